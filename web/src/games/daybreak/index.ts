import type { GameFolder } from "../../game/client";
import type { DaybreakOutcome, DaybreakSetup, DaybreakView } from "../../generated/wire";
import { t } from "../../words/words.svelte";
import { moveGroup } from "./movegroup";
import { powerLook } from "./powers";
import { answersOf, isBegun } from "./tuck";

export const client: GameFolder = {
  id: "daybreak",
  icon: "round",
  overIcon: "drawdown",
  scene: true,
  top: "stages",
  uses: true,
  ahead: true,
  keys: [
    ["Z", "zoom"],
    ["I", "icons"],
    ["P", "point"],
    ["R", "repeat"],
  ],
  seatLook: (setup, seat) => {
    const power = (setup as DaybreakSetup).powers[seat];
    return power ? powerLook(power) : null;
  },
  isWin: (outcome) => (outcome as DaybreakOutcome).won,
  outcomeLine: ({ outcome }) => {
    const { won, round, bands } = outcome as DaybreakOutcome;
    return t(won ? "home-result-won" : "home-result-lost", { round, bands });
  },
  moveGroup,
  goesOn: ({ moves, view }) => (isBegun(moves ?? []) ? { answers: answersOf(moves ?? []), usual: (view as DaybreakView).usual } : null),
  screen: async () => (await import("./Screen.svelte")).default,
  staging: async () => (await import("./staging")).staging,
  debrief: async () => (await import("./debrief/Debrief.svelte")).default,
  lesson: async () => (await import("./lesson")).lesson,
  form: async () => (await import("./form")).form,
  art: async () => (await import("./art")).art,
  cards: async () => (await import("./cards/Cards.svelte")).default,
  legend: async () => (await import("./zoom/Legend.svelte")).default,
  logLook: async () => (await import("./zoom/log")).logLook,
  planTarget: async () => (await import("./zoom/PlanTarget.svelte")).default,
  sentence: async () => (await import("./zoom/Sentence.svelte")).default,
  team: async () => (await import("./Team.svelte")).default,
};
