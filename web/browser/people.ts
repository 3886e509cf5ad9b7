import type { Browser, BrowserContext, Page } from "@playwright/test";
import { Law } from "./law";
import type { TableAndYou } from "../src/generated/wire";
import type { Server } from "./server";

/** How somebody has set up their browser. */
export interface Habits {
  lang?: "en" | "es" | "pt-BR";
  theme?: "light" | "dark";
  phone?: boolean;
  /** The window, unless it is that of a laptop or a phone. */
  viewport?: { width: number; height: number };
  /** Less motion; otherwise whoever is told things fast has it too. */
  calm?: boolean;
  /** Tell facts at the usual pace; otherwise as fast as it goes. */
  slowly?: boolean;
  /** Wants every moment to wait for a press, as in a first game; null: as somebody who never chose. */
  waits?: boolean | null;
  /** As over plain http in a home network: without what browsers keep for pages that came over https. */
  plain?: boolean;
}

/** The browsers of those who are here, and what their pages did. */
const here: { context: BrowserContext; law: Law }[] = [];

/** Sends everybody home, and says what their pages did against the law of the client. */
export async function leave(): Promise<string[]> {
  const gone = here.splice(0);
  // Read first: a server that ends later is no fault of a page.
  const broken = gone.flatMap(({ law }) => law.violations());
  await Promise.all(gone.map(({ context }) => context.close()));
  return broken;
}

export const PHONE = { width: 390, height: 844 };

/** A person with a browser of their own, who has not been here before. */
export async function person(browser: Browser, server: Server, habits: Habits = {}): Promise<{ context: BrowserContext; page: Page; law: Law }> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: habits.viewport ?? (habits.phone ? PHONE : { width: 1440, height: 900 }),
    hasTouch: habits.phone ?? false,
    reducedMotion: (habits.calm ?? !habits.slowly) ? "reduce" : "no-preference",
  });
  const law = new Law(`person ${here.length + 1}`);
  here.push({ context, law });
  await settle(context, habits);
  await law.watch(context);
  const page = await context.newPage();
  return { context, page, law };
}

/** What browsers leave out where a page did not come over https. */
function withoutHttps(): void {
  for (const name of ["clipboard", "share", "serviceWorker", "wakeLock", "locks"]) Reflect.deleteProperty(Navigator.prototype, name);
  for (const name of ["subtle", "randomUUID"]) Reflect.deleteProperty(Crypto.prototype, name);
  Object.defineProperty(window, "isSecureContext", { get: () => false });
  Reflect.deleteProperty(window, "Notification");
}

/** Puts somebody's habits into a browser. */
export async function settle(context: BrowserContext, habits: Habits): Promise<void> {
  if (habits.plain) await context.addInitScript(withoutHttps);
  const kept = {
    lang: habits.lang ?? "en",
    theme: habits.theme ?? "light",
    pace: habits.slowly ? 1 : 4,
    calm: habits.calm ?? !habits.slowly,
    waits: habits.waits === undefined ? false : habits.waits,
  };
  await context.addInitScript((kept) => {
    // Firefox has no storage before the first page. A choice that was made on the page stays.
    if (location.protocol.startsWith("http") && !localStorage.getItem("firstlight")) localStorage.setItem("firstlight", JSON.stringify(kept));
  }, kept);
}

/** Opens a table by the interface of the server, as the person of this page. Its bots do not wait, unless it says so. */
export async function open(page: Page, table: object): Promise<string> {
  const data = { ...table, settings: { bot_pace: 0, ...("settings" in table ? (table.settings as object) : {}) } };
  const answer = await page.request.post("/api/v1/tables", { data, headers: { origin: new URL(page.url()).origin } });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { table: string }).table;
}

/** Lets bots play for everybody until the game is over. At a table with a pace they stop at the end of every stage. */
export async function botsPlayOn(pages: Page[], table: string, bot = "random", within = 180_000): Promise<void> {
  const [first] = pages;
  if (!first) return;
  const until = Date.now() + within;
  for (;;) {
    const info = (await (await first.request.get(`/api/v1/tables/${table}`)).json()) as TableAndYou;
    if (info.table.status === "finished") return;
    if (Date.now() > until) throw new Error(`bots have not finished table ${table}`);
    for (const page of pages) {
      const { you, table: now } = (await (await page.request.get(`/api/v1/tables/${table}`)).json()) as TableAndYou;
      for (const seat of you.seats.filter((seat) => now.status === "running" && !now.seats[seat]?.bot)) {
        const data = { do: "stand_in", seat, bot, until: "back" };
        await page.request.post(`/api/v1/tables/${table}/commands`, { data, headers: { origin: new URL(page.url()).origin } });
      }
    }
    await first.waitForTimeout(300);
  }
}
