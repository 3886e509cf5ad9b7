import type { Locator, Page } from "@playwright/test";
import type { Listed } from "../src/wire";
import { person } from "./people";
import { expect, test } from "./server";

// Each lesson from its first step to its last, by doing what the coach says. The deals are those of the lessons: a change of
// the rules or of the bots that takes a step its sense is noticed here.

/** A step: its heading, the part of the screen that its ring surrounds, and what is being told while it is read. */
interface Said {
  title: string;
  tour?: string;
  told?: RegExp;
}

const DAYBREAK: Record<string, Said> = {
  welcome: { title: "One team, six rounds" },
  heat: { title: "The thermometer", tour: "thermometer" },
  forecast: { title: "What is coming", tour: "forecast" },
  crises: { title: "Crises, one of them known", tour: "crises" },
  project: { title: "Choose a global project", tour: "project-choice" },
  energy: { title: "Your energy", tour: "energy" },
  emissions: { title: "Emissions", tour: "emissions" },
  communities: { title: "Communities in crisis", tour: "communities" },
  shields: { title: "Resilience", tour: "resilience" },
  stacks: { title: "Your five stacks", tour: "stacks" },
  act: { title: "Use an action", tour: "stacks" },
  hand: { title: "Your hand", tour: "hand" },
  use: { title: "Play a card", tour: "hand" },
  tuck: { title: "Tuck a card", tour: "hand" },
  preview: { title: "Try before you choose", tour: "forecast" },
  help: { title: "Never stuck", tour: "why" },
  done: { title: "When you are done", tour: "end-of-stage" },
  made: { title: "Emissions: what you made", tour: "own-board", told: /You add \d+ carbon/ },
  sinks: { title: "Emissions: what the planet takes up", tour: "map", told: /Sinks absorb \d+ carbon/ },
  bands: { title: "Emissions: the heat", tour: "thermometer", told: /Temperature bands/ },
  planet: { title: "Crisis: the planet rolls", tour: "tracks", told: /The token for .* is on space 1/ },
  strike: { title: "Crisis: the crises strike", tour: "crises", told: /Floods strikes the United States and you/ },
  "held-off": { title: "Crisis: shields hold it off", tour: "resilience", told: /You: infrastructure resilience takes 1 off/ },
  unknown: { title: "Crisis: the unknown ones", tour: "crises", told: /A crisis is turned up/ },
  growth: { title: "Growth: demand rises", tour: "energy", told: /You: energy demand \+/ },
  "round-two": { title: "Round two", tour: "stages", told: /Projects to choose from/ },
  win: { title: "The way to win", tour: "forecast" },
  on: { title: "Now for real" },
};

const EARTHRISE: Record<string, Said> = {
  welcome: { title: "To the Moon and back" },
  suits: { title: "Your hand", tour: "hand" },
  trump: { title: "Trump is what is led", tour: "trick" },
  earth: { title: "The maneuver", tour: "earth" },
  play: { title: "Play a card", tour: "hand" },
  maneuver: { title: "First reward: the maneuver", tour: "rewards", told: /You win the Maneuver/ },
  copilot: { title: "Second reward: the Copilot", tour: "rewards", told: /As Copilot/ },
  commander: { title: "Third reward: the Commander", tour: "rewards", told: /As Commander/ },
  pass: { title: "The ship passes on", tour: "trick", told: /The Apollo 8 passes/ },
  track: { title: "The flight", tour: "track" },
  second: { title: "Another trick", tour: "hand" },
  alerts: { title: "Alerts", tour: "own" },
  picture: { title: "The picture", tour: "picture" },
  worth: { title: "What cards are worth", tour: "worth" },
  help: { title: "Never stuck", tour: "why" },
  round: { title: "Fly the round to its end", tour: "hand" },
  honors: { title: "The score", tour: "sheet", told: /Honors for the cards of R1/ },
  on: { title: "Now for real" },
  tokens: { title: "Exchange or save?", tour: "choice" },
  piece: { title: "Keep one piece", tour: "choice" },
  take: { title: "You are Copilot", tour: "choice" },
  lead: { title: "You are the Pilot", tour: "hand" },
  silence: { title: "Radio silence", tour: "moon" },
};

/** Where a phone shows something else for the same. */
const ON_PHONE: Record<string, string> = { why: "menu", rewards: "trick" };

/** A busy machine takes its time. */
const LONG = 60_000;
const coach = (page: Page): Locator => page.locator("[data-lesson-step]");

