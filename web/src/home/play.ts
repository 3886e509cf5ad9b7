import { api } from "../net/api";
import { openOnce } from "../net/once";
import { router } from "../router.svelte";
import type { At, NewTable, SeatChoice } from "../wire";

/** The games there are, in the order in which the site names them. */
export const GAMES = ["daybreak", "earthrise"] as const;
export type GameId = (typeof GAMES)[number];

export function isGame(game: string): game is GameId {
  return GAMES.some((known) => known === game);
}

/** The bot that plays unless another is chosen. */
export const USUAL_BOT = "steady";

/** How many sit down at a table unless something else is chosen. */
export const USUAL_SEATS: Record<GameId, number> = { daybreak: 4, earthrise: 4 };

/** A table to play at once: oneself, and bots on all other seats. */
export function tableNow(game: GameId): NewTable {
  const bots = Array.from({ length: USUAL_SEATS[game] - 1 }, (): SeatChoice => ({ bot: USUAL_BOT }));
  return { game, seats: ["me", ...bots], settings: { hints: true } };
}

/** Opens a table and goes there. */
export async function open(table: NewTable): Promise<void> {
  router.go(`/t/${await openOnce(table)}`);
}

/** Sits down at today's deal, or goes on with it. */
export async function openDaily(game: GameId): Promise<void> {
  const at = await api<At>("POST", `/daily/${game}`);
  router.go(`/t/${at.table}`);
}
