import { describe, expect, test } from "vitest";
import type { DaybreakState } from "../../../generated/wire";
import { cardsOf } from "../world/chain";
import { energyBar, piles } from "./pile";

const NO_CARD = 255;
/** A play area with these stacks, front card first. */
function area(...stacks: number[][]): DaybreakState {
  const behind: number[] = Array.from({ length: 60 }, () => NO_CARD);
  for (const stack of stacks) stack.forEach((card, i) => (behind[card] = stack[i + 1] ?? NO_CARD));
  const board = { stacks: stacks.map((stack) => ({ cards: { first: stack[0] ?? NO_CARD, len: stack.length }, tags: [] })) };
  return { behind, boards: [board] } as unknown as DaybreakState;
}

describe("stacks", () => {
  test("are read from the front backwards", () => {
    const state = area([4, 9, 2]);
    expect(cardsOf(state, state.boards[0]!.stacks[0]!.cards)).toEqual([4, 9, 2]);
    expect(cardsOf(state, { first: NO_CARD, len: 0 })).toEqual([]);
  });

  test("show every card once, and empty places only as far as they are allowed", () => {
    for (let allowed = 0; allowed <= 6; allowed += 1) {
      const stacks = [[1, 2], [], [3], [], [], []];
      const state = area(...stacks);
      const shown = piles(state, state.boards[0]!, allowed);
      expect(shown.flatMap((pile) => [pile.front, ...pile.tucked]).filter((card) => card !== null)).toEqual([1, 2, 3]);
      expect(shown).toHaveLength(Math.max(allowed, 3));
    }
  });
});

describe("the bar of energy", () => {
  test("is long enough for all, in whole fives, and says what is missing", () => {
    for (let demand = 0; demand < 50; demand += 3) {
      for (let dirty = 0; dirty < 30; dirty += 4) {
        for (let clean = 0; clean < 30; clean += 7) {
          const bar = energyBar({ demand, dirty, clean });
          expect(bar.most).toBeGreaterThanOrEqual(Math.max(20, demand, dirty + clean));
          expect(bar.most % 5).toBe(0);
          expect(bar.short).toBe(Math.max(0, demand - (dirty + clean)));
          expect(bar.marks[0]).toBe(0);
        }
      }
    }
  });
});
