import { expect, test } from "vitest";
import { around, common, isThere, place, type Box } from "./place";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const area = box(0, 0, 1000, 600);
const meets = (at: { left: number; top: number }, other: Box): boolean => isThere(common(box(at.left, at.top, 300, 200), other));

test("the coach covers what it speaks of nowhere, as long as there is room beside it", () => {
  for (const target of [box(0, 0, 600, 600), box(0, 0, 1000, 380), box(300, 0, 700, 600), box(0, 220, 1000, 380), box(400, 250, 100, 100)]) {
    expect(meets(place(300, 200, area, [{ box: target, weight: 1000 }], target, null), target)).toBe(false);
  }
});

test("what is worth more stays in sight when there is no room for both", () => {
  const target = box(0, 0, 1000, 400);
  const other = box(0, 400, 1000, 200);
  const at = place(
    300,
    200,
    area,
    [
      { box: target, weight: 1000 },
      { box: other, weight: 1 },
    ],
    target,
    null,
  );
  expect(meets(at, target)).toBe(false);
});

test("it stays where it is unless another place is better", () => {
  const target = box(0, 0, 100, 100);
  const keep = [{ box: target, weight: 1000 }];
  expect(place(300, 200, area, keep, target, { left: 500, top: 300 })).toEqual({ left: 500, top: 300 });
  expect(meets(place(300, 200, area, keep, target, { left: 50, top: 50 }), target)).toBe(false);
});

test("around knows what has no size", () => {
  expect(around([box(5, 5, 0, 10), box(10, 10, 10, 10), box(40, 0, 5, 5)])).toEqual(box(10, 0, 35, 20));
  expect(around([box(1, 1, 0, 0)])).toBeNull();
});
