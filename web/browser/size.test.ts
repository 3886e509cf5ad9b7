import { open, person } from "./people";
import { expect, test } from "./server";

test("a table loads with less than 200 KB of script", async ({ browser, server }) => {
  for (const [game, seats] of [
    ["daybreak", ["me"]],
    ["earthrise", ["me", { bot: "random" }, { bot: "random" }]],
  ] as const) {
    const { page, context } = await person(browser, server);
    await page.goto("/");
    const table = await open(page, { game, seats });
    await page.goto(`/t/${table}`);
    await page.locator("[data-tour=hand]").first().waitFor();
    const sizes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map((one) => one as PerformanceResourceTiming)
        .filter((one) => one.name.endsWith(".js"))
        .map((one) => one.encodedBodySize),
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
    await context.close();
  }
});
