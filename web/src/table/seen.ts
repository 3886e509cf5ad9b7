/** How long one has to be away before one is told what changed, in milliseconds. */
export const AWAY_MS = 30_000;
/** How many tables are remembered. */
const MOST = 50;
const KEY = "firstlight-seen";

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** The number of the last message of a table that was looked at on this device. */
export function keptSeen(table: string): number | null {
  return read()[table] ?? null;
}

/** Keeps how far a table has been looked at. The tables looked at last are remembered. */
export function keepSeen(table: string, n: number): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, n]])));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
