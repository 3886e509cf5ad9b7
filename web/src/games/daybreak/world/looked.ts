import type { DaybreakLocalId } from "../../../generated/wire";

/** A project or crisis that is looked at closely. */
export interface Looked {
  kind: "global" | "crisis";
  id: number;
  tucked: readonly DaybreakLocalId[];
  /** The place of a crisis in the row. */
  at?: number;
}
