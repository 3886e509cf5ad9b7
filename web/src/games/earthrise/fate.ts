import { t } from "../../words/words.svelte";
import type { Stop } from "./flight";
import type { PlayerState } from "./player-state.svelte";

/** What became of the token of a trick; nothing, while it waits for its trick. */
export function fateOf(player: PlayerState, stop: Stop): string {
  if (stop.silent) return t("er-silence-words");
  const place = player.view.track_places[stop.trick] ?? "track";
  if (place === "track") return "";
  if (place === "earth") return stop.state === "now" ? t("er-fate-now") : t("er-fate-earth");
  if (place === "box") return t("er-fate-box");
  return t("er-fate-held", { who: place.held === player.seat ? "you" : "other", name: player.name(place.held) });
}

/** The token of a trick, or that it is silent, in words. */
export function stopWords(player: PlayerState, stop: Stop): string {
  return stop.silent ? t("er-radio-silence") : (player.faces.tokens[stop.token ?? -1]?.text ?? t("er-stop-bare"));
}
