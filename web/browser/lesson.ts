import type { Locator, Page } from "@playwright/test";
import { textIn } from "./locale";
import type { Habits } from "./people";
import { expect } from "./server";

// The lessons as somebody takes them: what each step says, where its ring is, and what the coach asks for. The deals are those
// of the lessons: a change of the rules or of the bots that takes a step its sense is noticed here.

/**
 * A step: its heading, the part of the screen that its ring surrounds, and what is being told while it is read; in English,
 * while in other languages the heading is that of the locale.
 */
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
  made: { title: "Emissions: what you made", tour: "player-board", told: /You add \d+ carbon/ },
  sinks: { title: "Emissions: what the planet absorbs", tour: "map", told: /The sinks absorb \d+ carbon/ },
  bands: { title: "Emissions: the heat", tour: "thermometer", told: /Temperature bands/ },
  planet: { title: "Crisis: the planet rolls", tour: "tracks", told: /The .* token is on space 1/ },
  strike: { title: "Crisis: the crises strike", tour: "crises", told: /Floods strikes the United States and you/ },
  "held-off": { title: "Crisis: shields hold it off", tour: "resilience", told: /You: up to 1 less, thanks to infrastructure resilience/ },
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
  earth: { title: "The Maneuver", tour: "earth" },
  play: { title: "Play a card", tour: "hand" },
  maneuver: { title: "First reward: the Maneuver", tour: "rewards", told: /You win the Maneuver/ },
  copilot: { title: "Second reward: the Copilot", tour: "rewards", told: /As Copilot/ },
  commander: { title: "Third reward: the Commander", tour: "rewards", told: /As Commander/ },
  pass: { title: "The ship passes on", tour: "trick", told: /The Apollo 8 passes/ },
  track: { title: "The flight", tour: "track" },
  second: { title: "Another trick", tour: "hand" },
  alerts: { title: "Alerts", tour: "own" },
  picture: { title: "The puzzle", tour: "picture" },
  worth: { title: "What cards are worth", tour: "worth" },
  help: { title: "Never stuck", tour: "why" },
  round: { title: "Fly the round to its end", tour: "hand" },
  honors: { title: "The score", tour: "score", told: /What the cards are worth/ },
  on: { title: "Now for real" },
  tokens: { title: "Exchange or save?", tour: "choice" },
  piece: { title: "Keep one piece", tour: "choice" },
  take: { title: "You are Copilot", tour: "choice" },
  lead: { title: "You are the Pilot", tour: "hand" },
  silence: { title: "Radio Silence", tour: "moon" },
};

/** Where a phone shows something else for the same. */
const ON_PHONE: Record<string, string> = { why: "menu", rewards: "trick" };

/** A busy machine takes its time. */
export const LONG = 60_000;

/** The coach of a lesson, beside the table. */
export const coach = (page: Page): Locator => page.locator("[data-lesson-step]");

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
      meant = {
        left: Math.min(...inner.map((one) => one.left)),
        top: Math.min(...inner.map((one) => one.top)),
        right: Math.max(...inner.map((one) => one.right)),
        bottom: Math.max(...inner.map((one) => one.bottom)),
      };
    }
    // What is scrolled or cut off cannot be surrounded.
    let seen = { ...{ left: meant.left, top: meant.top, right: meant.right, bottom: meant.bottom } };
    for (let over: Element | null = part.parentElement; over; over = over.parentElement) {
      if (over !== document.documentElement && getComputedStyle(over).overflowY === "visible" && getComputedStyle(over).overflowX === "visible") continue;
      const cut = over === document.documentElement ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : box(over);
      seen = {
        left: Math.max(seen.left, cut.left),
        top: Math.max(seen.top, cut.top),
        right: Math.min(seen.right, cut.right),
        bottom: Math.min(seen.bottom, cut.bottom),
      };
    }
    if (!sized(seen)) return `${tour} is out of sight at ${say(meant)}`;
    const off = [round.left - seen.left, round.top - seen.top, seen.right - round.right, seen.bottom - round.bottom];
    if (off.some((one) => one > 0.5 || one < -8)) return `the ring is at ${say(round)}, ${tour} at ${say(seen)}`;
    const panel = document.querySelector("[data-lesson-step]");
    const own = panel && box(panel);
    if (own && Math.min(own.right, seen.right) - Math.max(own.left, seen.left) > 0.5 && Math.min(own.bottom, seen.bottom) - Math.max(own.top, seen.top) > 0.5)
      return `the coach at ${say(own)} covers ${tour} at ${say(seen)}`;
    return null;
  }, tour);
}

