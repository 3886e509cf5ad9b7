import { expect, test } from "vitest";
import type { Glyph, IconName } from "../../../generated/wire";
import { ladderOf, reachedBy } from "./rungs";

/** A line as one writes it: words that are icons, the rest is text. */
const line = (text: string): Glyph[] => text.split(" ").map((word) => (/^[a-z]/.test(word) ? { icon: word as IconName } : { text: word }));

test("numbers with a stroke are thresholds of the same thing", () => {
  const ladder = ladderOf([{ cost: line("1 discard") }, ...line("arrow tag-ecology 2/4/6 arrow +1/2/3 tree")]);
  expect(ladder?.before).toEqual([{ cost: line("1 discard") }, { icon: "arrow" }]);
  expect(ladder?.rungs).toEqual([
    { at: "2", tag: "tag-ecology", brings: line("+1 tree") },
    { at: "4", tag: "tag-ecology", brings: line("+2 tree") },
    { at: "6", tag: "tag-ecology", brings: line("+3 tree") },
  ]);
});

test("a stroke parts what thresholds bring", () => {
  const ladder = ladderOf(line("tag-regulation 2/4 arrow −1 em-waste / −2 em-waste or −1 em-industry"));
  expect(ladder?.before).toEqual([]);
  expect(ladder?.rungs.map(({ brings }) => brings)).toEqual([line("−1 em-waste"), line("−2 em-waste or −1 em-industry")]);
});

test("a line without thresholds has none, nor has one of today", () => {
  expect(ladderOf(line("+1 clean times tag-energy ≤2"))).toBeNull();
  expect(ladderOf(line("tag-regulation 2/5 arrow −1 em-any"))).toBeNull();
});

test("what it brings today says which is reached", () => {
  const ladder = ladderOf(line("tag-society 2/4/6 arrow +1/2/3 draw"))!;
  expect(reachedBy(ladder, line("tag-society 2/4/6 arrow +2 draw"))).toBe(1);
  expect(reachedBy(ladder, line("+3 draw"))).toBe(2);
  expect(reachedBy(ladder, line("tag-society 2/4/6 arrow +1/2/3 draw"))).toBe(-1);
});
