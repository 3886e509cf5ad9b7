import { readFileSync } from "node:fs";
import { request } from "node:http";
import type { Duplex } from "node:stream";
import type { Page } from "@playwright/test";
import { infoOf, tableOf } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";

const bots = (game: string, settings: object = {}): object => ({ game, seats: ["me", { bot: "steady" }, { bot: "steady" }], settings });

/** A program at its seat: a socket with its key, and the first message said. Browsers cannot send the header. */
function connect(url: string, table: string, secret: string): Promise<Duplex> {
  const headers = {
    Authorization: `Bearer ${secret}`,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": Buffer.from("0123456789abcdef").toString("base64"),
  };
  return new Promise((done, fail) => {
    const asking = request(`${url}/api/v1/tables/${table}/socket`, { headers });
    asking.on("upgrade", (_, socket) => {
      const hello = Buffer.from('{"hello":2}');
      // A masked text frame; a mask of zeros leaves it as it is.
      socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | hello.length, 0, 0, 0, 0]), hello]));
      socket.on("error", () => {});
      done(socket);
    });
    asking.on("response", (answer) => fail(new Error(`the socket was refused: ${answer.statusCode}`)));
    asking.on("error", fail);
    asking.end();
  });
}

/** The row of a table on Home. */
const row = (page: Page, table: string) => page.locator(`li[data-table="${table}"]`);

test("Home says what each table is, and lets one go", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const game = await open(page, bots("earthrise"));
  const lesson = await open(page, bots("daybreak", { purpose: "lesson" }));
  const friends = await open(page, { game: "daybreak", seats: ["me", "open"] });
  await page.reload();
  await expect(row(page, game)).toContainText("Earthrise: ");
  await expect(row(page, game)).toContainText("With bots");
  await expect(row(page, lesson)).toContainText("Lesson");
  await expect(row(page, lesson).locator(".pill")).toHaveText("continue");
  await expect(row(page, friends)).toContainText("Daybreak: ");
  await expect(row(page, friends).locator(".pill")).toHaveText("seats free");

  await row(page, lesson)
    .getByRole("button", { name: /^End: / })
    .click();
  await row(page, lesson).getByRole("button", { name: "Cancel" }).click();
  await expect(row(page, lesson)).toBeVisible();
  await row(page, lesson)
    .getByRole("button", { name: /^End: / })
    .click();
  await row(page, lesson).getByRole("button", { name: "End it" }).click();
  await expect(row(page, lesson)).toHaveCount(0);
  expect((await infoOf(page, lesson)).status).toBe("abandoned");
  await page.reload();
  await expect(row(page, game)).toBeVisible();
  await expect(row(page, lesson)).toHaveCount(0);
});

test("the box of one's name stays open while one types and after", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  await page.locator("[data-tour=you] summary").click();
  const field = page.getByRole("textbox", { name: "Your name" });
  await field.fill("A name that is far too long");
  await expect(page.getByRole("alert")).toContainText("7 too many");
  await field.fill("Rosa");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. Your tables know you by this name.")).toBeVisible();
  await expect(page.locator("[data-tour=you] b")).toHaveText("Rosa");
  await expect(field).toBeVisible();
});

test("folds of the form stay open, and the pace of bots is a setting of the table", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/new/daybreak");
  await page.getByText("Challenge cards").click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: /^Remove / }).click();
  await expect(page.getByRole("button", { name: "Add", exact: true })).toBeVisible();
  await page.getByLabel("How fast bots act").selectOption("Slowly");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/t\/\w+$/);
  expect((await infoOf(page, tableOf(page))).settings.bot_pace).toBe(1800);
});

