import type { About, Since, TableAndYou, TableInfo, Welcome, You } from "../generated/wire";
import type { Failure, Passed } from "./record";

/** A table as a report tells of it: nothing by which anybody could come in, and nobody's name. */
export interface TableReport {
  game: string;
  status: TableInfo["status"];
  setup: TableInfo["setup"];
  settings: Omit<TableInfo["settings"], "name">;
  seats: { holder: string; bot?: string | null; here: boolean }[];
  you: You;
  entries: number;
  /** The whole log of a game that is over, or what your seat was told of one that goes on. */
  log: unknown;
  /** What your seat sees. */
  view?: unknown;
}

export interface Report {
  firstlight: string;
  at: string;
  /** What the person says. */
  said: string;
  page: string;
  browser: string;
  languages: readonly string[];
  window: { width: number; height: number; ratio: number; secure: boolean; online: boolean };
  preferences: unknown;
  table: TableReport | null;
  messages: readonly Passed[];
  errors: readonly Failure[];
}

/** An address without what is secret in it: the name of a table, the code of an invitation. */
export function plainPath(path: string): string {
  const [first = "", second, ...more] = path.split("/").filter((part) => part !== "");
  const hidden = first === "t" || first === "j";
  return `/${[first, ...(second === undefined ? [] : [hidden ? "…" : second]), ...more].join("/")}`;
}

/** A log without the names of the people in its header. */
export function plainLog(text: string): unknown[] {
  const lines = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const [header, ...entries] = lines;
  const seats = Array.isArray(header?.seats) ? header.seats.map((seat) => String(seat).replace(/^me:.*$/s, "me")) : [];
  return [{ ...header, seats }, ...entries];
}

/** What somebody was told, without sentences, which have names in them. */
export function plainTold(told: Since["told"]): unknown[] {
  return told.map(({ entry, fact }) => ({ entry, fact: fact ?? null }));
}

export function tableReport({ table, you }: TableAndYou, log: unknown, view?: unknown): TableReport {
  const { name: _, ...settings } = table.settings;
  return {
    game: table.game,
    status: table.status,
    setup: table.setup,
    settings,
    seats: table.seats.map(({ holder, bot, here }) => ({ holder, bot: bot ?? null, here })),
    you,
    entries: table.entries,
    log,
    ...(view === undefined ? {} : { view }),
  };
}

/** How the table is asked about. */
export interface Sources {
  api<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T>;
  text(path: string): Promise<string>;
}

/** The table, as whoever reports may see it: the server gives nobody more. */
export async function readTable(sources: Sources, id: string): Promise<TableReport> {
  const info = await sources.api<TableAndYou>("GET", `/tables/${id}`);
  if (info.table.status === "finished" || info.table.status === "abandoned") {
    return tableReport(info, plainLog(await sources.text(`/api/v1/tables/${id}/log`)));
  }
  const welcome = await sources.api<Welcome>("GET", `/tables/${id}/view`);
  const reply = await sources.api<{ since?: Since }>("POST", `/tables/${id}/commands`, { do: "ask", what: "since", n: 0 });
  return tableReport(info, plainTold(reply.since?.told ?? []), welcome.now.view);
}

/** What is true of the page itself. */
export function pageReport(about: Pick<About, "firstlight"> | null): Omit<Report, "said" | "table" | "messages" | "errors"> {
  let preferences: unknown;
  try {
    preferences = JSON.parse(localStorage.getItem("firstlight") ?? "null");
  } catch {
    preferences = null;
  }
  return {
    firstlight: about?.firstlight ?? "?",
    at: new Date().toISOString(),
    page: plainPath(location.pathname),
    browser: navigator.userAgent,
    languages: navigator.languages,
    window: { width: innerWidth, height: innerHeight, ratio: devicePixelRatio, secure: isSecureContext, online: navigator.onLine },
    preferences,
  };
}
