import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { daybreak, earthrise, hearTheEnd, infoOf, playUntil } from "./driver";
import { botsPlayOn, open, person } from "./people";
import { expect, test } from "./server";

const BOTS = { bot: "random" };
/** The same games every time, so that what is found once is found again. */
const DEAL = { seed: "1968" };

async function clean(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]).analyze();
  const told = violations.map(
    (one) =>
      `${one.id} (${one.impact}): ${one.help}\n  ${one.nodes
        .slice(0, 4)
        .map((node) => `${node.target.join(" ")}: ${node.any.map((check) => check.message).join("; ")}\n    ${node.html.slice(0, 300)}`)
        .join("\n  ")}`,
  );
  expect.soft(told, where).toEqual([]);
}

for (const theme of ["light", "dark"] as const) {
  test(`no page has a barrier that axe knows (${theme})`, async ({ browser, server }) => {
    test.setTimeout(240_000);
    const { page, law } = await person(browser, server, { theme });
    law.expect(/404/, /shown: Nothing here/);
    for (const [path, there] of [
      ["/", "main h2"],
      ["/new/daybreak", "form"],
      ["/new/earthrise", "form"],
      ["/daily/daybreak", "h1"],
      ["/replays", "h1"],
      ["/learn", "h1"],
      ["/rules/daybreak", "article"],
      ["/rules/earthrise", "article"],
      ["/cards", "ul.grid li"],
      ["/nowhere/at/all", "h1"],
    ] as const) {
      await page.goto(path);
      await page.locator(there).first().waitFor();
      // A deck stands for all of them: axe takes long over hundreds of cards.
      if (path === "/cards") await page.getByLabel("Deck").selectOption("starting");
      await clean(page, path);
    }
  });

  for (const [game, player, seats] of [
    ["daybreak", daybreak, ["me", BOTS]],
    ["earthrise", earthrise, ["me", BOTS, BOTS]],
  ] as const) {
    test(`no table of ${game} has one, nor what comes after the game (${theme})`, async ({ browser, server }) => {
      test.setTimeout(300_000);
      const { page } = await person(browser, server, { theme });
      await page.goto("/");
      const table = await open(page, { game, seats, deal: DEAL });
      await page.goto(`/t/${table}`);
      await page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first().waitFor();
      await clean(page, `${game}, the beginning`);
      await playUntil(page, player, async () => {
        const { entries, status } = await infoOf(page, table);
        return entries > 40 || status === "finished";
      });
      await clean(page, `${game}, later`);
      await botsPlayOn([page], table);
      await hearTheEnd(page);
      await clean(page, `${game}, the end`);
      await page.goto(`/t/${table}/debrief`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await clean(page, `${game}, debrief`);
      await page.goto(`/t/${table}/replay?to=20`);
      await page.getByRole("slider").first().waitFor();
      await clean(page, `${game}, replay`);
    });
  }
}
