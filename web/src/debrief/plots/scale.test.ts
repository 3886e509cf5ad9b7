import { describe, expect, test } from "vitest";
import { height, pile } from "./dots";
import { apart, area, bars, linear, points, stack, steps, ticks } from "./scale";

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("scales", () => {
  test("ticks are round, begin at 0 and reach the most there is", () => {
    for (let most = 0; most <= 250; most += 1) {
      const marks = ticks(most);
      const step = (marks[1] ?? 0) - (marks[0] ?? 0);
      expect(marks[0]).toBe(0);
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, most));
      expect(marks.at(-2) ?? 0, "none more than is needed").toBeLessThan(Math.max(1, most));
      expect([1, 2, 5]).toContain(step / 10 ** Math.floor(Math.log10(step)));
      expect(marks.length).toBeLessThanOrEqual(7);
    }
    expect(ticks(74)).toEqual([0, 20, 40, 60, 80]);
  });

  test("a straight scale meets its ends and keeps proportions", () => {
    const y = linear([0, 80], [300, 20]);
    expect([y(0), y(40), y(80)]).toEqual([300, 160, 20]);
    expect(linear([3, 3], [10, 20])(3)).toBe(10);
  });

  test("bars stand inside their room and do not touch", () => {
    for (const count of [1, 2, 4, 6]) {
      const { width, at } = bars(count, 36, 320);
      expect(at).toHaveLength(count);
      expect((at[0] ?? 0) - width / 2).toBeGreaterThan(36);
      expect((at.at(-1) ?? 0) + width / 2).toBeLessThan(320);
      at.slice(1).forEach((x, index) => expect(x - (at[index] ?? 0)).toBeGreaterThan(width));
    }
    expect(points(3, 0, 10)).toEqual([0, 5, 10]);
    expect(points(1, 0, 10)).toEqual([5]);
  });

  test("a stack is as high as its parts together, and negative parts hang below", () => {
    const parts = stack([5, 0, 7, -3, 2, -1]);
    expect(parts.map((part) => part.to - part.from)).toEqual([5, 0, 7, -3, 2, -1]);
    expect(Math.max(...parts.map((part) => part.to))).toBe(sum([5, 0, 7, 2]));
    expect(Math.min(...parts.map((part) => part.to))).toBe(sum([-3, -1]));
    expect(parts.filter((part) => part.to > part.from).map((part) => part.from)).toEqual([0, 5, 12]);
  });

  test("labels move apart, keep their order, and stay inside", () => {
    const wished = [100, 102, 40, 101, 99];
    const placed = apart(wished, 17, 12, 120);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((place, index) => expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(17));
    expect(Math.max(...placed)).toBeLessThanOrEqual(120);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(12);
    const order = (numbers: number[]): number[] => numbers.map((_, at) => at).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
    expect(order(placed)).toEqual(order(wished));
    expect(apart([10, 50], 17, 0, 100)).toEqual([10, 50]);
  });

  test("paths go through their points", () => {
    expect(steps([0, 10, 20], [5, 3, 1])).toBe("M0 5H10V3H20V1");
    expect(area([0, 10], [9, 9], [5, 4])).toBe("M0 5L10 4L10 9L0 9z");
  });
});

describe("the dot plot", () => {
  const values = [3, 3, 3, 3, 4, 8, 8, 3];
  const dots = pile(
    values,
    (value) => value,
    (value) => value * 50,
    50,
    17,
  );

  test("every result has its own dot, and no two touch", () => {
    expect(dots).toHaveLength(values.length);
    dots.forEach((dot, at) => dots.slice(at + 1).forEach((other) => expect(Math.hypot(dot.x - other.x, dot.y - other.y)).toBeGreaterThanOrEqual(16.99)));
  });

  test("dots stay at their value, and piles grow from the bottom", () => {
    for (const dot of dots) expect(Math.abs(dot.x - dot.of * 50)).toBeLessThanOrEqual(25);
    const threes = dots.filter((dot) => dot.of === 3).map((dot) => dot.y);
    expect(threes.sort((a, b) => a - b)).toEqual([0, 0, 17, 17, 34]);
    expect(height(dots, 17)).toBe(51);
  });

  test("one dot stands in the middle of its value", () => {
    expect(dots.find((dot) => dot.of === 4)).toMatchObject({ x: 200, y: 0 });
  });
});
