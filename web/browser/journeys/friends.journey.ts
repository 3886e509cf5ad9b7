import type { Page } from "@playwright/test";
import { infoOf, playUntil } from "../driver";
import { pair } from "../pair";
import { open, person } from "../people";
import { expect } from "../server";
import { headOf, journey } from "./journey";
import { byHint, panel, projects } from "./moves";

/** Keeps the nth of the drawn projects, as far as it is up to this person. */
const votes = (page: Page, nth: number): Promise<void> => projects(page).nth(nth).getByRole("button", { name: "Keep it" }).click();

journey("two people: plans, a tie, a vote that decides, pointing, and a move taken back", "two-people", 6, async ({ browser, server, sheet }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  const table = await pair(ana, bento);
  await projects(ana).first().waitFor();
  await sheet.take(ana, "Ana at the table");
  await panel(ana, "Plan");
  await ana.getByRole("textbox", { name: "Propose a plan" }).fill("Wind first");
  await ana.getByRole("button", { name: "Propose" }).click();
  await panel(bento, "Plan");
  await bento.getByText("I agree").first().click();
  await expect(ana.getByText(/Agreed: Guest/)).toBeVisible();
  await sheet.take(bento, "Bento agrees to a plan");
  for (const page of [ana, bento]) await page.keyboard.press("Escape");

  const kept = (await projects(ana).nth(0).getAttribute("aria-label")) ?? "";
  await votes(ana, 0);
  await votes(bento, 1);
  await expect(ana.getByRole("status").filter({ hasText: "It is a tie." })).toBeVisible();
  await sheet.take(ana, "a tie");
  await ana.locator("[data-tour=point]").click();
  await ana.locator('[data-point="crisis 0"]').click();
  await expect(bento.locator('[data-ring="crisis 0"]')).toBeVisible();
  await sheet.take(bento, "Ana points at a crisis");
  await votes(bento, 0);
  for (const page of [ana, bento]) {
    await expect(page.getByRole("region", { name: "Choice of a global project" })).toHaveCount(0);
    await expect(page.locator("[data-tour=projects]")).toContainText(kept);
    await expect(page.locator("[data-tour=hand] button").first()).toBeVisible();
  }
  await sheet.take(bento, "the vote decided");

  const done = ana.locator("[data-tour=end-of-stage] button.ink");
  const before = (await infoOf(ana, table)).entries;
  await done.click();
  if (await done.isVisible()) await done.click();
  await expect.poll(async () => (await infoOf(ana, table)).entries).toBeGreaterThan(before);
  await expect(done).toBeHidden();
  await sheet.take(ana, "Ana is done");
  await ana.getByRole("button", { name: "Undo" }).first().click();
  await expect(done).toBeVisible();
  await sheet.take(ana, "and takes it back");
});

journey("three people: a card is taken back and a game ended, if all agree @short", "consent", 6, async ({ browser, server, sheet }) => {
  const people = await Promise.all([0, 1, 2].map(async () => (await person(browser, server)).page));
  const [ana] = people as [Page];
  await Promise.all(people.map((page) => page.goto("/")));
  const table = await open(ana, { game: "earthrise", seats: ["me", "open", "open"], deal: { seed: "1968" } });
  for (const page of people.slice(1)) {
    const sat = await page.request.post(`/api/v1/tables/${table}/commands`, { data: { do: "sit" }, headers: { origin: server.url } });
    expect(sat.ok(), await sat.text()).toBe(true);
  }
  await Promise.all(people.map((page) => page.goto(`/t/${table}`)));
  const hand = (page: Page) => page.locator("[data-tour=hand] button");
  /** Whoever is asked plays the last card that may be played, and is named. */
  const plays = async (): Promise<Page> => {
    const { entries } = await infoOf(ana, table);
    const free = (page: Page) => page.locator('[data-tour=hand] button[aria-disabled="false"]').last();
    await expect.poll(async () => (await Promise.all(people.map((page) => free(page).isVisible()))).filter(Boolean).length).toBe(1);
    let page = ana;
    for (const one of people) if (await free(one).isVisible()) page = one;
    const card = free(page);
    await card.click();
    await card.click();
    await expect.poll(async () => (await infoOf(ana, table)).entries).toBeGreaterThan(entries);
    return page;
  };
  const asks = async (of: Page, words: RegExp, answers: (boolean | null)[]): Promise<void> => {
    const others = people.filter((page) => page !== of);
    // Whoever asks is told so, and not asked.
    await expect(of.getByRole("status").filter({ hasText: "You ask to" })).toContainText("Still to answer");
    await expect(of.getByText("Do you agree?")).toHaveCount(0);
    await sheet.take(of, `asks: ${words.source}`);
    for (const page of others) await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await sheet.take(others[0] as Page, `asked: ${words.source}`);
    for (const [i, yes] of answers.entries()) {
      if (yes !== null)
        await (others[i] as Page)
          .getByRole("alert")
          .getByRole("button", { name: yes ? "Yes" : "No", exact: true })
          .click();
    }
  };

  const first = await plays();
  const cards = await hand(first).count();
  await plays();
  const ask = first.getByRole("button", { name: "Ask to undo" });
  await ask.click();
  // One no is enough, and nobody is asked further.
  await asks(first, /undo a move/, [null, false]);
  for (const page of people) await expect(page.getByRole("alert").filter({ hasText: /undo a move/ })).toHaveCount(0);
  await sheet.take(first, "somebody said no");
  await expect(hand(first)).toHaveCount(cards);
  await ask.click();
  await asks(first, /undo a move/, [true, true]);
  await expect(hand(first)).toHaveCount(cards + 1);
  await sheet.take(first, "all agreed, and both cards are back");

  await panel(ana, "Table");
  await ana.getByRole("button", { name: "End the game without a result" }).click();
  await ana.getByRole("button", { name: "Ask everybody" }).click();
  await asks(ana, /end the game without a result/, [true, true]);
  await expect.poll(async () => (await infoOf(ana, table)).status).toBe("abandoned");
  for (const page of people) await expect(page.getByRole("region", { name: /over/i }).first()).toBeVisible();
  await sheet.take(people[1] as Page, "ended by agreement");
});

journey("one device passed round three people", "one-device", 6, async ({ browser, server, sheet }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", "me", "me"], settings: { one_device: true, hints: true }, deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  const curtain = page.locator("main.curtain");
  let passed = 0;
  // Two tricks, with what their winners are asked.
  await playUntil(
    page,
    async (page) => {
      if (!(await curtain.isVisible())) return byHint(page);
      // Nobody's cards show while the device goes round, and no advice about them.
      for (const secret of ["[data-tour=hand]", "[data-tour=panel-hint]"]) await expect(page.locator(secret)).toHaveCount(0);
      passed += 1;
      if (passed < 3) await sheet.take(page, "the device goes round");
      await curtain.getByRole("button").click();
      await expect(curtain).toHaveCount(0);
      await page.locator("[data-tour=hand], [data-tour=choice]").first().waitFor();
      await expect(page.locator("[data-tour=panel-hint]")).toHaveCount(0);
      if (passed < 8) await sheet.take(page, `its ${passed}. person`);
      return true;
    },
    async () => (await headOf(page, "Trick")) > 2,
  );
  expect(passed).toBeGreaterThanOrEqual(6);
});
