import { expect, test } from "vitest";
import { cardOf, countOf, held } from "./cards";

test("a hand stays as it lies, and copies have keys of their own", () => {
  const hand = held(["PHO1", "PHO4", "APO3", "APO3", "ALE8"]);
  expect(hand.map(({ card }) => card)).toEqual(["PHO1", "PHO4", "APO3", "APO3", "ALE8"]);
  expect(new Set(hand.map(({ key }) => key)).size).toBe(5);
});

test("one copy leaves, the other stays under the key it had", () => {
  const before = held(["APO3", "APO3", "AST1"]);
  const after = held(["APO3", "AST1"]);
  expect(before.map(({ key }) => key)).toEqual(expect.arrayContaining(after.map(({ key }) => key)));
});

test("only a card that lies open is a card", () => {
  expect([cardOf({ card: "AST2" }), cardOf("face_down"), cardOf("nothing"), cardOf(undefined)]).toEqual(["AST2", null, null, null]);
});

test("a pile is counted by suit", () => {
  expect((["PHO", "APO", "AST"] as const).map((suit) => countOf(["AST2", "AST2", "PHO1"], suit))).toEqual([1, 0, 2]);
});
