import type { DaybreakChain } from "../../wire";

/** A project or crisis that is looked at closely. */
export interface Looked {
  kind: "global" | "crisis";
  id: number;
  tucked: DaybreakChain;
  /** The place of a crisis in the row. */
  at?: number;
}
