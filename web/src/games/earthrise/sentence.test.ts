import { expect, test } from "vitest";
import type { EarthriseSuit } from "../../generated/wire";
import { partsOf } from "./sentence";

const NAMES: Record<EarthriseSuit, string> = { PHO: "Photography", APO: "Apollo", AST: "Astronauts", ALE: "Alert" };
const named = (suit: EarthriseSuit): string => NAMES[suit];
const text = (parts: ReturnType<typeof partsOf>): string => parts.map((part) => ("words" in part ? part.words : part.name)).join("");

test("cards in a sentence are found, and nothing of it is lost", () => {
  const sentence = "As Commander, Ada takes Photography 4, Alert 7 and Apollo 8, along with the Radio Silence token.";
  const parts = partsOf(sentence, { commander_took: { seat: 1, cards: ["PHO4", "APO8", "ALE7"], silence: true } }, named);
  expect(parts.flatMap((part) => ("card" in part ? [part.card] : []))).toEqual(["PHO4", "ALE7", "APO8"]);
  expect(text(parts)).toBe(sentence);
});

test("what is no card stays words: the ship, suits alone, counts", () => {
  for (const sentence of ["The Apollo 8 passes to you.", "Apollo is Trump.", "You take 3 Alerts."]) {
    expect(partsOf(sentence, { apollo_passed: { to: 0 } }, named)).toEqual([{ words: sentence }]);
  }
  expect(partsOf("", null, named)).toEqual([]);
});
