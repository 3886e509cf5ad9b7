import { beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../generated/wire";
import { commitmentOf, commitmentTo, Dealer, gaveTo, proofOf, seedOf } from "./dealing";

const hex = (byte: number): string => byte.toString(16).padStart(2, "0").repeat(32);
const FIRST = hex(1);
const SECOND = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, "0")).join("");
const SECRET = hex(7);
const SEED = "be74f566c23f767de877cce318e4a1eedb57661ce9b529cbce3353a3d4ae3a9a";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
});

// The same numbers as in crates/tabletop/tests/contract/dealt.rs.
test("a browser puts shares together as the server does", () => {
  expect(commitmentOf(0, FIRST)).toBe("b3079fcf4b618cf640cbab2d6200fe4a574bd96b796204f6fb638dc2f0f78c35");
  expect(commitmentOf(3, SECOND)).toBe("e9f7417397d20fcac8c5e97af01cb39c272b195365714edc6774fc30101f0be9");
  expect(commitmentTo(SECRET)).toBe("667d87db433b3dcebcb5e4bf62944884e4ac4763136ba619b136b7996cd5bd5d");
  expect(commitmentTo("42")).toBe("6d505b7e10f9f055581ad7715982f7f88b1a6c107f18b854edb745696cf1a58d");
  expect(
    seedOf(SECRET, [
      { seat: 0, share: FIRST },
      { seat: 3, share: SECOND },
    ]),
  ).toBe(SEED);
});

const table = (dealing: TableInfo["dealing"], slow = false): TableInfo => ({ commitment: commitmentTo(SECRET), dealing, settings: { slow } }) as TableInfo;

test("a page fixes its share, then shows the one that it fixed, also after a reload", () => {
  const dealer = new Dealer("t1");
  expect(dealer.answer(table(null), [1])).toBeNull();
  expect(dealer.answer(table({ step: "commit", asked: [0], answered: [] }), [1])).toBeNull();
  const fixed = dealer.answer(table({ step: "commit", asked: [0, 1], answered: [0] }), [1, 2]);
  if (fixed?.do !== "commit") throw new Error("it fixes nothing");
  expect(dealer.answer(table({ step: "commit", asked: [0, 1], answered: [0, 1] }), [1, 2])).toBeNull();
  const showing = table({ step: "share", asked: [0, 1], answered: [], commitments: [{ seat: 1, commitment: fixed.commitment }] });
  const shown = new Dealer("t1").answer(showing, [1, 2]);
  if (shown?.do !== "share") throw new Error("it shows nothing");
  expect(commitmentOf(1, shown.share)).toBe(fixed.commitment);
  expect(dealer.answer(showing, [1, 2])).toEqual(shown);
  // Another device of the same person fixed another one.
  expect(new Dealer("t2").answer(showing, [1, 2])).toBeNull();
});

test("at a slow table a share is given as one sits down", () => {
  const given = new Dealer("t1").answer(table({ step: "share", asked: [0, 1], answered: [] }, true), [1]);
  expect(given?.do).toBe("share");
  expect(gaveTo("t1")?.seat).toBe(1);
});

test("a page proves the deal of its own game, and tells a broken word", () => {
  const gave = { seat: 3, share: SECOND, commitment: commitmentTo(SECRET) };
  const shares = [
    { seat: 0, name: "Ana", share: FIRST },
    { seat: 3, name: "Bruno", share: SECOND },
  ];
  const over = { commitment: commitmentTo(SECRET), seed: SEED, dealt: { way: "everybody", secret: SECRET, shares } } as unknown as TableInfo;
  expect(proofOf(over, gave)).toBe("proven");
  expect(proofOf(over, null)).toBeNull();
  expect(proofOf({ ...over, seed: undefined }, gave)).toBeNull();
  expect(proofOf({ ...over, seed: hex(9) }, gave)).toBe("broken");
  expect(proofOf(over, { ...gave, share: FIRST })).toBe("broken");
  // The server shows another secret than the one it had fixed.
  const other = seedOf(hex(8), shares);
  expect(proofOf({ ...over, seed: other, dealt: { ...over.dealt!, secret: hex(8) } }, gave)).toBe("broken");
});
