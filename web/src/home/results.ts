import type { DaybreakOutcome, DealResult, Outcome } from "../wire";

export function isDaybreakOutcome(outcome: Outcome): outcome is DaybreakOutcome {
  return "won" in outcome;
}

/** How many of the results of a co-operative game were wins. */
export function wins(results: readonly DealResult[]): number {
  return results.filter(({ outcome }) => isDaybreakOutcome(outcome) && outcome.won).length;
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
  const before = (one: DealResult, other: DealResult): boolean =>
    Boolean(one.unproven) === Boolean(other.unproven) ? one.score > other.score : !one.unproven;
  return results.map((result) => ({ result, place: 1 + results.filter((one) => before(one, result)).length }));
}

/** Your own result among them. */
export function yourPlace(results: readonly DealResult[]): Placed | null {
  return placed(results).find(({ result }) => result.you) ?? null;
}

/** The Honors of the seat that the one person at a daily deal of Earthrise has: the first. */
export function honorsOfPerson(outcome: Outcome): { honors: number; won: boolean } | null {
  if (isDaybreakOutcome(outcome)) return null;
  return { honors: outcome.honors[0] ?? 0, won: outcome.winners.includes(0) };
}
