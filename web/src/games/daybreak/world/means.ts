import type { ChoiceMeans, DaybreakMove } from "../../../generated/wire";
import { sameMove, type TableModel } from "../../../table/model.svelte";
import { usesOf } from "../selection.svelte";

/** What a choice of the group would mean now, as the server said; nothing, as long as it has not. */
export function meansOf(model: TableModel, move: DaybreakMove): ChoiceMeans | null {
  return usesOf(model)?.means.find((one) => sameMove(one.move, move)) ?? null;
}
