import type { BrowserContext, Page } from "@playwright/test";
import { infoOf, tableOf } from "./driver";
import { open, PHONE, person } from "./people";
import { expect, test } from "./server";

interface Who {
  id: string;
  name: string;
}

const me = async (page: Page): Promise<Who> => (await (await page.request.get("/api/v1/me")).json()) as Who;
const tables = async (page: Page): Promise<unknown[]> => (await (await page.request.get("/api/v1/me/tables")).json()) as unknown[];

/** Everybody whom the server has made of the requests of a browser. */
function identities(context: BrowserContext): Set<string> {
  const seen = new Set<string>();
  context.on("response", (response) => {
    void response.headerValue("set-cookie").then((set) => {
      const found = /firstlight=[12]\.(\w+)\./.exec(set ?? "");
      if (found?.[1]) seen.add(found[1]);
    });
  });
  return seen;
}

test("a fresh visitor is one person, under one name, from the first page on", async ({ browser, server }) => {
  const { context, page } = await person(browser, server);
  const seen = identities(context);
  await page.goto("/");
  const name = await page.locator("[data-tour=you] b").innerText();
  await page.goto("/learn/earthrise");
  await expect(page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first()).toBeVisible();
  await page.reload();
  await expect(page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first()).toBeVisible();
  await page.goto("/");
  await expect(page.locator("[data-tour=you] b")).toHaveText(name);
  expect((await me(page)).name).toBe(name);
  expect(seen.size).toBe(1);
  expect(await tables(page)).toHaveLength(1);
});

test("a lesson as the very first page is one person and one table", async ({ browser, server }) => {
  const { context, page } = await person(browser, server);
  const seen = identities(context);
  await page.goto("/learn/earthrise");
  await expect(page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first()).toBeVisible();
  expect(seen.size).toBe(1);
  expect(await tables(page)).toHaveLength(1);
});

test("Play now is one table however often it is clicked, in one tab or two", async ({ browser, server }) => {
  const { context, page } = await person(browser, server);
  await page.goto("/");
  const button = page.getByRole("button", { name: /Play now Earthrise/ });
  await button.dblclick();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  expect(await tables(page)).toHaveLength(1);

  const other = await context.newPage();
  await Promise.all([page.goto("/"), other.goto("/")]);
  const buttons = [page, other].map((tab) => tab.getByRole("button", { name: /Play now Earthrise/ }));
  for (const one of buttons) await expect(one).toBeVisible();
  // The first click is on its way when the second is made.
  let go = (): void => undefined;
  const held = new Promise<void>((done) => (go = done));
  await context.route("**/api/v1/tables?*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  for (const one of buttons) await one.click();
  go();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/t\/\w+$/);
  expect(tableOf(other)).toBe(tableOf(page));
  expect(await tables(page)).toHaveLength(2);
});

test("a lesson is one table however often it is asked for, on a slow line", async ({ browser, server }) => {
  const { context, page } = await person(browser, server);
  let go = (): void => undefined;
  const held = new Promise<void>((done) => (go = done));
  await context.route("**/api/v1/tables?*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await page.goto("/learn");
  await page.getByRole("link", { name: /^Earthrise/ }).dblclick();
  await expect(page).toHaveURL(/\/learn\/earthrise$/);
  await expect(page.getByText("One moment")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: /^Earthrise/ }).click();
  go();
  await expect(page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first()).toBeVisible();
  expect(await tables(page)).toHaveLength(1);
  await page.goto("/learn");
  await expect(page.getByText("You are at step 1 of")).toBeVisible();
});

for (const phone of [false, true]) {
  test(`whoever comes by a code gives a name, is seen at the door, and sits down${phone ? ", on a phone" : ""}`, async ({ browser, server }) => {
    const { page: ana } = await person(browser, server);
    const { page: bento } = await person(browser, server, { phone });
    if (phone) expect(bento.viewportSize()).toEqual(PHONE);
    await ana.goto("/new/daybreak");
    await ana.getByRole("radio", { name: "2", exact: true }).check({ force: true });
    await ana.getByRole("radio", { name: "Friends" }).check({ force: true });
    await ana.getByRole("button", { name: /Start|Open the table/ }).click();
    const code = await ana.locator("main output").innerText();
    expect(code).toMatch(/^[A-Z]{3,6}-[2-9A-Z]{3}$/);
    const named = (await infoOf(ana, tableOf(ana))).settings.name;
    await expect(ana.getByRole("heading", { level: 1, name: named })).toBeVisible();
    await expect(ana).toHaveTitle(new RegExp(named ?? "-"));

    await bento.goto("/");
    await bento.getByRole("textbox", { name: "Join a table" }).fill(code.toLowerCase().replace("-", " "));
    await bento.getByRole("button", { name: "Join", exact: true }).click();
    const field = bento.getByRole("textbox", { name: "Your name at the table" });
    const guest = (await me(bento)).name;
    await expect(field).toHaveValue(guest);
    await expect(ana.getByText(`${guest} is looking at the table`)).toBeVisible();
    const sit = bento.locator("[data-tour=sit-down]").getByRole("button", { name: "Sit down" });
    await field.fill("A name that is far too long");
    await expect(bento.getByRole("alert")).toContainText("7 too many");
    await expect(sit).toBeDisabled();
    await field.fill("Bento");
    await sit.click();
    // On a phone the view goes where something is told, so it need not be one's own board.
    await expect(bento.locator(".daybreak[data-view]")).toBeVisible();
    const seats = (await infoOf(ana, tableOf(ana))).seats.map((seat) => seat.name);
    expect(seats).toContain("Bento");

    // Another name while the game is on reaches the table and its log.
    await bento.request.patch("/api/v1/me", { data: { name: "Benjamin" }, headers: { origin: server.url } });
    await expect.poll(async () => (await infoOf(ana, tableOf(ana))).seats.map((seat) => seat.name)).toContain("Benjamin");
  });
}

