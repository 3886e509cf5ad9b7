import { daybreak, daybreakOnPhone, earthriseOnPhone, infoOf, playToEnd, playUntil, tableOf } from "./driver";
import { daybreakByKeys, earthriseByKeys } from "./keys";
import { botsPlayOn, open, person } from "./people";
import { lostOn } from "./reach";
import { expect, test } from "./server";
import { logOf } from "./told";

const BOT = { bot: "random" };

test("a hint advises and plays, and why explains every move", async ({ browser, server }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", BOT, BOT], settings: { hints: true } });
  await page.goto(`/t/${table}`);
  await page.locator('[data-tour="hand"] button[aria-disabled="false"]').first().waitFor();
  await page.getByRole("button", { name: "Why?" }).click();
  await expect(page.getByRole("heading", { name: "What can I do, and why?" })).toBeVisible();
  const why = page.getByRole("region", { name: "What can I do, and why?" });
  await why.locator("li button").first().click();
  await expect(why).toContainText(/play|lead|follow/i);
  await page.keyboard.press("Escape");
  const before = (await infoOf(page, table)).entries;
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  await hint.locator("li button").first().click({ timeout: 60_000 });
  await hint.getByRole("button", { name: "Do this" }).first().click();
  await expect.poll(async () => (await infoOf(page, table)).entries).toBeGreaterThan(before);
});

test("a hint of Daybreak is carried out whole, with what it costs, and covers nothing that it is about", async ({ browser, server }) => {
  test.setTimeout(240_000);
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", BOT], deal: { seed: "1968" }, settings: { hints: true } });
  await page.goto(`/t/${table}`);
  await playUntil(page, daybreak, async () => (await page.locator("[data-tour=hand] [data-card]").count()) > 0);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const panel = page.locator("[data-tour=panel-hint]");
  const play = panel.getByRole("button", { name: "Do this" }).first();
  const begun = page.locator("[data-tour=question] .back");
  await expect(play).toBeVisible({ timeout: 60_000 });
  // The preview shows what the advised move would bring, and lies beside the panel, as do crises and the end of the stage.
  await panel.locator("ol > li").first().hover();
  await expect(page.locator("[data-preview]")).toBeVisible();
  const advice = (await panel.boundingBox())!;
  for (const part of ["[data-preview]", "[data-tour=end-of-stage]", ".deckcol"]) {
    const box = (await page.locator(part).first().boundingBox())!;
    expect(box.x >= advice.x + advice.width || box.y + box.height <= advice.y, part).toBe(true);
  }
  // Whatever it advises is done with one press, until something has been paid for.
  const paid = async (): Promise<boolean> =>
    (await logOf(page, table)).some(({ fact }) => (fact as { discarded?: { seat: number } } | null)?.discarded?.seat === 0);
  for (let press = 0; press < 15 && !(await paid()); press += 1) {
    await expect(play).toBeVisible({ timeout: 60_000 });
    const { entries } = await infoOf(page, table);
    await play.click();
    await expect.poll(async () => (await infoOf(page, table)).entries).toBeGreaterThan(entries);
    await expect(begun).toHaveCount(0, { timeout: 30_000 });
    if ((await page.locator("[data-turn=players]").count()) === 0) break;
  }
  expect(await paid()).toBe(true);
});

test("a running game can be looked back at, and a moment has its link", async ({ browser, server }) => {
  test.setTimeout(180_000);
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", BOT] });
  await page.goto(`/t/${table}`);
  await playUntil(page, daybreak, async () => (await infoOf(page, table)).entries > 25);
  await page.goto(`/t/${table}/replay?to=5`);
  const scrubber = page.getByRole("slider").first();
  await expect(scrubber).toHaveValue("5");
  await scrubber.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(5);
  await expect(page).toHaveURL(/to=\d+/);
});

