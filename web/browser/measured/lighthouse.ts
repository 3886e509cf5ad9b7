// How Lighthouse 12 rates our pages on its phone: `cargo xtask lighthouse`. A measurement, not a test of CI: on a busy machine its
// points for speed say little.
import type { Browser, Cookie } from "@playwright/test";
import { join } from "node:path";
import { daybreak, earthrise, infoOf, playUntil, type Player } from "../driver";
import { open, settle } from "../people";
import { expect, test, type Server } from "../server";
import { COLUMNS, rate, TIMES, type Column, type Rating, type Time } from "./rating";

/** How many points each page is to have for speed; in the other columns it is to have all. */
const AIMS: Record<string, number> = { home: 95, learn: 95, rules: 95, cards: 95, daybreak: 90, earthrise: 90 };
const ADDRESSES: Record<string, string> = { home: "/", learn: "/learn", rules: "/rules/daybreak", cards: "/cards" };
const BOT = { bot: "steady" };
const PLAYERS: Record<string, Player> = { daybreak, earthrise };
/** So far a table has come when it is looked at. */
const ENTRIES = 60;

const RUNS = Number(process.env.FIRSTLIGHT_RUNS ?? 5);
const NAMED = process.env.FIRSTLIGHT_PAGES?.split(",") ?? Object.keys(AIMS);
/** The whole reports are kept in this folder, if it is named. */
const REPORTS = process.env.FIRSTLIGHT_REPORTS;

/** A page to be rated: its address, and the cookies of whoever looks at it. */
interface Rated {
  name: string;
  address: string;
  cookies: Cookie[];
}

/** A table where somebody has played for a while. */
async function table(browser: Browser, server: Server, game: string): Promise<Rated> {
  const player = PLAYERS[game];
  if (!player) throw new Error(`there is no page ${game}; there are ${Object.keys(AIMS).join(", ")}`);
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce" });
  await settle(context, {});
  const page = await context.newPage();
  await page.goto("/");
  const id = await open(page, { game, seats: ["me", BOT, BOT, BOT], deal: { seed: "1968" } });
  await page.goto(`/t/${id}`);
  await playUntil(page, player, async () => (await infoOf(page, id)).entries > ENTRIES);
  const cookies = await context.cookies();
  await context.close();
  return { name: game, address: `${server.url}/t/${id}`, cookies };
}

/** A page is there, and not what a program shows that was built without its client. */
async function look(browser: Browser, { name, address, cookies }: Rated): Promise<void> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.locator(name in PLAYERS ? "[data-tour]" : "main#main h1").first(), `${name} shows`).toBeAttached();
  await context.close();
}

const sorted = (numbers: number[]): number[] => numbers.toSorted((one, other) => one - other);
const median = (numbers: number[]): number => sorted(numbers)[Math.floor(numbers.length / 2)] ?? NaN;
const spread = (numbers: number[]): string => `${median(numbers)} (${sorted(numbers)[0]}-${sorted(numbers).at(-1)})`;
const told = (time: Time, value: number): string => (time === "cumulative-layout-shift" ? value.toFixed(3) : `${Math.round(value)} ms`);

/** What was found of a page in all runs, and where it misses an aim. */
function report(name: string, ratings: Rating[]): string[] {
  const points = (column: Column): number[] => ratings.map((rating) => rating.points[column]);
  const times = (Object.keys(TIMES) as Time[]).map((time) => `${TIMES[time]} ${told(time, median(ratings.map((rating) => rating.times[time])))}`);
  const last = ratings.at(-1);
  console.log(`${name}: ${COLUMNS.map((column) => `${column} ${spread(points(column))}`).join(", ")}`);
  console.log(`  ${times.join(", ")}; ${last?.requests} requests, ${((last?.bytes ?? 0) / 1000).toFixed(0)} kB`);
  for (const fault of new Set(ratings.flatMap(({ faults }) => faults))) console.log(`  ${fault}`);
  return COLUMNS.flatMap((column) => {
    const aim = column === "performance" ? (AIMS[name] ?? 0) : 100;
    const found = median(points(column));
    return found < aim ? [`${name}: ${column} ${found}, not ${aim}`] : [];
  });
}

test("pages by Lighthouse", async ({ browser, server }) => {
  test.setTimeout(60 * 60_000);
  const pages: Rated[] = [];
  for (const name of NAMED) {
    const path = ADDRESSES[name];
    const page = path === undefined ? await table(browser, server, name) : { name, address: server.url + path, cookies: [] };
    await look(browser, page);
    pages.push(page);
  }
  const found = new Map<string, Rating[]>(pages.map(({ name }) => [name, []]));
  // One after the other, so that what else the machine does falls on all of them.
  for (let run = 1; run <= RUNS; run += 1) {
    const said: string[] = [];
    for (const { name, address, cookies } of pages) {
      const rating = await rate(address, cookies, REPORTS && join(REPORTS, `${name}-${run}.json`));
      found.get(name)?.push(rating);
      said.push(`${name} ${rating.points.performance}`);
    }
    console.log(`run ${run} of ${RUNS}: ${said.join(", ")}`);
  }
  console.log(`\nMedian of ${RUNS} runs (least to most):`);
  const missed = [...found].flatMap(([name, ratings]) => report(name, ratings));
  expect(missed, "aims").toEqual([]);
});
