import type { DaybreakPlayer } from "../../../generated/wire";

/** How long a bar of energy is, and the numbers under it. */
export interface Scale {
  /** What the whole bar stands for. */
  most: number;
  marks: number[];
}

/** How long the bar of energy is: 20, or more if need be, in whole fives. */
export function scaleOf({ demand, dirty, clean }: Pick<DaybreakPlayer, "demand" | "dirty" | "clean">): Scale {
  const most = Math.max(20, Math.ceil(Math.max(demand, dirty + clean) / 5) * 5);
  const step = most > 30 ? 10 : 5;
  const marks: number[] = [];
  for (let mark = 0; mark <= most; mark += step) marks.push(mark);
  return { most, marks };
}

/** How long a small bar is: longer than what it shows, so that its end is seen. */
export function smallScaleOf({ demand, dirty, clean }: Pick<DaybreakPlayer, "demand" | "dirty" | "clean">): number {
  return Math.max(30, demand + 4, dirty + clean + 4);
}
