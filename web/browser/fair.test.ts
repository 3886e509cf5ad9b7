import type { Page } from "@playwright/test";
import { infoOf, tableOf } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";

/** Gives a command as the person of this page. */
async function command(page: Page, table: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/v1/tables/${table}/commands`, { data, headers: { origin: new URL(page.url()).origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Opens a panel of the rail. */
async function panel(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Side panels" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
}

test("a known deal and a table for study are marked wherever they show, and all hands open only when everybody has agreed", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  await Promise.all([ana.goto("/"), bento.goto("/")]);
  const settings = { study: true, visibility: "public", name: "Lab" };
  const id = await open(ana, { game: "earthrise", seats: ["me", "open", { bot: "steady" }], setup: { players: 3 }, deal: { seed: "1968" }, settings });
  await bento.reload();
  const row = bento.locator("li", { has: bento.locator(`a[href^="/t/${id}"]`) });
  await expect(row).toContainText("Study");
  await expect(row).toContainText("Known deal");

  await Promise.all([ana.goto(`/t/${id}`), bento.goto(`/t/${id}`)]);
  for (const page of [ana, bento]) {
    await expect(page.locator("main .mark", { hasText: "Known deal" })).toBeVisible();
    await expect(page.getByText("All hands can be seen if everybody with a seat agrees.")).toBeVisible();
  }
  await bento.getByRole("button", { name: "Sit down" }).first().click();
  const asked = bento.locator(".banner", { hasText: "has opened this table for study" });
  await expect(asked.getByRole("button", { name: "Yes", exact: true })).toBeVisible();
  await expect(ana.locator(".banner", { hasText: "You opened this table for study" })).toContainText("Still to answer");
  await expect(bento.getByText("has opened this table for study")).toHaveCount(1);
  for (const page of [ana, bento]) {
    await expect(page.getByText("Known deal", { exact: true })).toBeVisible();
    await expect(page.getByText("For study", { exact: true })).toBeVisible();
  }
  await asked.getByRole("button", { name: "Yes", exact: true }).click();
  for (const page of [ana, bento]) await expect(page.getByText("Study: all hands open", { exact: true })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test("a connection that is lost is counted down before anybody counts as away, and what the host does then is told", async ({ browser, server }) => {
  test.setTimeout(180_000);
  const { page: ana } = await person(browser, server);
  const { page: bento, context } = await person(browser, server);
  await Promise.all([ana.goto("/"), bento.goto("/")]);
  const id = await open(ana, { game: "daybreak", seats: ["me", "open"], settings: { away_after: 30, bot_pace: 700 } });
  await Promise.all([ana.goto(`/t/${id}`), bento.goto(`/t/${id}`)]);
  await bento.getByRole("button", { name: "Sit down" }).first().click();
  await expect(bento.locator("[data-tour=stacks]")).toBeVisible();
  await bento.close();

  const gone = ana.locator("[data-gone]");
  await expect(gone).toContainText(/has no connection. Away in \d+ seconds?\./);
  await expect(gone.getByRole("button")).toHaveCount(0);
  const before = Number(/(\d+) s/.exec(await gone.innerText())?.[1]);
  await expect.poll(async () => Number(/(\d+) s/.exec(await gone.innerText())?.[1])).toBeLessThan(before);
  await gone.getByRole("button", { name: "Let a bot play" }).click({ timeout: 60_000 });
  await expect(gone).toHaveCount(0);

  // Whoever comes back reads what was done, also much later.
  const back = await context.newPage();
  await back.goto(`/t/${id}`);
  await expect(back.locator("[data-tour=stacks]")).toBeVisible();
  await panel(back, "Log");
  const did = back.locator(".log .did");
  await expect(did).toContainText(/let a bot \(steady\) play for .*, who was away\./);
  await panel(back, "Table");
  await expect(back.getByRole("heading", { name: "What the host did" })).toBeVisible();
});

test("the deal of a day has no host, and without a result it stays sealed", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/daily/earthrise");
  await page.getByRole("button", { name: "Play today’s deal" }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  const id = tableOf(page);
  await expect(page.getByText("Daily deal", { exact: true })).toBeVisible();
  await panel(page, "Table");
  await expect(page.getByText("The daily deal has no host: nobody can change it.")).toBeVisible();
  await expect(page.getByText("A seat for a program of yours")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await command(page, id, { do: "abandon" });
  const end = page.getByRole("region", { name: "The game is over" });
  await expect(end).toContainText("Others play this deal today, so it is shown when the day is over.");
  await expect(end.getByRole("button", { name: "Again, new deal" })).toBeVisible();
  for (const name of ["Replay", "Again, same deal", "Study"]) await expect(end.getByText(name, { exact: true })).toHaveCount(0);
  expect((await infoOf(page, id)).seed ?? null).toBe(null);
});