test("on a phone nothing is wider than the window, and whoever comes back finds their tables first", async ({ browser, server }) => {
  const { page } = await person(browser, server, { phone: true, lang: "es" });
  for (const place of ["/", "/me", "/learn", "/new/daybreak", "/new/earthrise", "/replays", "/daily/daybreak", "/docs/bot-api", "/rules", "/cards"]) {
    await page.goto(place);
    await expect(page.locator("main h1").first()).toBeVisible();
    if (place === "/me") {
      const field = await page.getByRole("textbox", { name: "Tu nombre" }).boundingBox();
      const save = await page.getByRole("button", { name: "Guardar" }).boundingBox();
      if (!field || !save) throw new Error("no field for the name");
      expect(field.x + field.width <= save.x || field.y + field.height <= save.y, "the button stands beside the field").toBe(true);
    }
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll("main *")]
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("pre, table, .vh, [aria-hidden]"))
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(wide, place).toEqual([]);
  }
  const top = (what: string): Promise<number> =>
    page
      .locator(what)
      .first()
      .evaluate((one) => one.getBoundingClientRect().top);
  await page.goto("/");
  await expect(page.locator("[data-tour=you] b")).toBeVisible();
  expect(await top("[data-tour=poster-daybreak]")).toBeLessThan(await top("[data-tour=your-tables]"));
  const table = await open(page, bots("earthrise"));
  await page.reload();
  await expect(row(page, table)).toBeVisible();
  expect(await top("[data-tour=your-tables]")).toBeLessThan(await top("[data-tour=poster-daybreak]"));
});

test("the key of a program that takes the last seat stays in sight until it comes", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", "open", { bot: "steady" }] });
  await page.goto(`/t/${table}`);
  await page.getByText("A seat for a program of yours").click();
  await page.getByRole("textbox", { name: "What it is called" }).fill("Probe");
  await page.getByRole("button", { name: "Make a key" }).click();
  // The game begins at once, and the key is still there; also after a reload.
  const banner = page.getByRole("region", { name: "Messages from the table" });
  await expect(banner.getByText("waiting for the program")).toBeVisible();
  const key = await banner.getByRole("textbox", { name: "Key" }).inputValue();
  await page.reload();
  await expect(banner.getByRole("textbox", { name: "Key" })).toHaveValue(key);
  const docs = await page.request.get("/docs/bot-api.md");
  expect(await docs.text()).toContain("# Write a bot");

  // It was lost: another one, and the old one is void.
  await page.getByRole("navigation", { name: "Side panels" }).getByRole("button", { name: "Table" }).click();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole("navigation", { name: "Side panels" }).getByRole("button", { name: "Table" }).click();
  await page.getByText("A seat for a program of yours").click();
  await page.getByRole("button", { name: "Make a new key" }).click();
  const fresh = await banner.getByRole("textbox", { name: "Key" }).inputValue();
  expect(fresh).not.toBe(key);
  const as = (secret: string) => page.request.get("/api/v1/me", { headers: { authorization: `Bearer ${secret}`, cookie: "" } });
  expect((await as(key)).status()).toBe(403);

  // The program comes, and the key goes.
  const program = await connect(server.url, table, fresh);
  await expect(page.getByText("the program is connected")).toBeVisible();
  await expect(banner.getByRole("textbox", { name: "Key" })).toHaveCount(0);
  program.destroy();
});

test("a program's key stands clear of what is around it", async ({ browser, server }) => {
  const { page } = await person(browser, server);
  await page.goto("/");
  const table = await open(page, { game: "earthrise", seats: ["me", "open", "open"] });
  await page.goto(`/t/${table}`);
  await page.getByText("A seat for a program of yours").click();
  await page.getByRole("textbox", { name: "What it is called" }).fill("Probe");
  await page.getByRole("button", { name: "Make a key" }).click();
  const key = page.locator(".key-card");
  await expect(key.getByRole("textbox", { name: "Key" })).toBeVisible();
  const bottom = await key
    .locator("p")
    .last()
    .evaluate((one) => one.getBoundingClientRect().bottom);
  const below = await page.locator("form", { has: page.getByRole("button", { name: "Make a key" }) }).evaluate((one) => one.getBoundingClientRect().top);
  expect(bottom).toBeLessThan(below);
});

