import type { GameFolder } from "../../game/client";
import type { DaybreakOutcome, DaybreakSetup } from "../../generated/wire";
import { t } from "../../words/words.svelte";
import { powerLook } from "./powers";

export const client: GameFolder = {
  id: "daybreak",
  icon: "round",
  overIcon: "drawdown",
  top: "stages",
  uses: true,
  keys: [
    ["I", "turn"],
    ["P", "point"],
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
  screen: async () => (await import("./Screen.svelte")).default,
  staging: async () => (await import("./staging")).staging,
  debrief: async () => (await import("./debrief/Debrief.svelte")).default,
  lesson: async () => (await import("./lesson")).lesson,
  form: async () => (await import("./form")).form,
  art: async () => (await import("./art")).art,
  cards: async () => (await import("./cards/Cards.svelte")).default,
  team: async () => (await import("./Team.svelte")).default,
};
