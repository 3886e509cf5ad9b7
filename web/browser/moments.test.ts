import type { Page } from "@playwright/test";
import { daybreak, daybreakOnPhone, playUntil } from "./driver";
import { open, person } from "./people";
import { expect, test } from "./server";
import { logOf } from "./told";

test.describe.configure({ timeout: 300_000 });

const BOT = { bot: "steady" };

/** The moment that shows: what it is about, and whether all of it is to be seen. */
const momentOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const sky = document.querySelector("[data-moment]");
    return sky instanceof HTMLElement ? `${sky.dataset.moment}${sky.dataset.done === "true" ? "" : " plays"}` : null;
  });

/** A table whose first Local stage is over, with everything that comes then still to be told. */
async function worldsTurn(page: Page): Promise<string> {
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", BOT, BOT, BOT], deal: { seed: "77" } });
  await page.goto(`/t/${table}`);
  await playUntil(
    page,
    async (at) => (await momentOf(at)) === null && daybreak(at),
    async () => (await momentOf(page)) !== null,
    120_000,
  );
  return table;
}

test("every moment of the world's turn shows and waits in a first game; one is shown again with R; the rest is passed over", async ({ browser, server }) => {
  const { page } = await person(browser, server, { slowly: true, waits: null });
  const table = await worldsTurn(page);
  // The team's turn comes first, and can be passed over.
  expect(await momentOf(page)).toMatch(/^turn/);
  await expect(page.getByRole("heading", { name: "The team’s turn" })).toBeVisible();
  await page.keyboard.press("Shift+Space");
  await expect.poll(() => momentOf(page), { timeout: 20_000 }).toBe("flow");
  // A new band waits for everybody, also for whoever passes over.
  await expect(page.locator(".story[data-waits]")).toBeVisible();
  const chain = page.getByRole("navigation", { name: "This round, cause by cause" });
  await expect(chain.getByRole("button")).toHaveCount(2);
  // R plays it from its beginning, a press shows all of it.
  await page.keyboard.press("r");
  await expect.poll(() => momentOf(page)).toBe("flow plays");
  await page.keyboard.press("Space");
  await expect.poll(() => momentOf(page)).toBe("flow");
  // Everything of the stage comes, one press each.
  const seen = new Set<string>();
  await expect(async () => {
    const now = await momentOf(page);
    if (now) seen.add(now.replace(" plays", ""));
    await page.keyboard.press("Space");
    expect(now).toBeNull();
  }).toPass({ timeout: 90_000, intervals: [150] });
  const kinds = (await logOf(page, table)).map(({ fact }) => Object.keys(fact ?? {})[0]);
  for (const [moment, kind] of [
    ["roll", "planet_rolled"],
    ["crisis", "targets"],
    ["growth", "stage_began"],
  ] as const) {
    expect(kinds).toContain(kind);
    expect([...seen], moment).toContain(moment);
  }
});

test("an earlier part of the chain is looked at again, and the story waits meanwhile", async ({ browser, server }) => {
  const { page } = await person(browser, server, { slowly: true, waits: true });
  await worldsTurn(page);
  await expect(async () => {
    if ((await momentOf(page)) !== "crisis") await page.keyboard.press("Space");
    expect(await momentOf(page)).toBe("crisis");
  }).toPass({ timeout: 60_000, intervals: [250] });
  await page.getByRole("navigation", { name: "This round, cause by cause" }).getByRole("button").first().click();
  await expect.poll(() => momentOf(page)).toBe("flow");
  await page.getByRole("button", { name: "Back to now" }).click();
  await expect.poll(() => momentOf(page)).toBe("crisis");
  // Who is struck, and how hard, is a table.
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
});

test("on a phone a moment is put aside with a swipe or a button, and a chip brings it back; it waits or flows as one likes", async ({ browser, server }) => {
  const { page } = await person(browser, server, { slowly: true, waits: true, phone: true });
  await page.goto("/");
  const table = await open(page, { game: "daybreak", seats: ["me", BOT, BOT, BOT], deal: { seed: "77" } });
  await page.goto(`/t/${table}`);
  await playUntil(
    page,
    async (at) => (await momentOf(at)) === null && daybreakOnPhone(at),
    async () => (await momentOf(page)) !== null,
    120_000,
  );
  const chip = page.getByRole("button", { name: "Back to the story" });
  const views = page.getByRole("navigation", { name: "Parts of the table" });
  await page.getByRole("button", { name: "Look at the table" }).click();
  await expect.poll(() => momentOf(page)).toBeNull();
  await expect(views).toBeVisible();
  await chip.click();
  await expect.poll(() => momentOf(page)).not.toBeNull();
  await expect(views).toBeHidden();
  // A finger that goes down does the same.
  await page.locator("[data-moment]").evaluate((sky) => {
    const touch = (y: number): Touch => new Touch({ identifier: 1, target: sky, clientX: 180, clientY: y });
    sky.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: [touch(200)], changedTouches: [touch(200)] }));
    sky.dispatchEvent(new TouchEvent("touchend", { bubbles: true, touches: [], changedTouches: [touch(420)] }));
  });
  await expect(chip).toBeVisible();
  await chip.click();
  await page.getByRole("button", { name: "Flow", exact: true }).click();
  await expect(page.getByRole("button", { name: "Flow", exact: true })).toHaveAttribute("aria-pressed", "true");
});

// Less motion is the same story in cuts: the same words, the same stops, the same parts one after the other.
test("with reduced motion a moment says the same, takes its time and waits as ever", async ({ browser, server }) => {
  const { page } = await person(browser, server, { slowly: true, waits: true });
  await worldsTurn(page);
  await page.keyboard.press("Shift+Space");
  await expect.poll(() => momentOf(page), { timeout: 20_000 }).toBe("flow");
  const waits = page.locator(".story[data-waits]");
  await expect(waits).toBeVisible();
  const said = async (): Promise<string[]> => [
    await page.locator("[data-moment=flow]").innerText(),
    await page.locator(".forecast .line").innerText(),
    ...(await page.locator(".forecast .more").allInnerTexts()),
  ];
  const before = await said();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-motion", "calm");
  // Every act of it is noted as it comes.
  await page.evaluate(() => {
    const acts: string[] = [];
    Object.assign(window, { acts });
    const note = (): void => {
      const now = document.querySelector("[data-moment=flow]")?.querySelectorAll("path, .snk, .made").length ?? 0;
      if (acts.at(-1) !== String(now)) acts.push(String(now));
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press("r");
  await expect.poll(() => momentOf(page)).toBe("flow plays");
  await expect.poll(() => momentOf(page), { timeout: 20_000 }).toBe("flow");
  await expect(waits).toBeVisible();
  expect(await said()).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { acts: string[] }).acts.length)).toBeGreaterThan(3);
});
