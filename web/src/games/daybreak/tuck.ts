import type { Choice, DaybreakMove } from "../../generated/wire";

/**
 * The answer that puts a card behind all others of its stack, if the place is what is asked. Its tags count wherever it
 * lies (DB-LOCAL-03), so that is the place unless somebody wants another.
 */
export function backOf(moves: readonly Choice[]): DaybreakMove | null {
  const places = moves.flatMap(({ move }) => (typeof move === "object" && "under" in move ? [move.under as number] : []));
  return places.length === 0 ? null : { under: Math.max(...places) };
}

/** Is something begun that can still be put back? */
export function isBegun(moves: readonly Choice[]): boolean {
  return moves.some(({ move }) => move === "back");
}

/** Does it make a difference where in a stack of so many cards another is tucked? Behind a single card there is one place. */
export function hasPlaces(cards: number): boolean {
  return cards > 1;
}
