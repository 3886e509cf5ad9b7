import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { open, PHONE, person } from "./people";
import { expect, test } from "./server";

/** Opens a panel of the rail; on a phone it is in the menu. */
async function panel(page: Page, name: string): Promise<void> {
  await expect(page.locator(".room .screen")).toBeVisible();
  const rail = page.getByRole("navigation", { name: "Side panels" });
  if (!(await rail.isVisible())) await page.getByRole("button", { name: "Menu" }).click();
  await rail.getByRole("button", { name: new RegExp(`^${name}`) }).click();
}
async function call(page: Page, name: string): Promise<void> {
  const answer = await page.request.patch("/api/v1/me", { data: { name }, headers: { origin: new URL(page.url()).origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
async function command(page: Page, table: string, data: object): Promise<number> {
  const answer = await page.request.post(`/api/v1/tables/${table}/commands`, { data, headers: { origin: new URL(page.url()).origin } });
  return answer.status();
}
const menuOf = (page: Page, name: string): Locator => page.getByRole("button", { name: `Options for ${name}` });

/** Ana hosts a table of Daybreak at which Ben sits. */
async function together(ana: Page, ben: Page): Promise<string> {
  await Promise.all([ana.goto("/"), ben.goto("/")]);
  await call(ana, "Ana");
  await call(ben, "Ben");
  const id = await open(ana, { game: "daybreak", seats: ["me", "open"] });
  await Promise.all([ana.goto(`/t/${id}`), ben.goto(`/t/${id}`)]);
  await ben.getByRole("button", { name: "Sit down" }).first().click();
  for (const page of [ana, ben]) await expect(page.locator(".room .screen")).toBeVisible();
  return id;
}

test("whom one mutes for oneself is not heard, and can be heard again", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: ben } = await person(browser, server);
  const id = await together(ana, ben);
  await panel(ana, "Chat");
  expect(await command(ben, id, { do: "chat", text: "first words" })).toBe(200);
  const lines = ana.locator(".said li");
  await expect(lines.filter({ hasText: "first words" })).toBeVisible();

  // By the keyboard alone: the menu opens, Escape closes it and nothing else, and the focus is where it was.
  const dots = menuOf(ana, "Ben").first();
  await dots.focus();
  await ana.keyboard.press("Enter");
  await expect(ana.getByRole("button", { name: "Mute Ben for me" })).toBeFocused();
  await ana.keyboard.press("Escape");
  await expect(ana.getByRole("button", { name: "Mute Ben for me" })).toHaveCount(0);
  await expect(dots).toBeFocused();
  await ana.keyboard.press("Enter");
  await ana.keyboard.press("Enter");
  await expect(lines.filter({ hasText: "first words" })).toHaveCount(0);
  await expect(ana.getByText("Muted by you: Ben")).toBeVisible();

  expect(await command(ben, id, { do: "chat", text: "second words" })).toBe(200);
  expect(await command(ben, id, { do: "propose", text: "a plan of his" })).toBe(200);
  expect(await command(ben, id, { do: "signal", signal: "thanks" })).toBe(200);
  expect(await command(ana, id, { do: "chat", text: "words of her own" })).toBe(200);
  await expect(lines.filter({ hasText: "words of her own" })).toBeVisible();
  await expect(ana.getByText("second words")).toHaveCount(0);
  await expect(ana.getByText("a plan of his")).toHaveCount(0);
  await panel(ana, "Plan");
  await expect(ana.getByText("a plan of his")).toHaveCount(0);
  // It holds when the page comes anew.
  await ana.reload();
  await panel(ana, "Chat");
  await expect(ana.getByText("Muted by you: Ben")).toBeVisible();
  await expect(ana.getByText("second words")).toHaveCount(0);
  await ana.getByRole("button", { name: "Unmute Ben for me" }).click();
  await expect(lines.filter({ hasText: "second words" })).toBeVisible();
  await expect(ana.getByText("Muted by you: Ben")).toHaveCount(0);
});

test("the host mutes for everybody, and whoever is muted sees why they cannot speak", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: ben, law } = await person(browser, server, { phone: true });
  law.expect(/has removed you/);
  const id = await together(ana, ben);
  await panel(ana, "Table");
  await menuOf(ana, "Ben").click();
  await ana.getByRole("button", { name: "Mute Ben for everybody" }).click();
  await expect(ana.locator(".seats li", { hasText: "Ben" })).toContainText("muted by the host");
  await panel(ben, "Chat");
  await expect(ben.getByText("The host has muted you here.").first()).toBeVisible();
  await expect(ben.getByRole("textbox", { name: "Say something to the table" })).toHaveCount(0);
  // He has a menu for her, without what a host may.
  expect(await command(ana, id, { do: "chat", text: "sorry" })).toBe(200);
  await menuOf(ben, "Ana").first().click();
  await expect(ben.getByRole("button", { name: "Mute Ana for me" })).toBeVisible();
  await expect(ben.getByRole("button", { name: "Remove Ana" })).toHaveCount(0);
  await expect(ben.getByRole("button", { name: "Mute Ana for everybody" })).toHaveCount(0);
  await menuOf(ana, "Ben").first().click();
  await ana.getByRole("button", { name: "Unmute Ben for everybody" }).click();
  await expect(ben.getByRole("textbox", { name: "Say something to the table" })).toBeVisible();
  // And removes him, after a second thought.
  await menuOf(ana, "Ben").first().click();
  await ana.getByRole("button", { name: "Remove Ben" }).click();
  await expect(ana.getByText("They cannot come back, and everybody is told.")).toBeVisible();
  await ana.getByRole("button", { name: "Remove Ben" }).click();
  await expect(ana.locator(".seats li", { hasText: "Ben" })).toHaveCount(0);
});

