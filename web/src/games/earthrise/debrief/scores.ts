import type { EarthriseDebrief, EarthriseHonorsFrom, EarthriseOutcome, EarthriseSeat } from "../../../generated/wire";
import { sum } from "../../../debrief/numbers";

/** The end of the key of the words for a source of Honors. */
export const sourceKey = ({ source, round }: Pick<EarthriseHonorsFrom, "source" | "round">): string => (round === null ? source : `${source}-${round}`);

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

/** The Honors of a seat after each round, and at the end. */
export function course({ numbers }: Flight, seat: number): number[] {
  return [...numbers.rounds.flatMap((round) => round.seats[seat]?.total ?? []), ...numbers.last.slice(seat, seat + 1).map(({ honors }) => honors)];
}

/** All Honors of a seat. */
export const honors = (flight: Flight, seat: number): number => course(flight, seat).at(-1) ?? 0;

/** What was counted in every round, for a seat, over the game. */
export type Counted = "commander" | "copilot" | "maneuvers" | "silence" | "cards";
export const COUNTED: readonly Counted[] = ["commander", "copilot", "maneuvers", "silence", "cards"];

export const count = ({ numbers }: Flight, seat: number, what: Counted): number => sum(numbers.rounds.map((round) => round.seats[seat]?.[what] ?? 0));

/** What stood at the end, for a seat. */
export const atEnd = ({ numbers }: Flight, seat: number): EarthriseSeat | null => numbers.rounds.at(-1)?.seats[seat] ?? null;

/** Pieces of the puzzle at the end. */
export const pieces = (flight: Flight, seat: number): number => flight.numbers.last[seat]?.pieces ?? atEnd(flight, seat)?.pieces ?? 0;

/** The seats by Honors, most first; whoever won comes first. */
export const ranking = ({ numbers }: Flight): number[] => numbers.standing;

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
