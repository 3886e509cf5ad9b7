import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Server } from "./server";

/** How somebody has set up their browser. */
export interface Habits {
  lang?: "en" | "es" | "pt-BR";
  theme?: "light" | "dark";
  phone?: boolean;
  /** Tell facts at the usual pace; unless said, as fast as it goes. */
  slowly?: boolean;
}

/** The browsers of those who are here. */
const here: BrowserContext[] = [];

/** Sends everybody home. */
export async function leave(): Promise<void> {
  await Promise.all(here.splice(0).map((context) => context.close()));
}

export const PHONE = { width: 390, height: 844 };

/** A person with a browser of their own, who has not been here before. */
export async function person(browser: Browser, server: Server, habits: Habits = {}): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: habits.phone ? PHONE : { width: 1440, height: 900 },
    hasTouch: habits.phone ?? false,
    reducedMotion: habits.slowly ? "no-preference" : "reduce",
  });
  here.push(context);
  await settle(context, habits);
  return { context, page: await watched(await context.newPage()) };
}

/** Puts somebody's habits into a browser. */
export async function settle(context: BrowserContext, habits: Habits): Promise<void> {
  const kept = { lang: habits.lang ?? "en", theme: habits.theme ?? "light", pace: habits.slowly ? 1 : 4, calm: !habits.slowly };
  await context.addInitScript((kept) => {
    // A choice that was made on the page stays.
    if (!localStorage.getItem("firstlight")) localStorage.setItem("firstlight", JSON.stringify(kept));
  }, kept);
}

/** Fails the test when the page has an error of its own. */
export async function watched(page: Page): Promise<Page> {
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** Opens a table by the interface of the server, as the person of this page. */
export async function open(page: Page, table: unknown): Promise<string> {
  const answer = await page.request.post("/api/v1/tables", { data: table, headers: { origin: new URL(page.url()).origin } });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { table: string }).table;
}
