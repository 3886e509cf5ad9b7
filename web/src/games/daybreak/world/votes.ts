import type { DaybreakMove, DaybreakView, Seat } from "../../../generated/wire";
import { sameMove, type TableModel } from "../../../table/model.svelte";
import { viewOf } from "../selection.svelte";
import { waitsFor } from "./seats";

/** The seats that have named this choice in the decision of the group. */
export function votersOf(model: TableModel, move: DaybreakMove): Seat[] {
  return viewOf(model).votes.flatMap((vote, seat) => (vote !== null && sameMove(vote, move) ? [seat] : []));
}

/** Can one make this move now? */
export function canMove(model: TableModel, move: DaybreakMove): boolean {
  return model.moves.some((choice) => sameMove(choice.move, move));
}

/** Those who have named the same. */
export interface Party {
  move: DaybreakMove;
  seats: Seat[];
}

/** How a decision of the group stands. It holds when every seat has named the same (DB-ROUND-04). */
export interface Tally {
  /** The largest first. */
  parties: Party[];
  /** "open": somebody has named nothing yet; "tie": the largest parties are as large; "split": one is larger, but not all. */
  stands: "open" | "tie" | "split";
}

export function tallyOf(votes: DaybreakView["votes"]): Tally {
  const parties: Party[] = [];
  votes.forEach((move, seat) => {
    if (move === null) return;
    const party = parties.find((one) => sameMove(one.move, move));
    if (party) party.seats.push(seat);
    else parties.push({ move, seats: [seat] });
  });
  parties.sort((one, other) => other.seats.length - one.seats.length);
  const named = parties.reduce((sum, party) => sum + party.seats.length, 0);
  if (named < votes.length) return { parties, stands: "open" };
  return { parties, stands: parties[0]?.seats.length === parties[1]?.seats.length ? "tie" : "split" };
}

/** Is it a word in a decision of the group? */
function isVote(move: DaybreakMove): boolean {
  if (move === "keep_none") return true;
  return typeof move === "object" && ("keep_project" in move || "drop_project" in move || "spare" in move);
}

/** Other seats of one's own that would name the same: those that are asked and have not named it. */
export function likewise(
  move: DaybreakMove,
  view: Pick<DaybreakView, "step" | "votes">,
  asked: readonly Seat[],
  own: readonly Seat[],
  facing: Seat | null,
): Seat[] {
  if (!isVote(move) || waitsFor(view.step) !== "vote") return [];
  return own.filter((seat) => {
    const vote = view.votes[seat] ?? null;
    return seat !== facing && asked.includes(seat) && (vote === null || !sameMove(vote, move));
  });
}
