import { expect, test } from "vitest";
import type { Fact } from "../generated/wire";
import { concerns } from "./concerns";

const about = (fact: unknown): number[] => [0, 1, 2, 3].filter((seat) => concerns(fact as Fact, seat));

test("a fact is about who did it, and about whom it was done to", () => {
  expect(about({ emitted: { seat: 2, carbon: 3, absorbed: 0 } })).toEqual([2]);
  expect(about({ cards_given: { from: 1, to: 0, cards: [11] } })).toEqual([0, 1]);
  expect(about({ tokens_given: { from: 3, to: 2, token: "Clean", count: 1 } })).toEqual([2, 3]);
  expect(about({ alert_given: { from: 0, to: 3 } })).toEqual([0, 3]);
  expect(about({ targets: { card: 1, targets: [0, 3] } })).toEqual([0, 3]);
  expect(about({ consent_asked: { by: 1, of: 2 } })).toEqual([1, 2]);
});

test("how much is nobody, and what befalls all is about nobody in particular", () => {
  expect(about({ resisted: { seat: 1, resilience: "Social", by: 2 } })).toEqual([1]);
  expect(about({ weakened: { card: 4, by: 1, cause: "growth" } })).toEqual([]);
  expect(about({ challenge_dealt: { card: 4, seat: null } })).toEqual([]);
  expect(about({ warmed: { carbon: 3 } })).toEqual([]);
  expect(about("final_began")).toEqual([]);
  expect(concerns({ done: { seat: 0 } } as unknown as Fact, null)).toBe(false);
  expect(concerns(null, 0)).toBe(false);
});
