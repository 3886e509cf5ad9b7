import { chromium, type Cookie } from "@playwright/test";
import { execFile, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** The last of version 12. It is fetched by whoever measures, and by nobody else. */
const LIGHTHOUSE = ["--yes", "lighthouse@12.8.2"];

export const COLUMNS = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Column = (typeof COLUMNS)[number];

/** What is told of speed beside its points: audits of Lighthouse, each with its name in the table. */
export const TIMES = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "total-blocking-time": "blocked",
  "speed-index": "index",
  "cumulative-layout-shift": "shift",
} as const;
export type Time = keyof typeof TIMES;

/** What Lighthouse found in one visit. */
export interface Rating {
  points: Record<Column, number>;
  times: Record<Time, number>;
  requests: number;
  bytes: number;
  /** What it finds fault with, besides speed. */
  faults: string[];
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: Record<Column, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number; details?: { items: { transferSize?: number }[] } }>;
}

const run = promisify(execFile);

/** A browser of its own, as it is when it is started for the first time, with somebody's cookies. */
async function browse<T>(cookies: Cookie[], act: (port: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "firstlight-lighthouse-"));
  const program = process.env.FIRSTLIGHT_CHROMIUM ?? "/usr/bin/chromium";
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync", "--disable-component-update"];
  const browser = spawn(program, [...flags, "--remote-debugging-port=0", `--user-data-dir=${folder}`, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const gone = new Promise((done) => browser.once("exit", done));
  try {
    const address = await new Promise<URL>((ready, fail) => {
      let said = "";
      browser.stderr.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        const found = /listening on (ws:\S+)/.exec(said);
        if (found?.[1]) ready(new URL(found[1]));
      });
      browser.once("error", fail);
      browser.once("exit", (code) => fail(new Error(`the browser ended with ${code}: ${said}`)));
    });
    const held = await chromium.connectOverCDP(`http://${address.host}`);
    await held.contexts()[0]?.addCookies(cookies);
    await held.close();
    return await act(address.port);
  } finally {
    browser.kill();
    await gone;
    await remove(folder);
  }
}

/** Removes a folder of a browser that has ended. What it has started may still write there for a moment. */
async function remove(folder: string): Promise<void> {
  for (let left = 50; ; left -= 1) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((later) => setTimeout(later, 200));
    }
  }
}

/** Has Lighthouse visit an address on its phone, as somebody whose browser has nothing yet. */
export async function rate(address: string, cookies: Cookie[], keep?: string): Promise<Rating> {
  return browse(cookies, async (port) => {
    const folder = mkdtempSync(join(tmpdir(), "firstlight-report-"));
    const path = keep ?? join(folder, "report.json");
    const flags = ["--quiet", `--port=${port}`, "--output=json", `--output-path=${path}`, `--only-categories=${COLUMNS.join(",")}`];
    await run(process.platform === "win32" ? "npx.cmd" : "npx", [...LIGHTHOUSE, address, ...flags], { maxBuffer: 1 << 26 });
    const report = JSON.parse(readFileSync(path, "utf8")) as Report;
    rmSync(folder, { recursive: true, force: true });
    if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
    if (report.finalDisplayedUrl !== address) throw new Error(`${address} led to ${report.finalDisplayedUrl}`);
    return read(report);
  });
}

function read(report: Report): Rating {
  const value = (audit: string): number => report.audits[audit]?.numericValue ?? NaN;
  const sent = report.audits["network-requests"]?.details?.items ?? [];
  const faults = COLUMNS.filter((column) => column !== "performance").flatMap((column) =>
    report.categories[column].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${column}: ${report.audits[id]?.title ?? id}`),
  );
  return {
    points: Object.fromEntries(COLUMNS.map((column) => [column, Math.round(100 * (report.categories[column].score ?? 0))])) as Rating["points"],
    times: Object.fromEntries(Object.keys(TIMES).map((time) => [time, value(time)])) as Rating["times"],
    requests: sent.length,
    bytes: sent.reduce((sum, one) => sum + (one.transferSize ?? 0), 0),
    faults,
  };
}
