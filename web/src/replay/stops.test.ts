import { expect, test } from "vitest";
import type { Fact, FactMessage } from "../generated/wire";
import { marksOf, momentOf, stepFrom, stopsOf, toldBetween } from "./stops";

const told = (entry: number, fact: unknown, round?: number): FactMessage => ({ entry, fact: fact as Fact, text: `${entry}`, round });
const log = [
  told(1, { round_began: { round: 1 } }, 1),
  told(1, { stage_began: { stage: "Global" } }),
  told(4, { done: { seat: 0 } }),
  told(7, { round_began: { round: 2 } }, 2),
];

test("one stops where something is told, at the beginning and at the end", () => {
  expect(stopsOf(log, 9)).toEqual([0, 1, 4, 7, 9]);
  expect(stopsOf(log, 7)).toEqual([0, 1, 4, 7]);
  expect(stopsOf([], 0)).toEqual([0]);
});

test("steps go to the neighbours and stay within the game", () => {
  const stops = stopsOf(log, 9);
  expect(stepFrom(0, stops, 1)).toBe(1);
  expect(stepFrom(5, stops, 1)).toBe(7);
  expect(stepFrom(5, stops, -1)).toBe(4);
  expect(stepFrom(9, stops, 1)).toBe(9);
  expect(stepFrom(0, stops, -1)).toBe(0);
});

test("steps forth and back end where they began", () => {
  const stops = stopsOf(log, 9);
  for (const stop of stops.slice(1)) expect(stepFrom(stepFrom(stop, stops, -1), stops, 1)).toBe(stop);
});

test("rounds are marked, and what is told between moments adds up", () => {
  expect(marksOf(log)).toEqual([
    { entry: 1, round: 1 },
    { entry: 7, round: 2 },
  ]);
  for (const at of [0, 1, 3, 7, 9]) expect([...toldBetween(log, 0, at), ...toldBetween(log, at, 9)]).toEqual(log);
});

test("a moment in an address may be anything", () => {
  expect(momentOf("3", 9)).toBe(3);
  expect(momentOf("30", 9)).toBe(9);
  expect(momentOf("-1", 9)).toBeNull();
  expect(momentOf("x", 9)).toBeNull();
  expect(momentOf(null, 9)).toBeNull();
});
