import { hearTheEnd, playToEnd, type Player } from "./driver";
import { person } from "./people";
import { expect, test } from "./server";

// The smallest game there is, in a program that was built with it. `cargo xtask test` plays it.

/** The first call there is. */
const pairs: Player = async (page) => {
  const call = page.locator('[data-tour="calls"] button').first();
  if (!(await call.isVisible())) return false;
  try {
    await call.click({ timeout: 2000 });
    return true;
  } catch {
    return false;
  }
};

test("Pairs: from Home to the end of a game, its debrief and its replay", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  await page.getByRole("article", { name: "Pairs" }).getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  await expect(page.getByText("Round 1 of 3")).toBeVisible();
  await playToEnd(page, pairs, 60_000);
  const end = await hearTheEnd(page);
  await expect(end).toContainText("Most points");
  await end.getByRole("link", { name: "Debrief" }).click();
  await expect(page.getByText("Most points").first()).toBeVisible();
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.getByRole("slider").first().focus();
  await page.keyboard.press("Home");
  await expect(page.getByText("Round 1 of 3").first()).toBeVisible();
});

test("Pairs: a table is set up, a lesson is taken and its rules are read, in every language", async ({ browser, server }) => {
  for (const [lang, number, rule] of [
    ["en", "Your number", "The aim"],
    ["es", "Tu número", "El objetivo"],
    ["pt-BR", "Seu número", "O objetivo"],
  ] as const) {
    const { page } = await person(browser, server, { lang });
    const addresses = lang === "en" ? ["/new/pairs", "/daily/pairs", "/rules/pairs", "/learn", "/learn/pairs"] : ["/rules/pairs", "/learn/pairs"];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator("main").first()).toContainText(/Pairs|1/);
      if (address.startsWith("/rules")) await expect(page.getByText(rule).first()).toBeVisible();
      if (address === "/learn/pairs") await expect(page.getByRole("heading", { name: number })).toBeVisible();
      await expect(page.getByText("⟨")).toHaveCount(0);
    }
  }
});
