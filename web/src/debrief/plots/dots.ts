/** One result on a dot plot. */
export interface Dot<T> {
  x: number;
  y: number;
  of: T;
}

/** Lays equal things beside and above each other: each value gets a pile as wide as its room allows, filled row by row from the bottom. */
export function pile<T>(all: readonly T[], value: (one: T) => number, place: (value: number) => number, room: number, size: number): Dot<T>[] {
  const piles = new Map<number, T[]>();
  for (const one of all) {
    const at = value(one);
    piles.set(at, [...(piles.get(at) ?? []), one]);
  }
  const across = Math.max(1, Math.floor(room / size));
  const dots: Dot<T>[] = [];
  for (const [at, members] of piles) {
    members.forEach((of, index) => {
      const row = Math.floor(index / across);
      const inRow = Math.min(across, members.length - row * across);
      const column = index % across;
      dots.push({ x: place(at) + (column - (inRow - 1) / 2) * size, y: row * size, of });
    });
  }
  return dots;
}

/** How high the highest pile is. */
export function height(dots: readonly Dot<unknown>[], size: number): number {
  return dots.reduce((most, dot) => Math.max(most, dot.y + size), 0);
}
