import type { Style } from "../../../debrief/plots/series";
import type { DaybreakPower } from "../../../generated/wire";

/** How the powers are told apart in plots. */
export const POWER_STYLES: Record<DaybreakPower, Style> = {
  China: { colour: "var(--pw-china)", pattern: "plain", dash: "", mark: "square" },
  Europe: { colour: "var(--pw-europe)", pattern: "lines", dash: "2 5", mark: "disc" },
  UnitedStates: { colour: "var(--pw-us)", pattern: "slant", dash: "9 5", mark: "diamond" },
  MajorityWorld: { colour: "var(--pw-majority)", pattern: "dots", dash: "14 4 3 4", mark: "triangle" },
};
