import type { Browser, BrowserContext, Page } from "@playwright/test";
import { Law } from "./law";
import type { Server } from "./server";

/** How somebody has set up their browser. */
export interface Habits {
  lang?: "en" | "es" | "pt-BR";
  theme?: "light" | "dark";
  phone?: boolean;
  /** The window, unless it is that of a laptop or a phone. */
  viewport?: { width: number; height: number };
  /** Less motion; unless said, whoever is told things fast has it too. */
  calm?: boolean;
  /** Tell facts at the usual pace; unless said, as fast as it goes. */
  slowly?: boolean;
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
  const page = await context.newPage();
  await law.watch(page);
  return { context, page, law };
}

/** Puts somebody's habits into a browser. */
export async function settle(context: BrowserContext, habits: Habits): Promise<void> {
  const kept = { lang: habits.lang ?? "en", theme: habits.theme ?? "light", pace: habits.slowly ? 1 : 4, calm: habits.calm ?? !habits.slowly };
  await context.addInitScript((kept) => {
    // A choice that was made on the page stays.
    if (!localStorage.getItem("firstlight")) localStorage.setItem("firstlight", JSON.stringify(kept));
  }, kept);
}

/** Opens a table by the interface of the server, as the person of this page. */
export async function open(page: Page, table: unknown): Promise<string> {
  const answer = await page.request.post("/api/v1/tables", { data: table, headers: { origin: new URL(page.url()).origin } });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { table: string }).table;
}
