import type { TurningPoint } from "../generated/wire";

/** How many turning points of each kind stand on the page at first. */
export const SHOWN = { yours: 5, others: 3 } as const;

export interface Group {
  of: "yours" | "others";
  points: TurningPoint[];
}

/** One's own moves first, then those of others, each as the server orders them; as long as not all are wanted, the first few. */
export function telling(points: readonly TurningPoint[], all: boolean): Group[] {
  const of = (which: Group["of"]): Group => ({
    of: which,
    points: points.filter(({ yours }) => yours === (which === "yours")).slice(0, all ? undefined : SHOWN[which]),
  });
  return [of("yours"), of("others")].filter((group) => group.points.length > 0);
}
