// The frames of the moving picture at the head of the README: a round of Daybreak, then a trick of Earthrise. `cargo xtask screens`
// takes them and puts them together (xtask/src/moving.rs).
import type { Browser, Locator, Page } from "@playwright/test";
import { mkdirSync, rmSync } from "node:fs";
import { daybreak, earthrise, infoOf, playUntil } from "./driver";
import { open, settle } from "./people";
import { test, type Server } from "./server";

const FOLDER = process.env.FIRSTLIGHT_FRAMES ?? "test-results/moving";
const BOT = { bot: "steady" };
const DEAL = { deal: { seed: "1968" }, settings: { name: "Friday table", hints: true, bot_pace: 0 } };

/** Takes a picture of the page as often as it is told to. */
class Camera {
  private taken = 0;

  constructor(
    private readonly page: Page,
    private readonly name: string,
  ) {}

  /** One frame, which is shown for so many milliseconds. */
  async take(shown: number): Promise<void> {
    const number = String(this.taken++).padStart(2, "0");
    await this.page.screenshot({ path: `${FOLDER}/${this.name}-${number}-${shown}.png`, scale: "device" });
  }

  /** Frames of whatever happens, one after so many milliseconds, until something holds. */
  async follow(every: number, most: number, done: () => Promise<boolean>): Promise<void> {
    for (let frame = 0; frame < most && !(await done()); frame++) {
      await this.page.waitForTimeout(every);
      await this.take(900);
    }
  }
}

/** A laptop whose pictures are five ninths as wide as its screen: what a README costs whoever opens it counts. */
async function laptop(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 }, deviceScaleFactor: 5 / 9 });
  await settle(context, { slowly: true, calm: true });
  return context.newPage();
}

/** Presses something, with a frame before and one after. */
async function press(camera: Camera, thing: Locator): Promise<void> {
  await thing.hover();
  await camera.take(700);
  await thing.click();
}

/** Waits until what lies over the table for a moment is gone. */
async function quiet(page: Page): Promise<void> {
  const offer = page.getByRole("button", { name: "Do not offer again" });
  if (await offer.isVisible()) await offer.click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(14_000);
  if (await offer.isVisible()) await offer.click();
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
}

test.beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
});

test("a round, then a trick", async ({ browser, server }) => {
  test.setTimeout(240_000);
  const page = await laptop(browser, server);
  await page.goto("/");
  const world = await open(page, { game: "daybreak", seats: ["me", BOT, BOT, BOT], ...DEAL });
  await page.goto(`/t/${world}`);
  const hand = page.locator("[data-tour=hand] button");
  const done = page.locator('[data-tour="end-of-stage"] button.ink');
  const dealt = async (): Promise<boolean> => (await hand.count()) > 0 && (await done.isVisible());
  await playUntil(page, async (page) => !(await dealt()) && (await daybreak(page)), dealt);
  await quiet(page);
  const first = new Camera(page, "1-daybreak");
  await first.take(1600);
  await hand.nth(1).click();
  await page.waitForTimeout(400);
  await first.take(900);
  await press(first, page.locator("[data-tour=stacks] button").filter({ hasText: "Front" }).first());
  await page.waitForTimeout(900);
  await first.take(1200);
  const round = async (): Promise<boolean> => (await page.getByText("Round 2 of 6").count()) > 0;
  await press(first, done);
  // Who could still do something is asked whether they mean it.
  await press(first, done);
  await first.follow(1600, 2, round);
  // What the others did takes its time; here it is enough to see that it is told.
  await page.getByRole("button", { name: "To the end" }).click();
  for (let stop = 0; stop < 4 && !(await round()); stop++) {
    await first.follow(1300, 2, round);
    await page.keyboard.press("Space");
  }

  const flight = await open(page, { game: "earthrise", seats: ["me", BOT, BOT, BOT], ...DEAL, settings: { ...DEAL.settings, bot_pace: 700 } });
  await page.goto(`/t/${flight}`);
  await page.locator("[data-tour]").first().waitFor({ state: "attached" });
  const card = page.locator('[data-tour="hand"] button[aria-disabled="false"]').first();
  const asked = async (): Promise<boolean> => (await infoOf(page, flight)).entries >= 12 && (await card.isVisible());
  await playUntil(page, async (page) => !(await asked()) && (await earthrise(page)), asked);
  const second = new Camera(page, "2-earthrise");
  await quiet(page);
  await second.take(1400);
  await card.click();
  await page.waitForTimeout(400);
  await second.take(900);
  await card.click();
  await second.follow(1100, 6, () => Promise.resolve(false));
});
