import { expect, test } from "vitest";
import type { Fact, Reply, FactMessage, View } from "../generated/wire";
import { Past, wholePast } from "./past";

const view = (count: number, ended = count): View => ({ count, ended }) as unknown as View;
/** Eight entries of three facts each; the view counts the facts, and at the end of each entry notes how many there were. */
const all: FactMessage[] = Array.from({ length: 24 }, (_, i) => ({
  entry: 1 + Math.floor(i / 3),
  fact: { counted: { i } } as unknown as Fact,
  text: `${i}`,
  patch:
    i % 3 === 0
      ? [
          ["ended", i],
          ["count", i + 1],
        ]
      : [["count", i + 1]],
}));

/** A server that tells whole entries, at most so many facts at once, the last ones up to an entry. */
const server = (most: number) => async (to: number | null) => {
  const upTo = all.filter((told) => to === null || told.entry <= to);
  let told = upTo;
  while (told.length > most && told[0]?.entry !== told.at(-1)?.entry) told = told.filter(({ entry }) => entry !== told[0]?.entry);
  const patch: FactMessage["patch"] = [["ended", upTo.length]];
  return { since: { n: 0, view: view(upTo.length - told.length), told, patch, cut: told.length < upTo.length } } satisfies Reply;
};
const pastOf = async (most: number): Promise<Past> => new Past((await wholePast(server(most))) ?? []);

test("the past is whole whatever the size of a page", async () => {
  for (const most of [1, 3, 4, 7, 22, 24, 100]) expect((await pastOf(most)).told, `${most}`).toEqual(all);
});

test("a server that knows no pages gives what it gives", async () => {
  const first = await server(10)(null);
  expect((await wholePast(async () => first))?.flatMap(({ told }) => told)).toEqual(first.since.told);
});

test("without an answer there is no past", async () => {
  expect(await wholePast(async () => null)).toBeNull();
});

test("any moment is reached from any other, in whatever order, and every page leads to the same", async () => {
  for (const most of [1, 4, 9, 100]) {
    const past = await pastOf(most);
    for (const place of [24, 0, 17, 3, 16, 15, 23, 1, 8]) expect((past.before(place) as unknown as { count: number }).count, `${most}`).toBe(place);
    for (const entry of [0, 5, 1, 7]) expect((past.after(entry) as unknown as { count: number }).count).toBe(3 * entry);
    // At the end, and where a page begins, what changed after the last fact is known too.
    expect(past.after(8)).toEqual(view(24));
    if (most === 1) for (const entry of [0, 1, 4]) expect(past.after(entry)).toEqual(view(3 * entry));
  }
});

test("what comes live goes on from there, each message with the table before it", async () => {
  const past = await pastOf(100);
  const told = (entry: number, count: number): FactMessage[] => [{ entry, fact: {} as Fact, patch: [["count", count]] }];
  past.add({ view: view(24), told: told(9, 25), end: { view: view(25) } });
  past.add({ view: view(25), told: told(11, 26), end: { patch: [["ended", 26]] } });
  expect([past.before(24), past.before(25), past.after(9), past.after(11)]).toEqual([view(24), view(25), view(25), view(26)]);
  // Of what was taken back, or is still to come, nothing is known.
  expect([past.after(10), past.after(12)]).toEqual([null, null]);
});

test("a fact is found in other words, and a past without views leads nowhere", async () => {
  const past = await pastOf(100);
  expect(past.placeOf({ ...all[7]!, text: "sieben" })).toBe(7);
  expect(past.placeOf({ ...all[7]!, entry: 99 })).toBe(-1);
  const blind = new Past([{ view: null, told: all, end: {} }]);
  expect([blind.before(0), blind.before(5), blind.after(8), new Past().before(0)]).toEqual([null, null, null, null]);
});
