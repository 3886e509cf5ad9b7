import { firefox } from "@playwright/test";
import { accessSync } from "node:fs";
import { delimiter, join } from "node:path";
import { infoOf, playUntil, tableOf } from "../driver";
import { person } from "../people";
import { expect, test } from "../server";
import { dealt, fits, headOf, journey } from "./journey";
import { byHint } from "./moves";

/** The Firefox of this machine, where there is one. */
const FIREFOX =
  process.env.FIRSTLIGHT_FIREFOX ??
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => ["firefox-esr", "firefox"].map((name) => join(folder, name)))
    .find((path) => {
      try {
        return accessSync(path) === undefined;
      } catch {
        return false;
      }
    });

journey("in Firefox: from Play now through a round of both games, by hints", "firefox", 12, async ({ server, sheet }) => {
  test.skip(FIREFOX === undefined, "Firefox is not on this machine");
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: join("browser", "firefox.mjs"),
    env: { ...process.env, FIRSTLIGHT_FIREFOX: FIREFOX ?? "" } as Record<string, string>,
  });
  try {
    for (const game of ["Earthrise", "Daybreak"]) {
      const { page, law } = await person(browser, server);
      // For a picture Playwright puts a style into the page, which the page does not allow, and here it is told so.
      law.expect(/blocked an inline style .*sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/);
      await dealt(page, "1970", { bot_pace: 0 });
      await page.goto("/");
      await sheet.take(page, "home");
      await page.getByRole("article", { name: game }).getByRole("button", { name: "Play now" }).click();
      await expect(page).toHaveURL(/\/t\/\w+$/);
      await page.locator("[data-tour=hand], [data-tour=project-choice]").first().waitFor();
      await fits(page);
      await sheet.take(page, `${game}, the beginning`);
      const table = tableOf(page);
      let seen = (await infoOf(page, table)).entries;
      await playUntil(
        page,
        async (page) => {
          const { entries } = await infoOf(page, table);
          if (entries > seen + 12) {
            seen = entries;
            await sheet.take(page, `${game}, after ${entries} entries`);
          }
          return byHint(page);
        },
        async () => (await headOf(page, "Round")) > 1,
        5 * 60_000,
      );
      await sheet.take(page, `${game}, the second round`);
    }
  } finally {
    await browser.close();
  }
});
