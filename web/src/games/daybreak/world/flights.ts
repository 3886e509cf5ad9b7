import type { DaybreakFact, DaybreakView, Seat } from "../../../generated/wire";
import { bodyOf } from "./told";

/** Where something on the table is drawn: a power, recent emissions, a kind of sink, a row of the thermometer. */
export type Spot = { power: Seat } | "recent" | { sink: "trees" | "oceans" | "dac" } | { row: number };

/** So many cubes on their way from one spot to another. */
export interface Flight {
  from: Spot;
  to: Spot;
  count: number;
}

/** The most cubes that are in the air at once. */
export const MOST = 40;

/** Shares a number of cubes out by weight, so that none is lost. */
export function share(count: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole <= 0) return weights.map(() => 0);
  let before = 0;
  let given = 0;
  return weights.map((weight) => {
    before += weight;
    const upTo = Math.round((count * before) / whole);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

const SINKS = ["trees", "oceans", "dac"] as const;

/** The cubes that a fact sets in motion; `view` is the table after it. */
export function flightsOf(fact: DaybreakFact, { world }: Pick<DaybreakView, "world">): Flight[] {
  const emitted = bodyOf(fact, "emitted");
  if (emitted) return flight({ power: emitted.seat }, "recent", emitted.carbon);
  const sinks = SINKS.map((sink) => world[sink]);
  const absorbed = bodyOf(fact, "sinks_absorbed");
  if (absorbed) {
    const parts = share(Math.min(absorbed.carbon, MOST), sinks);
    return SINKS.flatMap((sink, i) => flight("recent", { sink }, parts[i] ?? 0));
  }
  const warmed = bodyOf(fact, "warmed");
  if (warmed) return flight("recent", { row: world.bands + 1 }, warmed.carbon);
  const drawdown = bodyOf(fact, "drawdown");
  if (drawdown) {
    const parts = share(Math.min(drawdown.removed, MOST), sinks);
    return SINKS.flatMap((sink, i) => flight({ row: world.bands + 1 }, { sink }, parts[i] ?? 0));
  }
  return [];
}

function flight(from: Spot, to: Spot, count: number): Flight[] {
  return count > 0 ? [{ from, to, count: Math.min(count, MOST) }] : [];
}
