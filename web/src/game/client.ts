import type { Component } from "svelte";
import type { Told } from "../debrief/load.svelte";
import type { GameForm } from "../home/new/form";
import type { Lesson } from "../learn/lesson";
import type { LiveTable } from "../table/live.svelte";
import type { TableModel } from "../table/model.svelte";
import type { Staging } from "../table/playback.svelte";
import type { Look } from "../ui/look";
import type { Outcome, Setup, Turns, View } from "../generated/wire";

/** The screen of a game. It draws a table, live or replayed, and fills the place it is given. */
export type GameScreen = Component<{ model: TableModel }>;
/** A finished game, looked back at. */
export type GameDebrief = Component<{ told: Told; turns: Turns | null }>;

/** The pictures of a game outside its tables. */
export interface Art {
  /** Behind its name on Home. */
  Poster: Component;
  /** At the head of its pages. */
  Strip: Component;
}

/** What the client knows of a game. Its folder exports one; what is large is fetched when somebody needs it. */
export interface GameClient {
  id: string;
  /** Its place among the games of the site: the smallest comes first. */
  order: number;
  icon: string;
  /** The icon of a game that is over. */
  overIcon: string;
  /** What a bot plays to the end of. */
  stretch: "stage" | "trick";
  /** May players see only their own cards? */
  secret: boolean;
  /** What the top of its screen shows: messages keep clear of it. */
  top: "stages" | "scores";
  /** Do players plan together, and point at things for each other? */
  together: boolean;
  /** Does the server say what every card and action could do? */
  uses: boolean;
  /** Keys of its own at a table: what to press, and the end of the text's key. */
  keys: readonly (readonly [string, string])[];
  /** How a seat is drawn where the setup gives it a part. */
  seatLook(setup: Setup, seat: number): Look | null;
  /** Was it won together? */
  isWin(outcome: Outcome): boolean;
  /** How a daily deal ended for the person who played it, in one line. */
  outcomeLine(outcome: Outcome): string;
  /** The rule behind a typed reason, if there is one. */
  ruleOfReason(reason: unknown): string | null;
  /** The rule about what is going on, if there is one. */
  ruleOfView(view: View): string | null;
  screen(): Promise<GameScreen>;
  /** How it plays out what happened. */
  staging(): Promise<Staging>;
  debrief(): Promise<GameDebrief>;
  lesson(): Promise<Lesson>;
  form(): Promise<GameForm>;
  art(): Promise<Art>;
  /** All its cards, for a game that has a page of them. */
  cards?(): Promise<Component<{ no: string | null }>>;
  /** What each player did, for a game that tells it in a panel. */
  team?(): Promise<Component<{ live: LiveTable; onclose: () => void }>>;
}
