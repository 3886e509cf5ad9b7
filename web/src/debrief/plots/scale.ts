/** Round numbers from 0 to at least `most`, about `wanted` of them. */
export function ticks(most: number, wanted = 5): number[] {
  const step = niceStep(Math.max(most, 1) / wanted);
  const marks: number[] = [];
  for (let mark = 0; ; mark += step) {
    marks.push(mark);
    if (mark >= most && mark > 0) return marks;
  }
}

/** The next larger of 1, 2, 5, 10, 20 … */
function niceStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(raw, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= raw) ?? 10 * power;
}

/** A straight scale from values to places. */
export function linear(from: readonly [number, number], to: readonly [number, number]): (value: number) => number {
  const span = from[1] - from[0];
  return (value) => (span === 0 ? to[0] : to[0] + ((value - from[0]) / span) * (to[1] - to[0]));
}

/** The middles and the width of `count` bars between two places. */
export function bars(count: number, from: number, to: number, widest = 62): { width: number; at: number[] } {
  const step = (to - from) / Math.max(count, 1);
  const width = Math.min(widest, step * 0.7);
  return { width, at: Array.from({ length: count }, (_, index) => from + step * (index + 0.5)) };
}

/** The places of `count` points, the first at one end and the last at the other. */
export function points(count: number, from: number, to: number): number[] {
  if (count === 1) return [(from + to) / 2];
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** A part of a stack: from where to where. */
export interface Part {
  from: number;
  to: number;
}

/** Lays positive values one on the other, and negative ones below zero. */
export function stack(values: readonly number[]): Part[] {
  let above = 0;
  let below = 0;
  return values.map((value) => {
    if (value >= 0) return { from: above, to: (above += value) };
    return { from: below, to: (below += value) };
  });
}

/** Moves labels apart so that each has `gap`, keeping their order and staying between the ends where there is room. */
export function apart(wished: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wished.map((_, index) => index).sort((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0));
  const placed = order.map((index) => wished[index] ?? 0);
  for (let at = 1; at < placed.length; at += 1) placed[at] = Math.max(placed[at] ?? 0, (placed[at - 1] ?? 0) + gap);
  const over = (placed.at(-1) ?? 0) - high;
  if (over > 0) {
    placed[placed.length - 1] = high;
    for (let at = placed.length - 2; at >= 0; at -= 1) placed[at] = Math.min(placed[at] ?? 0, (placed[at + 1] ?? 0) - gap);
    const under = low - (placed[0] ?? low);
    if (under > 0) for (let at = 0; at < placed.length; at += 1) placed[at] = (placed[at] ?? 0) + under;
  }
  const places: number[] = new Array<number>(wished.length).fill(0);
  order.forEach((index, at) => (places[index] = placed[at] ?? 0));
  return places;
}

/** A line through points, as the path of an SVG. */
export function line(xs: readonly number[], ys: readonly number[]): string {
  return xs.map((x, index) => `${index === 0 ? "M" : "L"}${fine(x)} ${fine(ys[index] ?? 0)}`).join("");
}

/** A line that stays at a value until the next point, then jumps to it. */
export function steps(xs: readonly number[], ys: readonly number[]): string {
  return xs.map((x, index) => (index === 0 ? `M${fine(x)} ${fine(ys[0] ?? 0)}` : `H${fine(x)}V${fine(ys[index] ?? 0)}`)).join("");
}

/** The surface between two lines. */
export function area(xs: readonly number[], low: readonly number[], high: readonly number[]): string {
  const back = [...xs].reverse();
  return `${line(xs, high)}${line(back, [...low].reverse()).replace("M", "L")}z`;
}

const fine = (value: number): string => String(Math.round(value * 100) / 100);
