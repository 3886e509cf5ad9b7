import type { Advised, Choice, Move } from "../generated/wire";
import { sameMove } from "./model.svelte";

/** Something that is begun and still open: the answers that go on with it, and the usual one, where there is such. */
export interface Open {
  answers: readonly Choice[];
  usual: Move | null;
}

/** A move to make, and what was advised to follow it. */
export interface Step {
  move: Move;
  rest: readonly Move[];
}

/** What is known of how to go on: the rest of the line that was advised, and advice on this very moment, once it was asked for. */
export interface Known {
  rest: readonly Move[];
  advised: Pick<Advised, "move" | "rest"> | null;
  refused: boolean;
}

/** An advised move with the rest of its line. */
export function stepOf({ move, rest = [] }: Pick<Advised, "move" | "rest">): Step {
  return { move, rest };
}

/** What is left of a line after a move that was made; nothing once another move was made than the next one of it. */
export function restAfter(rest: readonly Move[], made: Move): readonly Move[] {
  const [next, ...later] = rest;
  return next !== undefined && sameMove(next, made) ? later : [];
}

/**
 * What follows an advised move so that it is whole: the next move of its line as long as that fits, else the usual answer, the only
 * one, or the one that is advised; `wait` until the answers are there, `ask` where there has to be advice, and `whole` where nothing
 * is open any more, or nobody can say how to go on.
 */
export function whatFollows(open: Open | null, { rest, advised, refused }: Known): Step | "wait" | "ask" | "whole" {
  if (open === null) return "whole";
  const { answers, usual } = open;
  const [first, second] = answers;
  if (!first) return "wait";
  const fits = (move: Move): boolean => answers.some((answer) => sameMove(answer.move, move));
  const [next, ...later] = rest;
  if (next !== undefined && fits(next)) return { move: next, rest: later };
  if (usual !== null) return fits(usual) ? { move: usual, rest: [] } : "whole";
  if (!second) return { move: first.move, rest: [] };
  if (advised === null) return refused ? "whole" : "ask";
  return fits(advised.move) ? stepOf(advised) : "whole";
}
