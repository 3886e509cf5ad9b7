import type { TurningPoint } from "../generated/wire";

/** How many turning points stand on the page at first. */
export const SHOWN = 5;

/** The points with the largest changes, in the order of the game. */
export function telling(points: readonly TurningPoint[], most = SHOWN): TurningPoint[] {
  const largest = [...points].sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, most);
  return points.filter((point) => largest.includes(point));
}
