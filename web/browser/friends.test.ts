import type { Page } from "@playwright/test";
import { hearTheEnd, infoOf, tableOf } from "./driver";
import { botsPlayOn, open, person } from "./people";
import { expect, Server, test } from "./server";

/** Opens a panel of the rail. */
async function panel(page: Page, name: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Side panels" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
}

/** Two people at a table of Daybreak that one of them set up and the other joined by its link. */
async function twoAtDaybreak(ana: Page, bento: Page): Promise<string> {
  await ana.goto("/new/daybreak");
  await ana.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await ana.getByRole("radio", { name: "Friends" }).check({ force: true });
  await ana.getByRole("button", { name: /Start|Open the table/ }).click();
  await expect(ana).toHaveURL(/\/t\/\w+$/);
  const table = tableOf(ana);
  await expect(ana.getByText("Table ready")).toBeVisible();
  await bento.goto(`/t/${table}`);
  await bento.getByRole("button", { name: "Sit down" }).first().click();
  await expect(ana.locator("[data-tour=stacks]")).toBeVisible();
  await expect(bento.locator("[data-tour=stacks]")).toBeVisible();
  return table;
}

test("two people set up a table, join it, talk, plan and take a move back", async ({ browser, server }) => {
  test.setTimeout(180_000);
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  const table = await twoAtDaybreak(ana, bento);

  await panel(ana, "Chat");
  await ana.getByRole("textbox", { name: "Say something to the table" }).fill("Hello <b>there</b>");
  await ana.getByRole("button", { name: "Send" }).click();
  await panel(bento, "Chat");
  await expect(bento.getByText("Hello <b>there</b>", { exact: true })).toBeVisible();

  await panel(ana, "Plan");
  await ana.getByRole("textbox", { name: "Propose a plan" }).fill("Wind first");
  await ana.getByRole("button", { name: "Propose" }).click();
  await panel(bento, "Plan");
  await expect(bento.getByText("Wind first", { exact: true })).toBeVisible();
  await bento.getByText("I agree").first().click();
  await expect(ana.getByText(/Agreed: Guest/)).toBeVisible();
  await ana.keyboard.press("Escape");
  await bento.keyboard.press("Escape");

  // The group's vote: both name a project, and the stage goes on.
  for (const page of [ana, bento]) await page.locator("[data-tour=question] li button").first().click();
  await expect(ana.locator("[data-tour=hand] button").first()).toBeVisible();
  const before = (await infoOf(ana, table)).entries;
  const done = ana.locator("[data-tour=end-of-stage] button.ink");
  await done.click();
  if (await done.isVisible()) await done.click();
  await expect(done).toBeHidden();
  expect((await infoOf(ana, table)).entries).toBeGreaterThan(before);
  await ana.getByRole("button", { name: "Undo" }).click();
  await expect(done).toBeVisible();
});

test("a line that breaks says so, keeps the table, and comes back by itself", async ({ browser }) => {
  test.setTimeout(180_000);
  const server = new Server();
  await server.start();
  try {
    const { page: ana, law: hers } = await person(browser, server);
    const { page: bento, law: his } = await person(browser, server);
    // The line is cut, and the browser says so too.
    for (const law of [hers, his]) law.expect(/console: .*(WebSocket|Failed to load|ERR_)/);
    const table = await twoAtDaybreak(ana, bento);
    await server.stop("SIGKILL");
    for (const page of [ana, bento]) {
      await expect(page.getByText("Connection lost, trying again").first()).toBeVisible();
      await expect(page.locator("[data-tour=stacks]")).toBeVisible();
    }
    await server.start();
    for (const page of [ana, bento]) await expect(page.getByText("Connection lost, trying again").first()).toBeHidden({ timeout: 30_000 });
    for (const page of [ana, bento]) await page.locator("[data-tour=question] li button").first().click();
    await expect(bento.locator("[data-tour=hand] button").first()).toBeVisible();

    // One of them drops out alone, misses a word, and is told when back.
    await bento.context().setOffline(true);
    await panel(ana, "Chat");
    await ana.getByRole("textbox", { name: "Say something to the table" }).fill("Are you there?");
    await ana.getByRole("button", { name: "Send" }).click();
    await bento.context().setOffline(false);
    await bento.reload();
    await panel(bento, "Chat");
    await expect(bento.getByText("Are you there?", { exact: true })).toBeVisible();
    expect((await infoOf(ana, table)).status).toBe("running");
  } finally {
    await server.end();
  }
});

test("the end of a game leads to a rematch that everybody is led to", async ({ browser, server }) => {
  test.setTimeout(300_000);
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  await ana.goto("/");
  await bento.goto("/");
  const table = await open(ana, { game: "daybreak", seats: ["me", "open"], settings: { bot_pace: 0 } });
  await ana.goto(`/t/${table}`);
  await bento.request.post(`/api/v1/tables/${table}/commands`, { data: { do: "sit" }, headers: { origin: server.url } });
  await bento.goto(`/t/${table}`);
  for (const page of [ana, bento]) {
    await page.locator("[data-tour=stacks]").waitFor();
  }
  await botsPlayOn([ana, bento], table);
  for (const page of [ana, bento]) await hearTheEnd(page);
  await ana.getByRole("button", { name: "Again, new deal" }).click();
  await expect(ana).not.toHaveURL(new RegExp(table));
  await bento.getByRole("link", { name: "Join them" }).click({ timeout: 60_000 });
  await expect(bento).toHaveURL(ana.url());
});