test("the deal of the day is played, kept, and compared", async ({ browser, server }) => {
  test.setTimeout(300_000);
  const { page } = await person(browser, server);
  await page.goto("/daily/daybreak");
  await page
    .getByRole("button", { name: /today/ })
    .or(page.getByRole("link", { name: /today/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  const table = tableOf(page);
  expect((await infoOf(page, table)).daily).toBeTruthy();
  await page.locator("[data-tour=stacks]").waitFor();
  await playToEnd(page, daybreak);
  await page.goto("/daily/daybreak");
  await expect(page.locator("main li, main tr").filter({ hasText: /you/i }).first()).toBeVisible();
  await page.goto("/replays");
  await expect(page.locator(`a[href*="${table}"]`).first()).toBeVisible();
});

for (const [lang, word, which, player] of [
  ["es", "Jugar ya", 0, daybreakOnPhone],
  ["pt-BR", "Jogar agora", 1, earthriseOnPhone],
] as const) {
  test(`on a phone, in ${lang}: from the posters into a game`, async ({ browser, server }) => {
    test.setTimeout(360_000);
    const { page } = await person(browser, server, { lang, phone: true });
    await page.goto("/");
    await page.getByRole("button", { name: word }).nth(which).click();
    await expect(page).toHaveURL(/\/t\/\w+$/);
    const table = tableOf(page);
    await page.locator("nav button[data-tours]").first().waitFor();
    const start = (await infoOf(page, table)).entries;
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    for (const tab of await page.locator("nav button[data-tours]").all()) {
      await tab.click();
      // The frame does not scroll, in no direction, and no text is missing.
      const over = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
      expect(Math.max(...over)).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.body.innerText.includes("⟨"))).toBe(false);
    }
    await page.locator("nav button[data-tours]").first().click();
    await playUntil(page, player, async () => (await infoOf(page, table)).entries > start + 12, 300_000);
  });
}

test("a whole game of Earthrise by keyboard alone", async ({ browser, server }) => {
  test.setTimeout(300_000);
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", BOT, BOT] });
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first().waitFor();
  await playToEnd(page, earthriseByKeys);
});

test("a round of Daybreak by keyboard alone", async ({ browser, server }) => {
  test.setTimeout(240_000);
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me"] });
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour=stacks]").waitFor();
  const stages = page.locator("[data-tour=stages], header").first();
  await playUntil(page, daybreakByKeys, async () => /Round 2/.test(await stages.innerText()) || (await infoOf(page, table)).status === "finished");
});

/** Windows in which everything is to be had: a small laptop or a tablet, 1440x900 at 200 %, and the narrowest phone. */
const SMALL = [
  { width: 1024, height: 768 },
  { width: 720, height: 450 },
  { width: 320, height: 640 },
];

test("in small windows nothing is lost: no page scrolls sideways, everything can be pressed, no text is cut", async ({ browser, server }) => {
  test.setTimeout(300_000);
  const { page } = await person(browser, server);
  const inEach = async (where: string, look?: (name: string) => Promise<void>): Promise<void> => {
    for (const window of SMALL) {
      await page.setViewportSize(window);
      const name = `${where} at ${window.width}x${window.height}`;
      if (look) await look(name);
      else await expect.poll(() => lostOn(page), { message: name }).toEqual([]);
    }
  };
  for (const path of ["/", "/new/daybreak", "/new/earthrise", "/cards", "/rules", "/rules/earthrise", "/learn", "/replays", "/me", "/daily/earthrise"]) {
    await page.goto(path);
    await page.locator("main").waitFor();
    if (path === "/cards") await page.getByLabel("Deck").selectOption("starting");
    await inEach(path);
  }
  for (const game of ["daybreak", "earthrise"]) {
    const table = await open(page, { game, seats: ["me", BOT, BOT, BOT], deal: { seed: "1968" } });
    await page.goto(`/t/${table}`);
    await inEach(game, async (name) => {
      // Too small to show all of it at once: one view at a time.
      await page.locator("nav button[data-tours]").first().waitFor();
      for (const tab of await page.locator("nav button[data-tours]").all()) {
        await tab.click();
        await expect.poll(() => lostOn(page), { message: `${name}, ${await tab.innerText()}` }).toEqual([]);
      }
    });
    await botsPlayOn([page], table);
    for (const after of ["debrief", "replay?to=20", "replay?to=20&seat=everything"]) {
      await page.goto(`/t/${table}/${after}`);
      // On a phone one's own side stands where the world is, if something was asked there.
      await page.locator("main, [data-tour=player]").locator("visible=true").first().waitFor();
      await inEach(`${game}, ${after}`);
    }
  }
});
