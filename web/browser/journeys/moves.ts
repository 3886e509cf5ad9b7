import type { Page } from "@playwright/test";
import { infoOf, tableOf, type Player } from "../driver";
import { expect } from "../server";

/** Lets the telling go on where something is told and nothing is asked. */
export async function listen(page: Page): Promise<void> {
  await page.keyboard.press("Shift+Space");
  await page.waitForTimeout(120);
}

/** Does what the hint says is best; false, if nothing is asked. */
export const byHint: Player = async (page) => {
  const panel = page.getByRole("region", { name: "Hint" });
  if (!(await panel.isVisible())) await page.getByRole("button", { name: "Hint", exact: true }).first().click();
  const best = panel.locator("ol > li").first();
  const settled = panel.locator("ol > li, p[role=status]").first();
  await settled.waitFor({ timeout: 30_000 }).catch(() => undefined);
  if (!(await best.isVisible())) return false;
  const entry = (await infoOf(page, tableOf(page))).entries;
  try {
    const play = panel.getByRole("button", { name: "Do this" });
    if (!(await play.isVisible())) await best.locator("button.move").click({ timeout: 5000 });
    await play.click({ timeout: 10_000 });
  } catch {
    // The question changed in between; the next hint is about the new one.
    return true;
  }
  await expect.poll(async () => (await infoOf(page, tableOf(page))).entries, { timeout: 30_000 }).toBeGreaterThan(entry);
  return true;
};
