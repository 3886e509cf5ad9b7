import places from "./places.json";

/** Where somebody is on the site. */
export type Place =
  | { at: "home" }
  | { at: "new"; game: string }
  | { at: "table"; table: string }
  | { at: "replay"; table: string }
  | { at: "debrief"; table: string }
  | { at: "join"; code: string }
  | { at: "cards"; no: string | null }
  | { at: "rules"; game: string | null }
  | { at: "learn"; game: string | null }
  | { at: "replays" }
  | { at: "me" }
  | { at: "daily"; game: string }
  | { at: "docs"; page: string }
  | { at: "nowhere" };

/** The address of each place; the server reads the same list (`crates/server/src/http/pages.rs`). */
const ADDRESSES: Record<Exclude<Place["at"], "nowhere">, string> = places;

/** Reads an address. */
export function placeOf(path: string): Place {
  const parts = partsOf(path).map(decode);
  for (const [at, pattern] of Object.entries(ADDRESSES)) {
    const named = match(partsOf(pattern), parts);
    if (named) return { at, ...named } as Place;
  }
  return { at: "nowhere" };
}

function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

/** What an address names by a pattern: `{table}` has to be there, `{no?}` is null if it is not. */
function match(pattern: string[], parts: string[]): Record<string, string | null> | null {
  if (parts.length > pattern.length) return null;
  const named: Record<string, string | null> = {};
  for (const [at, part] of pattern.entries()) {
    const [, name, optional] = /^\{(\w+)(\??)\}$/.exec(part) ?? [];
    const given = parts[at];
    if (name === undefined ? given !== part : given === undefined && !optional) return null;
    if (name !== undefined) named[name] = given ?? null;
  }
  return named;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address bar. */
class Router {
  path = $state("/");
  query = $state.raw(new URLSearchParams());
  hash = $state("");
  place = $derived(placeOf(this.path));

  /** Follows the address bar and every link of our own. */
  begin(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
      const to = new URL(link.href, location.href);
      if (to.origin !== location.origin || to.pathname.startsWith("/api/") || to.pathname.endsWith(".md")) return;
      if (to.pathname === location.pathname && to.search === location.search && to.hash) return;
      event.preventDefault();
      this.go(to.pathname + to.search + to.hash);
    });
  }

  /** Goes somewhere; `instead` leaves no way back to where one was. */
  go(address: string, instead = false): void {
    const to = new URL(address, location.href);
    const moved = to.pathname !== location.pathname;
    if (instead) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.read();
    if (moved && !to.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
