import type { GameFolder } from "../../game/client";
import type { EarthriseOutcome, EarthriseView } from "../../generated/wire";
import { t } from "../../words/words.svelte";

export const client: GameFolder = {
  id: "earthrise",
  icon: "apollo8",
  // Only of cards to play.
  uses: (view) => (view as EarthriseView).phase === "play",
  keys: [
    ["L", "last-trick"],
    ["S", "sheet"],
  ],
  outcomeLine: ({ outcome, seats: [seat = 0], won }) =>
    t(won ? "home-result-first" : "home-result-honors", { honors: (outcome as EarthriseOutcome).honors[seat] ?? 0 }),
  screen: async () => (await import("./Screen.svelte")).default,
  staging: async () => (await import("./staging")).staging,
  debrief: async () => (await import("./debrief/Debrief.svelte")).default,
  lesson: async () => (await import("./lesson")).lesson,
  form: async () => (await import("./form")).form,
  art: async () => (await import("./art")).art,
};
