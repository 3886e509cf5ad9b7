import { infoOf, playUntil, tableOf, type Player } from "../driver";
import { comes, earthriseByKeys, lost, on, walk } from "../keys";
import { person } from "../people";
import { expect } from "../server";
import { dealt, journey, headOf } from "./journey";

const ADVISED = "[data-tour=panel-hint] button.move";

/** Does what the hint says is best, by Tab and Enter. */
const hintByKeys: Player = async (page) => {
  if (!(await page.locator("[data-tour=panel-hint]").isVisible())) {
    await walk(page, "Tab", "[data-tour=hint]", 160);
    await page.keyboard.press("Enter");
  }
  const best = page.locator(ADVISED).first();
  if (
    !(await best.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    ))
  )
    return true;
  const { entries } = await infoOf(page, tableOf(page));
  await walk(page, "Tab", ADVISED, 160);
  await page.keyboard.press("Enter");
  await walk(page, "Tab", "[data-tour=panel-hint] .btn.primary", 10);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await infoOf(page, tableOf(page))).entries).toBeGreaterThan(entries);
  // Whoever has no mouse still knows where they are.
  expect(await lost(page)).toBe(false);
  return true;
};

for (const [game, by] of [
  ["Daybreak", hintByKeys],
  ["Earthrise", earthriseByKeys],
] as const) {
  journey(`${game} by keys alone, from Home through a round`, `keys-${game.toLowerCase()}`, 10, async ({ browser, server, sheet }) => {
    const { page } = await person(browser, server);
    await dealt(page, "1970", { bot_pace: 0 });
    await page.goto("/");
    await page.getByRole("article", { name: game }).getByRole("button", { name: "Play now" }).waitFor();
    // The page's first stop leads past its head.
    await page.keyboard.press("Tab");
    await sheet.take(page, "the first stop");
    await walk(page, "Tab", `article[aria-label="${game}"] button, article:has(h2) button`, 40);
    while (
      !(await page.evaluate(
        (game) => document.activeElement?.textContent?.includes("Play now") && document.activeElement.closest("article")?.textContent?.includes(game),
        game,
      ))
    )
      await page.keyboard.press("Tab");
    await sheet.take(page, "Play now");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/t\/\w+$/);
    await page.locator("[data-tour=hand], [data-tour=project-choice]").first().waitFor();
    let moves = 0;
    await playUntil(
      page,
      async (page) => {
        const moved = await by(page);
        if (moved && moves < 40 && (moves += 1) % 5 === 1) await sheet.take(page, `move ${moves}`);
        return moved;
      },
      async () => (await headOf(page, "Round")) > 1,
      8 * 60_000,
    );
    await sheet.take(page, "the second round");
    // Esc leads out of a panel, and the focus goes on from where it was.
    await walk(page, "Tab", "[data-tour=why]", 160);
    await page.keyboard.press("Enter");
    await comes(page, "section.panel *");
    await sheet.take(page, "why?");
    await page.keyboard.press("Escape");
    await expect.poll(() => on(page, "section.panel *")).toBe(false);
    expect(await lost(page)).toBe(false);
  });
}
