import { t, words } from "../words/words.svelte";
import type { Scene, Seat, TableInfo, You } from "../generated/wire";
import { awayIn } from "./gone";
import { nameOf } from "./model.svelte";
import { listed } from "./turn";

/** Whom the table waits for, as one person sees it. */
export interface Awaited {
  /** A seat of one's own. */
  you: boolean;
  /** The seats of others. */
  others: Seat[];
}

export function awaitedAt(scene: Pick<Scene, "awaited">, you: Pick<You, "seats">): Awaited {
  return { you: scene.awaited.some((seat) => you.seats.includes(seat)), others: scene.awaited.filter((seat) => !you.seats.includes(seat)) };
}

/** Is nobody at a seat who could play it, and has not been for a while? A bot always is. */
export function isAway(table: TableInfo, seat: Seat): boolean {
  return !table.seats[seat]?.bot && awayIn(table, seat) === 0;
}

/** Has the person of a seat no connection, be it for a moment? */
function isGone(table: TableInfo, seat: Seat): boolean {
  const info = table.seats[seat];
  return info !== undefined && info.holder === "person" && !info.here && !info.bot;
}

function named(table: TableInfo, seat: Seat): string {
  const name = nameOf(table, seat);
  if (isAway(table, seat)) return t("room-away-name", { name });
  return isGone(table, seat) ? t("room-gone-name", { name }) : name;
}

/** The names of seats as a sentence lists them, with who is away. */
export function namesOf(table: TableInfo, seats: readonly Seat[]): string {
  return listed(
    seats.map((seat) => named(table, seat)),
    words.lang,
  );
}
