import type { DaybreakAhead } from "../../../generated/wire";
import type { TableModel } from "../../../table/model.svelte";

/** The rest of this round, if nobody plays or answers any more; nothing, until the server has said it and when the game is over. */
export function aheadOf(model: TableModel): DaybreakAhead | null {
  return (model.ahead?.ahead ?? null) as DaybreakAhead | null;
}
