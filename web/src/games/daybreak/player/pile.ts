import type { DaybreakLocalId, DaybreakStackShown } from "../../../generated/wire";

/** A place of the play area: a stack with its front card and those behind it, or an empty place. */
export interface Pile {
  at: number;
  front: DaybreakLocalId | null;
  /** The tucked cards, the one right behind the front card first. */
  tucked: DaybreakLocalId[];
  /** Uses of the front card's action this round. */
  used: number;
}

/** The play area: every stack, and the places for new ones. */
export function piles(stacks: readonly DaybreakStackShown[]): Pile[] {
  return stacks.map(({ cards: [front = null, ...tucked], used }, at) => ({ at, front, tucked, used }));
}
