import { person } from "./people";
import { expect, test } from "./server";

test("the rules can be searched, and every rule has its address", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/rules/daybreak#DB-LOCAL-09");
  await expect(page.locator("#DB-LOCAL-09")).toBeInViewport();
  await expect(page.locator("#DB-LOCAL-09")).toHaveClass(/meant/);
  await page.getByRole("searchbox").fill("db-emit-03");
  await expect(page.locator("article")).toHaveCount(1);
  await page.getByRole("searchbox").fill("penguin");
  await expect(page.locator("article")).toHaveCount(0);
  await page.getByRole("link", { name: "Earthrise" }).first().click();
  await expect(page).toHaveURL(/\/rules\/earthrise$/);
});

test("cards are found by what they are, and each has its address", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/cards");
  await page.locator("ul.grid > li").first().waitFor();
  // They are drawn in parts, all of them in the end.
  await expect.poll(() => page.locator("ul.grid > li").count()).toBeGreaterThan(250);
  const all = await page.locator("ul.grid > li").count();
  await page.getByLabel("Deck").selectOption("crisis");
  const crises = await page.locator("ul.grid > li").count();
  expect(crises).toBeGreaterThan(0);
  expect(crises).toBeLessThan(all);
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByRole("searchbox").fill("1.065");
  await page.locator("ul.grid a").first().click();
  await expect(page).toHaveURL(/\/cards\/1\.065$/);
  const title = await page.getByRole("article").getByRole("heading", { level: 2 }).innerText();
  await page.reload();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText(title);
});

test("language and theme are chosen on any page and remembered", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/rules");
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reglas");
  await page.getByRole("banner").getByRole("button", { name: "Oscuro" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Reglas");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("an address that is none says so and leads home", async ({ browser, server }) => {
  const { page, law } = await person(browser, server);
  law.expect(/404/, /shown: Nothing here/);
  const answer = await page.goto("/no/such/place");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing here");
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL(`${server.url}/`);
});
