import { expect, test } from "vitest";
import type { CardFace } from "../../../generated/wire";
import { choose, sourcesOf, type Wanted } from "./filter";

const card = (no: string, some: Partial<CardFace>): CardFace => ({
  deck: "local",
  id: 0,
  no,
  number: 0,
  needs: null,
  deed: [],
  brief: [],
  foot: null,
  requires: [],
  die: [],
  title: "",
  tags: [],
  line: [],
  limit: null,
  text: [],
  world: null,
  source: "rulebook",
  source_text: "rulebook",
  reconstructed: [],
  solo: true,
  slots: [],
  target_text: null,
  ongoing: false,
  emissions: [],
  kind: "",
  window: null,
  flavour: null,
  scope: null,
  set: null,
  ...some,
});
const CARDS = [
  card("1.065", { title: "Bombas de calor", tags: ["Finance", "Energy"], emissions: ["Buildings"], text: ["Retira edificios."] }),
  card("1.014", { title: "Energía solar", tags: ["Solar"], source: "reconstructed", source_text: "reconstruida" }),
  card("1.400", { deck: "crisis", title: "Sequía", world: "Falta agua." }),
];
const ANY: Wanted = { text: "", deck: "", tag: "", emission: "", source: "" };
const found = (wanted: Partial<Wanted>): string[] => choose(CARDS, { ...ANY, ...wanted }).map((one) => one.no);

test("filters narrow together, and cards come by number", () => {
  expect(found({})).toEqual(["1.014", "1.065", "1.400"]);
  expect(found({ deck: "crisis" })).toEqual(["1.400"]);
  expect(found({ tag: "Energy", emission: "Buildings" })).toEqual(["1.065"]);
  expect(found({ tag: "Energy", source: "reconstructed" })).toEqual([]);
});

test("a search reads number, title, text and the sentence about the world, accents or not", () => {
  expect(found({ text: "energia" })).toEqual(["1.014"]);
  expect(found({ text: "1.065" })).toEqual(["1.065"]);
  expect(found({ text: "AGUA falta" })).toEqual(["1.400"]);
});

test("sources are named once", () => {
  expect(sourcesOf(CARDS)).toEqual([
    ["rulebook", "rulebook"],
    ["reconstructed", "reconstruida"],
  ]);
});
