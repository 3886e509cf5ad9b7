import type { Page } from "@playwright/test";
import { wholePast } from "../src/table/past";
import type { Message, Reply, FactMessage } from "../src/generated/wire";
import { expect } from "./server";

// The law of the story: every fact that a seat was told is told on its screen, in order.

interface Line {
  entry: number;
  text: string;
  /** When it was told, by the clock of the page. */
  at: number;
}

/** What a page tells on the screen, and the entry from which on. */
export interface Followed {
  first(): number;
  told(): Promise<Line[]>;
}

/** Notes every fact that the page tells on the screen, and the entry from which on it was told anything. */
export async function follow(page: Page): Promise<Followed> {
  let first: number | null = null;
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as Message;
      if (message.type === "welcome" && message.table.status !== "waiting") first ??= message.now.entry;
    });
  });
  await page.addInitScript(() => {
    const lines: unknown[] = [];
    Object.assign(window, { lines });
    document.addEventListener("told", (event) => lines.push({ ...(event as CustomEvent<object>).detail, at: Date.now() }));
  });
  return {
    first: () => first ?? 0,
    told: () => page.evaluate(() => (window as unknown as { lines: Line[] }).lines),
  };
}

/** The log of a table as a seat may know it, asked anew from the server. */
export async function logOf(page: Page, table: string): Promise<FactMessage[]> {
  const ask = (to: number | null): Promise<Reply | null> =>
    page.evaluate(
      ({ table, to }) =>
        new Promise<Reply | null>((settle) => {
          const { firstlightSocket: Own } = window as unknown as { firstlightSocket: typeof WebSocket };
          const socket = new Own(`/api/v1/tables/${table}/socket?lang=en`);
          socket.onopen = () => socket.send(JSON.stringify({ hello: 2, lang: "en", moves: "none", facing: { seat: 0 } }));
          socket.onmessage = (event) => {
            const message = JSON.parse(String(event.data)) as Message;
            if (message.type === "welcome") socket.send(JSON.stringify({ id: "log", do: "ask", what: "since", n: 0, ...(to === null ? {} : { to }) }));
            if (message.type === "reply") {
              socket.close();
              settle(message.reply);
            }
          };
        }),
      { table, to },
    );
  const past = await wholePast(ask);
  if (!past) throw new Error("the table did not tell its log");
  return past.flatMap(({ told }) => told);
}

/** What was told on the screen is the log from where the page came in: the same, in the same order, nothing missing. */
export async function compare(page: Page, table: string, followed: Followed): Promise<FactMessage[]> {
  const log = await logOf(page, table);
  const expected = log.filter((told) => told.text && told.entry > followed.first()).map(({ entry, text }) => `${entry} ${text}`);
  // The log has only what holds; what was taken back since was told too, and is left out here.
  const holds = new Set(log.map(({ entry }) => entry));
  const told = async (): Promise<string[]> => (await followed.told()).filter(({ entry }) => holds.has(entry)).map(({ entry, text }) => `${entry} ${text}`);
  await expect.poll(told, { timeout: 60_000 }).toEqual(expected);
  return log;
}

/** The kinds of facts that stay until they could be read: a crisis, a roll, a flow of carbon; Honors, pills, Alerts. */
const READ = [
  "crisis_shown",
  "sinks_absorbed",
  "warmed",
  "bands",
  "planet_rolled",
  "tipped",
  "targets",
  "crisis_cancelled",
  "pill_revealed",
  "pill_scored",
  "round_scored",
  "alerts_shown",
  "final_scored",
];
/** A glance, and a time for every character; a little less, since clocks are not that exact. */
const readIn = (text: string): number => 0.9 * (350 + 55 * text.length);

/** No moment of several facts plays for less, a little off. */
const MOMENT_MS = 0.9 * 900;

/** What went by faster than one reads, of what has to be read. Without hurry and at the usual pace there is nothing. */
export async function tooFast(log: readonly FactMessage[], followed: Followed): Promise<string[]> {
  const kinds = new Map(log.map(({ entry, fact, text }) => [`${entry} ${text}`, typeof fact === "object" && fact ? (Object.keys(fact)[0] ?? "") : ""]));
  const lines = await followed.told();
  expect(
    lines.some(({ entry, text }) => READ.includes(kinds.get(`${entry} ${text}`) ?? "")),
    "something had to be read",
  ).toBe(true);
  // Facts of one moment are told at once, and stay together as long as it plays.
  const together = (one: number, other: number): boolean => Math.abs(one - other) < 40;
  return lines.flatMap(({ entry, text, at }, i) => {
    const next = lines.find((line, k) => k > i && !together(line.at, at));
    const moment = lines.filter((line) => together(line.at, at)).length > 1;
    if (moment && next && next.at - at >= MOMENT_MS) return [];
    if (!next || !READ.includes(kinds.get(`${entry} ${text}`) ?? "") || next.at - at >= readIn(text)) return [];
    return [`${next.at - at} ms for: ${text}`];
  });
}
