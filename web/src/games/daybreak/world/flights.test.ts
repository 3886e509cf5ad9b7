import { expect, test } from "vitest";
import type { DaybreakFact, DaybreakView } from "../../../generated/wire";
import { flightsOf, MOST, share } from "./flights";

const view = { world: { trees: 20, oceans: 10, dac: 1, bands: 2 } } as DaybreakView;

test("a share loses no cube and follows the weights", () => {
  for (let count = 0; count <= 60; count += 1) {
    const parts = share(count, [20, 10, 1]);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(count);
    expect(parts.every((part) => part >= 0)).toBe(true);
  }
  expect(share(5, [0, 0])).toEqual([0, 0]);
});

test("carbon goes from the power to recent emissions, to the sinks, and up", () => {
  const fly = (fact: DaybreakFact) => flightsOf(fact, view);
  expect(fly({ emitted: { seat: 2, carbon: 7, absorbed: 0 } })).toEqual([{ from: { power: 2 }, to: "recent", count: 7 }]);
  expect(fly({ emitted: { seat: 2, carbon: 0, absorbed: 4 } })).toEqual([]);
  expect(fly({ warmed: { carbon: 90 } })).toEqual([{ from: "recent", to: { row: 3 }, count: MOST }]);
  const absorbed = fly({ sinks_absorbed: { carbon: 31, unused: 0 } });
  expect(absorbed.map((one) => one.count)).toEqual([20, 10, 1]);
  expect(fly({ done: { seat: 0 } })).toEqual([]);
});
