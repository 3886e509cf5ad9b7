import type { Choice } from "../../generated/wire";

/** Is something begun that can still be put back? */
export function isBegun(moves: readonly Choice[]): boolean {
  return moves.some(({ move }) => move === "back");
}
