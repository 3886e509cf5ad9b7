import type { Page } from "@playwright/test";
import type { DaybreakLibrary } from "../src/generated/wire";
import { nameAt, pair } from "./pair";
import { open, person, type Habits } from "./people";
import { expect, test } from "./server";

/** A table of Daybreak in its first Local stage. */
async function local(page: Page, seats: unknown[] = ["me"]): Promise<string> {
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats, deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour=question] [data-choice], [data-tour=project-choice] article").first().waitFor({ state: "attached" });
  // Alone one keeps a project; with a bot, which votes too, none.
  await page
    .locator("[data-choice]")
    .locator("visible=true")
    .nth(seats.length === 1 ? 1 : 0)
    .click();
  await page.locator("[data-tour=hand] [data-card]").first().waitFor({ state: "attached" });
  return table;
}
const glance = (page: Page) => page.locator("[data-glance]");
const sheet = (page: Page) => page.locator("dialog[open]");
const titleIn = (page: Page, selector: string): Promise<string> => page.locator(`${selector} .card-title`).first().innerText();

test("a pointer that rests on a card gets a glance at it, anywhere, and a press or Z its sheet", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await local(page);
  const hand = page.locator("[data-tour=hand] [data-card]");
  const title = await hand.nth(1).locator(".card-title").innerText();
  await hand.nth(1).hover();
  await expect(glance(page)).toContainText(title);
  // It takes nothing out of use and goes when one leaves.
  expect(await glance(page).evaluate((one) => getComputedStyle(one).pointerEvents)).toBe("none");
  await page.mouse.move(4, 300);
  await expect(glance(page)).toHaveCount(0);
  // On a stack, a crisis, a project.
  for (const place of ["[data-front]", ".crisis.card", ".proj.card"]) {
    await page.locator(place).first().hover();
    await expect(glance(page)).toBeVisible();
    await page.mouse.move(4, 300);
    await expect(glance(page)).toHaveCount(0);
  }

  // One press takes a card up, the second looks closely; the sheet says every icon, and what it would do in every stack.
  await hand.nth(1).click();
  await expect(hand.nth(1)).toHaveAttribute("aria-pressed", "true");
  await hand.nth(1).click();
  await expect(sheet(page)).toContainText(title);
  await expect(sheet(page).locator("[data-term-row]").first()).toBeVisible();
  await expect(sheet(page).locator("tbody tr")).not.toHaveCount(0);
  const stacks = await page.locator("[data-front]").count();
  expect(await sheet(page).locator("tbody tr").count()).toBeGreaterThanOrEqual(stacks);
  // It says where it comes from, with its number.
  await expect(sheet(page).locator(".source")).toContainText(/1\.\d+/);
  await page.keyboard.press("ArrowRight");
  await expect(sheet(page)).not.toHaveAttribute("aria-label", `${title}, closely`);
  await page.keyboard.press("ArrowLeft");
  await expect(sheet(page)).toHaveAttribute("aria-label", `${title}, closely`);
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  // Closing the sheet did not put the card back; the next Esc does.
  await expect(hand.nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(hand.nth(1)).toHaveAttribute("aria-pressed", "false");

  // A crisis opens by its title, a front card by the magnifier.
  await page.locator(".crisis.card .ph").first().click();
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole("button", { name: "Close" }).click();
  const entry = await titleIn(page, "[data-tour=stacks] .front");
  await page.locator("[data-tour=stacks] .front").first().hover();
  await page.getByRole("button", { name: `Look closely at ${entry}` }).click();
  await expect(sheet(page)).toContainText(entry);
});

test("with keys: the focus that rests shows the card, Z opens its sheet, and the focus comes back", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await local(page);
  const card = page.locator("[data-tour=hand] [data-card]").first();
  await page.keyboard.press("Tab");
  await card.focus();
  await expect(glance(page)).toBeVisible();
  await page.keyboard.press("z");
  await expect(sheet(page)).toBeVisible();
  await expect(glance(page)).toHaveCount(0);
  // Keys of the table rest meanwhile.
  await page.keyboard.press("1");
  await page.keyboard.press("p");
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeFocused();
  // Icons are no stops of their own: Tab leaves the hand with one press.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("[data-tour=hand]") === null)).toBe(true);
});

test("picking a card moves neither the hand nor the stacks, whatever can be done with it", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await local(page);
  const cards = page.locator("[data-tour=hand] [data-card]");
  const places = (): Promise<number[][]> =>
    page.locator("[data-tour=hand] li, [data-tour=stacks]").evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  for (const window of [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(window);
    const before = await places();
    for (const card of await cards.all()) {
      await card.click();
      await expect(page.locator(".use-option").first()).toBeVisible();
      expect(await places()).toEqual(before);
      // Nothing that is said of a use is cut.
      await expect
        .poll(() =>
          page.locator(".use-option").evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)),
        )
        .toEqual([]);
      await page.keyboard.press("Escape");
      await page.mouse.move(4, 300);
    }
  }
});