/** The parts of the coach that do not fit: wider or higher than what holds them without a way to scroll there, or out of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector("[data-lesson-step]");
    if (!panel) return ["no coach"];
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ? ["the coach is out of the window"] : [];
    return [...panel.querySelectorAll("*")]
      .flatMap((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const wide = one.scrollWidth > one.clientWidth + 1 && (overflowX === "hidden" || overflowX === "clip");
        const high = one.scrollHeight > one.clientHeight + 1 && (overflowY === "hidden" || overflowY === "clip");
        return one.clientWidth > 1 && (wide || high) ? [`${one.tagName} ${one.textContent?.trim().slice(0, 60)}`] : [];
      })
      .concat(out);
  });
}

/** Somebody who takes a lesson step by step, on a laptop or a phone, in a language; `look` is called at each step. */
export class Learner {
  private readonly steps: Record<string, Said>;
  readonly phone: boolean;
  readonly lang: NonNullable<Habits["lang"]>;

  constructor(
    readonly page: Page,
    private readonly game: "daybreak" | "earthrise",
    { phone = false, lang = "en" }: Pick<Habits, "phone" | "lang"> = {},
    private readonly look: (step: string) => Promise<void> = async () => undefined,
  ) {
    this.steps = game === "daybreak" ? DAYBREAK : EARTHRISE;
    this.phone = phone;
    this.lang = lang;
  }

  /** Is at a step: its heading, its ring, and what is being told. */
  async reads(id: string): Promise<void> {
    const { page, phone, lang } = this;
    const said = this.steps[id]!;
    await expect(coach(page)).toHaveAttribute("data-lesson-step", id, { timeout: LONG });
    await expect(coach(page).getByRole("heading")).toHaveText(lang === "en" ? said.title : textIn(lang, `learn-${this.game}-${id}-title`));
    await this.rings(phone && said.tour ? (ON_PHONE[said.tour] ?? said.tour) : said.tour, id);
    if (said.told && lang === "en") await expect(page.getByText(said.told).locator("visible=true").first()).toBeVisible();
    // However long its words are, the coach has room for them.
    await expect.poll(() => cutOff(page), { message: `words of step ${id}` }).toEqual([]);
    await this.look(id);
  }

  /** The ring is round a part of the screen. */
  async rings(tour: string | undefined, step = ""): Promise<void> {
    await expect.poll(() => ringFault(this.page, tour), { message: `step ${step}`, timeout: LONG }).toBeNull();
  }

  async next(): Promise<void> {
    await coach(this.page).locator(".act .btn").last().click();
  }

  async readOn(...ids: string[]): Promise<void> {
    for (const id of ids) {
      await this.reads(id);
      await this.next();
    }
  }

  /** Where the coach is. */
  at(): Promise<string | null> {
    return coach(this.page).getAttribute("data-lesson-step", { timeout: LONG });
  }

  /** Ends the stage, although something is undone. */
  async endStage(): Promise<void> {
    const end = this.page.locator("[data-tour=end-of-stage] button.ink");
    await end.click();
    await expect(end).toHaveText(textIn(this.lang, "player-done-anyway"));
    await end.click();
  }
}

/** What a test does beside the lesson of Daybreak, at three of its steps. */
export interface Breaks {
  board?(): Promise<void>;
  done?(): Promise<void>;
  growth?(): Promise<void>;
}

