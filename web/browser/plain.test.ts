import { earthrise, earthriseOnPhone, infoOf, playUntil } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";

test("over plain http two people meet by a code, deal together, play a trick, and their browsers prove the deal", async ({ browser, server }) => {
  test.setTimeout(180_000);
  const [{ page: ana }, { page: bento }] = [await person(browser, server, { plain: true }), await person(browser, server, { plain: true, phone: true })];
  await ana.goto("/");
  expect(
    await ana.evaluate(() => [isSecureContext, typeof navigator.clipboard, typeof crypto.subtle, typeof crypto.randomUUID, typeof navigator.serviceWorker]),
  ).toEqual([false, "undefined", "undefined", "undefined", "undefined"]);
  const table = await open(ana, { game: "earthrise", seats: ["me", "open", { bot: "steady" }] });
  await ana.goto(`/t/${table}`);
  const code = await ana.locator("main output").innerText();

  await bento.goto("/");
  await bento.getByRole("textbox", { name: "Join a table" }).fill(code);
  await bento.getByRole("button", { name: "Join", exact: true }).click();
  await bento.getByRole("textbox", { name: "Your name at the table" }).fill("Bento");
  await bento.locator("[data-tour=sit-down]").getByRole("button", { name: "Sit down" }).click();
  for (const page of [ana, bento]) await expect(page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first()).toBeVisible();
  const { dealt, entries, seats } = await infoOf(ana, table);
  expect(seats.map((seat) => seat.name)).toContain("Bento");
  // Their shares are hashed, which both pages do themselves.
  expect([dealt?.way, dealt?.shares?.map(({ seat }) => seat), dealt?.left_out ?? []]).toEqual(["everybody", [0, 1], []]);

  const further = async (): Promise<boolean> => (await infoOf(ana, table)).entries > entries + 3;
  await Promise.all([playUntil(ana, earthrise, further), playUntil(bento, earthriseOnPhone, further)]);
  await ana.request.post(`/api/v1/tables/${table}/commands`, { data: { do: "abandon" }, headers: { origin: server.url } });
  await bento.locator(".banner").getByRole("button", { name: "Yes", exact: true }).click();
  await expect.poll(async () => (await infoOf(ana, table)).status).toBe("abandoned");
  await ana
    .getByRole("navigation", { name: "Side panels" })
    .getByRole("button", { name: /^Table/ })
    .click();
  await expect(ana.getByText("Checked in this browser: the server kept its word, and your part is in it.")).toBeVisible();
});
