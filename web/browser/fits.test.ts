import type { Page } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import type { DaybreakLibrary } from "../src/generated/wire";
import type { Lang } from "../src/words/words.svelte";
import type { Boxes } from "./forms/Forms.svelte";
import { open, person } from "./people";
import { expect, test } from "./server";

const WINDOWS = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const LANGS: Lang[] = ["en", "es", "pt-BR"];

/** The least box that some cards have at a table, in whole pixels. */
async function least(page: Page, selector: string): Promise<{ width: number; height: number }> {
  return page.locator(selector).evaluateAll((all) => {
    const sizes = all.map((one) => one.getBoundingClientRect());
    return { width: Math.floor(Math.min(...sizes.map(({ width }) => width))), height: Math.floor(Math.min(...sizes.map(({ height }) => height))) };
  });
}

/** What one unit of the table is, in pixels. */
const unit = (page: Page): Promise<number> => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

/** The boxes that cards have at a table, window by window. */
async function boxesAtATable(page: Page): Promise<Boxes[]> {
  const table = await open(page, { game: "daybreak", seats: ["me", "me"], deal: { seed: "1968" } });
  await page.goto(`/t/${table}`);
  const drawn = page.locator("[data-tour=project-choice] article");
  await drawn.first().waitFor();
  const boxes: Partial<Boxes>[] = [];
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    boxes.push({ choice: await least(page, "[data-tour=project-choice] article") });
  }
  await drawn.nth(0).locator(".btn.primary").click();
  const cards = page.locator("[data-tour=hand] [data-card]");
  await cards.first().waitFor();
  await expect(page.locator("[data-turn=players]")).toHaveCount(1);
  // With a card in hand selected, each front card leaves room for what that card would do there.
  await cards.first().click();
  await page.locator(".use-option").first().waitFor();
  for (const [at, window] of WINDOWS.entries()) {
    await page.setViewportSize(window);
    const [hand, row] = [await least(page, "[data-tour=hand] .slot > .card"), await least(page, "[data-tour=hand] ul")];
    Object.assign(boxes[at]!, {
      hand: { width: Math.floor(row.width / 6.2), height: hand.height },
      seven: { width: Math.floor(row.width / 7.3), height: hand.height },
      // Of ten one is open.
      closed: { width: Math.floor((row.width - (13.5 + 9 * 0.4) * (await unit(page))) / 9), height: hand.height },
      front: await least(page, "[data-tour=stacks] .front .card"),
      crisis: await least(page, ".crisis.card"),
      project: await least(page, ".projs > *"),
    });
  }
  return boxes as Boxes[];
}

// Every card of the box, three languages, four windows, in each form it has at a table: nothing is cut and nothing is outside its box.
for (const lang of LANGS) {
  test(`every card fits, in every form and window (${lang})`, async ({ browser, server }) => {
    const { page } = await person(browser, server);
    await page.goto("/");
    const boxes = await boxesAtATable(page);
    const cacheDir = mkdtempSync(join(tmpdir(), "firstlight-forms-"));
    const forms = await createServer({ cacheDir, logLevel: "error", server: { port: 0, host: "127.0.0.1" } });
    try {
      await forms.listen();
      const sheet = await (await browser.newContext()).newPage();
      await sheet.goto(`${forms.resolvedUrls?.local[0] ?? ""}browser/forms/index.html`);
      await sheet.waitForFunction(() => "measure" in window);
      const faults: string[] = [];
      const library = (await (await sheet.request.get(`${server.url}/api/v1/library/daybreak?lang=${lang}`)).json()) as DaybreakLibrary;
      for (const [at, window] of WINDOWS.entries()) {
        await sheet.setViewportSize(window);
        const found = await sheet.evaluate(([all, by, sizes]) => globalThis.window.measure(all, by, sizes), [library, lang, boxes[at]!] as const);
        const titleOf = (no: string): string => library.cards.find((card) => card.no === no)?.title ?? "";
        faults.push(...found.map(({ form, no, why }) => `${lang} ${window.width} ${form} ${no} ${titleOf(no)}: ${why}`));
      }
      await sheet.context().close();
      expect(faults).toEqual([]);
    } finally {
      await forms.close();
      rmSync(cacheDir, { recursive: true, force: true });
    }
  });
}
