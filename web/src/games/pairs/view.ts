import type { View } from "../../generated/wire";

/** What the server tells of a table of Pairs, as far as it is drawn. The types of the wire have no toy. */
export interface PairsView {
  /** The numbers that one sees, counted from 0. */
  hidden: (number | null)[];
  calls: ("low" | "high" | "pass" | null)[];
  points: number[];
  rounds: number;
}

export const pairs = (view: View): PairsView => view as unknown as PairsView;

/** The strata of dawn, from the darkest. */
export const BANDS = [1, 2, 3, 4, 5] as const;
