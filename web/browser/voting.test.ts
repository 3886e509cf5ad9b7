import type { Page } from "@playwright/test";
import { infoOf } from "./driver";
import { pair } from "./pair";
import { open, person } from "./people";
import { expect, test } from "./server";

/** The projects to choose from, with the button that keeps each. */
const drawn = (page: Page) => page.getByRole("region", { name: "Choice of a global project" }).locator("article");

test("a tie is called a tie, with who is for what, and ends when somebody changes their mind", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  await pair(ana, bento);
  await expect(drawn(ana)).toHaveCount(2);
  const titles = await drawn(ana).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));

  // Nobody has to wait for whom the table waits for.
  await expect(ana.locator("[data-tour=end-of-stage]")).not.toContainText("Waiting for");
  await drawn(ana).nth(0).getByRole("button", { name: "Keep it" }).click();
  await expect(ana.locator("[data-tour=end-of-stage]")).toContainText(/Waiting for .+ to vote/);
  await expect(ana.getByText("It is a tie.")).toHaveCount(0);

  await drawn(bento).nth(1).getByRole("button", { name: "Keep it" }).click();
  for (const page of [ana, bento]) {
    const tie = page.getByRole("status").filter({ hasText: "It is a tie." });
    await expect(tie).toBeVisible();
    for (const title of titles) await expect(tie).toContainText(title);
    await expect(tie).toContainText("All must name the same");
  }

  await drawn(bento).nth(0).getByRole("button", { name: "Keep it" }).click();
  for (const page of [ana, bento]) {
    await expect(page.getByRole("region", { name: "Choice of a global project" })).toHaveCount(0);
    await expect(page.locator("[data-tour=hand] button").first()).toBeVisible();
  }
});

test("whoever has two powers votes once for both, or for each, and goes from one to the other", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  for (const apart of [false, true]) {
    const table = await open(page, { game: "daybreak", seats: ["me", "me"], deal: { seed: "1968" } });
    await page.goto(`/t/${table}`);
    await drawn(page).first().waitFor();
    const before = (await infoOf(page, table)).entries;
    const alike = page.getByRole("checkbox", { name: "All my powers vote alike" });
    await expect(alike).toBeChecked();
    if (apart) await alike.uncheck();
    await drawn(page).nth(0).getByRole("button", { name: "Keep it" }).click();
    if (!apart) {
      // Both words are given, and the stage goes on.
      await expect(page.locator("[data-tour=hand] button").first()).toBeVisible();
      continue;
    }
    await expect.poll(async () => (await infoOf(page, table)).entries).toBe(before + 1);
    await page.locator("[data-tour=powers]").getByRole("button", { name: "Play this one" }).click();
    await drawn(page).nth(1).getByRole("button", { name: "Keep it" }).click();
    await expect(page.getByRole("status").filter({ hasText: "It is a tie." })).toBeVisible();
  }
});

test("every choice says what it would mean for each power now, and challenge cards can be read", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const setup = { powers: ["Europe", "UnitedStates"], challenges: [{ named: { card: 503, seat: null } }] };
  const table = await open(page, { game: "daybreak", seats: ["me", { bot: "steady" }], setup, deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  await expect(drawn(page)).toHaveCount(2);
  for (let at = 0; at < 2; at += 1) {
    const means = drawn(page).nth(at).locator("[data-means]");
    await expect(means).toContainText("What it would mean now");
    await expect(means.getByRole("listitem")).toHaveCount(2);
    await expect(means).toContainText("United States");
    const box = await drawn(page)
      .nth(at)
      .evaluate((card) => [card.scrollHeight, card.clientHeight]);
    expect(box[0]).toBeLessThanOrEqual(box[1] ?? 0);
  }
  await page.getByRole("button", { name: "Challenge: Restless Skies" }).click();
  const panel = page.getByRole("dialog", { name: "Challenge cards of this table" });
  await expect(panel).toContainText("Restless Skies");
  await expect(panel).toContainText("Early Warnings for All");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});
