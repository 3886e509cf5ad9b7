import type { GameClient } from "./client";

const FOUND = import.meta.glob<GameClient>("../games/*/index.ts", { import: "client", eager: true });

/** The games there are, in the order in which the site names them. */
export const CLIENTS: readonly GameClient[] = Object.values(FOUND).toSorted((one, other) => one.order - other.order);
/** Their ids, in the same order. */
export const GAMES: readonly string[] = CLIENTS.map(({ id }) => id);

export function isGame(game: string): boolean {
  return GAMES.includes(game);
}

/** What is known of a game. A table can only be of a game that there is. */
export function clientOf(game: string): GameClient {
  const client = CLIENTS.find(({ id }) => id === game);
  if (!client) throw new Error(`there is no game ${game}`);
  return client;
}

/** The game that a page is about unless an address names one. */
export function firstGame(): string {
  const [first] = GAMES;
  if (first === undefined) throw new Error("there are no games");
  return first;
}
