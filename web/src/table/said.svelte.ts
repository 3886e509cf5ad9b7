import { untrack } from "svelte";
import { t } from "../words/words.svelte";
import { readable } from "./readable";
import type { RoomState } from "./room.svelte";

/** Something that somebody said or signalled a moment ago. */
export interface Said {
  key: string;
  name: string | null;
  text: string;
}

/** The most that shows at a time; the rest is in chat and log. */
const MOST = 2;

/** What the others at a table said and signalled a moment ago, each as long as it takes to read it. */
export function saidAt(at: () => RoomState): { readonly all: Said[] } {
  const room = $derived(at());
  const live = $derived(room.live);
  let said = $state.raw<Said[]>([]);
  let heard = untrack(() => live.notes.length);
  $effect(() => {
    const fresh = live.notes.slice(heard);
    const first = heard;
    heard = live.notes.length;
    const made = fresh.flatMap((note, i): Said[] => {
      const key = `note ${first + i}`;
      if ((note.note === "said" || note.note === "planned") && live.hushed.has(note.who)) return [];
      if (note.note === "said") {
        const mine = note.seat != null && live.you.seats.includes(note.seat);
        return mine || room.panel === "chat" ? [] : [{ key, name: note.name, text: note.text }];
      }
      // A question to oneself has a banner, and so has one's own. Everybody with a seat is asked about study, at the moment
      // the game begins, when one may not know one's seat yet.
      const asked = note.note === "asked" ? live.table.questions.find((question) => question.question === note.question) : undefined;
      if (asked && (asked.about === "study" || room.isAsked(asked) || room.isMine(asked))) return [];
      if (note.note === "taken_back" && live.you.seats.includes(note.seat)) return [];
      if (note.note === "planned" && live.you.seats.includes(note.seat)) return [];
      // Whoever is still being told what happened would hear from a plan what comes next; it stands at the choice that it is about.
      if (note.note === "planned" && live.playback.busy) return [];
      return note.text ? [{ key, name: null, text: note.text }] : [];
    });
    if (made.length === 0) return;
    said = [...untrack(() => said), ...made];
    for (const one of made) setTimeout(() => (said = said.filter((other) => other !== one)), readable(one.text));
  });
  // What somebody points at is ringed on the table, with their name.
  const signals = $derived(
    live.signals
      .filter(({ signal }) => signal !== "look")
      .map((one): Said => ({ key: `signal ${one.key}`, name: one.name, text: t(`room-signal-${one.signal}`) })),
  );
  const all = $derived([...said, ...signals].slice(-MOST));
  return {
    get all() {
      return all;
    },
  };
}
