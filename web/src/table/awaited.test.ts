import { expect, test } from "vitest";
import { t } from "../words/words.svelte";
import type { SeatInfo, TableInfo } from "../generated/wire";
import { awaitedAt, isAway, namesOf } from "./awaited";

const seat = (name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: 0, holder: "person", name, here: true, bot: null, ...more });
const table = {
  seats: [
    seat("Ana"),
    seat("Bento", { here: false, away_in: 0 }),
    seat("Clara", { here: false, bot: "steady", away_in: 0 }),
    seat("Dora", { holder: "bot", here: false, bot: "steady" }),
    seat("Elena", { here: false, away_in: 60_000 }),
  ].map((one, at) => ({ ...one, seat: at })),
} as TableInfo;

test("the table waits for oneself, for others, or for both", () => {
  expect(awaitedAt({ awaited: [0] }, { seats: [0] })).toEqual({ you: true, others: [] });
  expect(awaitedAt({ awaited: [1, 2] }, { seats: [0] })).toEqual({ you: false, others: [1, 2] });
  expect(awaitedAt({ awaited: [0, 1] }, { seats: [0] })).toEqual({ you: true, others: [1] });
  // Another power of one's own is oneself.
  expect(awaitedAt({ awaited: [2] }, { seats: [0, 2] })).toEqual({ you: true, others: [] });
});

test("whoever is away is said to be, unless a bot plays for them", () => {
  expect([0, 1, 2, 3, 4].map((one) => isAway(table, one))).toEqual([false, true, false, false, false]);
  expect(namesOf(table, [0, 1])).toBe(`Ana and ${t("room-away-name", { name: "Bento" })}`);
  // A line that broke a moment ago makes nobody away.
  expect(namesOf(table, [4])).toBe(t("room-gone-name", { name: "Elena" }));
});
