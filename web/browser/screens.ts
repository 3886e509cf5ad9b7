// The pictures of docs/screens, taken from real tables: `cargo xtask screens`.
import type { Page } from "@playwright/test";
import { daybreak, daybreakOnPhone, earthrise, infoOf, playUntil } from "./driver";
import { botsPlayOn, open, person, type Habits } from "./people";
import { expect, test } from "./server";

const FOLDER = "../docs/screens";
const BOT = { bot: "steady" };
const DEAL = { deal: { seed: "1968" }, settings: { name: "Friday table", hints: true, bot_pace: 0 } };
const TABLES = {
  daybreak: { game: "daybreak", seats: ["me", BOT, BOT, BOT], ...DEAL },
  earthrise: { game: "earthrise", seats: ["me", BOT, BOT, BOT], ...DEAL },
};

async function shoot(page: Page, name: string, whole = false): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: whole });
}

/** Leaves the seat to a bot, which plays while nobody looks, and waits for the end. */
async function over(page: Page, table: string): Promise<void> {
  await page.goto("/rules");
  await expect.poll(async () => (await infoOf(page, table)).status, { timeout: 180_000 }).toBe("finished");
}

/** Sits down at a table and plays a while. */
async function seated(page: Page, game: "daybreak" | "earthrise", entries: number): Promise<string> {
  await page.goto("/");
  const table = await open(page, TABLES[game]);
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour]").first().waitFor({ state: "attached" });
  await playUntil(page, game === "daybreak" ? daybreak : earthrise, async () => (await infoOf(page, table)).entries >= entries);
  return table;
}

const LAPTOPS: [string, Habits][] = [
  ["", {}],
  ["-dark", { theme: "dark" }],
];

for (const [mark, habits] of LAPTOPS) {
  test(`pages${mark}`, async ({ browser, server }) => {
    const { page } = await person(browser, server, habits);
    for (const [name, path] of [
      ["home", "/"],
      ["new-table", "/new/daybreak"],
      ["cards", "/cards"],
      ["rules", "/rules/daybreak"],
      ["learn", "/learn"],
    ] as const) {
      await page.goto(path);
      await page.locator("main").waitFor();
      await shoot(page, `${name}${mark}`);
    }
  });

  test(`daybreak${mark}`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const { page } = await person(browser, server, habits);
    await page.goto("/");
    const table = await open(page, TABLES.daybreak);
    await page.goto(`/t/${table}`);
    // While something is asked, the hand may be there and not be anybody's to use.
    const cards = page.locator('[data-tour=hand] button[data-card][aria-disabled="false"]');
    await playUntil(page, daybreak, async () => (await cards.count()) > 1);
    await cards.nth(1).click();
    await shoot(page, `daybreak-table${mark}`);
    await page.keyboard.press("Escape");
    await botsPlayOn([page], table, "steady");
    await over(page, table);
    await page.goto(`/t/${table}/debrief`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(2500);
    await shoot(page, `debrief-daybreak${mark}`, true);
    await page.goto(`/t/${table}/replay?to=60`);
    await page.getByRole("slider").first().waitFor();
    await shoot(page, `replay${mark}`);
  });

  test(`earthrise${mark}`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const { page } = await person(browser, server, habits);
    const table = await seated(page, "earthrise", 34);
    await page.locator('[data-tour="hand"] button[aria-disabled="false"]').first().click();
    await shoot(page, `earthrise-table${mark}`);
    await botsPlayOn([page], table, "steady");
    await over(page, table);
    await page.goto(`/t/${table}/debrief`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(2500);
    await shoot(page, `debrief-earthrise${mark}`, true);
  });

  test(`phone${mark}`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const { page } = await person(browser, server, { ...habits, phone: true });
    await page.goto("/");
    await shoot(page, `home-phone${mark}`);
    for (const [game, views] of [
      ["daybreak", ["world", "crises", "board", "hand", "powers"]],
      ["earthrise", ["trick", "flight", "scores", "picture"]],
    ] as const) {
      const table = await open(page, TABLES[game]);
      await page.goto(`/t/${table}`);
      const tabs = page.locator("nav button[data-tours]");
      await tabs.first().waitFor();
      if (game === "daybreak") {
        await playUntil(page, daybreakOnPhone, async () => (await page.locator("button.done").count()) > 0);
      } else {
        await page.locator('[data-tour="hand"] button[aria-disabled="false"]').first().waitFor();
      }
      // A press on the card in the middle has opened its sheet.
      await page.keyboard.press("Escape");
      for (const [i, view] of views.entries()) {
        await tabs.nth(i).click();
        await shoot(page, `${game}-phone-${view}${mark}`);
      }
    }
  });
}
