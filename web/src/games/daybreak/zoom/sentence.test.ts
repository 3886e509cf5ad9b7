import { expect, test } from "vitest";
import { partsOf } from "./sentence";

const CARDS = [
  { deck: "local", id: 7, title: "Wind" },
  { deck: "local", id: 8, title: "Wind Plants" },
  { deck: "crisis", id: 7, title: "Storms" },
  { deck: "starting", id: 90, title: "R+D" },
] as const;
const PEOPLE = [
  { seat: 0, name: "Ada" },
  { seat: 1, name: "Bento" },
];

test("cards and people of a sentence are found, the longer name before the shorter", () => {
  expect(partsOf("Ada tucks Wind Plants under Storms.", { tucked_under_crisis: { card: 8, crisis: 7, seat: 0 } }, CARDS, PEOPLE)).toEqual([
    { seat: 0, name: "Ada" },
    { words: " tucks " },
    { card: "local 8", name: "Wind Plants" },
    { words: " under " },
    { card: "crisis 7", name: "Storms" },
    { words: "." },
  ]);
});

test("a card is found only where the fact is about it, and only as a whole word", () => {
  expect(partsOf("Wind Plants", { acted: { card: 3 } }, CARDS, [])).toEqual([{ words: "Wind Plants" }]);
  expect(partsOf("Windy. Adamant.", { acted: { card: 7 } }, CARDS, PEOPLE)).toEqual([{ words: "Windy. Adamant." }]);
  expect(partsOf("R+D acts", { acted: { card: 90 } }, CARDS, [])).toEqual([{ card: "local 90", name: "R+D" }, { words: " acts" }]);
});

test("the words of a sentence are all there, in their order", () => {
  const text = "Bento gives Ada 2 cards: Wind, Wind Plants, Storms.";
  const parts = partsOf(text, { cards_given: { from: 1, to: 0, cards: [7, 8] } }, CARDS, PEOPLE);
  expect(parts.map((part) => ("words" in part ? part.words : part.name)).join("")).toBe(text);
});
