import { expect, test } from "vitest";
import type { Fact, Told } from "../generated/wire";
import { wholePast } from "./past";

const all: Told[] = Array.from({ length: 23 }, (_, i) => ({ entry: 1 + Math.floor(i / 3), fact: "no_copilot" as Fact, text: `${i}` }));

/** A server that tells at most so many facts at once, the last ones up to an entry. */
const server = (most: number) => async (to: number | null) => {
  const upTo = all.filter((told) => to === null || told.entry <= to);
  return { since: { n: 0, told: upTo.slice(-most), cut: upTo.length > most } };
};

test("the past is whole whatever the size of a page", async () => {
  for (const most of [4, 5, 7, 22, 23, 100]) expect(await wholePast(server(most)), `${most}`).toEqual(all);
});

test("a server that knows no pages gives what it gives", async () => {
  const first = await server(10)(null);
  expect(await wholePast(async () => first)).toEqual(first.since.told);
});

test("without an answer there is no past", async () => {
  expect(await wholePast(async () => null)).toBeNull();
});
