// How smooth a table is while stages play out: `cargo xtask web browser --project=frames`. A measurement, not a test.
import type { Page } from "@playwright/test";
import { daybreak, earthrise, infoOf, patiently, playUntil } from "./driver";
import { open, person } from "./people";
import { test } from "./server";

const BOT = { bot: "steady" };

/** Notes the time between frames, and tasks that held the page up. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted = { frames: [] as number[], tasks: [] as number[] };
    Object.assign(window, { noted });
    let last = performance.now();
    const next = (now: number): void => {
      noted.frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    new PerformanceObserver((list) => noted.tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({ type: "longtask" });
  });
}

async function tell(page: Page, game: string): Promise<void> {
  const { frames, tasks } = await page.evaluate(() => (window as unknown as { noted: { frames: number[]; tasks: number[] } }).noted);
  frames.sort((one, other) => one - other);
  const at = (share: number): string => (frames[Math.floor((frames.length - 1) * share)] ?? 0).toFixed(1);
  const long = frames.filter((frame) => frame > 50).length;
  console.log(
    `${game}: ${frames.length} frames, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, p99.9 ${at(0.999)} ms, longest ${at(1)} ms, ${long} over 50 ms; long tasks: ${tasks.length}, longest ${Math.max(0, ...tasks).toFixed(0)} ms`,
  );
}

for (const [game, player, seats, entries] of [
  ["daybreak", daybreak, ["me", BOT, BOT, BOT], 120],
  ["earthrise", earthrise, ["me", BOT, BOT, BOT], 60],
] as const) {
  test(`frames of ${game}`, async ({ browser, server }) => {
    test.setTimeout(300_000);
    const { page } = await person(browser, server, { slowly: true });
    await page.goto("/");
    const table = await open(page, { game, seats, deal: { seed: "1968" } });
    await page.goto(`/t/${table}`);
    await page.locator("[data-tour=hand]").first().waitFor({ state: "attached" });
    await page.waitForTimeout(1500);
    await watch(page);
    const end = Date.now() + 60_000;
    // Played without hurrying what is told.
    await playUntil(page, patiently(player), async () => Date.now() > end || (await infoOf(page, table)).entries > entries);
    await page.waitForTimeout(3000);
    await tell(page, game);
  });
}
