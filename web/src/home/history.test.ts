import { expect, test } from "vitest";
import type { Listed } from "../generated/wire";
import { PAGE, pageAddress } from "./history.svelte";

test("a page is asked for with one more than is shown, of one game or all, after the last of the page before", () => {
  expect(pageAddress(null, undefined)).toBe(`/me/tables?over=true&most=${PAGE + 1}`);
  expect(pageAddress("daybreak", { table: "abc" } as Listed)).toBe(`/me/tables?over=true&most=${PAGE + 1}&game=daybreak&before=abc`);
});
