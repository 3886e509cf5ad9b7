import { expect, test } from "vitest";
import type { EarthriseCard } from "../../generated/wire";
import { suitOf, valueOf } from "./cards";
import { aroundValue, partsOf } from "./sentence";

const NAMES = { PHO: "Photography", APO: "Apollo", AST: "Astronauts", ALE: "Alert" };
const named = (card: EarthriseCard): string => `${NAMES[suitOf(card)]} ${valueOf(card)}`;
const NOMBRES = { PHO: "Fotografía", APO: "Apolo", AST: "Astronautas", ALE: "Alerta" };
const nombre = (card: EarthriseCard): string => `${valueOf(card)} de ${NOMBRES[suitOf(card)]}`;
const text = (parts: ReturnType<typeof partsOf>): string => parts.map((part) => ("words" in part ? part.words : part.name)).join("");
const drawn = (parts: ReturnType<typeof partsOf>): string[] => parts.flatMap((part) => ("card" in part ? [part.card] : []));
const TOOK = { commander_took: { seat: 1, cards: ["PHO4", "APO8", "ALE7"], silence: true } };

test("cards in a sentence are found, and nothing of it is lost", () => {
  const sentence = "As Commander, Ada takes Photography 4, Alert 7 and Apollo 8, along with the Radio Silence token.";
  const parts = partsOf(sentence, TOOK, named);
  expect(drawn(parts)).toEqual(["PHO4", "ALE7", "APO8"]);
  expect(text(parts)).toBe(sentence);
});

test("in every language, whatever it says first", () => {
  const sentence = "Como Comandante, Ada se lleva el 4 de Fotografía, el 7 de Alerta y el 8 de Apolo.";
  const parts = partsOf(sentence, TOOK, nombre);
  expect(drawn(parts)).toEqual(["PHO4", "ALE7", "APO8"]);
  expect(text(parts)).toBe(sentence);
  expect(aroundValue("8 de Apolo", 8)).toEqual(["", " de Apolo"]);
  expect(aroundValue("Apollo 8", 8)).toEqual(["Apollo ", ""]);
});

test("what is no card stays words: the ship, suits alone, counts", () => {
  for (const sentence of ["The Apollo 8 passes to you.", "Apollo is Trump.", "You take 3 Alerts."]) {
    expect(partsOf(sentence, { apollo_passed: { to: 0 } }, named)).toEqual([{ words: sentence }]);
  }
  expect(drawn(partsOf("You play 14 de Apolo.", { played: { card: "APO4" } }, nombre))).toEqual([]);
  expect(partsOf("", null, named)).toEqual([]);
});
