import { expect, test } from "vitest";
import { bySuit, cardOf, sorted, without } from "./cards";

test("a hand lies by suit and number, and copies have keys of their own", () => {
  const hand = sorted(["ALE8", "APO3", "PHO4", "APO3", "PHO1"]);
  expect(hand.map(({ card }) => card)).toEqual(["PHO1", "PHO4", "APO3", "APO3", "ALE8"]);
  expect(new Set(hand.map(({ key }) => key)).size).toBe(5);
});

test("one copy leaves, the other stays under the key it had", () => {
  const before = sorted(["APO3", "APO3", "AST1"]);
  const after = sorted(without(["APO3", "APO3", "AST1"], "APO3"));
  expect(after.map(({ card }) => card)).toEqual(["APO3", "AST1"]);
  expect(before.map(({ key }) => key)).toEqual(expect.arrayContaining(after.map(({ key }) => key)));
  expect(without(["AST1"], "APO3")).toEqual(["AST1"]);
});

test("only a card that lies open is a card", () => {
  expect([cardOf({ card: "AST2" }), cardOf("face_down"), cardOf("nothing"), cardOf(undefined)]).toEqual(["AST2", null, null, null]);
});

test("a pile is counted by suit", () => {
  expect(bySuit(["AST2", "AST2", "PHO1"])).toEqual([1, 0, 2, 0]);
});
