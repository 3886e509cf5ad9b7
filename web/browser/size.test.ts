import type { Page } from "@playwright/test";
import { open, person } from "./people";
import { expect, test } from "./server";

/** How many bytes came over the line for a page: all of it, or files of a kind. */
async function bytes(page: Page, ending = ""): Promise<number> {
  const sizes = await page.evaluate(
    (ending) =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
        .map((one) => one as PerformanceResourceTiming)
        .filter((one) => one.name.endsWith(ending))
        .map((one) => one.encodedBodySize),
    ending,
  );
  expect(sizes.length).toBeGreaterThan(2);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("home loads with less than 200 KB, fonts included", async ({ browser, server }) => {
  const { page, context } = await person(browser, server);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(await bytes(page)).toBeLessThan(200_000);
  await context.close();
});

test("a table loads with less than 200 KB of script, and less than 400 KB in all", async ({ browser, server }) => {
  for (const [game, seats] of [
    ["daybreak", ["me"]],
    ["earthrise", ["me", { bot: "random" }, { bot: "random" }]],
  ] as const) {
    const { page, context } = await person(browser, server);
    await page.goto("/");
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table}`);
    await page.locator("#main").waitFor();
    await page.waitForLoadState("networkidle");
    expect(await bytes(page, ".js")).toBeLessThan(200_000);
    expect(await bytes(page), game).toBeLessThan(400_000);
    await context.close();
  }
});
