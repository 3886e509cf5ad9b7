import { expect, test } from "vitest";
import { isName, lengthOf } from "./names";

test("a name is as long as the server counts it", () => {
  expect(lengthOf("  Zoë 🌍 ")).toBe(5);
  expect(isName("12345678901234567890", 20)).toBe(true);
  expect(isName("123456789012345678901", 20)).toBe(false);
  expect(isName("   ", 20)).toBe(false);
});
