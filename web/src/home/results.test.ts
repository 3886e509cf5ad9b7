import { expect, test } from "vitest";
import type { DealResult, Outcome } from "../generated/wire";
import { dayAfter, dayName, isDay, leftOf } from "./days";
import { clientOf } from "../game/clients";
import { words } from "../words/words.svelte";
import { placed, winsOf, yourPlace } from "./results";

const daybreak = (won: boolean): Outcome => ({
  won,
  round: 5,
  stage: "Crisis",
  bands: 3,
  communities: [2],
  losses: { too_hot: false, communities: [], out_of_time: false, condition_unmet: false },
});
const result = (score: number, you: boolean, outcome = daybreak(score > 0)): DealResult => ({
  at: 0,
  people: ["Ada"],
  seats: [0],
  bots: [],
  outcome,
  score,
  won: score > 0,
  you,
});

test("equal scores share a place", () => {
  const results = [result(9, false), result(5, false), result(5, true), result(-2, false)];
  expect(placed(results).map(({ place }) => place)).toEqual([1, 2, 2, 4]);
  expect(yourPlace(results)?.place).toBe(2);
  expect(yourPlace(results.filter(({ you }) => !you))).toBeNull();
  expect(winsOf("daybreak", results)).toBe(3);
});

test("outcomes are read by their game", async () => {
  await words.turn("en");
  const earthrise: Outcome = { honors: [31, 40, 12, 0, 0], winners: [1], tied: [1] };
  const { outcomeLine } = clientOf("earthrise");
  const of = { ...result(0, true, earthrise), seats: [1] };
  expect(outcomeLine({ ...of, seats: [0] })).toBe(words.t("home-result-honors", { honors: 31 }));
  expect(outcomeLine({ ...of, won: true })).toBe(words.t("home-result-first", { honors: 40 }));
  expect(clientOf("daybreak").outcomeLine(result(1, false))).toBe(words.t("home-result-won", { round: 5, bands: 3 }));
  expect(winsOf("earthrise", [result(1, false, earthrise)])).toBe(0);
});

test("days follow each other by universal time", () => {
  for (const day of ["2026-11-16", "2026-12-31", "2028-02-28"]) expect(dayAfter(dayAfter(day, 1), -1)).toBe(day);
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect([isDay("2026-11-16"), isDay("2026-13-40"), isDay("16.11.2026"), isDay(null)]).toEqual([true, false, false, false]);
  expect(leftOf("2026-11-16", Date.parse("2026-11-16T22:29:30Z"))).toEqual({ hours: 1, minutes: 30 });
  expect(leftOf("2026-11-16", Date.parse("2026-11-18T00:00:00Z"))).toEqual({ hours: 0, minutes: 0 });
  expect(dayName("2026-11-16", "es")).toContain("noviembre");
});

test("whoever was new here takes no place from the others", () => {
  const of = (score: number, unproven?: boolean): DealResult => ({ ...result(score, false), ...(unproven ? { unproven } : {}) });
  const list = [of(5), of(3), of(9, true), of(3, true)];
  expect(placed(list).map(({ place }) => place)).toEqual([1, 2, 3, 4]);
});
