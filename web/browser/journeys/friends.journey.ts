import type { Page } from "@playwright/test";
import { infoOf } from "../driver";
import { pair } from "../pair";
import { open, person } from "../people";
import { expect } from "../server";
import { journey } from "./journey";

const STEADY = { bot: "steady" };

/** The projects to choose from. */
const drawn = (page: Page) => page.getByRole("region", { name: "Choice of a global project" }).locator("article");

/** Opens a panel of the rail. */
async function panel(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Side panels" }).getByRole("button", { name: new RegExp(`^${name}`) }).click();
}

journey("two people: plans, a tie, pointing, and a move taken back", "two-people", 6, async ({ browser, server, sheet }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  const table = await pair(ana, bento);
  await sheet.take(ana, "Ana at the table");
  await panel(ana, "Plan");
  await ana.getByRole("textbox", { name: "Propose a plan" }).fill("Wind first");
  await ana.getByRole("button", { name: "Propose" }).click();
  await panel(bento, "Plan");
  await bento.getByText("I agree").first().click();
  await sheet.take(bento, "Bento agrees to a plan");
  for (const page of [ana, bento]) await page.keyboard.press("Escape");

  await drawn(ana).nth(0).getByRole("button", { name: "Keep it" }).click();
  await drawn(bento).nth(1).getByRole("button", { name: "Keep it" }).click();
  await expect(ana.getByRole("status").filter({ hasText: "It is a tie." })).toBeVisible();
  await sheet.take(ana, "a tie");
  await ana.locator("[data-tour=point]").click();
  await ana.locator('[data-point="crisis 0"]').click();
  await expect(bento.locator('[data-ring="crisis 0"]')).toBeVisible();
  await sheet.take(bento, "Ana points at a crisis");
  await drawn(bento).nth(0).getByRole("button", { name: "Keep it" }).click();
  for (const page of [ana, bento]) await expect(page.locator("[data-tour=hand] button").first()).toBeVisible();

  const done = ana.locator("[data-tour=end-of-stage] button.ink");
  const before = (await infoOf(ana, table)).entries;
  await done.click();
  if (await done.isVisible()) await done.click();
  await expect.poll(async () => (await infoOf(ana, table)).entries).toBeGreaterThan(before);
  await sheet.take(ana, "Ana is done");
  await ana.getByRole("button", { name: "Take back" }).first().click();
  await expect(done).toBeVisible();
  await sheet.take(ana, "and takes it back");
});

journey("one device passed round three people", "one-device", 6, async ({ browser, server, sheet }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", "me", "me"], settings: { one_device: true }, deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  for (let turn = 0; turn < 6; turn += 1) {
    const card = page.locator('[data-tour="hand"] button[aria-disabled="false"]').first();
    const curtain = page.locator(".curtain button, [data-curtain] button").first();
    await card.or(curtain).first().waitFor({ timeout: 60_000 });
    if (await curtain.isVisible()) {
      // Nobody's hand shows while the device goes round.
      await expect(page.locator("[data-tour=hand]")).toHaveCount(0);
      await sheet.take(page, "the device goes round");
      await curtain.click();
      await card.waitFor({ timeout: 60_000 });
    }
    await sheet.take(page, `turn ${turn + 1}`);
    const { entries } = await infoOf(page, table);
    await card.click();
    if ((await card.getAttribute("aria-pressed").catch(() => null)) === "true") await card.click();
    await expect.poll(async () => (await infoOf(page, table)).entries).toBeGreaterThan(entries);
  }
});

journey("a line that stalls and one that breaks @short", "network", 5, async ({ browser, server, sheet }) => {
  const { page, law } = await person(browser, server);
  law.expect(/console: .*(WebSocket|Failed to load|ERR_)/);
  // A line on which nothing comes through while it is held.
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/socket/, (client) => {
    const table = client.connectToServer();
    client.onMessage((message) => {
      if (held) held.push(() => table.send(message));
      else table.send(message);
    });
  });
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", STEADY], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  await drawn(page).first().waitFor();
  const { entries } = await infoOf(page, table);
  held = [];
  await drawn(page).first().getByRole("button", { name: "Keep it" }).click();
  await expect(page.locator("[data-late]").first()).toBeVisible();
  await sheet.take(page, "nothing comes through");
  const waiting: (() => void)[] = held;
  held = null;
  for (const go of waiting) go();
  await expect(page.locator("[data-late]")).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(async () => (await infoOf(page, table)).entries).toBeGreaterThan(entries);
  await page.locator("[data-tour=hand] button").first().waitFor();
  await sheet.take(page, "it was sent once");
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await sheet.take(page, "the network is gone");
  await page.context().setOffline(false);
  await expect(page.getByText("Connection lost, trying again")).toHaveCount(0, { timeout: 60_000 });
  await sheet.take(page, "and back");
});
