import type { DaybreakPower } from "../../wire";
import type { Source } from "../earthrise/scores";

export type Pattern = "plain" | "lines" | "slant" | "dots" | "cross" | "uprights" | "checks";
export type Mark = "disc" | "square" | "diamond" | "triangle" | "ring";

/** How something is told apart in plots: by pattern, dash and mark, and by colour besides. */
export interface Style {
  colour: string;
  pattern: Pattern;
  dash: string;
  mark: Mark;
}

export const POWER_STYLES: Record<DaybreakPower, Style> = {
  China: { colour: "var(--pw-china)", pattern: "plain", dash: "", mark: "square" },
  Europe: { colour: "var(--pw-europe)", pattern: "lines", dash: "2 5", mark: "disc" },
  UnitedStates: { colour: "var(--pw-us)", pattern: "slant", dash: "9 5", mark: "diamond" },
  MajorityWorld: { colour: "var(--pw-majority)", pattern: "dots", dash: "14 4 3 4", mark: "triangle" },
};

/** Seats of Earthrise have no colours of their own. */
const SEAT_STYLES: readonly Style[] = [
  { colour: "var(--ink)", pattern: "plain", dash: "", mark: "disc" },
  { colour: "var(--tk-infra)", pattern: "lines", dash: "2 5", mark: "square" },
  { colour: "var(--tk-eco)", pattern: "slant", dash: "9 5", mark: "diamond" },
  { colour: "var(--tk-social)", pattern: "dots", dash: "14 4 3 4", mark: "triangle" },
  { colour: "var(--ink-3)", pattern: "cross", dash: "5 3", mark: "ring" },
];
export const seatStyle = (seat: number): Style => SEAT_STYLES[seat % SEAT_STYLES.length] as Style;

export const SOURCE_STYLES: Record<Source, Style> = {
  "round-1": { colour: "var(--tk-infra)", pattern: "plain", dash: "", mark: "disc" },
  "round-2": { colour: "var(--tk-infra)", pattern: "lines", dash: "", mark: "disc" },
  "round-3": { colour: "var(--tk-infra)", pattern: "slant", dash: "", mark: "disc" },
  alerts: { colour: "var(--tk-social)", pattern: "dots", dash: "", mark: "disc" },
  tokens: { colour: "var(--pw-majority)", pattern: "uprights", dash: "", mark: "disc" },
  puzzle: { colour: "var(--tk-eco)", pattern: "checks", dash: "", mark: "disc" },
  pill: { colour: "var(--suit-pho)", pattern: "cross", dash: "", mark: "disc" },
};

/** The outline of a mark of half-width `r` around a point. */
export function markPath(mark: Mark, x: number, y: number, r: number): string {
  switch (mark) {
    case "square":
      return `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`;
    case "diamond":
      return `M${x} ${y - r * 1.3}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}z`;
    case "triangle":
      return `M${x} ${y - r * 1.2}l${r * 1.2} ${r * 2.1}h${-r * 2.4}z`;
    default:
      return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
}
