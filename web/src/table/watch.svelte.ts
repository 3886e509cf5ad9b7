import { untrack } from "svelte";
import { t, words } from "../words/words.svelte";
import type { LiveTable } from "./live.svelte";
import { notify } from "./notify";
import { chime } from "./sound";
import { listed, turnOf, type Turn } from "./turn";

function titleOf(turn: Turn, game: string): string {
  if (turn.is === "others") return t("room-title-others", { game, names: listed(turn.names, words.lang) });
  if (turn.is === "your-other") return t("room-title-other", { game, name: turn.name });
  return t(`room-title-${turn.is}`, { game });
}

/** Says whose turn it is where one sees it from elsewhere: in the title, by a tone, by a notice. */
export function watchTurns(live: LiveTable): void {
  const turn = $derived(turnOf(live.table, live.scene, live.you));
  const called = $derived((turn.is === "yours" || turn.is === "your-other") && !live.playback.busy);
  const over = $derived((turn.is === "over" || turn.is === "abandoned") && !live.playback.busy);

  $effect(() => {
    document.title = titleOf(turn, live.table.settings.name || t(`web-${live.game}`));
    return () => {
      document.title = "Firstlight";
    };
  });
  let first = true;
  $effect(() => {
    if (first || !called) return;
    untrack(() => chime("turn"));
    const prompt = untrack(() => live.scene.prompt ?? "");
    return notify(t("room-notice", { game: t(`web-${live.game}`) }), prompt, live.id);
  });
  $effect(() => {
    if (!first && over) untrack(() => chime("end"));
  });
  $effect(() => {
    const fact = live.playback.line?.fact;
    const sound = fact ? (live.playback.staging.sound?.(fact) ?? null) : null;
    if (sound) untrack(() => chime(sound));
  });
  $effect(() => {
    first = false;
  });
}
