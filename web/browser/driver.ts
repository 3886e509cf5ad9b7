import type { Locator, Page } from "@playwright/test";
import type { TableAndYou } from "../src/generated/wire";

/** The table of the address the page is at. */
export function tableOf(page: Page): string {
  const found = /\/t\/([^/?#]+)/.exec(page.url());
  if (!found?.[1]) throw new Error(`no table at ${page.url()}`);
  return found[1];
}

export async function infoOf(page: Page, table: string): Promise<TableAndYou["table"]> {
  const answer = await page.request.get(`/api/v1/tables/${table}`);
  return ((await answer.json()) as TableAndYou).table;
}

/** Clicks the first of some things that is there and can be used; true, if there was one. */
async function press(...things: Locator[]): Promise<boolean> {
  for (const thing of things) {
    const first = thing.first();
    if (!(await first.isVisible())) continue;
    // Of many cards one sees the edge alone, which is where a person presses.
    for (const where of [undefined, { x: 8, y: 40 }]) {
      try {
        await first.click({ timeout: 2000, position: where });
        return true;
      } catch {
        // It went away or was covered in the meantime; the next look tells.
      }
    }
  }
  return false;
}

/** How a game is played through its screen without thinking: whatever can be pressed next. */
export type Player = (page: Page) => Promise<boolean>;

/** Daybreak on a laptop: answers every question with the first answer, then ends the stage. */
export const daybreak: Player = (page) =>
  press(
    page.locator('[data-tour="question"].open button:not(.back)'),
    page.locator(
      '[data-tour="question"].open ~ * button.answer, [data-tour="hand"] button.answer, [data-tour="offer"] button.answer, [data-tour="stacks"] button.answer',
    ),
    page.locator('[data-tour="end-of-stage"] button.ink'),
    page.locator('[data-tour="question"] li button'),
  );

/** Earthrise on a laptop: the first choice, on from a round that was scored, or a card that may be played, twice. */
export const earthrise: Player = async (page) => {
  if (await press(page.locator('[data-tour="choice"] button.answer'), page.locator("[data-ready]"))) return true;
  const card = page.locator('[data-tour="hand"] button[aria-disabled="false"]').first();
  if (!(await card.isVisible())) return false;
  try {
    await card.click({ timeout: 2000 });
    if ((await card.getAttribute("aria-pressed", { timeout: 500 })) === "true") await card.click({ timeout: 2000 });
    return true;
  } catch {
    return false;
  }
};

/** Daybreak on a phone: answers from the board's view, and ends the stage. */
export const daybreakOnPhone: Player = async (page) => {
  const asked = page.locator('[data-tour="question"] [data-choice] button');
  if (await press(asked, page.locator('[data-tour="hand"] button.answer, [data-tour="offer"] button.answer'))) return true;
  const board = page.locator('nav button[data-tours~="stacks"]');
  // While the world plays, the views give way to its moments.
  const at = await board.getAttribute("aria-current", { timeout: 500 }).catch(() => undefined);
  if (at === undefined) return false;
  if (at === null) return press(board);
  return press(page.locator("button.done"), page.locator('[data-tour="end-of-stage"] button.ink'));
};

/** Earthrise on a phone: a choice, or a card and then its button. */
export const earthriseOnPhone: Player = async (page) => {
  const play = page.locator("main .bar button.primary");
  return press(
    page.locator('[data-tour="choice"] button.answer'),
    page.locator("[data-ready]"),
    play,
    page.locator('[data-tour="hand"] button[aria-disabled="false"]'),
  );
};

/** Presses where a story stops for everybody; true, if it did. */
async function goOn(page: Page): Promise<boolean> {
  if (!(await page.locator(".story[data-waits]").isVisible())) return false;
  await page.keyboard.press("Space");
  return true;
}

/** The same for somebody who hurries nothing: while something is told, they listen. */
export const patiently =
  (player: Player): Player =>
  async (page) =>
    (await player(page)) || (await goOn(page)) || (await page.waitForTimeout(100), true);

/** How often a server is asked how far a game is, in milliseconds; its limits are those of people. */
const LOOK_MS = 400;

/** Is a story told that takes the space bar? Nowhere else is it pressed; a button of a bar that has the focus would take it. */
function isToldTo(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const on = document.activeElement;
    if (on instanceof HTMLElement && on.closest("nav")) on.blur();
    return document.querySelector(".story") !== null;
  });
}

/** Plays until something holds. */
export async function playUntil(page: Page, player: Player, done: () => Promise<boolean>, most = 240_000): Promise<void> {
  const end = Date.now() + most;
  let looked = 0;
  for (;;) {
    if (Date.now() - looked >= LOOK_MS) {
      if (await done()) return;
      looked = Date.now();
    }
    if (Date.now() > end) throw new Error("the game did not come so far");
    if (!(await player(page))) {
      if (await isToldTo(page)) await page.keyboard.press("Space");
      await page.waitForTimeout(60);
    }
  }
}

/** Plays to the end of the game. */
export async function playToEnd(page: Page, player: Player, most?: number): Promise<void> {
  const table = tableOf(page);
  await playUntil(page, player, async () => (await infoOf(page, table)).status === "finished", most);
}

/** Ends all that is being told after a game, stage by stage, until its end shows. */
export async function hearTheEnd(page: Page): Promise<Locator> {
  const end = page.getByRole("region", { name: /over/i }).first();
  for (let i = 0; i < 200 && !(await end.isVisible()); i += 1) {
    await page.keyboard.press("Shift+Space");
    await page.waitForTimeout(100);
  }
  return end;
}
