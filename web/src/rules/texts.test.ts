import { expect, test } from "vitest";
import { parseRules } from "./parse";
import { search } from "./texts";

const RULES = parseRules(
  "# One\n\n= DB-1\nDemanda y energía\nTu energía es corta.\n\n= DB-2\nCarbon\nIt warms.\n\n# Two\n\n= DB-3\nTrees\nThey take carbon up.\n",
);
const found = (wanted: string): string[] => search(RULES, wanted).flatMap((section) => section.entries.map((entry) => entry.ids[0]));

test("a search finds every word, with or without accents, and ids", () => {
  expect(found("energia")).toEqual(["DB-1"]);
  expect(found("  CARBON take ")).toEqual(["DB-3"]);
  expect(found("db-2")).toEqual(["DB-2"]);
  expect(found("")).toEqual(["DB-1", "DB-2", "DB-3"]);
  expect(search(RULES, "warms").map((section) => section.title)).toEqual(["One"]);
  expect(found("penguin")).toEqual([]);
});