/** What stands between the ring and its law, or nothing: it surrounds what it names, and the coach covers nothing of that. */
function ringFault(page: Page, tour: string | undefined): Promise<string | null> {
  return page.evaluate((tour) => {
    const box = (part: Element): { left: number; top: number; right: number; bottom: number } => part.getBoundingClientRect();
    const sized = ({ left, top, right, bottom }: ReturnType<typeof box>): boolean => right > left && bottom > top;
    const say = (one: ReturnType<typeof box>): string => `${Math.round(one.left)},${Math.round(one.top)} to ${Math.round(one.right)},${Math.round(one.bottom)}`;
    const ring = document.querySelector("[data-lesson-ring]");
    if (tour === undefined) return ring ? "a ring round nothing" : null;
    if (!ring) return `no ring round ${tour}`;
    const round = box(ring);
    if (!sized(round)) return "the ring has no size";
    const part = [...document.querySelectorAll(`[data-tour~="${tour}"]`)].find((one) => [one, ...one.querySelectorAll("*")].some((each) => sized(box(each))));
    if (!part) return `${tour} is not on the screen`;
    let meant = box(part);
    if (!sized(meant)) {
      const inner = [...part.querySelectorAll("*")].map(box).filter(sized);
      meant = { left: Math.min(...inner.map((one) => one.left)), top: Math.min(...inner.map((one) => one.top)), right: Math.max(...inner.map((one) => one.right)), bottom: Math.max(...inner.map((one) => one.bottom)) };
    }
    // What is scrolled or cut off cannot be surrounded.
    let seen = { ...{ left: meant.left, top: meant.top, right: meant.right, bottom: meant.bottom } };
    for (let over: Element | null = part.parentElement; over; over = over.parentElement) {
      if (over !== document.documentElement && getComputedStyle(over).overflowY === "visible" && getComputedStyle(over).overflowX === "visible") continue;
      const cut = over === document.documentElement ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : box(over);
      seen = { left: Math.max(seen.left, cut.left), top: Math.max(seen.top, cut.top), right: Math.min(seen.right, cut.right), bottom: Math.min(seen.bottom, cut.bottom) };
    }
    if (!sized(seen)) return `${tour} is out of sight at ${say(meant)}`;
    const off = [round.left - seen.left, round.top - seen.top, seen.right - round.right, seen.bottom - round.bottom];
    if (off.some((one) => one > 0.5 || one < -8)) return `the ring is at ${say(round)}, ${tour} at ${say(seen)}`;
    const panel = document.querySelector("[data-lesson-step]");
    const own = panel && box(panel);
    if (own && Math.min(own.right, seen.right) - Math.max(own.left, seen.left) > 0.5 && Math.min(own.bottom, seen.bottom) - Math.max(own.top, seen.top) > 0.5) return `the coach at ${say(own)} covers ${tour} at ${say(seen)}`;
    return null;
  }, tour);
}

/** Is at a step: its heading, its ring, and what is being told. */
async function reads(page: Page, steps: Record<string, Said>, id: string, phone = false): Promise<void> {
  const said = steps[id]!;
  await expect(coach(page)).toHaveAttribute("data-lesson-step", id, { timeout: LONG });
  await expect(coach(page).getByRole("heading")).toHaveText(said.title);
  const tour = phone && said.tour ? (ON_PHONE[said.tour] ?? said.tour) : said.tour;
  await expect.poll(() => ringFault(page, tour), { message: `step ${id}`, timeout: LONG }).toBeNull();
  if (said.told) await expect(page.getByText(said.told).locator("visible=true").first()).toBeVisible();
}
async function next(page: Page): Promise<void> {
  await coach(page).locator(".act .btn").last().click();
}
async function readOn(page: Page, steps: Record<string, Said>, ids: string[], phone = false): Promise<void> {
  for (const id of ids) {
    await reads(page, steps, id, phone);
    await next(page);
  }
}
const tables = async (page: Page): Promise<Listed[]> => (await (await page.request.get("/api/v1/me/tables")).json()) as Listed[];

const BOARD = ["energy", "emissions", "communities", "shields", "stacks"];
const WORLD = ["made", "sinks", "bands", "planet", "strike", "held-off", "unknown"];