test("a log opens for replay and looking back; what is wrong with a file is said", async ({ browser, server }) => {
  const { page, law } = await person(browser, server);
  law.expect(/^400: POST \/api\/v1\/logs$/, /status of 400/, /^shown: (This file is not|Line 10 of)/);
  await page.goto("/replays");
  const file = (name: string, text: string) => ({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(file("holiday.jsonl", "hello\n"));
  await expect(page.getByRole("alert")).toContainText("This file is not the log of a game.");
  const log = readFileSync("../corpus/daybreak/ending-won.jsonl", "utf8");
  const broken = log.split("\n").map((line, at) => (at === 9 ? '{"n":9,"seat":0,"move":"dance"}' : line));
  await input.setInputFiles(file("broken.jsonl", broken.join("\n")));
  await expect(page.getByRole("alert")).toContainText("Line 10 of this log does not hold");

  await input.setInputFiles(file("our evening.jsonl", log));
  await expect(page).toHaveURL(/\/debrief$/);
  await expect(page.locator("h1")).toBeVisible();
  const table = tableOf(page);
  await page.goto(`/t/${table}/replay`);
  await expect(page.getByRole("slider").first()).toBeVisible();
  // Also on a low window no power is drawn over another.
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(page.locator(".pw")).toHaveCount(4);
  const over = await page
    .locator(".pw")
    .evaluateAll((all) =>
      all.flatMap((one) =>
        [...one.children].filter((line) => line.getBoundingClientRect().bottom > one.getBoundingClientRect().bottom + 1).map((line) => line.className),
      ),
    );
  expect(over).toEqual([]);
  await page.goto("/");
  await expect(row(page, table)).toContainText("our evening");
  await expect(row(page, table)).toContainText("From a file");
  const unfinished = readFileSync("../corpus/earthrise/players-4.jsonl", "utf8").split("\n").slice(0, 40).join("\n");
  await page.locator('input[type="file"]').setInputFiles(file("half.jsonl", `${unfinished}\n`));
  await expect(page).toHaveURL(/\/replay$/);
});

test("over plain http, without clipboard and notices, what is to be copied is copied or selected", async ({ browser, server }) => {
  // That no page writes an error is part of the law of the client.
  const { page } = await person(browser, server, { plain: true });
  await page.goto("/");
  expect(await page.evaluate(() => [isSecureContext, typeof navigator.clipboard, typeof crypto.subtle, "Notification" in window])).toEqual([
    false,
    "undefined",
    "undefined",
    false,
  ]);
  const table = await open(page, { game: "earthrise", seats: ["me", "open", { bot: "steady" }] });
  await page.goto(`/t/${table}`);
  await page.getByRole("button", { name: "Copy: Link to this table" }).click();
  await expect(page.getByRole("button", { name: "Copy: Link to this table" })).toHaveText("Copied");
  await page.evaluate(() => (document.execCommand = () => false));
  await page.getByRole("button", { name: "Copy: Link to this table" }).click();
  await expect(page.getByText("Copy it by hand")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString() ?? "")).toContain(`/t/${table}`);
  for (const place of ["/", "/replays", "/cards/1.065", "/learn", "/new/daybreak"]) await page.goto(place);
});

test("a report is read before it is saved, and errors are only counted", async ({ browser, server }) => {
  const { page, law } = await person(browser, server);
  law.expect(/it went wrong/);
  await page.goto("/");
  const table = await open(page, bots("earthrise", { name: "Our secret table" }));
  await page.goto(`/t/${table}`);
  await expect(page.locator("[data-tour=hand], [data-tour=player]").locator("visible=true").first()).toBeVisible();
  await page.getByRole("navigation", { name: "Side panels" }).getByRole("button", { name: "Prefs" }).click();
  await page.evaluate(() => console.error("it went wrong"));
  await page.getByRole("button", { name: "Report a problem" }).click();
  await page.getByRole("textbox", { name: "What happened?" }).fill("The card was gone");
  const shown = page.getByRole("textbox", { name: "The report" });
  await expect(shown).toHaveValue(/"firstlight": "\d/);
  const text = await shown.inputValue();
  const report = JSON.parse(text) as {
    said: string;
    table: { game: string; log: unknown[]; view: unknown };
    messages: { kind: string }[];
    errors: { text: string }[];
    page: string;
  };
  expect(report.said).toBe("The card was gone");
  expect(report.table.game).toBe("earthrise");
  expect(report.table.log.length).toBeGreaterThan(0);
  expect(report.messages.some(({ kind }) => kind === "welcome")).toBe(true);
  expect(report.errors.map(({ text }) => text).join()).toContain("it went wrong");
  expect(report.page).toBe("/t/…");
  for (const secret of [table, "Our secret table", "Guest"]) expect(text).not.toContain(secret);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^firstlight-report-.*\.json$/);
  expect(readFileSync(await saved.path(), "utf8")).toBe(text);

  const counted = page.waitForRequest((request) => request.url().endsWith("/api/v1/oops"));
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { message: "a secret", error: new Error("a secret") })));
  expect((await counted).postData()).toBe('{"count":1}');
});