test("a question that few words answer moves neither the hand nor the stacks", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", { bot: "steady" }], deal: { seed: "1968" }, setup: { powers: ["Europe", "UnitedStates"] } });
  await page.goto(`/t/${table}`);
  await page
    .getByRole("button", { name: /^Keep it: / })
    .first()
    .click();
  const places = (): Promise<number[]> =>
    page
      .locator("[data-tour=hand], [data-tour=stacks]")
      .evaluateAll((all) => all.flatMap((one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom].map(Math.round)));
  await page.locator("[data-tour=hand] [data-card]").first().waitFor();
  await expect(page.locator("[data-turn=players]")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Done", exact: true })).toBeEnabled();
  const before = await places();
  await page.getByRole("button", { name: /^Use the action of Emissions Trading System/ }).click();
  await page
    .getByRole("button", { name: /^Discard as payment: / })
    .first()
    .click();
  await expect(page.locator("[data-tour=question]")).toContainText("Which player?");
  expect(await places()).toEqual(before);
});

test("a finger that rests on a card shows it, tells the others nothing and uses nothing; lifted, it is gone", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server, { phone: true });
  await pair(ana, bento);
  await expect(async () => {
    await bento.locator('nav button[data-tours~="stacks"]').click();
    await bento.locator("[data-tour=stacks] .head").first().scrollIntoViewIfNeeded({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const head = bento.locator("[data-tour=stacks] .head").first();
  const box = await head.boundingBox();
  if (!box) throw new Error("no stack");
  const touch = await bento.context().newCDPSession(bento);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: box.x + 20, y: box.y + 14 }] });
  await expect(glance(bento)).toBeVisible();
  const drawn = await glance(bento).boundingBox();
  expect((drawn?.x ?? 0) + (drawn?.width ?? 999)).toBeLessThanOrEqual(390);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(glance(bento)).toHaveCount(0);
  await expect(sheet(bento)).toHaveCount(0);
  await expect(ana.locator("[data-ring]")).toHaveCount(0);
  // A short touch opens the sheet there, which closes by its button.
  await expect(async () => {
    // The view may still go where something is told.
    if (!(await head.isVisible())) await bento.locator('nav button[data-tours~="stacks"]').tap({ timeout: 2000 });
    await head.tap({ timeout: 2000 });
    await expect(sheet(bento)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await sheet(bento).getByRole("button", { name: "Close" }).tap();
  await expect(sheet(bento)).toHaveCount(0);
});

test("every icon answers, and the legend says the same in three languages, what is on the table first", async ({ browser, server }) => {
  for (const lang of ["en", "es", "pt-BR"] as const satisfies Habits["lang"][]) {
    const { page, context } = await person(browser, server, { lang });
    await local(page);
    const tag = page.locator("[data-tour=stacks] .card-rail .tag").first();
    const term = (await tag.getAttribute("data-term")) ?? "";
    await tag.hover();
    const tip = page.getByRole("tooltip");
    await expect(tip).toBeVisible();
    const said = (await tip.innerText()).replace(/\s+/g, " ").trim();
    await page.mouse.move(4, 300);
    await expect(tip).toHaveCount(0);
    await page.keyboard.press("i");
    const legend = page.locator("[data-tour=panel-icons]");
    const row = legend.locator(`[data-term-row="${term}"]`);
    expect((await row.innerText()).replace(/\s+/g, " ").trim()).toBe(said);
    // Every icon there is, each once.
    const rows = await legend.locator("[data-term-row]").evaluateAll((all) => all.map((one) => one.getAttribute("data-term-row")));
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(50);
    expect(await legend.innerText()).not.toContain("⟨");
    expect(rows.indexOf(term)).toBeLessThan(rows.indexOf("cost"));
    await page.keyboard.press("i");
    await expect(legend).toHaveCount(0);
    await context.close();
  }
});

test("no sign of the old grammar is left on any card", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const library = (await (await page.request.get("/api/v1/library/daybreak?lang=en")).json()) as DaybreakLibrary;
  const texts = (glyphs: DaybreakLibrary["cards"][number]["line"]): string[] =>
    glyphs.flatMap((glyph) => ("text" in glyph ? [glyph.text] : "cost" in glyph ? texts(glyph.cost) : "may" in glyph ? texts(glyph.may) : []));
  const old = library.cards.flatMap((card) =>
    [card.line, ...card.die.map((row) => row.line)]
      .flatMap(texts)
      .filter((text) => [">", "×", "?", "•••", "…"].includes(text.trim()))
      .map((text) => `${card.no} ${text}`),
  );
  expect(library.cards.length).toBeGreaterThan(200);
  expect(old).toEqual([]);
});

