import { daybreakOnPhone, earthriseOnPhone, infoOf, playUntil } from "../driver";
import { open, person } from "../people";
import { expect } from "../server";
import { fits, headOf, journey } from "./journey";
import { byHint, STEADY } from "./moves";

const GAMES = [
  { game: "daybreak", seats: ["me", STEADY], touched: daybreakOnPhone },
  { game: "earthrise", seats: ["me", STEADY, STEADY], touched: earthriseOnPhone },
] as const;

for (const [way, viewport] of [
  ["portrait", { width: 390, height: 844 }],
  ["landscape", { width: 844, height: 390 }],
] as const) {
  journey(`a phone in ${way} @short`, `phone-${way}`, 6, async ({ browser, server, sheet }) => {
    const { page } = await person(browser, server, { phone: true, viewport });
    await page.goto("/");
    await sheet.take(page, "home");
    for (const { game, seats, touched } of GAMES) {
      const table = await open(page, { game, seats, deal: { seed: "1968" }, settings: { hints: true } });
      await page.goto(`/t/${table}`);
      const tabs = page.locator("nav button[data-tours]");
      await tabs.first().waitFor();
      for (const tab of await tabs.all()) {
        await tab.click();
        await sheet.take(page, `${game}: ${(await tab.innerText()).trim()}`);
        await fits(page);
      }
      await tabs.first().click();
      const { entries } = await infoOf(page, table);
      const past = (more: number) => async () => (await infoOf(page, table)).entries > entries + more;
      await playUntil(page, byHint, past(2), 150_000);
      await sheet.take(page, `${game}, by hints`);
      // On a phone the panel goes by itself once an advised move is whole.
      const hint = page.getByRole("region", { name: "Hint" });
      await expect(async () => {
        if (await hint.isVisible()) await hint.getByRole("button", { name: "Close" }).click({ timeout: 1_000 });
        await expect(hint).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await playUntil(page, touched, past(8), 150_000);
      await sheet.take(page, `${game}, by touch`);
    }
  });
}

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [2560, 1440],
] as const) {
  journey(`both tables in a window of ${width} by ${height}`, `window-${width}`, 6, async ({ browser, server, sheet }) => {
    const { page } = await person(browser, server, { viewport: { width, height } });
    await page.goto("/");
    await sheet.take(page, "home");
    for (const { game, seats } of GAMES) {
      const table = await open(page, { game, seats, deal: { seed: "1968" }, settings: { hints: true } });
      await page.goto(`/t/${table}`);
      await page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first().waitFor();
      await sheet.take(page, `${game}, the beginning`);
      const { entries } = await infoOf(page, table);
      await playUntil(page, byHint, async () => (await infoOf(page, table)).entries > entries + 12);
      await sheet.take(page, `${game}, by hints`);
      await fits(page);
      await page.getByRole("region", { name: "Hint" }).getByRole("button", { name: "Close" }).click();
      await sheet.take(page, `${game}, without the panel`);
    }
  });
}

journey("less motion: everything is still told, no faster", "less-motion", 6, async ({ browser, server, sheet }) => {
  const { page } = await person(browser, server, { calm: true, slowly: true });
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", STEADY, STEADY], deal: { seed: "1968" }, settings: { hints: true } });
  await page.goto(`/t/${table}`);
  const told = page.locator(".story");
  let trick = 0;
  await playUntil(
    page,
    async (page) => {
      const now = await headOf(page, "Trick");
      if (now !== trick) await sheet.take(page, `trick ${(trick = now)}`);
      if (await told.isVisible()) {
        // What is told stands still while it is read.
        const moving = await page.evaluate(
          () => document.getAnimations().filter((one) => one.playState === "running" && Number(one.effect?.getComputedTiming().duration) > 150).length,
        );
        expect(moving, "things that move").toBe(0);
      }
      return byHint(page);
    },
    async () => trick > 3,
    5 * 60_000,
  );
  expect((await infoOf(page, table)).status).toBe("running");
});
