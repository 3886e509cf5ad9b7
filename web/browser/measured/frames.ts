// How smooth a table is while it is played at the usual pace, drawn without a graphics card: `cargo xtask frames`. A measurement, not a
// test of CI: whatever else the machine does is in it.
import type { Browser, Page } from "@playwright/test";
import { daybreak, earthrise, infoOf, patiently, playUntil, type Player } from "../driver";
import { open, settle } from "../people";
import { expect, test, type Server } from "../server";

const BOT = { bot: "steady" };
const GAMES: Record<string, Player> = { daybreak, earthrise };
const NAMED = process.env.FIRSTLIGHT_PAGES?.split(",") ?? Object.keys(GAMES);
/** So long each game is played, in seconds. */
const SECONDS = Number(process.env.FIRSTLIGHT_SECONDS ?? 90);
/** The longest that all but one frame in a hundred, and all but one in a thousand, may take. */
const AIMS = { p99: 33.4, p999: 100 };
/** So many of the longest frames are told. */
const TOLD = 12;

/** A frame that took long: when, how long, and what the page did in it. */
interface Long {
  at: number;
  took: number;
  /** Milliseconds of scripts, and of style and layout at their end. */
  scripts: number;
  layout: number;
  /** Of layout that scripts asked for in their middle. */
  forced: number;
  /** The parts of the page where scripts ran, by what called them. */
  by: string[];
}
interface Noted {
  frames: { at: number; took: number; told: string }[];
  long: Long[];
}

/** The part of Chromium's account of a long frame that is read here. */
interface FrameTiming extends PerformanceEntry {
  renderStart: number;
  styleAndLayoutStart: number;
  scripts: { invoker: string; duration: number; forcedStyleAndLayoutDuration: number }[];
}

/** Notes the time between frames, what was being told then, and what made a frame long. */
function watch(): void {
  const noted: Noted = { frames: [], long: [] };
  Object.assign(window, { noted });
  let last = performance.now();
  const next = (now: number): void => {
    const took = now - last;
    // Only what took long is worth a look at the page.
    const told = took < 34 ? "" : (document.querySelector("[data-story] h2, .story h2, .story, [role=status]")?.textContent ?? "");
    noted.frames.push({ at: last, took, told: told.trim().replace(/\s+/g, " ").slice(0, 60) });
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as FrameTiming[]) {
      const sum = (of: (script: FrameTiming["scripts"][number]) => number): number => Math.round(entry.scripts.reduce((all, script) => all + of(script), 0));
      noted.long.push({
        at: entry.startTime,
        took: Math.round(entry.duration),
        scripts: sum(({ duration }) => duration),
        layout: Math.round(entry.styleAndLayoutStart === 0 ? 0 : entry.startTime + entry.duration - entry.styleAndLayoutStart),
        forced: sum(({ forcedStyleAndLayoutDuration }) => forcedStyleAndLayoutDuration),
        by: [...new Set(entry.scripts.map(({ invoker }) => invoker))],
      });
    }
  }).observe({ type: "long-animation-frame" });
}

/** What was measured of a game, and where it misses an aim. */
async function report(page: Page, game: string): Promise<string[]> {
  const { frames, long } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted);
  const sorted = frames.map(({ took }) => took).sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  const over = (ms: number): number => sorted.filter((took) => took > ms).length;
  console.log(
    `${game}: ${frames.length} frames; p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)}, p99.9 ${at(0.999).toFixed(1)}, longest ${at(1).toFixed(1)}; ${over(34)} over 34 ms, ${over(50)} over 50, ${over(100)} over 100`,
  );
  for (const { at: begun, took, told } of frames.toSorted((one, other) => other.took - one.took).slice(0, TOLD)) {
    if (took < 34) break;
    const why = long.find((entry) => entry.at < begun + took && entry.at + entry.took > begun);
    const done = why
      ? `scripts ${why.scripts} (layout within ${why.forced}), layout and paint ${why.layout}; ${why.by.join(", ").slice(0, 120)}`
      : "no long task of the page";
    console.log(`  ${took.toFixed(0)} ms at ${(begun / 1000).toFixed(1)} s: ${done}${told ? `; "${told}"` : ""}`);
  }
  const missed = [];
  if (at(0.99) > AIMS.p99) missed.push(`${game}: p99 ${at(0.99).toFixed(1)} ms, not 33`);
  if (at(0.999) > AIMS.p999) missed.push(`${game}: p99.9 ${at(0.999).toFixed(1)} ms, not 100`);
  return missed;
}

/** Plays a game for a while, as somebody who hurries nothing that is told. Nothing but the frames is watched: that would be in them. */
async function play(browser: Browser, server: Server, game: string): Promise<string[]> {
  const player = GAMES[game];
  if (!player) throw new Error(`there is no game ${game}; there are ${Object.keys(GAMES).join(", ")}`);
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" });
  await settle(context, { slowly: true });
  const page = await context.newPage();
  await page.goto("/");
  const table = await open(page, { game, seats: ["me", BOT, BOT, BOT], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour=hand]").first().waitFor({ state: "attached" });
  await page.waitForTimeout(1500);
  await page.evaluate(watch);
  const end = Date.now() + SECONDS * 1000;
  await playUntil(page, patiently(player), async () => Date.now() > end || (await infoOf(page, table)).status === "finished", SECONDS * 1000 + 60_000);
  const missed = await report(page, game);
  await context.close();
  return missed;
}

test("frames of tables", async ({ browser, server }) => {
  test.setTimeout(NAMED.length * (SECONDS + 120) * 1000);
  const missed: string[] = [];
  for (const game of NAMED) missed.push(...(await play(browser, server, game)));
  expect(missed, "aims").toEqual([]);
});
