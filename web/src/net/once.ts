import type { At, NewTable } from "../generated/wire";
import { api } from "./api";

/** What was asked for last, kept where every tab of this browser sees it. */
interface Asked {
  /** What was wanted. */
  what: string;
  /** The id under which the server was asked. */
  id: string;
  /** The table, once the server has answered, and when. */
  table?: string;
  at?: number;
}

const KEY = "firstlight-opening";

/** An id of one's own. `crypto.randomUUID` is not there over plain http; this is. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function read(): Asked | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Asked | null;
  } catch {
    return null;
  }
}

function write(asked: Asked): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(asked));
  } catch {
    // Without storage every click counts for itself; the button is locked while one is on its way.
  }
}

/** One tab after the other, where the browser can say so; elsewhere what is kept tells them apart. */
function inTurn<T>(doing: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? (navigator.locks.request(KEY, doing) as Promise<T>) : doing();
}

/**
 * Opens a table for one wish, and says where it is. Whoever clicks again before the answer is there, in this tab or another,
 * is led to the same table; so is whoever did not hear the answer and asks again.
 */
export function openOnce(table: NewTable): Promise<string> {
  const clicked = Date.now();
  const what = JSON.stringify(table);
  return inTurn(async () => {
    const last = read();
    const same = last?.what === what ? last : null;
    if (same?.table !== undefined && (same.at ?? 0) >= clicked) return same.table;
    const id = same && same.table === undefined ? same.id : freshId();
    write({ what, id });
    const at = await api<At>("POST", "/tables", { ...table, id });
    write({ what, id, table: at.table, at: Date.now() });
    return at.table;
  });
}
