import { UNSAID, type GameClient, type GameFolder } from "./client";
import { served } from "./known";

const FOUND = import.meta.glob<GameFolder>("../games/*/index.ts", { import: "client", eager: true });

const CLIENTS: readonly GameClient[] = Object.values(FOUND).map((said) => ({ ...UNSAID, overIcon: said.icon, ...said }));

/** Every game that the client can draw. */
export const KNOWN: readonly string[] = CLIENTS.map(({ id }) => id);

/** The games that can be played here: those of this server that the client can draw. A program may come without one. */
export function games(): readonly string[] {
  return served().filter((game) => KNOWN.includes(game));
}

export function isGame(game: string): boolean {
  return games().includes(game);
}

/** What is known of a game. A table can only be of a game that there is. */
export function clientOf(game: string): GameClient {
  const client = CLIENTS.find(({ id }) => id === game);
  if (!client) throw new Error(`there is no game ${game}`);
  return client;
}

/** The game that a page is about unless an address names one. */
export function firstGame(): string {
  const [first] = games();
  if (first === undefined) throw new Error("there are no games");
  return first;
}
