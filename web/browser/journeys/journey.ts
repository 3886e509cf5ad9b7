import type { Browser, Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Server } from "../server";

/** Where the sheets go: `cargo xtask journeys` names the folder of the documents. */
const SHEETS = process.env.FIRSTLIGHT_SHEETS ?? join("test-results", "sheets");
/** How wide a sheet is, and the most bytes it has. */
const WIDTH = 1680;
const MOST = 380_000;

/** Pictures of one journey, put together on one sheet that a person looks through. */
export class Sheet {
  private readonly pictures: { label: string; data: string; upright: boolean }[] = [];

  constructor(private readonly name: string) {}

  /** Takes a picture of what the page shows once it has come to rest. */
  async take(page: Page, label: string): Promise<void> {
    const data = await page.screenshot({ type: "jpeg", quality: 80 });
    const size = page.viewportSize();
    this.pictures.push({ label, data: data.toString("base64"), upright: size !== null && size.height > size.width });
  }

  /** Writes the sheet: few pictures large, many small. */
  async write(browser: Browser): Promise<void> {
    if (this.pictures.length === 0) return;
    const many = this.pictures.length > 12;
    const columns = this.pictures.every(({ upright }) => upright) ? (many ? 8 : 6) : many ? 4 : 3;
    const context = await browser.newContext({ viewport: { width: WIDTH, height: 400 } });
    const page = await context.newPage();
    const cells = this.pictures.map(
      ({ label, data }, i) => `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${i + 1}. ${label.replaceAll("<", "&lt;")}</figcaption></figure>`,
    );
    await page.setContent(`<style>body{margin:12px;background:#fff;font:15px sans-serif;display:grid;grid-template-columns:repeat(${columns},minmax(0,1fr));gap:12px}
      figure{margin:0}img{width:100%;display:block;border:1px solid #bbb}</style>${cells.join("")}`);
    let sheet: Buffer | null = null;
    for (let quality = 70; !sheet || (sheet.length > MOST && quality > 10); quality -= 10)
      sheet = await page.screenshot({ type: "jpeg", quality, fullPage: true });
    mkdirSync(SHEETS, { recursive: true });
    writeFileSync(join(SHEETS, `${this.name}.jpg`), sheet);
    await context.close();
  }
}

interface Visit {
  browser: Browser;
  server: Server;
  sheet: Sheet;
}

/** A whole visit, as somebody would make it. Those marked `@short` are part of `cargo xtask test`. */
export function journey(name: string, file: string, minutes: number, visit: (at: Visit) => Promise<void>): void {
  test(name, async ({ browser, server }) => {
    test.setTimeout(minutes * 60_000);
    const sheet = new Sheet(file);
    try {
      await visit({ browser, server, sheet });
    } finally {
      await sheet.write(browser);
    }
  });
}

/** Nothing scrolls sideways, and no text is missing. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.body.innerText.includes("⟨"))).toBe(false);
}

/** What "Play now" opens is dealt from a seed, and otherwise as the page asks for it. */
export async function dealt(page: Page, seed: string, settings: object = {}): Promise<void> {
  await page.addInitScript(
    (more) => {
      const send = window.fetch;
      window.fetch = (where, request) => {
        if (request?.method !== "POST" || !/\/api\/v1\/tables(\?|$)/.test(String(where))) return send(where, request);
        const asked = JSON.parse(String(request.body)) as { settings: object };
        return send(where, { ...request, body: JSON.stringify({ ...asked, deal: { seed: more.seed }, settings: { ...asked.settings, ...more.settings } }) });
      };
    },
    { seed, settings },
  );
}

/** The number after a word in the head of a table: its round, its trick. Nothing, where there is no head. */
export async function headOf(page: Page, word: "Round" | "Trick"): Promise<number> {
  const head = await page.evaluate(() => document.querySelector("header")?.textContent ?? "");
  return Number(new RegExp(`${word} (\\d+)`).exec(head)?.[1] ?? 0);
}
