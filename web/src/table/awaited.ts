import { t, words } from "../words/words.svelte";
import type { Scene, Seat, TableInfo, You } from "../wire";
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

/** Is nobody at a seat who could play it? A bot always is. */
export function isAway(table: TableInfo, seat: Seat): boolean {
  const info = table.seats[seat];
  return info !== undefined && info.holder === "person" && !info.here && !info.bot;
}

/** The names of seats as a sentence lists them, with who is away. */
export function namesOf(table: TableInfo, seats: readonly Seat[]): string {
  return listed(
    seats.map((seat) => (isAway(table, seat) ? t("room-away-name", { name: nameOf(table, seat) }) : nameOf(table, seat))),
    words.lang,
  );
}