test("a report says that the operator has it, and why not when there were too many", async ({ browser, server }) => {
  const { page: ana, law } = await person(browser, server);
  const { page: ben } = await person(browser, server);
  law.expect(/429/);
  await together(ana, ben);
  await panel(ana, "Table");
  for (let times = 0; times < 6; times += 1) {
    await menuOf(ana, "Ben").click();
    await ana.getByRole("button", { name: "Report Ben" }).click();
    await ana.getByRole("radio", { name: "Insults or threats" }).check();
    await ana.getByRole("textbox", { name: /own words/ }).fill("He said\nthings.");
    await ana.getByRole("button", { name: "Send the report" }).click();
    if (times === 5) break;
    await expect(ana.getByRole("status").filter({ hasText: "The operator has it." })).toBeVisible();
    await ana.getByRole("button", { name: "Close", exact: true }).last().click();
  }
  await expect(ana.getByRole("alert").filter({ hasText: "Try again in" })).toBeVisible();
});

test("devices are listed and logged out, and the page of the other one says so", async ({ browser, server }) => {
  const { page: laptop } = await person(browser, server);
  const { page: phone, law } = await person(browser, server, { phone: true });
  law.expect(/logged out in this browser/);
  await laptop.goto("/me");
  await call(laptop, "Ana");
  await laptop.reload();
  await laptop.getByRole("button", { name: "Make a code" }).click();
  const code = await laptop.locator("output").innerText();
  await phone.goto("/me");
  await phone.getByRole("textbox", { name: "Code from your other device" }).fill(code);
  await phone.getByRole("button", { name: "Use this code" }).click();
  const devices = (page: Page): Locator => page.locator("[data-devices] li");
  await expect(devices(phone)).toHaveCount(2);
  await expect(devices(phone).filter({ hasText: "this one" })).toHaveCount(1);
  await expect(devices(phone).first()).toContainText("Chrome on Linux");
  const id = await open(phone, { game: "daybreak", seats: ["me", "open"] });
  await phone.goto(`/t/${id}`);
  await expect(phone.getByRole("heading", { name: "Who sits where" })).toBeVisible();
  await laptop.reload();
  await devices(laptop)
    .filter({ hasNotText: "this one" })
    .getByRole("button", { name: /^Log out/ })
    .click();
  await expect(laptop.getByRole("status").filter({ hasText: "Logged out: Chrome on Linux." })).toBeVisible();
  await expect(devices(laptop)).toHaveCount(1);
  await expect(phone.getByText("You are logged out in this browser.")).toBeVisible();

  // Everywhere: the new link is shown once, and leads back.
  await laptop.getByRole("button", { name: "Log out everywhere" }).click();
  await laptop.keyboard.press("Escape");
  await laptop.getByRole("button", { name: "Log out everywhere" }).click();
  await laptop.getByRole("group", { name: "Log out everywhere" }).getByRole("button", { name: "Log out everywhere" }).click();
  const link = await laptop.locator("[data-devices]").getByRole("textbox").inputValue();
  expect(link).toMatch(/\/me#\w+$/);
  await laptop.getByRole("button", { name: "I have kept it" }).click();
  await expect(laptop.locator("[data-tour=you] b")).not.toHaveText("Ana");
  await laptop.goto(link);
  await laptop.getByRole("button", { name: "Yes, that is me" }).click();
  await expect(laptop.getByRole("heading", { name: "Welcome back, Ana" })).toBeVisible();
});

test("whoever deletes themselves reads what is lost, types their name, and is nobody", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: ben } = await person(browser, server, { viewport: PHONE });
  await together(ana, ben);
  await ben.goto("/me");
  await ben.getByRole("button", { name: "Delete me …" }).click();
  const farewell = ben.locator("[data-farewell]");
  await expect(farewell).toContainText("Games that are over stay for the others, with “somebody who left” in place of your name.");
  await expect(farewell.getByRole("button", { name: "Delete me for good" })).toBeDisabled();
  await ben.keyboard.press("Escape");
  await expect(ben.getByRole("button", { name: "Delete me …" })).toBeFocused();
  await ben.keyboard.press("Enter");
  await ben.keyboard.type("Ben");
  await farewell.getByRole("button", { name: "Delete me for good" }).click();
  await expect(ben.locator("[data-tour=you] b")).toBeVisible();
  await expect(ben.locator("[data-tour=you] b")).not.toHaveText("Ben");
  await panel(ana, "Table");
  await expect(ana.locator(".seats li")).toHaveCount(2);
  await expect(ana.locator(".seats li", { hasText: "Ben" })).toHaveCount(0);
});

for (const theme of ["light", "dark"] as const) {
  test(`neither the menus nor the page of who one is have a barrier that axe knows (${theme})`, async ({ browser, server }) => {
    const { page: ana, law } = await person(browser, server, { theme });
    const { page: ben, law: his } = await person(browser, server, { theme, phone: true });
    // While axe looks at a page, what the page would say in between waits, and comes at once.
    for (const one of [law, his]) one.expect(/at rest/);
    const id = await together(ana, ben);
    expect(await command(ben, id, { do: "chat", text: "hello" })).toBe(200);
    expect(await command(ana, id, { do: "chat", text: "hello" })).toBe(200);
    const clean = async (page: Page): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]).analyze();
      expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual([]);
    };
    await panel(ana, "Chat");
    await menuOf(ana, "Ben").click();
    await clean(ana);
    await ana.getByRole("button", { name: "Report Ben" }).click();
    await clean(ana);
    await panel(ben, "Chat");
    await menuOf(ben, "Ana").click();
    await clean(ben);
    for (const page of [ana, ben]) {
      await page.goto("/me");
      await page.getByRole("button", { name: "Log out everywhere" }).click();
      await page.getByRole("button", { name: "Delete me …" }).click();
      await clean(page);
    }
  });
}
