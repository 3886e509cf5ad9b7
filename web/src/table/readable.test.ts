import { expect, test } from "vitest";
import { readable } from "./readable";

test("a long sentence shows longer than a short one, and each long enough to be read", () => {
  expect(readable("No.")).toBeGreaterThan(2500);
  expect(readable("That is too often. Wait a moment and try again.")).toBeGreaterThan(6000);
  expect(readable("That is too often. Wait a moment and try again.")).toBeLessThan(9000);
});