test("the log is sifted by power and stage, and its cards and powers are found and opened", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await local(page, ["me", { bot: "steady" }]);
  await page.locator("[data-tour=log]").click();
  const panel = page.locator("[data-tour=panel-log]");
  const lines = panel.locator(".line");
  // Once the bot is done nothing more is told, and no line moves away from under the pointer.
  await expect(panel).toContainText("is done with the Local stage", { timeout: 60_000 });
  const all = await lines.count();
  await expect(lines.locator(".picture svg")).not.toHaveCount(0);
  await panel.getByRole("button", { name: "Me", exact: true }).click();
  await expect.poll(() => lines.count()).toBeLessThan(all);
  await panel.getByRole("button", { name: "Me", exact: true }).click();
  await panel.getByRole("combobox").selectOption("Local");
  await expect.poll(() => lines.count()).toBeLessThan(all);
  await expect(panel.locator("h4")).toHaveText(/Local/);
  await panel.getByRole("combobox").selectOption("");
  await expect(lines).toHaveCount(all);
  // A round is folded and unfolded.
  await panel.locator("summary").last().click();
  await expect(lines.last()).toBeHidden();
  await panel.locator("summary").last().click();
  await expect(lines.last()).toBeVisible();

  const named = panel.locator(".line [data-zoom]").last();
  const title = await named.innerText();
  await named.hover();
  await expect(glance(page)).toContainText(title);
  // Scrolling takes it away only with what it is about, and another card that comes under the pointer is looked at.
  const scrolled = await panel.locator(".body").evaluate((body) => {
    const before = body.scrollTop;
    body.scrollBy(0, -2);
    return body.scrollTop !== before;
  });
  expect(scrolled).toBe(true);
  await expect(glance(page)).toContainText(title);
  await named.click();
  await expect(sheet(page)).toContainText(title);
  await page.keyboard.press("Escape");
  const power = panel.locator('[data-show="power 1"]').last();
  await power.hover();
  await expect(page.locator('[data-ring="power 1"]')).toBeVisible();
  await power.click();
  await expect(page.getByRole("dialog", { name: await power.innerText() })).toBeVisible();
});

test("the log of Earthrise has the same filters, by player and kind", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", { bot: "steady" }, { bot: "steady" }], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  await page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first().waitFor();
  await page.locator("[data-tour=log]").click();
  const panel = page.locator("[data-tour=panel-log]");
  await expect(panel.locator(".line").first()).toBeVisible();
  const all = await panel.locator(".line").count();
  await panel.getByRole("combobox").selectOption("scoring");
  await expect(panel.locator(".line")).toHaveCount(0);
  await panel.getByRole("combobox").selectOption("trick");
  await expect(panel.locator(".line")).not.toHaveCount(0);
  await panel.getByRole("combobox").selectOption("");
  await expect(panel.locator(".line")).toHaveCount(all);
  await expect(page.locator("[data-tour=icons]")).toHaveCount(0);
});

test("a plan names a card and a power, and the others see which", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  const table = await pair(ana, bento);
  const name = await nameAt(ana, table, 0);
  await ana.locator("[data-tour=question] [data-choice]").first().waitFor();
  await ana.locator("[data-tour=plan]").click();
  await ana.locator("#plan-text").fill("You take this one");
  const choose = ana.locator("[data-tour=plan-choose]");
  await choose.click();
  await expect(ana.getByText("Choose what your plan is about.")).toBeVisible();
  await ana.locator('[data-point="power 1"]').click();
  await expect(ana.getByText("Choose what your plan is about.")).toBeHidden();
  // It was chosen for the plan: nobody was shown anything, and nothing opened.
  await expect(bento.locator("[data-ring]")).toHaveCount(0);
  await expect(ana.getByRole("dialog")).toHaveCount(0);
  // By keys: the button, arrows, Enter; the focus is back at the button.
  await choose.focus();
  await ana.keyboard.press("Enter");
  for (let i = 0; i < 60; i += 1) {
    if (await ana.evaluate(() => document.activeElement?.closest("[data-point]")?.getAttribute("data-point")?.startsWith("card"))) break;
    await ana.keyboard.press("ArrowRight");
  }
  await ana.keyboard.press("Enter");
  await expect(choose).toBeFocused();
  await expect(ana.locator(".panel footer .about > li")).toHaveCount(2);
  const [power = "", card = ""] = await ana.locator(".panel footer .about > li").allInnerTexts();
  // One is left out again, and named again.
  await ana.locator(".panel footer .about").getByRole("button", { name: "Leave it out" }).last().click();
  await expect(ana.locator(".panel footer .about > li")).toHaveCount(1);
  await ana.getByRole("button", { name: "Propose" }).click();

  await bento.locator("[data-tour=plan]").click();
  const plan = bento.locator(".panel .body > ul > li").first();
  await expect(plan).toContainText(name);
  await expect(plan).toContainText("You take this one");
  await expect(plan.locator("ul.about")).toContainText(power.trim());
  await expect(plan.locator("ul.about")).not.toContainText(card.trim());
  await plan.locator("[data-show]").first().hover();
  // It is Bento's own power: the ring is on the board, and says what it is.
  await expect(bento.locator(".rings")).toContainText(power.trim());
});
