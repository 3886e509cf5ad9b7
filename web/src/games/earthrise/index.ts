import type { GameFolder } from "../../game/client";
import type { EarthriseOutcome } from "../../generated/wire";
import { t } from "../../words/words.svelte";

export const client: GameFolder = {
  id: "earthrise",
  icon: "apollo8",
  ends: true,
  docks: true,
  uses: true,
  keys: [
    ["L", "last-trick"],
    ["S", "sheet"],
    ["D", "deck"],
    ["R", "repeat"],
    ["P", "wait"],
  ],
  outcomeLine: ({ outcome, seats: [seat = 0], won }) =>
    t(won ? "home-result-first" : "home-result-honors", { honors: (outcome as EarthriseOutcome).honors[seat] ?? 0 }),
  screen: async () => (await import("./Screen.svelte")).default,
  logLook: async () => (await import("./log")).logLook,
  sentence: async () => (await import("./Sentence.svelte")).default,
  moveLook: async () => (await import("./MoveLook.svelte")).default,
  staging: async () => (await import("./staging")).staging,
  debrief: async () => (await import("./debrief/Debrief.svelte")).default,
  lesson: async () => (await import("./lesson")).lesson,
  form: async () => (await import("./form")).form,
  art: async () => (await import("./art")).art,
};
