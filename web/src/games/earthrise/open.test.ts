import { describe, expect, test } from "vitest";
import { GAMES, told } from "./fixtures/games";
import { dealt, sides, spots } from "./open";

const SUITS = ["PHO", "APO", "AST", "ALE"] as const;

describe.each(GAMES)("a hand of a recorded game, %s", (name) => {
  test("keeps its shape from the deal to the end of the round", () => {
    let hand: string | null = null;
    let same = 0;
    for (const { after } of told(name).moments) {
      const cards = dealt(after, 0, SUITS);
      if (!cards || cards.length === 0 || after.final_phase) {
        hand = null;
        continue;
      }
      const now = `${after.round} ${cards.map(({ card }) => card).join(" ")}`;
      if (hand?.startsWith(`${after.round} `)) {
        expect(now).toBe(hand);
        same += 1;
      }
      hand = now;
    }
    expect(same).toBeGreaterThan(200);
  });

  test("of others nothing is seen", () => {
    expect(told(name).moments.every(({ after }) => dealt(after, 1, SUITS) === null)).toBe(true);
  });
});

test.each([3, 4, 5])("the hands of %i players have a place each, and so have their cards", (players) => {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const { west, north, east } = sides(seats);
  expect([0, ...west, ...north, ...east].sort()).toEqual(seats);
  expect(spots(players)).toHaveLength(players);
});
