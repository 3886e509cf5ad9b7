import type { Locator, Page } from "@playwright/test";
import type { DaybreakFact, FactMessage } from "../src/generated/wire";
import { daybreak, earthrise, infoOf, playToEnd, playUntil, type Player } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";
import { stallable } from "./stall";
import { compare, follow, logOf } from "./told";

test.describe.configure({ timeout: 600_000 });

const nextLine = (page: Page): Locator => page.getByRole("group", { name: "Story controls" }).getByRole("button", { name: "Next" });

/** Goes on with what is told until nothing is. */
async function listen(page: Page): Promise<void> {
  const next = nextLine(page);
  await expect(async () => {
    while (await next.isVisible()) await page.keyboard.press("Space");
    expect(await next.isVisible()).toBe(false);
  }).toPass({ timeout: 120_000 });
}

/** In which stage each fact happened. */
function stagesOf(log: readonly FactMessage[]): { stage: string; kind: string; seat: number | undefined }[] {
  let stage = "";
  return log.flatMap((told) => {
    const fact = told.fact as DaybreakFact | null;
    if (!fact) return [];
    if ("stage_began" in fact) stage = fact.stage_began.stage;
    const [kind, body] = Object.entries(fact)[0] as [string, { seat?: number }];
    return [{ stage, kind, seat: body.seat }];
  });
}

const BOT = { bot: "steady" };

for (const [game, player, seed] of [
  ["daybreak", daybreak, "77"],
  ["earthrise", earthrise, "1968"],
] as [string, Player, string][]) {
  test(`every fact of a whole game of ${game} is told on the screen, in its order`, async ({ browser, server }) => {
    const { page } = await person(browser, server);
    const followed = await follow(page);
    await page.goto("/");
    const table = await open(page, { game, seats: ["me", BOT, BOT, BOT], deal: { seed } });
    await page.goto(`/t/${table}`);
    await playToEnd(page, player);
    await listen(page);
    const log = await compare(page, table, followed);
    if (game === "daybreak") {
      // Somebody answered a crisis or acted before the carbon rose: the windows in which a story was cut off once.
      const answers = stagesOf(log).filter(({ stage, seat }) => (stage === "Emissions" || stage === "Crisis") && seat !== undefined && seat > 0);
      expect(answers.filter(({ kind }) => ["acted", "project_used"].includes(kind)).map(({ stage }) => stage)).not.toEqual([]);
    }
  });
}

/** A table of Daybreak with its first stage voted through. */
async function inLocalStage(page: Page): Promise<string> {
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", BOT], deal: { seed: "7" } });
  await page.goto(`/t/${table}`);
  const done = page.locator("[data-tour=end-of-stage] button.ink");
  // Whoever is asked for the end of the stage has arrived, also while the button is not free yet.
  const arrives = async (at: Page): Promise<boolean> => !(await done.isVisible()) && (await daybreak(at));
  await playUntil(page, arrives, async () => (await done.isVisible()) && (await done.isEnabled({ timeout: 500 }).catch(() => false)));
  return table;
}

/** Is done with the stage, also when the page first says what is undone. */
async function endStage(page: Page): Promise<void> {
  const end = page.locator("[data-tour=end-of-stage]");
  await end.locator("button.ink").click();
  const anyway = end.getByRole("button", { name: "Yes, I am done" });
  if (await anyway.isVisible()) await anyway.click({ timeout: 2000 }).catch(() => {});
}

test("a story waits, goes on line by line, is passed over by stage, and can be told again", async ({ browser, server }) => {
  const { page } = await person(browser, server, { slowly: true });
  await inLocalStage(page);
  await endStage(page);
  const line = page.locator("[data-tour=forecast] .line");
  await expect(line).toBeVisible({ timeout: 120_000 });
  // What the team did shows while the stage turns, and the story waits for whoever asks it to.
  await page.getByRole("button", { name: "Pause the story" }).click();
  await expect(page.getByRole("heading", { name: "The team’s turn" })).toBeVisible();
  const held = await line.textContent();
  await page.getByRole("button", { name: "Go on with the story" }).click();
  // Step by step, and then the carbon of the round.
  const goOn = (from: string | null): Promise<void> =>
    expect(async () => {
      await nextLine(page).click();
      await expect(line).not.toHaveText(from ?? "", { timeout: 500 });
    }).toPass({ timeout: 30_000 });
  await goOn(held);
  await goOn(await line.textContent());
  await page.keyboard.press("Shift+Space");
  const untold = page.getByText(/not told yet/);
  await expect(async () => {
    await page.keyboard.press("Shift+Space");
    await expect(untold).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(line.getByText("Again", { exact: true })).toBeVisible();
  await expect(untold).toBeHidden();
  await page.getByRole("button", { name: "Pause the story" }).click();
  await page.getByRole("button", { name: "Go on with the story" }).click();
  await expect(async () => {
    await page.keyboard.press("Shift+Space");
    await expect(line).toBeHidden({ timeout: 300 });
  }).toPass({ timeout: 30_000 });
  // Any round's deeds can be opened, and the last stage shown again.
  const rail = page.getByRole("navigation", { name: "Side panels" });
  await rail.getByRole("button", { name: "Team" }).click();
  await expect(page.locator("[data-tour=panel-team] li").first()).not.toBeEmpty();
  await page.keyboard.press("Escape");
  await rail.getByRole("button", { name: "Again" }).click();
  await expect(line.getByText("Again", { exact: true })).toBeVisible();
});

test("whoever skips the story with Space answers nothing by one Space too many", async ({ browser, server }) => {
  const { page } = await person(browser, server, { slowly: true });
  await inLocalStage(page);
  await endStage(page);
  const line = page.locator("[data-tour=forecast] .line");
  await expect(line).toBeVisible({ timeout: 120_000 });
  const choice = page.getByRole("list", { name: "What you can choose" }).getByRole("button");
  // Until something is asked that has to be answered: a crisis, or the project of the next round.
  await expect(async () => {
    while (await line.isVisible()) await page.keyboard.press("Space");
    await expect(choice.first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const asked = await page.locator("[data-tour=question] .prompt").textContent();
  for (let i = 0; i < 3; i++) await page.keyboard.press("Space");
  await expect(choice.first()).toBeVisible();
  await expect(page.locator("[data-tour=question] .prompt")).toHaveText(asked ?? "");
  // From there one goes on to the answers.
  await page.keyboard.press("Tab");
  await expect(choice.first()).toBeFocused();
});

test("a stalled line says so, and what was clicked is done once", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  const stall = await stallable(page);
  const table = await inLocalStage(page);
  const before = (await infoOf(page, table)).entries;
  stall.moves.length = 0;
  stall.on = true;
  await endStage(page);
  await expect(page.getByText("Sending …")).toBeVisible();
  await expect(page.getByText("The table has not answered yet.")).toBeVisible();
  expect((await infoOf(page, table)).entries).toBe(before);
  stall.on = false;
  // The page finds out by itself, comes back, and sends the same command again.
  await expect.poll(async () => (await infoOf(page, table)).entries, { timeout: 60_000 }).toBeGreaterThan(before);
  await expect(page.getByText("The table has not answered yet.")).toBeHidden();
  const ids = stall.moves.map((text) => (JSON.parse(text) as { id: string }).id);
  expect(new Set(ids).size).toBe(1);
  const log = await logOf(page, table);
  expect(log.filter((told) => told.entry > before && told.text === "You are done with the Local stage.")).toHaveLength(1);
});
