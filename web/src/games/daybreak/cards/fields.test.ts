import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fieldKey } from "./fields";

const CARDS = new URL("../../../../../games/daybreak/rules/cards/", import.meta.url).pathname;
const DECKS = /^(challenge|crisis|global|local|starting)\.ron$/;

test("every field that a card says we completed has words of its own", () => {
  const files = readdirSync(CARDS).filter((file) => DECKS.test(file));
  expect(files).toHaveLength(5);
  const named = files.flatMap((file) => {
    const text = readFileSync(join(CARDS, file), "utf8");
    return [...text.matchAll(/reconstructed: \[([^\]]*)\]/g)].flatMap(([, list]) => [...list!.matchAll(/"([^"]+)"/g)].map(([, field]) => field!));
  });
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((field) => fieldKey(field) === undefined)).toEqual([]);
});
