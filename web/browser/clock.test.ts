import { open, person } from "./people";
import { expect, test } from "./server";

test("somebody's time runs out: both are told, a bot plays the trick, and the seat comes back", async ({ browser, server }) => {
  test.setTimeout(240_000);
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  await Promise.all([ana.goto("/"), bento.goto("/")]);
  const clock = { kind: { move: { seconds: 8 } }, at_zero: "bot" };
  const id = await open(ana, {
    game: "earthrise",
    seats: ["me", "open", { bot: "steady" }],
    setup: { players: 3 },
    deal: { seed: "1968" },
    settings: { bot_pace: 250, clock },
  });
  await ana.goto(`/t/${id}`);
  await bento.goto(`/t/${id}`);
  await expect(bento.getByText("8 seconds for every move. When time is up: A bot plays until the end of the trick.")).toBeVisible();
  await bento.request.post(`/api/v1/tables/${id}/commands`, { data: { do: "sit" }, headers: { origin: new URL(bento.url()).origin } });

  // Whoever is asked first does nothing at all, and sees the time run at the prompt; the other sees it at the name.
  const own = (page: typeof ana) => page.locator('[data-tour="prompt"] [role="timer"]');
  await expect.poll(async () => (await own(ana).isVisible()) || (await own(bento).isVisible()), { timeout: 60_000 }).toBe(true);
  const [silent, other] = (await own(ana).isVisible()) ? [ana, bento] : [bento, ana];
  await expect(own(silent)).toHaveText(/0:0\d/);
  await expect(own(silent)).toHaveAccessibleName(/^You have \d+ seconds left$/);
  await expect(other.locator('[data-tour="trick"] [role="timer"]').first()).toHaveText(/0:0\d/);
  await expect(own(silent)).toHaveClass(/low/, { timeout: 20_000 });

  // It is told on both screens.
  await expect(silent.getByText("Your time was up: a bot plays for you until the end of the trick.")).toBeVisible({ timeout: 30_000 });
  await expect(silent.getByRole("button", { name: "Take over" })).toHaveCount(0);
  await expect(other.getByText(/.+’s time is up: a bot plays until the end of the trick\./).first()).toBeVisible({ timeout: 10_000 });

  // The seat comes back with the next trick, and its time runs again.
  await expect(silent.getByText("Your time was up: a bot plays for you until the end of the trick.")).toHaveCount(0, { timeout: 90_000 });
  await expect(own(silent)).toBeVisible({ timeout: 60_000 });
});

test("a new table asks how much time people have", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/new/daybreak");
  const clock = page.getByRole("group", { name: "Clock" });
  await expect(clock.getByText("Nobody is hurried.")).toBeVisible();
  await clock.getByRole("radio", { name: "For every stage" }).check();
  await clock.getByLabel("How long").selectOption({ label: "10 minutes" });
  await clock.getByLabel("When time is up").selectOption({ label: "The table passes, or a bot makes the move" });
  await clock.getByRole("radio", { name: "In days, for every move" }).check();
  await expect(page.getByRole("checkbox", { name: /Played over days/ })).toBeChecked();
  await clock.getByLabel("How long").selectOption({ label: "3 days" });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/t\//);
  const answer = await page.request.get(`/api/v1/tables/${page.url().split("/t/")[1] ?? ""}`);
  const { table } = (await answer.json()) as { table: { settings: { clock: unknown; slow: boolean } } };
  expect(table.settings).toMatchObject({ slow: true, clock: { kind: { days: { days: 3 } }, at_zero: "pass" } });
  await page.goto("/");
  await expect(page.getByText("A move every 3 days").first()).toBeVisible();
});
