import type { Browser, Page } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "../server";

/** Where the sheets go: `cargo xtask journeys` names the folder of the documents. */
const SHEETS = process.env.FIRSTLIGHT_SHEETS ?? join("test-results", "sheets");
/** Columns of a sheet, and how wide a picture is on it. */
const COLUMNS = 4;
const WIDTH = 360;

/** Pictures of one journey, put together on one sheet that a person looks through. */
export class Sheet {
  private readonly pictures: { label: string; data: string }[] = [];

  constructor(private readonly name: string) {}

  /** Takes a picture. */
  async take(page: Page, label: string): Promise<void> {
    const data = await page.screenshot({ type: "jpeg", quality: 70 });
    this.pictures.push({ label, data: data.toString("base64") });
  }

  /** Writes the sheet. */
  async write(browser: Browser): Promise<void> {
    if (this.pictures.length === 0) return;
    const context = await browser.newContext({ viewport: { width: COLUMNS * (WIDTH + 12) + 12, height: 400 } });
    const page = await context.newPage();
    const cells = this.pictures.map(({ label, data }, i) => `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${i + 1}. ${label.replaceAll("<", "&lt;")}</figcaption></figure>`);
    await page.setContent(`<style>body{margin:12px;background:#fff;font:14px sans-serif;display:grid;grid-template-columns:repeat(${COLUMNS},${WIDTH}px);gap:12px}
      figure{margin:0}img{width:${WIDTH}px;max-height:420px;object-fit:contain;object-position:left top;display:block;border:1px solid #bbb}</style>${cells.join("")}`);
    mkdirSync(SHEETS, { recursive: true });
    writeFileSync(join(SHEETS, `${this.name}.jpg`), await page.screenshot({ type: "jpeg", quality: 55, fullPage: true }));
    await context.close();
  }
}

interface Visit {
  browser: Browser;
  server: import("../server").Server;
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
