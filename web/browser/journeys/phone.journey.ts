import { daybreakOnPhone, earthriseOnPhone, infoOf, playUntil } from "../driver";
import { open, person } from "../people";
import { expect } from "../server";
import { journey } from "./journey";

const STEADY = { bot: "steady" };

for (const [way, viewport] of [["portrait", { width: 390, height: 844 }], ["landscape", { width: 844, height: 390 }]] as const) {
  journey(`a phone in ${way} @short`, `phone-${way}`, 6, async ({ browser, server, sheet }) => {
    const { page } = await person(browser, server, { phone: true, viewport });
    await page.goto("/");
    await sheet.take(page, "home");
    for (const [game, seats, player] of [["daybreak", ["me", STEADY], daybreakOnPhone], ["earthrise", ["me", STEADY, STEADY], earthriseOnPhone]] as const) {
      const table = await open(page, { game, seats, deal: { seed: "1968" } });
      await page.goto(`/t/${table}`);
      const tabs = page.locator("nav button[data-tours]");
      await tabs.first().waitFor();
      for (const tab of await tabs.all()) {
        await tab.click();
        await sheet.take(page, `${game}: ${(await tab.innerText()).trim()}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
      }
      await tabs.first().click();
      const { entries } = await infoOf(page, table);
      await playUntil(page, player, async () => (await infoOf(page, table)).entries > entries + 8, 150_000);
      await sheet.take(page, `${game}, later`);
    }
  });
}

journey("less motion: everything is still told, no faster", "less-motion", 6, async ({ browser, server, sheet }) => {
  const { page } = await person(browser, server, { calm: true, slowly: true });
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", STEADY, STEADY], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  const card = page.locator('[data-tour="hand"] button[aria-disabled="false"]').first();
  for (let trick = 0; trick < 3; trick += 1) {
    await card.waitFor({ timeout: 90_000 });
    await sheet.take(page, `trick ${trick + 1}`);
    const { entries } = await infoOf(page, table);
    await card.click();
    if ((await card.getAttribute("aria-pressed")) === "true") await card.click();
    await expect.poll(async () => (await infoOf(page, table)).entries).toBeGreaterThan(entries);
  }
});
