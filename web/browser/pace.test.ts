import type { Page } from "@playwright/test";
import { daybreak, earthrise, patiently, playUntil, type Player } from "./driver";
import { headOf } from "./journeys/journey";
import { open, person } from "./people";
import { expect, test } from "./server";
import { follow, logOf, tooFast } from "./told";

// A table as people have it who change nothing: facts told at the usual pace, with motion, bots that take their time, and
// nobody who hurries. Whole games at that pace are journeys, since they last minutes.

test.describe.configure({ timeout: 300_000 });

const BOT = { bot: "steady" };
const USUAL = { bot_pace: 700 };
/** Which stage of the round shows, counted from 0. */
const stageOf = (page: Page): Promise<number> =>
  page.evaluate(() => [...document.querySelectorAll("[data-tour=stages] li")].findIndex((one) => one.getAttribute("aria-current") === "step"));

for (const [game, player, seats, done] of [
  ["daybreak", daybreak, ["me", BOT], async (page) => (await stageOf(page)) >= 3],
  ["earthrise", earthrise, ["me", BOT, BOT], async (page) => (await headOf(page, "Trick")) > 1],
] as [string, Player, unknown[], (page: Page) => Promise<boolean>][]) {
  test(`at the usual pace ${game} tells all in its order, and what has to be read stays until it could be`, async ({ browser, server }) => {
    const { page } = await person(browser, server, { slowly: true });
    const followed = await follow(page);
    await page.goto("/");
    const table = await open(page, { game, seats, deal: { seed: "7" }, settings: USUAL });
    await page.goto(`/t/${table}`);
    await playUntil(page, patiently(player), () => done(page));
    const log = await logOf(page, table);
    const told = await followed.told();
    // As far as it was told: the log of the server is ahead.
    const expected = log.filter(({ entry, text }) => text && entry > followed.first()).slice(0, told.length);
    expect(told.map(({ entry, text }) => `${entry} ${text}`)).toEqual(expected.map(({ entry, text }) => `${entry} ${text}`));
    await expect(page.getByText(/not told yet/)).toHaveCount(0);
    if (game === "daybreak") expect(await tooFast(log, followed)).toEqual([]);
  });
}

/** How long a sentence of a trick stays at least: a card shows by itself, a hand is dealt with the others', the rest is glanced at. */
const leastOf = (kind: string, text: string): number => (kind === "dealt" ? 0 : kind === "played" ? 220 : 350 + 11 * text.length);

for (const calm of [false, true]) {
  test(`${calm ? "with less motion" : "with motion"} Earthrise says the same, and as long`, async ({ browser, server }) => {
    const { page } = await person(browser, server, { slowly: true, calm });
    const followed = await follow(page);
    await page.goto("/");
    const table = await open(page, { game: "earthrise", seats: ["me", BOT, BOT], deal: { seed: "1968" }, settings: USUAL });
    await page.goto(`/t/${table}`);
    expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe(calm ? "calm" : "full");
    await playUntil(page, patiently(earthrise), async () => (await headOf(page, "Trick")) > 2);
    const log = (await logOf(page, table)).filter(({ entry, text }) => text && entry > followed.first());
    const told = await followed.told();
    expect(told.length).toBeGreaterThan(15);
    expect(told.map(({ text }) => text)).toEqual(log.slice(0, told.length).map(({ text }) => text));
    // A busy machine takes longer, and clocks are not that exact.
    const hurried = told.slice(0, -1).flatMap(({ at, text }, i) => {
      const least = 0.85 * leastOf(Object.keys(log[i]?.fact ?? {})[0] ?? "", text);
      const took = told[i + 1]!.at - at;
      return took < least ? [`${took} instead of ${Math.round(least)} ms: ${text}`] : [];
    });
    expect(hurried).toEqual([]);
  });
}

test("while a crisis strikes, nothing is drawn over its text", async ({ browser, server }) => {
  const { page } = await person(browser, server, { calm: false });
  await page.addInitScript(() => {
    const seen = { marks: 0, over: [] as string[] };
    Object.assign(window, { seen });
    const look = (): void => {
      // Cubes and the die are on their way; whatever else is drawn there stays while one reads.
      const drawn = [...document.querySelectorAll(".daybreak .layer > *:not(.cube):not(.die)")];
      seen.marks += drawn.length;
      const texts = [...document.querySelectorAll("[data-tour=crises] [data-crisis].card")].map((one) => one.getBoundingClientRect());
      for (const one of drawn) {
        const box = one.getBoundingClientRect();
        if (texts.some((text) => box.left < text.right && box.right > text.left && box.top < text.bottom && box.bottom > text.top))
          seen.over.push(one.outerHTML.slice(0, 120));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", BOT], deal: { seed: "7" } });
  await page.goto(`/t/${table}`);
  // Through the Crisis stage, in which each crisis names whom it strikes.
  await playUntil(page, patiently(daybreak), async () => (await stageOf(page)) === 4 || (await headOf(page, "Round")) > 1);
  const { marks, over } = await page.evaluate(() => (window as unknown as { seen: { marks: number; over: string[] } }).seen);
  expect(marks).toBeGreaterThan(0);
  expect(over).toEqual([]);
});
