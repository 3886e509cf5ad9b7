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
  // The one person at a daily deal has the first seat.
  outcomeLine: (outcome) => {
    const { honors, winners } = outcome as EarthriseOutcome;
    return t(winners.includes(0) ? "home-result-first" : "home-result-honors", { honors: honors[0] ?? 0 });
  },
  screen: async () => (await import("./Screen.svelte")).default,
  staging: async () => (await import("./staging")).staging,
  debrief: async () => (await import("./debrief/Debrief.svelte")).default,
  lesson: async () => (await import("./lesson")).lesson,
  form: async () => (await import("./form")).form,
  art: async () => (await import("./art")).art,
};