test("the lesson of Daybreak teaches the whole round, step by step, and hands over to a real game", async ({ browser, server }) => {
  test.setTimeout(480_000);
  const { page } = await person(browser, server);
  await page.goto("/learn");
  await page.getByRole("main").getByRole("link", { name: /Daybreak/ }).dblclick();
  await readOn(page, DAYBREAK, ["welcome", "heat", "forecast", "crises"]);
  expect(await tables(page)).toHaveLength(1);
  await reads(page, DAYBREAK, "project");
  await page.locator("[data-tour=project-choice] .btn.primary").first().click();
  await readOn(page, DAYBREAK, ["energy", "emissions"]);

  // It survives a reload, can be left, and Home leads back to the same step.
  await reads(page, DAYBREAK, "communities");
  await page.reload();
  await reads(page, DAYBREAK, "communities");
  await page.goto("/");
  const on = page.locator("[data-lesson-on=daybreak]");
  await expect(on).toContainText("step 8 of");
  await on.click();
  await readOn(page, DAYBREAK, ["communities", "shields", "stacks"]);
  expect(await tables(page)).toHaveLength(1);

  await reads(page, DAYBREAK, "act");
  await page.locator('[data-front="0"]').click();
  // While the payment is asked for, the ring is round the hand.
  await expect.poll(() => ringFault(page, "hand"), { timeout: LONG }).toBeNull();
  await page.locator("[data-tour=hand]").getByRole("button", { name: /Low-Methane Rice/ }).click();
  await readOn(page, DAYBREAK, ["hand"]);
  await reads(page, DAYBREAK, "use");
  await page.locator("[data-tour=hand] [data-card]").first().click();
  await page.locator("[data-tour=stacks] li.stack").nth(4).getByRole("button", { name: /^Front/ }).click();
  await reads(page, DAYBREAK, "tuck");
  await page.locator("[data-tour=hand] [data-card]").last().click();
  await page.locator("[data-tour=uses]").getByRole("button", { name: /Under Floods/ }).click();
  await readOn(page, DAYBREAK, ["preview", "help"]);

  // A drawer over the table hides the ring; it is back when the drawer is gone.
  await reads(page, DAYBREAK, "done");
  await page.locator("[data-tour=rail]").getByRole("button", { name: "Log" }).click();
  await expect(page.locator("[data-lesson-ring]")).toHaveCount(0);
  await page.locator("[data-tour=panel-log]").getByRole("button", { name: "Close" }).click();
  await reads(page, DAYBREAK, "done");
  const end = page.locator("[data-tour=end-of-stage] button.ink");
  await end.click();
  await expect(end).toHaveText(/Yes/);
  await end.click();

  // The world's turn waits for its learner at every step.
  await readOn(page, DAYBREAK, WORLD);
  await reads(page, DAYBREAK, "growth");
  // Whoever comes back in the middle of it misses nothing.
  await page.reload();
  await expect(coach(page)).toHaveAttribute("data-lesson-step", "growth", { timeout: LONG });
  await next(page);
  await expect(coach(page)).toHaveAttribute("data-lesson-step", "round-two", { timeout: LONG });
  await next(page);
  await readOn(page, DAYBREAK, ["win"]);
  await reads(page, DAYBREAK, "on");
  const lesson = (await tables(page))[0]!.table;
  await coach(page).getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\//, { timeout: LONG });
  expect(page.url()).not.toContain(lesson);
  await expect(page.locator("[data-tour=forecast]")).toBeVisible({ timeout: LONG });
  await expect(coach(page)).toHaveCount(0);
  expect(await tables(page)).toHaveLength(2);
  await page.goto("/");
  await expect(page.locator("[data-tour=your-tables] li").first()).toBeVisible({ timeout: LONG });
  await expect(on).toHaveCount(0);
});

/** Answers what is asked, or plays the first card that may be played, as long as the coach is at this step. */
async function plays(page: Page, step: string | null, phone: boolean): Promise<void> {
  const answer = page.locator("[data-tour=choice] button.answer").last();
  const card = page.locator('[data-tour=hand] button[aria-disabled="false"]').first();
  const free = async (): Promise<boolean> => (await coach(page).getAttribute("data-lesson-step")) === step;
  try {
    if (await answer.isVisible()) {
      if (await free()) await answer.click({ timeout: 2000 });
    } else if ((await card.isVisible()) && (await free())) {
      if ((await card.getAttribute("aria-pressed")) !== "true") await card.click({ timeout: 2000 });
      if (phone) await page.locator("main .bar button.primary").click({ timeout: 2000 });
      else await card.click({ timeout: 2000 });
    }
  } catch {
    // It went away meanwhile; the next look tells.
  }
}

/** Plays on until a step comes; what is explained on the way is read, and named. */
async function playsTo(page: Page, id: string, phone = false): Promise<string[]> {
  const seen: string[] = [];
  for (const end = Date.now() + 300_000; ; ) {
    const now = await coach(page).getAttribute("data-lesson-step", { timeout: LONG });
    if (now === id) return seen;
    if (Date.now() > end) throw new Error(`the lesson stays at ${now}`);
    const seenBefore = now !== null && seen.includes(now);
    if (now !== null && ["tokens", "piece", "take", "lead", "silence"].includes(now) && !seenBefore) {
      await reads(page, EARTHRISE, now, phone);
      seen.push(now);
      await next(page);
    } else await plays(page, now, phone);
  }
}