const WORLD = ["made", "sinks", "bands", "planet", "strike", "held-off", "unknown"];

/** The lesson of Daybreak from the table's first step to the last. */
export async function learnDaybreak(learner: Learner, breaks: Breaks = {}): Promise<void> {
  const { page, phone } = learner;
  await learner.readOn("welcome", "heat", "forecast", "crises");
  await learner.reads("project");
  await page.locator("[data-tour=project-choice] .btn.primary").first().click();
  await learner.readOn("energy", "emissions");
  await breaks.board?.();
  await learner.readOn("communities", "shields", "stacks");
  await (phone ? actOnPhone(learner) : act(learner));
  await learner.readOn("preview", "help");
  await learner.reads("done");
  await breaks.done?.();
  await learner.endStage();
  // The world's turn waits for its learner at every step.
  await learner.readOn(...WORLD);
  await learner.reads("growth");
  if (breaks.growth) await breaks.growth();
  else {
    await learner.next();
    await learner.readOn("round-two");
  }
  await learner.readOn("win");
  await learner.reads("on");
}

/** An action, a card played and a card tucked. */
async function act(learner: Learner): Promise<void> {
  const { page } = learner;
  await learner.reads("act");
  await page.locator('[data-front="0"]').click();
  // While the payment is asked for, the ring is round the hand.
  await learner.rings("hand");
  // Low-Methane Rice, of which nothing is lost.
  const rice = page.locator("[data-tour=hand] [data-card]").nth(2);
  if (learner.lang === "en") await expect(rice).toHaveAttribute("aria-label", /Low-Methane Rice/);
  await rice.click();
  await learner.readOn("hand");
  await learner.reads("use");
  await page.locator("[data-tour=hand] [data-card]").first().click();
  await page.locator("[data-tour=stacks] li.stack").nth(4).locator("button.strip.start").click();
  await learner.reads("tuck");
  await page.locator("[data-tour=hand] [data-card]").last().click();
  // Under the crisis where it fits there, else behind a stack.
  const under = page.locator('[data-tour=uses] [data-use=crisis][aria-disabled="false"]');
  const behind = page.locator('[data-tour=uses] [data-use=support][aria-disabled="false"]').first();
  await under.or(behind).first().waitFor();
  await ((await under.isVisible()) ? under : behind).click();
}

async function actOnPhone(learner: Learner): Promise<void> {
  const { page } = learner;
  await learner.reads("act");
  await page.locator('[data-tour=stacks] .do[aria-disabled="false"]').first().click();
  await learner.rings("hand");
  await page.locator("[data-tour=hand] button.answer").nth(2).click();
  // The card in the middle is the one that is chosen; a second touch pays with it.
  const paid = page.locator('[data-lesson-step="hand"]');
  for (let i = 0; i < 20 && !(await paid.isVisible()); i += 1) {
    const middle = page.locator('[data-tour=hand] button.answer[aria-current="true"]');
    if (await middle.isVisible()) await middle.click({ timeout: 2000 }).catch(() => undefined);
    else await paid.waitFor({ timeout: 5000 }).catch(() => undefined);
  }
  await learner.readOn("hand");
  await learner.reads("use");
  const uses = page.locator('[data-tour=uses] [data-choice][aria-disabled="false"] button');
  // The list of places is there when one can go back from it. A card that comes to the middle meanwhile has uses of its own.
  const others = page.locator("[data-tour=uses] button.btn.big");
  // A press that comes while the list opens is one on a place already, and the lesson goes on by itself.
  const next = page.locator('[data-lesson-step="tuck"]');
  for (let i = 0; i < 5 && !(await others.or(next).first().isVisible()); i += 1) {
    await page.locator("[data-tour=uses] [data-use=start] button").first().click();
    await others
      .or(next)
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => undefined);
  }
  if (!(await next.isVisible())) {
    await others.waitFor();
    await uses.last().click();
  }
  await learner.reads("tuck");
  // The card in the middle is taken up; a press on it would open its sheet.
  await page
    .locator("[data-tour=hand] [data-card]")
    .last()
    .evaluate((card) => card.scrollIntoView({ inline: "center" }));
  await expect(page.locator("[data-tour=hand] [data-card]").last()).toBeInViewport({ ratio: 0.9 });
  const under = page.locator('[data-tour=uses] [data-use=crisis] button[aria-disabled="false"]');
  if (await under.isVisible()) return under.click();
  await page.locator("[data-tour=uses] [data-use=support] button").first().click();
  await others.waitFor();
  await uses.first().click();
}

