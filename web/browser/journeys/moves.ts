import type { Locator, Page } from "@playwright/test";
import { infoOf, tableOf, type Player } from "../driver";
import { expect } from "../server";

/** A team-mate or opponent who plays by rules of thumb, without a clock. */
export const STEADY = { bot: "steady" };

const hints = (page: Page): Locator => page.getByRole("region", { name: "Hint" });

/** Opens the panel of hints, by the bar or on a phone by the menu; false, if the table is out of sight meanwhile. */
async function openHints(page: Page): Promise<boolean> {
  const button = page.getByRole("button", { name: "Hint", exact: true }).locator("visible=true").first();
  try {
    if (!(await button.isVisible())) await page.locator("[data-tour=menu]").click({ timeout: 2000 });
    await button.click({ timeout: 2000 });
    return true;
  } catch {
    return false;
  }
}

/** While something is told, no advice of before may stand. */
async function stale(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector("[data-tour=panel-hint] ol > li") !== null && document.querySelector(".story") !== null);
}

/** Does what the hint says is best, as soon as there is one. */
export const byHint: Player = async (page) => {
  if (!(await hints(page).isVisible()) && !(await openHints(page))) return true;
  const best = hints(page).locator("ol > li").first();
  expect(await stale(page), "advice about another moment").toBe(false);
  // It comes when all is told, nobody else moves, and the person is asked.
  const there = await best.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
  if (!there) return true;
  const table = tableOf(page);
  const { entries } = await infoOf(page, table);
  try {
    await best.locator("button.move").click({ timeout: 2000 });
    await best.getByRole("button", { name: "Do this" }).click({ timeout: 2000 });
  } catch {
    // Somebody moved in between; the next hint is about the new moment.
    return true;
  }
  await expect.poll(async () => (await infoOf(page, table)).entries, { timeout: 30_000 }).toBeGreaterThan(entries);
  return true;
};

/** The projects to choose from. */
export const projects = (page: Page): Locator => page.getByRole("region", { name: "Choice of a global project" }).locator("article");

/** Opens a panel of the rail. */
export async function panel(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Side panels" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
}
