import { clientOf } from "../game/clients";
import type { DealResult } from "../generated/wire";

/** How many of the results of a game were wins of all together. */
export function winsOf(game: string, results: readonly DealResult[]): number {
  const { isWin } = clientOf(game);
  return results.filter(({ outcome }) => isWin(outcome)).length;
}

export interface Placed {
  place: number;
  result: DealResult;
}

/**
 * The results with their places from the top; equal scores share a place. Whoever was new here comes after all others, as
 * in the list, and takes no place from them.
 */
export function placed(results: readonly DealResult[]): Placed[] {
  const before = (one: DealResult, other: DealResult): boolean => (Boolean(one.unproven) === Boolean(other.unproven) ? one.score > other.score : !one.unproven);
  return results.map((result) => ({ result, place: 1 + results.filter((one) => before(one, result)).length }));
}

/** Your own result among them. */
export function yourPlace(results: readonly DealResult[]): Placed | null {
  return placed(results).find(({ result }) => result.you) ?? null;
}
