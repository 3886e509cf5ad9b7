import type { Page } from "@playwright/test";
import { daybreak, hearTheEnd, infoOf, playUntil, tableOf } from "../driver";
import { open, person } from "../people";
import { expect } from "../server";
import { dealt, headOf, journey, type Sheet } from "./journey";
import { byHint } from "./moves";

/** Deals on which whoever follows the hints wins; the journeys say so if a change of rules or bots makes it another. */
const WON = { Daybreak: "1970", Earthrise: "1968" };

/** From Home by "Play now" and by hints to the end of a game that is won. */
async function byHintsToAWin(page: Page, sheet: Sheet, game: "Daybreak" | "Earthrise"): Promise<void> {
  await page.goto("/");
  await sheet.take(page, "home");
  await page.getByRole("article", { name: game }).getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  const table = tableOf(page);
  await page.locator("[data-tour=hand], [data-tour=project-choice]").first().waitFor();
  let seen = 0;
  await playUntil(
    page,
    async (page) => {
      const [now, advised] = [await headOf(page, "Round"), await page.locator("[data-tour=panel-hint] ol > li").first().isVisible()];
      if (advised && now !== seen) await sheet.take(page, `round ${(seen = now)}`);
      return byHint(page);
    },
    async () => (await infoOf(page, table)).status === "finished",
    18 * 60_000,
  );
  const end = page.getByRole("region", { name: /over/i }).first();
  await expect(end).toBeVisible({ timeout: 120_000 });
  const log = await (await page.request.get(`/api/v1/tables/${table}/log`)).text();
  if (process.env.KEEPLOG) (await import("node:fs")).writeFileSync(process.env.KEEPLOG, log);
  expect(log, "the deal is the one that was meant").toContain(`"seed":"${WON[game]}"`);
  await sheet.take(page, "the end");
  await expect(end).toContainText(/^The game is over\s*(Won in round|You win)/i);
  await end.getByRole("link", { name: "Debrief" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await sheet.take(page, "the debrief");
}

journey("Daybreak: Play now, and the hints followed to a win", "daybreak-hints-win", 20, async ({ browser, server, sheet }) => {
  const { page } = await person(browser, server);
  // Bots that do not wait have moved before the next hint is thought of, on every machine.
  await dealt(page, WON.Daybreak, { bot_pace: 0 });
  await byHintsToAWin(page, sheet, "Daybreak");
});

journey("Earthrise: Play now, and the hints followed to a win, at the usual pace", "earthrise-hints-win", 20, async ({ browser, server, sheet }) => {
  const { page } = await person(browser, server, { slowly: true });
  await dealt(page, WON.Earthrise, {});
  await byHintsToAWin(page, sheet, "Earthrise");
});

journey("Daybreak: a loss, told to its end @short", "daybreak-loss", 6, async ({ browser, server, sheet }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me"], deal: { seed: "8" } });
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first().waitFor();
  await sheet.take(page, "the beginning");
  // Whoever does nothing loses.
  await playUntil(page, daybreak, async () => (await infoOf(page, table)).status === "finished");
  const end = await hearTheEnd(page);
  await expect(end).toBeVisible({ timeout: 60_000 });
  await sheet.take(page, "the end");
  await end.getByRole("link", { name: "Debrief" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await sheet.take(page, "the debrief");
});
