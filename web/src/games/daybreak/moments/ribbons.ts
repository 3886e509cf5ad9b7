/** A band of carbon from one edge to another, as high as it is large. */
export interface Ribbon {
  key: string;
  carbon: number;
  /** Where its upper edge is at the left and at the right, in carbon from the top. */
  left: number;
  right: number;
}

/**
 * Bands side by side at the one edge with gaps between them, and without at the other: what comes together at a pool, or
 * goes out from it. Everything is counted in carbon, so that one carbon is one height everywhere.
 */
export function ribbonsOf(parts: readonly { key: string; carbon: number }[], pool: number, height: number, out: boolean): Ribbon[] {
  const total = parts.reduce((sum, { carbon }) => sum + carbon, 0);
  const gap = parts.length > 1 ? (height - total) / (parts.length - 1) : 0;
  let [apart, together] = [parts.length > 1 ? 0 : (height - total) / 2, pool];
  return parts.map(({ key, carbon }) => {
    const ribbon = out ? { key, carbon, left: together, right: apart } : { key, carbon, left: apart, right: together };
    apart += carbon + gap;
    together += carbon;
    return ribbon;
  });
}

/** A band as a path from `x0` to `x1`, with `unit` pixels for one carbon. */
export function pathOf({ carbon, left, right }: Ribbon, x0: number, x1: number, unit: number): string {
  const middle = (x0 + x1) / 2;
  const [a, b, c, d] = [left * unit, right * unit, (right + carbon) * unit, (left + carbon) * unit];
  return `M${x0} ${a}C${middle} ${a} ${middle} ${b} ${x1} ${b}L${x1} ${c}C${middle} ${c} ${middle} ${d} ${x0} ${d}Z`;
}
