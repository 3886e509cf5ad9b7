import type { EarthriseDebrief, EarthriseOutcome, EarthriseSeat } from "../../../generated/wire";
import { sum } from "../../../debrief/numbers";

/** Where Honors come from, in the order in which they are stacked. */
export type Source = "round-1" | "round-2" | "round-3" | "alerts" | "tokens" | "puzzle" | "pill";
export const SOURCES: readonly Source[] = ["round-1", "round-2", "round-3", "alerts", "tokens", "puzzle", "pill"];

/** A game of Earthrise, read for plots and sentences. */
export interface Flight {
  outcome: EarthriseOutcome | null;
  numbers: EarthriseDebrief;
  /** Names by seat. */
  names: string[];
}

export const seats = (flight: Flight): number[] => flight.names.map((_, seat) => seat);

/** Was at least one trick taken? */
export const flown = ({ numbers }: Flight): boolean => numbers.rounds.some((round) => round.tricks.some((trick) => trick.commander !== null));

/** The Honors of a seat by where they came from; together they are all its Honors. */
export function bySource({ numbers }: Flight, seat: number): Record<Source, number> {
  const last = numbers.last[seat];
  const cards = (round: number): number => numbers.rounds[round]?.seats[seat]?.honors ?? 0;
  return {
    "round-1": cards(0),
    "round-2": cards(1),
    "round-3": cards(2),
    alerts: last?.fewest_alerts ?? 0,
    tokens: last?.tokens ?? 0,
    puzzle: last?.puzzle ?? 0,
    pill: sum(numbers.rounds.map((round) => round.seats[seat]?.pill ?? 0)) + (last?.pill ?? 0),
  };
}

/** All Honors of a seat. */
export function honors(flight: Flight, seat: number): number {
  return flight.numbers.last[seat]?.honors ?? sum(Object.values(bySource(flight, seat)));
}

/** The Honors of a seat after each round, and at the end. */
export function course(flight: Flight, seat: number): number[] {
  let all = 0;
  const after = flight.numbers.rounds.map((round) => (all += (round.seats[seat]?.honors ?? 0) + (round.seats[seat]?.pill ?? 0)));
  return flight.numbers.last.length > 0 ? [...after, honors(flight, seat)] : after;
}

/** What was counted in every round, for a seat, over the game. */
export type Counted = "commander" | "copilot" | "maneuvers" | "silence" | "cards";
export const COUNTED: readonly Counted[] = ["commander", "copilot", "maneuvers", "silence", "cards"];

export const count = ({ numbers }: Flight, seat: number, what: Counted): number => sum(numbers.rounds.map((round) => round.seats[seat]?.[what] ?? 0));

/** What stood at the end, for a seat. */
export const atEnd = ({ numbers }: Flight, seat: number): EarthriseSeat | null => numbers.rounds.at(-1)?.seats[seat] ?? null;

/** Pieces of the puzzle at the end. */
export const pieces = (flight: Flight, seat: number): number => flight.numbers.last[seat]?.pieces ?? atEnd(flight, seat)?.pieces ?? 0;

/** The seats by Honors, most first. */
export const ranking = (flight: Flight): number[] => seats(flight).sort((a, b) => honors(flight, b) - honors(flight, a));

/** All who stood at the top after each round. */
export function topmost(flight: Flight): number[][] {
  const courses = seats(flight).map((seat) => course(flight, seat));
  const times = courses[0]?.length ?? 0;
  return Array.from({ length: times }, (_, at) => {
    const now = courses.map((one) => one[at] ?? 0);
    return seats(flight).filter((seat) => now[seat] === Math.max(...now));
  });
}

/** Who led after each round; none where several did. */
export const leaders = (flight: Flight): (number | null)[] => topmost(flight).map(([first, ...others]) => (others.length === 0 ? (first ?? null) : null));
