import type { DaybreakLocalId, DaybreakPlayerBoard, DaybreakState } from "../../../generated/wire";
import { cardsOf } from "../world/chain";

/** A place of the play area: a stack with its front card and those behind it, or an empty place. */
export interface Pile {
  at: number;
  front: DaybreakLocalId | null;
  /** The tucked cards, the one right behind the front card first. */
  tucked: DaybreakLocalId[];
}

/** The play area: every stack, and empty places up to what is allowed. */
export function piles(state: DaybreakState, board: DaybreakPlayerBoard, allowed: number): Pile[] {
  const all = board.stacks.map((stack, at): Pile => {
    const [front = null, ...tucked] = cardsOf(state, stack.cards);
    return { at, front, tucked };
  });
  let last = all.length;
  while (last > allowed && all[last - 1]?.front === null) last -= 1;
  return all.slice(0, last);
}

/** The energy of a board, in parts of the length of its bar. */
export interface EnergyBar {
  /** What the whole bar stands for. */
  most: number;
  /** Numbers under the bar. */
  marks: number[];
  /** Energy that is missing now. */
  short: number;
}

/** How long the bar of energy is: 20, or more if need be, in whole fives. */
export function energyBar({ demand, dirty, clean }: Pick<DaybreakPlayerBoard, "demand" | "dirty" | "clean">): EnergyBar {
  const most = Math.max(20, Math.ceil(Math.max(demand, dirty + clean) / 5) * 5);
  const step = most > 30 ? 10 : 5;
  const marks: number[] = [];
  for (let mark = 0; mark <= most; mark += step) marks.push(mark);
  return { most, marks, short: Math.max(0, demand - dirty - clean) };
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
