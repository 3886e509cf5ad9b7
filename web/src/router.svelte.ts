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

/** Reads an address. */
export function placeOf(path: string): Place {
  const [first = "", second, third, ...more] = path
    .split("/")
    .filter((part) => part !== "")
    .map(decode);
  if (more.length > 0) return { at: "nowhere" };
  if (third !== undefined) {
    if (first === "t" && second && third === "replay") return { at: "replay", table: second };
    if (first === "t" && second && third === "debrief") return { at: "debrief", table: second };
    return { at: "nowhere" };
  }
  switch (first) {
    case "":
      return { at: "home" };
    case "new":
      return second ? { at: "new", game: second } : { at: "nowhere" };
    case "t":
      return second ? { at: "table", table: second } : { at: "nowhere" };
    case "j":
      return second ? { at: "join", code: second } : { at: "nowhere" };
    case "cards":
      return { at: "cards", no: second ?? null };
    case "rules":
      return { at: "rules", game: second ?? null };
    case "learn":
      return { at: "learn", game: second ?? null };
    case "daily":
      return second ? { at: "daily", game: second } : { at: "nowhere" };
    case "docs":
      return second ? { at: "docs", page: second } : { at: "nowhere" };
    case "me":
      return second ? { at: "nowhere" } : { at: "me" };
    case "replays":
      return second ? { at: "nowhere" } : { at: "replays" };
    default:
      return { at: "nowhere" };
  }
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
