import type { GameInfo } from "../generated/wire";
import { about } from "../net/site";

const known = new Map<string, GameInfo>();

/** Keeps what the server says of its games. */
export function knowGames(games: readonly GameInfo[]): void {
  known.clear();
  for (const game of games) known.set(game.id, game);
}

/** Asks the server, once, what it says of its games. */
export async function fetchGames(): Promise<void> {
  knowGames((await about()).games);
}

/** The games of this server, in the order in which it names them. */
export function served(): readonly string[] {
  return [...known.keys()];
}

/** What the server says of a game: how many can play it, its options, its bots. The page has fetched it before it began. */
export function infoOf(game: string): GameInfo {
  const info = known.get(game);
  if (!info) throw new Error(`the server has said nothing of ${game}`);
  return info;
}
