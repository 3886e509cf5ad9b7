import type { DaybreakOutcome, DealResult, EarthriseOutcome, Played } from "../wire";

/** How a table did with the same deal. */
export interface Compared {
  results: { value: number; exact: number; good: boolean; you: boolean; people: string[]; at: number; known: boolean; unproven: boolean }[];
  /** Values that are written below the plot. */
  ticks: number[];
}

const range = (from: number, to: number, step: number): number[] => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Only one of all results is marked: the one of this table. */
const isOwn = (result: DealResult, table: string): boolean => result.table === table;

/** What has to be known of a result. */
const markedBy = (result: DealResult): { known: boolean; unproven: boolean } => ({ known: result.known_deal === true, unproven: result.unproven === true });

/** Tables of Daybreak, by the bands they ended with; `most` lose the game. */
export function compareDaybreak(results: readonly DealResult[], table: string, most: number): Compared {
  const all = results.map((result) => {
    const outcome = result.outcome as DaybreakOutcome;
    return { value: outcome.bands, exact: outcome.bands, good: outcome.won, you: isOwn(result, table), people: result.people, at: result.at, ...markedBy(result) };
  });
  const bands = all.map((one) => one.value);
  return { results: all, ticks: range(Math.max(0, Math.min(...bands) - 1), Math.max(Math.min(most, Math.max(...bands) + 1), ...bands), 1) };
}

/** How far apart the piles of the plot of Honors stand. */
const PILE = 5;

/** Tables of Earthrise, by the Honors of the best person at each. */
export function compareEarthrise(results: readonly DealResult[], table: string): Compared {
  const all = results.map((result) => {
    const most = Math.max(...(result.outcome as EarthriseOutcome).honors);
    // A win counts for more than any Honors; then the best person has the most there are.
    const good = result.score > most;
    const exact = good ? most : result.score;
    return { value: Math.round(exact / PILE) * PILE, exact, good, you: isOwn(result, table), people: result.people, at: result.at, ...markedBy(result) };
  });
  const values = all.map((one) => one.value);
  const low = Math.floor(Math.min(...values) / 10) * 10;
  const high = Math.ceil((Math.max(...values) + 1) / 10) * 10;
  return { results: all, ticks: range(low, high, 10) };
}

/** Who really played at a table, by its own result. */
export function ownPlayed(results: readonly DealResult[], table: string): readonly Played[] {
  return results.find((result) => isOwn(result, table))?.played ?? [];
}

/** How long the game took, if the list of results knows when it was over. */
export function lasted(results: readonly DealResult[], table: string, created: number): number | null {
  const own = results.find((result) => isOwn(result, table));
  return own ? Math.max(0, own.at - created) : null;
}
