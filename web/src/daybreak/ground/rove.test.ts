import { expect, test } from "vitest";
import { step } from "./rove";

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
