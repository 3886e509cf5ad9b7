import type { Page } from "@playwright/test";
import type { DaybreakLibrary } from "../src/generated/wire";
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

test("the longest project can be voted for in every window, and nothing of it is cut", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const library = (await (await page.request.get("/api/v1/library/daybreak")).json()) as DaybreakLibrary;
  const long = library.cards.filter(({ deck }) => deck === "global").sort((one, other) => other.deed.join().length - one.deed.join().length)[0];
  let other: number | null = null;
  // The first of the drawn projects is told as the longest of the box, wherever it is named.
  await page.routeWebSocket(/\/api\/v1\/tables\//, (socket) => {
    const table = socket.connectToServer();
    socket.onMessage((text) => table.send(String(text).replaceAll(`"keep_project":${long?.id}}`, `"keep_project":${other}}`)));
    table.onMessage((text) => {
      const drawn = /"drawn_projects":\[\{[^}]*?"card":(\d+)/.exec(String(text));
      if (drawn) other ??= Number(drawn[1]);
      if (other === null) return socket.send(text);
      socket.send(
        String(text)
          .replaceAll(`"keep_project":${other}}`, `"keep_project":${long?.id}}`)
          .replace(/("drawn_projects":\[\{[^}]*?"card":)\d+/, `$1${long?.id}`),
      );
    });
  });
  const table = await open(page, { game: "daybreak", seats: ["me", { bot: "steady" }], deal: { seed: "5" } });
  await page.goto(`/t/${table}`);
  const card = drawn(page).filter({ hasText: long?.title ?? "" });
  await expect(card).toBeVisible();
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
    { width: 2560, height: 1440 },
  ]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => card.evaluate((one) => one.scrollHeight - one.clientHeight), { message: `cut at ${viewport.width}` }).toBeLessThanOrEqual(1);
    await card.getByRole("button", { name: /^Keep it: / }).click({ trial: true, timeout: 5000 });
  }
});
