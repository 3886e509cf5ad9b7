import { daybreak, earthrise, infoOf, playUntil, tableOf } from "../driver";
import { open, person } from "../people";
import { expect, Server, test } from "../server";
import { journey } from "./journey";
import { byHint } from "./moves";

test.describe.configure({ mode: "serial" });

const STEADY = { bot: "steady" };
/** Hints look at so many lines of play, whatever the machine does beside. */
const LINES = "400";

/** A deal on which whoever follows the hints wins; the journey says so if a change of rules or bots makes it another. */
const WON = "1968";

journey("Daybreak: the hints followed to a win", "daybreak-hints-win", 20, async ({ browser, sheet }) => {
  const server = new Server({ FIRSTLIGHT_HINT_LINES: LINES });
  await server.start();
  try {
    const { page } = await person(browser, server);
    await page.goto("/");
    const table = await open(page, { game: "daybreak", seats: ["me"], deal: { seed: WON }, settings: { hints: true } });
    await page.goto(`/t/${table}`);
    await page.locator("[data-tour=hand]").first().waitFor();
    let round = 0;
    await playUntil(page, async (page) => {
      const moved = await byHint(page);
      const now = Number(/Round (\d)/.exec(await page.locator("body").innerText())?.[1] ?? 0);
      if (now !== round) await sheet.take(page, `round ${(round = now)}`);
      return moved;
    }, async () => (await infoOf(page, table)).status === "finished", 18 * 60_000);
    const end = page.getByRole("region", { name: /over/i }).first();
    await expect(end).toBeVisible({ timeout: 60_000 });
    await sheet.take(page, "the end");
    await expect(end).toContainText(/won|win/i);
  } finally {
    await server.end();
  }
});

journey("Daybreak: a loss, told to its end @short", "daybreak-loss", 6, async ({ browser, server, sheet }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me"], deal: { seed: "8" } });
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour=hand]").first().waitFor();
  await sheet.take(page, "the beginning");
  // Whoever does nothing loses.
  await playUntil(page, daybreak, async () => (await infoOf(page, table)).status === "finished");
  const end = page.getByRole("region", { name: /over/i }).first();
  await expect(end).toBeVisible({ timeout: 60_000 });
  await sheet.take(page, "the end");
  await end.getByRole("link", { name: "Debrief" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await sheet.take(page, "the debrief");
});

journey("Earthrise: from Play now to the end, by hints and at the usual pace", "earthrise-play-now", 20, async ({ browser, sheet }) => {
  const server = new Server({ FIRSTLIGHT_HINT_LINES: LINES });
  await server.start();
  try {
    const { page } = await person(browser, server, { slowly: true });
    await page.goto("/");
    await sheet.take(page, "home");
    await page.getByRole("article", { name: "Earthrise" }).getByRole("button", { name: "Play now" }).first().click();
    await expect(page).toHaveURL(/\/t\/\w+$/);
    const table = tableOf(page);
    let taken = 0;
    await playUntil(page, async (page) => {
      const moved = await byHint(page);
      const { entries } = await infoOf(page, table);
      if (entries > taken + 20) {
        taken = entries;
        await sheet.take(page, `entry ${entries}`);
      }
      return moved || (await page.waitForTimeout(300), true);
    }, async () => (await infoOf(page, table)).status === "finished", 18 * 60_000);
    await expect(page.getByRole("region", { name: /over/i }).first()).toBeVisible({ timeout: 60_000 });
    await sheet.take(page, "the end");
  } finally {
    await server.end();
  }
});

for (const [width, height] of [[1366, 768], [1440, 900], [2560, 1440]] as const) {
  journey(`both tables in a window of ${width} by ${height}`, `window-${width}`, 4, async ({ browser, server, sheet }) => {
    const { page } = await person(browser, server, { viewport: { width, height } });
    await page.goto("/");
    await sheet.take(page, "home");
    for (const [game, seats, player] of [["daybreak", ["me", STEADY], daybreak], ["earthrise", ["me", STEADY, STEADY], earthrise]] as const) {
      const table = await open(page, { game, seats, deal: { seed: "1968" } });
      await page.goto(`/t/${table}`);
      await page.locator("[data-tour=hand]").first().waitFor();
      await sheet.take(page, `${game}, the beginning`);
      const { entries } = await infoOf(page, table);
      await playUntil(page, player, async () => (await infoOf(page, table)).entries > entries + 12);
      await sheet.take(page, `${game}, later`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
    }
  });
}
