import { tableOf } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";

test("whoever asks to take a card back sees that the others are asked, until they have answered", async ({ browser, server }) => {
  test.setTimeout(300_000);
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  await Promise.all([ana.goto("/"), bento.goto("/")]);
  const id = await open(ana, {
    game: "earthrise",
    seats: ["me", "open", { bot: "steady" }],
    setup: { players: 3 },
    deal: { seed: "1968" },
    settings: { bot_pace: 3000 },
  });
  await ana.goto(`/t/${id}`);
  await bento.goto(`/t/${id}`);
  await bento.request.post(`/api/v1/tables/${tableOf(bento)}/commands`, { data: { do: "sit" }, headers: { origin: new URL(bento.url()).origin } });

  // Tricks go by until one of the two plays before the other, and a card is still to come.
  const card = (page: typeof ana) => page.locator('[data-tour="hand"] button[aria-disabled="false"]').first();
  const ask = (page: typeof ana) => page.getByRole("button", { name: "Ask to undo" });
  const play = async (page: typeof ana): Promise<boolean> => {
    const choice = page.locator('[data-tour="choice"] button.answer').first();
    if (await choice.isVisible())
      return choice.click({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
    if (!(await card(page).isVisible())) return page.keyboard.press("Shift+Space").then(() => false);
    await card(page)
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.keyboard.press("Enter");
    return true;
  };
  const banner = (page: typeof ana) => page.locator(".banner", { hasText: "You ask to undo a move that others have already followed up on." });
  // It can be asked until the trick ends, which a bot that plays last ends soon.
  const asks = async (page: typeof ana): Promise<boolean> =>
    (await ask(page).isVisible()) &&
    ask(page)
      .click({ timeout: 2000 })
      .then(() => banner(page).waitFor({ timeout: 5000 }))
      .then(
        () => true,
        () => false,
      );
  let who: typeof ana | null = null;
  await expect(async () => {
    for (const page of [ana, bento]) {
      await play(page);
      for (const one of [ana, bento]) if (await asks(one)) who = one;
      if (who) return;
    }
    throw new Error("nobody can ask yet");
  }).toPass({ timeout: 240_000, intervals: [100] });

  const asker = who!;
  const other = asker === ana ? bento : ana;
  const mine = banner(asker);
  await expect(mine).toContainText("Still to answer");
  await expect(mine.getByRole("button", { name: "Withdraw the request" })).toBeVisible();
  await expect(mine.getByRole("button", { name: "Yes" })).toHaveCount(0);
  await other.locator(".banner").getByRole("button", { name: "Yes", exact: true }).click();
  await expect(mine).toHaveCount(0);
  await expect(card(asker)).toBeVisible();
});
