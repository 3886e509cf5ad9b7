import { comparedBy, range, type Compared } from "../../../debrief/compare";
import type { DaybreakOutcome, DealResult } from "../../../generated/wire";

/** Tables of the same deal, by the bands they ended with; `most` lose the game. */
export function compare(results: readonly DealResult[], table: string, most: number): Compared {
  const all = results.map((result) => {
    const { bands, won } = result.outcome as DaybreakOutcome;
    return comparedBy(result, table, { value: bands, exact: bands, good: won });
  });
  const bands = all.map((one) => one.value);
  return { results: all, ticks: range(Math.max(0, Math.min(...bands) - 1), Math.max(Math.min(most, Math.max(...bands) + 1), ...bands), 1) };
}
