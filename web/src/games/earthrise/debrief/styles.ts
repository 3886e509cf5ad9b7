import type { Style } from "../../../debrief/plots/series";
import type { EarthriseHonorsFrom, EarthriseHonorsSource } from "../../../generated/wire";

/** Seats have no colours of their own. */
const SEAT_STYLES: readonly Style[] = [
  { colour: "var(--ink)", pattern: "plain", dash: "", mark: "disc" },
  { colour: "var(--tk-infra)", pattern: "lines", dash: "2 5", mark: "square" },
  { colour: "var(--tk-eco)", pattern: "slant", dash: "9 5", mark: "diamond" },
  { colour: "var(--tk-social)", pattern: "dots", dash: "14 4 3 4", mark: "triangle" },
  { colour: "var(--ink-3)", pattern: "cross", dash: "5 3", mark: "ring" },
];
export const seatStyle = (seat: number): Style => SEAT_STYLES[seat % SEAT_STYLES.length] as Style;

const ROUND_STYLES: readonly Style[] = (["plain", "lines", "slant"] as const).map((pattern) => ({
  colour: "var(--tk-infra)",
  pattern,
  dash: "",
  mark: "disc",
}));
const SOURCE_STYLES: Record<Exclude<EarthriseHonorsSource, "round">, Style> = {
  alerts: { colour: "var(--tk-social)", pattern: "dots", dash: "", mark: "disc" },
  tokens: { colour: "var(--pw-majority)", pattern: "uprights", dash: "", mark: "disc" },
  puzzle: { colour: "var(--tk-eco)", pattern: "checks", dash: "", mark: "disc" },
  pill: { colour: "var(--suit-pho)", pattern: "cross", dash: "", mark: "disc" },
};

export const sourceStyle = ({ source, round }: EarthriseHonorsFrom): Style =>
  source === "round" ? (ROUND_STYLES[((round ?? 1) - 1) % ROUND_STYLES.length] as Style) : SOURCE_STYLES[source];
