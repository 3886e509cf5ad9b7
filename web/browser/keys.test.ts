import type { Page } from "@playwright/test";
import { infoOf } from "./driver";
import { comes, lost, on, walk } from "./keys";
import { open, person } from "./people";
import { expect, test } from "./server";

const BOT = { bot: "steady" };
/** What is written on what has the focus. */
const told = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null);

test("a stage of Daybreak by keys: the focus goes from an action to its payment, and back", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me"], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour=question] [data-choice]").first().waitFor();
  await walk(page, "Tab", "[data-choice]");
  await page.keyboard.press("Enter");
  await page.locator("[data-tour=hand] [data-card]").first().waitFor();
  expect(await lost(page)).toBe(false);

  // Along the stacks: one press from card to card, without the buttons for reading between them.
  await walk(page, "Tab", "[data-front]");
  const first = await page.evaluate(() => document.activeElement?.getAttribute("data-front"));
  await page.keyboard.press("ArrowRight");
  expect(await on(page, "[data-front]")).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-front"))).not.toBe(first);

  // An action that costs a card: the cards are the next stop, and the stack after them.
  const paid = page.locator("[data-front]:not([aria-disabled=true])", { has: page.locator('use[href="#i-ui-pay"]') }).first();
  const at = await paid.getAttribute("data-front");
  await walk(page, "ArrowRight", `[data-front="${at}"]`);
  await page.keyboard.press("Enter");
  await comes(page, ".slot.answer");
  const before = (await infoOf(page, table)).entries;
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await infoOf(page, table)).entries).toBeGreaterThan(before);
  await comes(page, `[data-front="${at}"], [data-choice], .slot.answer`);

  // A card: Enter takes it up, Tab leads to its uses, Enter plays it.
  await expect(async () => {
    if (await on(page, "[data-choice], .slot.answer")) await page.keyboard.press("Enter");
    expect(await page.locator(".slot.answer").count()).toBe(0);
  }).toPass({ timeout: 30_000 });
  await walk(page, "Tab", "[data-card]");
  const cards = await page.locator("[data-tour=hand] [data-card]").count();
  await page.keyboard.press("Enter");
  await walk(page, "Tab", "[data-choice]:not([aria-disabled=true])");
  const pressed = await told(page);
  await page.keyboard.press("Enter");
  // Either the card leaves the hand, or something else is asked first; until the server has answered neither has happened.
  await expect(async () => {
    const left = await page.locator("[data-tour=hand] [data-card]").count();
    if (left === cards && (await on(page, "[data-choice]:not([aria-disabled=true])")) && (await told(page)) !== pressed) await page.keyboard.press("Enter");
    expect(left).toBeLessThan(cards);
  }).toPass({ timeout: 30_000 });
  await expect(page.locator("[data-tour=hand] [data-card]")).toHaveCount(cards - 1);
  await expect.poll(() => lost(page)).toBe(false);

  // The end of the stage, which is asked about while something is undone.
  const entries = (await infoOf(page, table)).entries;
  await walk(page, "Tab", "[data-tour=end-of-stage] .btn.ink");
  await page.keyboard.press("Enter");
  if (await page.getByText("End your Local stage anyway?").isVisible()) await page.keyboard.press("Enter");
  await expect.poll(async () => (await infoOf(page, table)).entries).toBeGreaterThan(entries);
  await expect.poll(() => lost(page)).toBe(false);
});

test("tricks of Earthrise by keys: after every card and every choice the focus is where one goes on", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", BOT, BOT], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  const usable = '[data-tour="hand"] button[aria-disabled="false"], [data-tour="choice"] .answer';
  await page.locator(usable).first().waitFor();
  await walk(page, "Tab", usable);
  // Two tricks: whatever is asked comes under the focus by itself, and what is under it can be done.
  const done = async (): Promise<boolean> => page.evaluate(() => /Trick [3-9]/.test(document.querySelector(".top")?.textContent ?? ""));
  while (!(await done())) {
    await comes(page, usable);
    const before = (await infoOf(page, table)).entries;
    await page.keyboard.press("Enter");
    if (await on(page, '[aria-pressed="true"]')) await page.keyboard.press("Enter");
    await expect.poll(async () => (await infoOf(page, table)).entries).toBeGreaterThan(before);
    await expect.poll(() => lost(page)).toBe(false);
  }
});

for (const [game, own] of [
  ["daybreak", "points something out"],
  ["earthrise", "shows the last trick"],
] as const) {
  test(`"?" lists the keys of ${game}`, async ({ browser, server }) => {
    const { page } = await person(browser, server);
    await page.goto("/");
    const table = await open(page, { game, seats: game === "daybreak" ? ["me"] : ["me", BOT, BOT], deal: { seed: "1968" } });
    await page.goto(`/t/${table}`);
    await page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first().waitFor();
    await page.keyboard.press("?");
    const list = page.getByRole("region", { name: "Keys" });
    await expect(list).toContainText("tells the next thing");
    await expect(list).toContainText(own);
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
  });
}
