/** Somebody whom one does not want to hear at a table. */
export interface Hushed {
  /** By which the server tells them apart at this table, and nowhere else. */
  who: string;
  name: string;
}

const KEY = "firstlight-muted";
/** Tables that are remembered; whoever plays at more hears the oldest again. */
const TABLES = 50;
const MOST = 64;

type Kept = Record<string, Hushed[]>;

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as unknown;
    if (!kept || typeof kept !== "object") return {};
    const good = (one: unknown): one is Hushed => typeof (one as Hushed)?.who === "string" && typeof (one as Hushed)?.name === "string";
    return Object.fromEntries(Object.entries(kept).map(([table, all]) => [table, Array.isArray(all) ? all.filter(good) : []]));
  } catch {
    return {};
  }
}

/**
 * Those whom one has muted for oneself at a table. It is nobody else's business, so that it stays in this browser; and the
 * server tells people apart at each table anew, so that it holds for this table.
 */
export class HushedPeople {
  all = $state.raw<readonly Hushed[]>([]);

  constructor(private readonly table: string) {
    this.all = read()[table] ?? [];
  }

  has(who: string | null | undefined): boolean {
    return who != null && this.all.some((one) => one.who === who);
  }

  mute(who: string, name: string): void {
    if (!this.has(who)) this.keep([...this.all, { who, name }].slice(-MOST));
  }

  hear(who: string): void {
    this.keep(this.all.filter((one) => one.who !== who));
  }

  private keep(all: readonly Hushed[]): void {
    this.all = all;
    const { [this.table]: _, ...others } = read();
    const newest = Object.entries(others).slice(-(TABLES - 1));
    const kept = Object.fromEntries(all.length > 0 ? [...newest, [this.table, all]] : newest);
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing mutes until the page is left.
    }
  }
}
