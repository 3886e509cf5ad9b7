import { infoOf } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";

test("two people make a deal with the server without a word, and their browsers prove it", async ({ browser, server }) => {
  test.setTimeout(120_000);
  const [{ page: ana }, { page: bento }] = [await person(browser, server), await person(browser, server)];
  await Promise.all([ana.goto("/"), bento.goto("/")]);
  const table = await open(ana, { game: "earthrise", seats: ["me", "open", { bot: "steady" }] });
  await ana.goto(`/t/${table}`);
  await bento.goto(`/t/${table}`);
  await bento.getByRole("button", { name: "Sit down" }).first().click();
  for (const page of [ana, bento]) await expect(page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first()).toBeVisible();
  const dealt = (await infoOf(ana, table)).dealt;
  expect(dealt?.way).toBe("everybody");
  expect(dealt?.shares?.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(dealt?.left_out ?? []).toEqual([]);

  const panel = async (page: typeof ana): Promise<void> => {
    await page
      .getByRole("navigation", { name: "Side panels" })
      .getByRole("button", { name: /^Table/ })
      .click();
    await expect(page.getByText(/By the server together with Guest .* and Guest .*: all fixed their part/)).toBeVisible();
  };
  await panel(ana);
  await expect(ana.getByText("Checked in this browser", { exact: false })).toBeHidden();
  await ana.getByRole("button", { name: "End the game without a result" }).click();
  await ana.getByRole("button", { name: "Ask everybody" }).click();
  await bento.getByRole("button", { name: "Yes" }).first().click();
  await expect.poll(async () => (await infoOf(ana, table)).status).toBe("abandoned");
  await panel(bento);
  await expect(bento.getByText("Checked in this browser: the server kept its word, and your part is in it.")).toBeVisible();
});

test("a page that says nothing is left out by name, and the others play", async ({ browser, server }) => {
  test.setTimeout(120_000);
  const [{ page: ana }, { page: bento }] = [await person(browser, server), await person(browser, server)];
  // A page that hears, and whose answers to the deal never leave it.
  await bento.addInitScript(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (this: WebSocket, text: string) {
      if (!/"do":"(commit|share)"/.test(text)) send.call(this, text);
    };
  });
  await Promise.all([ana.goto("/"), bento.goto("/")]);
  const table = await open(ana, { game: "earthrise", seats: ["me", "open", { bot: "steady" }] });
  await ana.goto(`/t/${table}`);
  await bento.goto(`/t/${table}`);
  await bento.getByRole("button", { name: "Sit down" }).first().click();
  await expect(ana.getByText("The deal is being made.", { exact: false })).toBeVisible();
  await expect(ana.getByText(/^Still to answer: Guest/)).toBeVisible();
  for (const page of [ana, bento])
    await expect(page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first()).toBeVisible({ timeout: 40_000 });
  expect((await infoOf(ana, table)).dealt?.left_out?.map(({ seat }) => seat)).toEqual([1]);
});
