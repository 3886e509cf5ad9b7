import type { Page } from "@playwright/test";
import { botsPlayOn, open, person } from "./people";
import { expect, Server, test } from "./server";

/** Where each turning point leads, and what it is called. */
const points = (page: Page): Promise<string[]> =>
  page.locator("[data-tour=debrief-turns] li h4 a").evaluateAll((all) => all.map((one) => `${one.getAttribute("href")} ${one.textContent}`));

test("turning points are moves, never print half made, and are kept over a restart of the server", async ({ browser }) => {
  test.setTimeout(240_000);
  const server = new Server();
  await server.start();
  try {
    const { page, law } = await person(browser, server);
    law.expect(/console: .*(WebSocket|Failed to load|ERR_)/);
    await page.goto("/");
    const table = await open(page, { game: "earthrise", seats: ["me", { bot: "steady" }, { bot: "steady" }], setup: { players: 3 }, deal: { seed: "1968" } });
    await botsPlayOn([page], table);
    await page.goto(`/t/${table}/debrief`);
    const box = page.locator("[data-tour=debrief-turns]");
    await expect(box).toBeVisible();
    // While they are looked for, the page says how far it is; paper does not.
    await expect(box.getByRole("progressbar")).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    if ((await points(page)).length === 0) await expect(box).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect.poll(async () => (await points(page)).length, { timeout: 180_000 }).toBeGreaterThan(0);
    await expect(box.getByRole("progressbar")).toHaveCount(0);
    const found = await points(page);
    for (const point of found) expect(point).toMatch(new RegExp(`^/t/${table}/replay\\?to=\\d+ .*\\p{L}`, "u"));
    expect(new Set(found).size).toBe(found.length);
    // Each says how far the chances went.
    await expect(box.locator("li .d").first()).toContainText(/\d+ ?%.*\d+ ?%/);

    await server.stop();
    await server.start();
    await page.reload();
    await expect.poll(() => points(page)).toEqual(found);
    await box.locator("li h4 a").first().click();
    await expect(page).toHaveURL(/\/replay\?to=\d+/);
    // The server ends with the test: until then the page has to be there.
    await expect(page.getByRole("slider").first()).toBeVisible();
  } finally {
    await server.end();
  }
});