test("at a private table a code knocks, and the host decides", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server);
  await ana.goto("/new/earthrise");
  await ana.getByRole("radio", { name: "Friends" }).check({ force: true });
  await ana.getByLabel("Who may join").selectOption("private");
  await ana.getByRole("button", { name: /Open the table/ }).click();
  const code = await ana.locator("main output").innerText();
  await bento.goto(`/j/${code}`);
  await expect(bento.getByRole("heading", { name: "You have knocked" })).toBeVisible();
  await expect(ana.getByText(/asks to come in/).first()).toBeVisible();
  // A host opens to a name, not to a number.
  const field = bento.getByRole("textbox", { name: /^Your name/ });
  await expect(field).toHaveValue(/^Guest /);
  await field.fill("Bento");
  await bento.getByRole("button", { name: "Tell the host" }).click();
  await expect(ana.getByText("Bento asks to come in").first()).toBeVisible();
  await ana.getByRole("button", { name: "Let in Bento" }).click();
  await expect(bento.getByRole("textbox", { name: "Your name at the table" })).toBeVisible();
});

test("at whichever seat one sits down, it is under the name that was typed", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  const { page: bento } = await person(browser, server, { phone: true });
  await ana.goto("/");
  const table = await open(ana, { game: "earthrise", seats: ["me", "open", "open"] });
  await bento.goto(`/t/${table}`);
  const field = bento.getByRole("textbox", { name: "Your name at the table" });
  await expect(field).toHaveValue(/^Guest /);
  await field.fill("Bento");
  await bento.getByRole("button", { name: "Sit down on seat 3" }).click();
  await expect.poll(async () => (await infoOf(ana, table)).seats[2]?.name).toBe("Bento");
});

test("a code that leads nowhere can be mended where it is", async ({ browser, server }) => {
  const { page, law } = await person(browser, server, { lang: "es" });
  law.expect(/404/);
  await page.goto("/");
  await page.getByRole("textbox", { name: "Unirse a una mesa" }).fill("sun zzz");
  await page.getByRole("button", { name: "Unirse", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Ninguna mesa tiene este código");
  await expect(page.getByRole("textbox", { name: "Unirse a una mesa" })).toHaveValue("SUN-ZZZ");
});

test("a link that one kept brings one's games back to a browser that knows nothing", async ({ browser, server }) => {
  const { page: ana } = await person(browser, server);
  await ana.goto("/");
  await ana.getByRole("button", { name: /Play now Earthrise/ }).click();
  await expect(ana).toHaveURL(/\/t\/\w+$/);
  const table = tableOf(ana);
  await ana.goto("/me");
  await ana.getByRole("button", { name: "Make my link" }).click();
  const link = await ana.getByRole("textbox", { name: "Your link" }).inputValue();
  expect(link).toMatch(/\/me#[0-9a-z]{26}$/);

  const { page: fresh } = await person(browser, server);
  const sent: string[] = [];
  fresh.on("request", (request) => sent.push(request.url()));
  await fresh.goto(link);
  await expect(fresh).toHaveURL(/\/me$/);
  await fresh.getByRole("button", { name: "Yes, that is me" }).click();
  await expect(fresh.getByRole("heading", { name: `Welcome back, ${(await me(ana)).name}` })).toBeVisible();
  expect((await me(fresh)).id).toBe((await me(ana)).id);
  await fresh.goto("/");
  await expect(fresh.locator(`a[href^="/t/${table}"]`)).toBeVisible();
  expect(sent.some((url) => url.includes(link.split("#")[1] ?? "-"))).toBe(false);

  await ana.reload();
  await ana.getByRole("button", { name: "Make a new link" }).click();
  const { page: late, law } = await person(browser, server);
  law.expect(/403/);
  await late.goto(link);
  await late.getByRole("button", { name: "Yes, that is me" }).click();
  await expect(late.getByRole("alert")).toContainText("wrong, too old");
});
