import { expect, test } from "vitest";
import type { TurningPoint } from "../generated/wire";
import { SHOWN, telling } from "./telling";

const point = (entry: number, change: number): TurningPoint => ({
  entry,
  round: 1,
  seat: null,
  change,
  before: 0,
  after: change,
  title: "",
  text: "",
  better: null,
});

test("the largest changes are told, up or down, in the order of the game", () => {
  const points = [0.02, -0.3, 0.1, -0.04, 0.25, 0.01, -0.2, 0.05].map((change, entry) => point(entry, change));
  expect(telling(points).map((one) => one.change)).toEqual([-0.3, 0.1, 0.25, -0.2, 0.05]);
  expect(telling(points)).toHaveLength(SHOWN);
  expect(telling(points.slice(0, 2))).toEqual(points.slice(0, 2));
});