async function learnsEarthrise(page: Page, phone: boolean): Promise<void> {
  await page.goto("/learn/earthrise");
  await readOn(page, EARTHRISE, ["welcome", "suits", "trump", "earth"], phone);
  expect(await tables(page)).toHaveLength(1);
  await reads(page, EARTHRISE, "play", phone);
  const low = page.locator("[data-tour=hand]").getByRole("button", { name: /Astronauts 2/ });
  await low.click();
  if (phone) await page.locator("main .bar button.primary").click();
  else await low.click();
  await readOn(page, EARTHRISE, ["maneuver"], phone);
  await reads(page, EARTHRISE, "tokens", phone);
  await page.locator("[data-tour=choice] button.answer").last().click();
  await readOn(page, EARTHRISE, ["copilot", "commander", "pass", "track"], phone);
  await reads(page, EARTHRISE, "second", phone);
  expect(await playsTo(page, "alerts", phone)).toEqual([]);
  await readOn(page, EARTHRISE, ["alerts", "picture", "worth", "help"], phone);
  // The learner leads the third trick; the fourth is the first in radio silence; then the learner is Copilot.
  const seen = await playsTo(page, "honors", phone);
  expect(seen.slice(0, 3)).toEqual(["lead", "silence", "take"]);
  await readOn(page, EARTHRISE, ["honors"], phone);
  await reads(page, EARTHRISE, "on", phone);
  await coach(page).getByRole("button", { name: "Finish this game" }).click();
  await expect(coach(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-tour=hand], [data-tour=choice]").first()).toBeVisible({ timeout: LONG });
}

test("the lesson of Earthrise teaches the whole round, step by step", async ({ browser, server }) => {
  test.setTimeout(480_000);
  const { page } = await person(browser, server);
  // A smaller laptop than the other lesson's.
  await page.setViewportSize({ width: 1366, height: 768 });
  await learnsEarthrise(page, false);
  // What is over is begun anew.
  await expect(coach(page)).toHaveAttribute("data-lesson-step", "welcome", { timeout: LONG });
  expect(await tables(page)).toHaveLength(2);
});

test("on a phone the lesson of Daybreak opens what it speaks of, and covers nothing", async ({ browser, server }) => {
  test.setTimeout(480_000);
  const { page } = await person(browser, server, { phone: true });
  await page.goto("/learn/daybreak");
  await readOn(page, DAYBREAK, ["welcome", "heat", "forecast", "crises"], true);
  await reads(page, DAYBREAK, "project", true);
  await page.locator("[data-tour=project-choice] .btn.primary").first().click();
  await readOn(page, DAYBREAK, BOARD, true);
  await reads(page, DAYBREAK, "act", true);
  await page.locator('[data-tour=stacks] .do[aria-disabled="false"]').first().click();
  await expect.poll(() => ringFault(page, "hand"), { timeout: LONG }).toBeNull();
  await page.locator("[data-tour=hand] button.answer").nth(2).click();
  // The card in the middle is the one that is chosen; a second touch pays with it.
  const paid = page.locator('[data-lesson-step="hand"]');
  for (let i = 0; i < 20 && !(await paid.isVisible()); i += 1) {
    const middle = page.locator('[data-tour=hand] button.answer[aria-current="true"]');
    if (await middle.isVisible()) await middle.click({ timeout: 2000 }).catch(() => undefined);
    else await paid.waitFor({ timeout: 5000 }).catch(() => undefined);
  }
  await readOn(page, DAYBREAK, ["hand"], true);
  await reads(page, DAYBREAK, "use", true);
  const uses = page.locator('[data-tour=uses] [data-choice][aria-disabled="false"] button');
  await uses.filter({ hasText: "In front" }).click();
  await uses.filter({ hasText: "Fusion Research" }).or(uses.last()).last().click();
  await reads(page, DAYBREAK, "tuck", true);
  await page.locator("[data-tour=hand] [data-card]").last().click();
  await uses.filter({ hasText: "Floods" }).click();
  await readOn(page, DAYBREAK, ["preview", "help"], true);
  await reads(page, DAYBREAK, "done", true);
  const end = page.locator("[data-tour=end-of-stage] button.ink");
  await end.click();
  await expect(end).toHaveText(/Yes/);
  await end.click();
  await readOn(page, DAYBREAK, [...WORLD, "growth", "round-two", "win"], true);
  await reads(page, DAYBREAK, "on", true);
});

test("on a phone the lesson of Earthrise leaves the trick in sight that is to be answered", async ({ browser, server }) => {
  test.setTimeout(480_000);
  const { page } = await person(browser, server, { phone: true });
  await learnsEarthrise(page, true);
});
