import { expect, test } from "vitest";
import type { EarthriseCard } from "../../generated/wire";
import { tieOf } from "./ties";

const trick = (cards: string[], commander: number | null, copilot: number | null, order = cards.map((_, seat) => seat)) =>
  tieOf({ order, card: (seat) => (cards[seat] ? (cards[seat] as EarthriseCard) : null), commander, copilot });

test("of two equal cards the later one is ahead, and that is a tie", () => {
  expect(trick(["APO3", "APO3", "ALE1"], 1, 0)).toEqual({ card: "APO3", earlier: 0, later: 1 });
  expect(trick(["APO3", "ALE1", "APO3"], 0, 2, [2, 0, 1])).toEqual({ card: "APO3", earlier: 2, later: 0 });
});

test("a tie for the second place is one too", () => {
  expect(trick(["APO3", "APO7", "APO3"], 1, 2)).toEqual({ card: "APO3", earlier: 0, later: 2 });
});

test("equal cards that are neither first nor second decide nothing, and neither do single ones", () => {
  expect(trick(["APO1", "APO1", "APO7", "APO8"], 3, 2)).toBeNull();
  expect(trick(["APO1", "APO7", ""], 1, 0)).toBeNull();
  expect(trick(["", "", ""], null, null)).toBeNull();
});
