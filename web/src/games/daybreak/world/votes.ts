import type { DaybreakMove, DaybreakView, Seat } from "../../../generated/wire";
import { sameMove, type TableModel } from "../../../table/model.svelte";
import { viewOf } from "../selection.svelte";

/** The seats that have named this choice in the decision of the group. */
export function votersOf(model: TableModel, move: DaybreakMove): Seat[] {
  return viewOf(model).decision?.parties.find((party) => sameMove(party.move, move))?.seats ?? [];
}

/** Can one make this move now? */
export function canMove(model: TableModel, move: DaybreakMove): boolean {
  return model.moves.some((choice) => sameMove(choice.move, move));
}

/** Other seats of one's own that would name the same: those that are asked and have not named it. */
export function likewise(
  move: DaybreakMove,
  { decision, votes }: Pick<DaybreakView, "decision" | "votes">,
  asked: readonly Seat[],
  own: readonly Seat[],
  facing: Seat | null,
): Seat[] {
  if (!decision?.choices.some((choice) => sameMove(choice, move))) return [];
  return own.filter((seat) => {
    const vote = votes[seat] ?? null;
    return seat !== facing && asked.includes(seat) && (vote === null || !sameMove(vote, move));
  });
}
