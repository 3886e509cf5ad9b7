import { daybreak, earthrise, hearTheEnd, playToEnd } from "./driver";
import { person } from "./people";
import { expect, test } from "./server";

test.describe.configure({ timeout: 1_000_000 });

for (const [game, player] of [
  ["Daybreak", daybreak],
  ["Earthrise", earthrise],
] as const) {
  test(`${game}: from "Play now" to the end of a game, its debrief and its replay`, async ({ browser, server }) => {
    const { page } = await person(browser, server);
    await page.goto("/");
    await page
      .getByRole("article", { name: game })
      .or(page.locator("section", { hasText: game }))
      .getByRole("button", { name: "Play now" })
      .first()
      .click();
    await expect(page).toHaveURL(/\/t\/\w+$/);
    await playToEnd(page, player, 900_000);
    const end = await hearTheEnd(page);
    await expect(end).toBeVisible();
    await end.getByRole("link", { name: "Debrief" }).click();
    await expect(page).toHaveURL(/\/debrief$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    await expect(page.locator("svg[role=img], figure svg").first()).toBeVisible();
    await page.getByRole("link", { name: "Replay" }).first().click();
    await expect(page).toHaveURL(/\/replay/);
    const scrubber = page.getByRole("slider").first();
    const last = Number(await scrubber.inputValue());
    await scrubber.focus();
    await page.keyboard.press("Home");
    await expect(scrubber).toHaveValue("0");
    await page.keyboard.press("End");
    await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThanOrEqual(last);
  });
}
