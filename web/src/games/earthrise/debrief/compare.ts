import { comparedBy, range, type Compared } from "../../../debrief/compare";
import type { DealResult, EarthriseOutcome } from "../../../generated/wire";

/** How far apart the piles of the plot of Honors stand. */
const PILE = 5;

/** Tables of the same deal, by the Honors of the best person at each. */
export function compare(results: readonly DealResult[], table: string): Compared {
  const all = results.map((result) => {
    const most = Math.max(...(result.outcome as EarthriseOutcome).honors);
    // A win counts for more than any Honors; then the best person has the most there are.
    const good = result.score > most;
    const exact = good ? most : result.score;
    return comparedBy(result, table, { value: Math.round(exact / PILE) * PILE, exact, good });
  });
  const values = all.map((one) => one.value);
  const low = Math.floor(Math.min(...values) / 10) * 10;
  const high = Math.ceil((Math.max(...values) + 1) / 10) * 10;
  return { results: all, ticks: range(low, high, 10) };
}
