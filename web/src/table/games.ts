import type { Component } from "svelte";
import type { Staging } from "./playback.svelte";
import type { TableModel } from "./model.svelte";

/** The screen of a game. It draws a table, live or replayed, and fills the place it is given. */
export type GameScreen = Component<{ model: TableModel }>;

/** How a game plays out what happened. */
export async function stagingOf(game: string): Promise<Staging> {
  return game === "daybreak" ? (await import("../daybreak/staging")).staging : (await import("../earthrise/staging")).staging;
}

/** The screen of a game, fetched when it is needed. */
export async function screenOf(game: string): Promise<GameScreen> {
  return game === "daybreak" ? (await import("../daybreak/Daybreak.svelte")).default : (await import("../earthrise/Earthrise.svelte")).default;
}
