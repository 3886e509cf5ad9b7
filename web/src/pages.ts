import type { Component } from "svelte";
import { fetchGames } from "./game/known";
import { fetchParts } from "./game/parts";
import type { Place } from "./router.svelte";
import Lost from "./ui/Lost.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each takes its own part of a place
export type Page = Component<any>;

/** Each page is fetched when somebody goes there. */
const FILES: Record<Place["at"], () => Promise<{ default: Page }>> = {
  home: () => import("./home/Home.svelte"),
  new: () => import("./home/NewTable.svelte"),
  daily: () => import("./home/Daily.svelte"),
  join: () => import("./home/Join.svelte"),
  replays: () => import("./home/History.svelte"),
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  debrief: () => import("./debrief/Debrief.svelte"),
  cards: () => import("./cards/Cards.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  me: () => import("./home/Me.svelte"),
  learn: () => import("./learn/Learn.svelte"),
  docs: () => import("./docs/Docs.svelte"),
  nowhere: () => Promise.resolve({ default: Lost }),
};

/** Pages about the games of this server, with the parts of them that each is made of. */
const PARTS: Partial<Record<Place["at"], Parameters<typeof fetchParts>>> = {
  home: ["art", "lesson"],
  new: ["art", "form"],
  daily: ["art"],
  replays: [],
  table: [],
  cards: [],
  rules: [],
  learn: ["lesson"],
};

/** Begins to fetch a page, and all that it is made of, while the words it will speak are still on their way. */
export function expectPage(at: Place["at"]): void {
  // Whoever goes there is told what went wrong.
  fetchPage(at).catch(() => undefined);
}

/** A page, with all that it is made of. */
export async function fetchPage(at: Place["at"]): Promise<Page> {
  const parts = PARTS[at];
  const [found] = await Promise.all([FILES[at](), parts && fetchGames().then(() => fetchParts(...parts))]);
  return found.default;
}
