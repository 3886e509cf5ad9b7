import type { Choice } from "../../generated/wire";

/** Is something begun that can still be put back? */
export function isBegun(moves: readonly Choice[]): boolean {
  return moves.some(({ move }) => move === "back");
}

/** What goes on with it. */
export function answersOf(moves: readonly Choice[]): Choice[] {
  return moves.filter(({ move }) => move !== "back");
}
