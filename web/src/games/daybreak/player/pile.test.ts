import { expect, test } from "vitest";
import { piles } from "./pile";

test("stacks are read from the front backwards, every card once, with the empty places between and behind them", () => {
  const area = [[4, 9, 2], [], [3], []];
  const shown = piles(area.map((cards, used) => ({ cards, tags: {}, used })));
  expect(shown.map(({ front, tucked }) => (front === null ? [] : [front, ...tucked]))).toEqual(area);
  expect(shown.map(({ at, used }) => [at, used])).toEqual(area.map((_, at) => [at, at]));
});
