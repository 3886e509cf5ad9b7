import type { DaybreakMove, Seat } from "../../wire";
import { sameMove, type TableModel } from "../../table/model.svelte";
import { viewOf } from "../selection.svelte";

/** The seats that have named this choice in the decision of the group. */
export function votersOf(model: TableModel, move: DaybreakMove): Seat[] {
  return viewOf(model).state.votes.flatMap((vote, seat) => (vote !== null && sameMove(vote, move) ? [seat] : []));
}

/** Can one make this move now? */
export function canMove(model: TableModel, move: DaybreakMove): boolean {
  return model.moves.some((choice) => sameMove(choice.move, move));
}
