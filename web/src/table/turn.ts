import type { Scene, Seat, TableInfo, You } from "../generated/wire";
import { nameOf } from "./model.svelte";

/** Whose turn it is, as one person at the table sees it. */
export type Turn =
  | { is: "waiting" | "paused" | "over" | "abandoned" | "nobody" }
  /** One's own, from the seat one faces. */
  | { is: "yours" }
  /** That of another seat of one's own. */
  | { is: "your-other"; seat: Seat; name: string }
  /** Somebody else's. */
  | { is: "others"; names: string[] };

export function turnOf(table: TableInfo, scene: Scene, you: You): Turn {
  if (table.status === "waiting") return { is: "waiting" };
  if (table.status === "finished") return { is: "over" };
  if (table.status === "abandoned") return { is: "abandoned" };
  if (table.paused) return { is: "paused" };
  const facing = typeof you.facing === "object" ? you.facing.seat : null;
  if (facing !== null && scene.awaited.includes(facing)) return { is: "yours" };
  const own = scene.awaited.find((seat) => you.seats.includes(seat));
  if (own !== undefined) return { is: "your-other", seat: own, name: nameOf(table, own) };
  const names = scene.awaited.map((seat) => nameOf(table, seat));
  return names.length === 0 ? { is: "nobody" } : { is: "others", names };
}

/** Names as a sentence lists them. */
export function listed(names: readonly string[], lang: string): string {
  // `Intl` takes a phone tens of milliseconds before its first list.
  if (names.length < 2) return names[0] ?? "";
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}