/** Answers what is asked, or plays the first card that may be played, as long as the coach is at this step. */
async function plays({ page, phone }: Learner, step: string | null): Promise<void> {
  const answer = page.locator("[data-tour=choice] button.answer").last();
  const card = page.locator('[data-tour=hand] button[aria-disabled="false"]').first();
  const free = async (): Promise<boolean> => (await coach(page).getAttribute("data-lesson-step")) === step;
  try {
    if (await answer.isVisible()) {
      if (!(await free())) return;
      const said = await page.locator("[data-tour=choice]").innerText();
      await answer.click({ timeout: 2000 });
      // Until the table has answered, the same can be pressed again.
      await expect
        .poll(async () => (await answer.isVisible()) && (await page.locator("[data-tour=choice]").innerText()) === said, { timeout: 5000 })
        .toBe(false);
    } else if ((await card.isVisible()) && (await free())) {
      const which = await card.getAttribute("data-card");
      if ((await card.getAttribute("aria-pressed")) !== "true") await card.click({ timeout: 2000 });
      // On a busy machine the click may have waited until the coach spoke again: then the card is only chosen.
      if (!(await free())) return;
      if (phone) await page.locator("main .bar button.primary").click({ timeout: 2000 });
      else await card.click({ timeout: 2000 });
      await expect(page.locator(`[data-tour=hand] [data-card="${which}"]`)).toHaveCount(0, { timeout: 5000 });
    }
  } catch {
    // It went away meanwhile; the next look tells.
  }
}

/** Plays on until a step comes; what is explained on the way is read, and named. */
async function playsTo(learner: Learner, id: string): Promise<string[]> {
  const seen: string[] = [];
  for (const end = Date.now() + 300_000; ;) {
    const now = await learner.at();
    if (now === id) return seen;
    if (Date.now() > end) throw new Error(`the lesson stays at ${now}`);
    if (now !== null && ["tokens", "piece", "take", "lead", "silence"].includes(now) && !seen.includes(now)) {
      await learner.reads(now);
      seen.push(now);
      await learner.next();
    } else await plays(learner, now);
  }
}

/** The lesson of Earthrise from the table's first step to the last; `track` is what a test does beside it at that step. */
export async function learnEarthrise(learner: Learner, track?: () => Promise<void>): Promise<void> {
  const { page, phone } = learner;
  await learner.readOn("welcome", "suits", "trump", "earth");
  await learner.reads("play");
  const low = page.locator('[data-tour=hand] [data-card="AST2"][aria-disabled="false"]');
  await low.click();
  if (phone) await page.locator("main .bar button.primary").click();
  else await low.click();
  await learner.readOn("maneuver");
  await learner.reads("tokens");
  await page.locator("[data-tour=choice] button.answer").last().click();
  await learner.readOn("copilot", "commander", "pass");
  await learner.reads("track");
  await track?.();
  await learner.next();
  await learner.reads("second");
  expect(await playsTo(learner, "alerts")).toEqual([]);
  await learner.readOn("alerts", "picture", "worth", "help");
  // The learner leads the third trick; the fourth is the first in radio silence; then the learner is Copilot.
  const seen = await playsTo(learner, "honors");
  expect(seen.slice(0, 3)).toEqual(["lead", "silence", "take"]);
  await learner.readOn("honors");
  await learner.reads("on");
}
