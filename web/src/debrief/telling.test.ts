import { expect, test } from "vitest";
import type { TurningPoint } from "../generated/wire";
import { SHOWN, telling } from "./telling";

const point = (entry: number, yours: boolean): TurningPoint => ({
  entry,
  round: 1,
  when: "Round 1",
  seat: yours ? 0 : 1,
  yours,
  change: 0.1,
  before: 0,
  after: 0.1,
  error: 0.02,
  title: "",
  text: "",
  better: null,
});

test("one's own moves come first, and the first few of each kind until all are wanted", () => {
  const points = Array.from({ length: 12 }, (_, at) => point(at, at < 6));
  const [yours, others] = telling(points, false);
  expect(yours?.of).toBe("yours");
  expect(yours?.points.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4]);
  expect(others?.points).toHaveLength(SHOWN.others);
  expect(telling(points, true).map((group) => group.points.length)).toEqual([6, 6]);
  expect(telling(points.slice(6), true).map((group) => group.of)).toEqual(["others"]);
  expect(telling([], false)).toEqual([]);
});
