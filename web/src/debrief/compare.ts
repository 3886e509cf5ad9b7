import type { DealResult, Played } from "../generated/wire";

/** How a table did with the same deal. */
export interface Compared {
  results: { value: number; exact: number; good: boolean; you: boolean; people: string[]; at: number; known: boolean; unproven: boolean }[];
  /** Values that are written below the plot. */
  ticks: number[];
}

export const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** Only one of all results is marked: the one of this table. */
const isOwn = (result: DealResult, table: string): boolean => result.table === table;

/** A result to compare, by a value of its game. */
export function comparedBy(result: DealResult, table: string, by: { value: number; exact: number; good: boolean }): Compared["results"][number] {
  const { people, at } = result;
  return { ...by, you: isOwn(result, table), people, at, known: result.known_deal === true, unproven: result.unproven === true };
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
