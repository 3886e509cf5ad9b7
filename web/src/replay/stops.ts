import type { FactMessage } from "../generated/wire";

/** A moment where a round begins. */
export interface Mark {
  entry: number;
  /** Counted from 1; 0 is the final phase. */
  round: number;
}

/** The moments one steps through: the beginning, every entry that has something to tell, and the last one. */
export function stopsOf(told: readonly FactMessage[], last: number): number[] {
  const entries = told.map((one) => one.entry).filter((entry) => entry <= last);
  return [...new Set([0, ...entries, last])].sort((one, other) => one - other);
}

/** Where rounds begin. */
export function marksOf(told: readonly FactMessage[]): Mark[] {
  const marks: Mark[] = [];
  for (const { entry, round } of told) {
    if (round != null && marks.at(-1)?.entry !== entry) marks.push({ entry, round });
  }
  return marks;
}

/** The next of some moments after one, or the last before it; where there is none, the end on that side. */
export function stepFrom(at: number, stops: readonly number[], by: 1 | -1): number {
  const next = by === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return next ?? (by === 1 ? (stops.at(-1) ?? at) : (stops[0] ?? at));
}

/** What was told after one moment and up to another. */
export function toldBetween(told: readonly FactMessage[], from: number, to: number): FactMessage[] {
  return told.filter((one) => one.entry > from && one.entry <= to);
}

/** A moment of an address, within what there is. */
export function momentOf(text: string | null, last: number): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  return Math.min(Number(text), last);
}

/** What the step to a moment told, in words. */
export function wordsAt(told: readonly FactMessage[], at: number, stops: readonly number[]): string {
  const lines = toldBetween(told, stepFrom(at, stops, -1), at);
  return lines
    .map((one) => one.text)
    .filter(Boolean)
    .join(" ");
}
