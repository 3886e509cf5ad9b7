import type { Page } from "@playwright/test";
import type { Listed } from "../src/generated/wire";
import { coach, learnDaybreak, learnEarthrise, Learner, LONG } from "./lesson";
import { person } from "./people";
import { expect, test } from "./server";

// Each lesson from its first step to its last, by doing what the coach says, with what may come in between.

test.describe.configure({ timeout: 480_000 });

const tables = async (page: Page): Promise<Listed[]> => (await (await page.request.get("/api/v1/me/tables")).json()) as Listed[];

test("the lesson of Daybreak teaches the whole round, step by step, and hands over to a real game", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  const on = page.locator("[data-lesson-on=daybreak]");
  const learner = new Learner(page, "daybreak");
  await page.goto("/learn");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Daybreak/ })
    .dblclick();
  await learnDaybreak(learner, {
    // It survives a reload, can be left, and Home leads back to the same step.
    async board() {
      expect(await tables(page)).toHaveLength(1);
      await learner.reads("communities");
      await page.reload();
      await learner.reads("communities");
      await page.goto("/");
      await expect(on).toContainText("step 8 of");
      await on.click();
    },
    // A drawer over the table hides the ring; it is back when the drawer is gone.
    async done() {
      expect(await tables(page)).toHaveLength(1);
      await page.locator("[data-tour=rail]").getByRole("button", { name: "Log" }).click();
      await expect(page.locator("[data-lesson-ring]")).toHaveCount(0);
      await page.locator("[data-tour=panel-log]").getByRole("button", { name: "Close" }).click();
      await learner.reads("done");
    },
    // Whoever comes back in the middle of it misses nothing.
    async growth() {
      await page.reload();
      for (const step of ["growth", "round-two"]) {
        await expect(coach(page)).toHaveAttribute("data-lesson-step", step, { timeout: LONG });
        await learner.next();
      }
    },
  });
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

/** The lesson of Earthrise, which survives a reload in the middle of it, and its game after it. */
async function learnsEarthrise(page: Page, phone: boolean): Promise<void> {
  await page.goto("/learn/earthrise");
  const learner = new Learner(page, "earthrise", { phone });
  await learnEarthrise(learner, async () => {
    await page.reload();
    await learner.reads("track");
  });
  expect(await tables(page)).toHaveLength(1);
  await coach(page).getByRole("button", { name: "Finish this game" }).click();
  await expect(coach(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-tour=hand], [data-tour=choice]").first()).toBeVisible({ timeout: LONG });
}

test("the lesson of Earthrise teaches the whole round, step by step", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  // A smaller laptop than the other lesson's.
  await page.setViewportSize({ width: 1366, height: 768 });
  await learnsEarthrise(page, false);
  // What is over is begun anew.
  await expect(coach(page)).toHaveAttribute("data-lesson-step", "welcome", { timeout: LONG });
  expect(await tables(page)).toHaveLength(2);
});

test("on a phone the lesson of Daybreak opens what it speaks of, and covers nothing", async ({ browser, server }) => {
  const { page } = await person(browser, server, { phone: true });
  await page.goto("/learn/daybreak");
  const learner = new Learner(page, "daybreak", { phone: true });
  await learnDaybreak(learner, {
    async board() {
      await learner.reads("communities");
      await page.reload();
      await learner.reads("communities");
    },
  });
});

test("on a phone the lesson of Earthrise leaves the trick in sight that is to be answered", async ({ browser, server }) => {
  const { page } = await person(browser, server, { phone: true });
  await learnsEarthrise(page, true);
});

// The words of other languages are longer; the journeys walk both lessons in all of them, on a laptop and a phone.
test("the lesson of Daybreak in Portuguese, on a small laptop: every step under its heading, with its ring", async ({ browser, server }) => {
  const { page } = await person(browser, server, { lang: "pt-BR", viewport: { width: 1366, height: 768 } });
  await page.goto("/learn/daybreak");
  await learnDaybreak(new Learner(page, "daybreak", { lang: "pt-BR" }));
});

test("the lesson of Earthrise in Spanish, on a phone: every step under its heading, with its ring", async ({ browser, server }) => {
  const { page } = await person(browser, server, { lang: "es", phone: true });
  await page.goto("/learn/earthrise");
  await learnEarthrise(new Learner(page, "earthrise", { lang: "es", phone: true }));
});
