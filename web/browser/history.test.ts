import { tableOf } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";

const alone = (game: string): object => ({ game, seats: game === "daybreak" ? ["me"] : ["me", { bot: "steady" }, { bot: "steady" }], settings: {} });

test("the games one has played: none at first, then all of them or those of one game, and what one does not want is gone", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  await page.getByRole("link", { name: "All games you have played" }).first().click();
  await expect(page).toHaveURL(/\/replays$/);
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Play now" })).toHaveAttribute("href", "/");
  for (let at = 0; at < 5; at += 1) {
    const table = await open(page, alone(at < 2 ? "daybreak" : "earthrise"));
    await page.request.post(`/api/v1/tables/${table}/commands`, { data: { do: "abandon" }, headers: { origin: server.url } });
  }
  await page.goto("/me");
  await page.getByRole("link", { name: "All games you have played" }).click();
  const rows = page.locator("main li[data-table]");
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText("no result");
  await expect(rows.first().getByRole("link", { name: /Review/ })).toHaveAttribute("href", /\/debrief$/);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  await page.getByRole("button", { name: "Daybreak", exact: true }).click();
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole("button").click();
  await rows.first().getByRole("group").getByRole("button").first().click();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("several people at one device: each is asked for a name, in the form and in the waiting room, and it is used", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/new/earthrise");
  await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await page.locator('input[name="company"][value="device"]').check({ force: true });
  const names = ["Rosa", "Karim", "Lin"];
  for (const [at, name] of names.entries()) await page.getByRole("textbox", { name: new RegExp(`Name.*${at + 1}`) }).fill(name);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole("heading", { name: /^Pass the device to (Rosa|Karim|Lin)$/ })).toBeVisible();
  const first = ((await page.getByRole("heading", { name: /^Pass the device/ }).textContent()) ?? "").replace("Pass the device to ", "").trim();
  await page.getByRole("button", { name: /show my cards$/ }).click();
  // Whoever looks is "you"; the others have their names.
  for (const name of names.filter((one) => one !== first)) await expect(page.getByText(name).locator("visible=true").first()).toBeVisible();

  // A table that waits for others: whoever takes a second seat names it.
  const waiting = await open(page, { game: "earthrise", seats: ["me", "open", "open"], settings: { one_device: true } });
  await page.goto(`/t/${waiting}`);
  expect(tableOf(page)).toBe(waiting);
  await page
    .getByRole("button", { name: "Take seat 2" })
    .or(page.getByRole("button", { name: /seat 2/i }))
    .first()
    .click();
  const fields = page.getByRole("textbox", { name: "Name at this seat" });
  await expect(fields).toHaveCount(2);
  await fields.nth(1).fill("Mara");
  await page.getByRole("button", { name: "Save the name" }).nth(1).click();
  await expect(page.locator("ol li b").nth(1)).toHaveText("Mara");
});

test("Share has the address of the table as a code for phones, large, with words for those who do not see it", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", "open", "open"], settings: {} });
  await page.goto(`/t/${table}`);
  // An address of this machine leads no phone anywhere, and that is said.
  await expect(page.getByText("This address works on this machine only")).toBeVisible();
  await page.route(/\/api\/v1(\?.*)?$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), lan: [server.url] } });
  });
  await page.reload();
  const code = page.getByRole("img", { name: `QR code of ${server.url}/t/${table}` });
  await expect(code).toBeVisible();
  await expect.poll(() => code.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const box = await code.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(200);
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0))).toBeLessThan(2);
});
