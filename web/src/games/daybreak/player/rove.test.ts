import { expect, test } from "vitest";
import { step, walk } from "./rove";

test("arrows go round a group, both ways, and come back", () => {
  for (let count = 1; count < 9; count += 1) {
    for (let from = 0; from < count; from += 1) {
      const next = step("ArrowRight", from, count)!;
      expect(step("ArrowLeft", next, count)).toBe(from);
      expect(step("Home", from, count)).toBe(0);
      expect(step("End", from, count)).toBe(count - 1);
      expect(step("Enter", from, count)).toBeNull();
    }
  }
  expect(step("ArrowRight", -1, 0)).toBeNull();
});

test("in columns, left and right go from column to column, up and down within one", () => {
  // Two stacks: a tucked card before the front one, and a front card alone; then an empty place with its button.
  const members = [
    { column: "a", main: false },
    { column: "a", main: true },
    { column: "b", main: true },
    { column: "c", main: false },
  ];
  expect(walk("ArrowRight", 1, members)).toBe(2);
  expect(walk("ArrowRight", 0, members)).toBe(2);
  expect(walk("ArrowRight", 2, members)).toBe(3);
  expect(walk("ArrowRight", 3, members)).toBe(1);
  expect(walk("ArrowLeft", 2, members)).toBe(1);
  expect(walk("ArrowUp", 1, members)).toBe(0);
  expect(walk("ArrowDown", 0, members)).toBe(1);
  expect(walk("End", 0, members)).toBe(3);
  expect(walk("a", 1, members)).toBeNull();
  expect(
    walk("ArrowDown", 0, [
      { column: null, main: false },
      { column: null, main: false },
    ]),
  ).toBe(1);
});
