import { comparedBy, range, type Compared } from "../../../debrief/compare";
import type { DealResult, EarthriseOutcome } from "../../../generated/wire";

/** How far apart the piles of the plot of Honors stand. */
const PILE = 5;

/** Tables of the same deal, by the Honors of the best person at each. */
export function compare(results: readonly DealResult[], table: string): Compared {
  const all = results.map((result) => {
    const { honors } = result.outcome as EarthriseOutcome;
    const exact = Math.max(...result.seats.map((seat) => honors[seat] ?? 0));
    return comparedBy(result, table, { value: Math.round(exact / PILE) * PILE, exact, good: result.won });
  });
  const values = all.map((one) => one.value);
  const low = Math.floor(Math.min(...values) / 10) * 10;
  const high = Math.ceil((Math.max(...values) + 1) / 10) * 10;
  return { results: all, ticks: range(low, high, 10) };
}
