import type { Choice, Move } from "../generated/wire";
import { sameMove } from "./model.svelte";

/** Something that is begun and still open: the answers that go on with it, and the usual one, where there is such. */
export interface Open {
  answers: readonly Choice[];
  usual: Move | null;
}

/**
 * What follows an advised move so that it is whole: the usual answer, the only one, or the one that is advised; `wait` until there
 * is advice, and `whole` where nothing is open any more, or nobody can say how to go on.
 */
export function whatFollows(open: Open | null, advised: Move | null, refused: boolean): { move: Move } | "wait" | "whole" {
  if (open === null) return "whole";
  const [first, second] = open.answers;
  if (!first) return "wait";
  const move = open.usual ?? (second ? advised : first.move);
  if (move === null) return refused ? "whole" : "wait";
  return open.answers.some((answer) => sameMove(answer.move, move)) ? { move } : "whole";
}
