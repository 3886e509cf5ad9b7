import type { Component } from "svelte";
import type { Told } from "../debrief/load.svelte";
import type { GameForm } from "../home/new/form";
import type { Lesson } from "../learn/lesson";
import type { LiveTable } from "../table/live.svelte";
import type { TableModel } from "../table/model.svelte";
import type { Staging } from "../table/playback.svelte";
import type { Look } from "../ui/look";
import type { DealResult, Outcome, Setup, TurningPoints, View } from "../generated/wire";

/** The screen of a game. It draws a table, live or replayed, and fills the place it is given. */
export type GameScreen = Component<{ model: TableModel }>;
/** A finished game, looked back at. */
export type GameDebrief = Component<DebriefProps>;
/** What is known of it, and its turning points once they are worked out. */
export interface DebriefProps {
  told: Told;
  turns: TurningPoints | null;
}

/** The pictures of a game outside its tables. */
export interface Art {
  /** Behind its name on Home. */
  Poster: Component;
  /** At the head of its pages. */
  Strip: Component;
}

/** What a game has to say of itself. What is large is fetched when somebody needs it. */
interface Said {
  id: string;
  icon: string;
  /** How a daily deal ended for the person who played it, in one line. */
  outcomeLine(result: DealResult): string;
  screen(): Promise<GameScreen>;
  art(): Promise<Art>;
}

/** What a game may say of itself. */
interface Unsaid {
  /** The icon of a game that is over; otherwise its icon. */
  overIcon: string;
  /** What the top of its screen shows: messages keep clear of it. */
  top: "stages" | "scores";
  /** Does the server say what every card and action could do; always, or when the table is like this? */
  uses: boolean | ((view: View) => boolean);
  /** Keys of its own at a table: what to press, and the end of the text's key. */
  keys: readonly (readonly [string, string])[];
  /** How a seat is drawn where the setup gives it a part. */
  seatLook(setup: Setup, seat: number): Look | null;
  /** Was it won together? */
  isWin(outcome: Outcome): boolean;
  /** How it plays out what happened. */
  staging(): Promise<Staging>;
  debrief(): Promise<GameDebrief>;
  /** What it adds to the form of a new table. */
  form(): Promise<GameForm>;
  /** A game played with somebody beside you, for a game that has a lesson. */
  lesson: (() => Promise<Lesson>) | null;
  /** All its cards, for a game that has a page of them. */
  cards: (() => Promise<Component<{ no: string | null }>>) | null;
  /** What each player did, for a game that tells it in a panel. */
  team: (() => Promise<Component<{ live: LiveTable; onclose: () => void }>>) | null;
}

/** What the folder of a game exports. */
export type GameFolder = Said & Partial<Unsaid>;
/** What the client knows of a game. */
export type GameClient = Said & Unsaid;

/** What holds where a game says nothing. */
export const UNSAID: Omit<Unsaid, "overIcon"> = {
  top: "scores",
  uses: false,
  keys: [],
  seatLook: () => null,
  isWin: () => false,
  staging: async () => (await import("../table/plain")).staging,
  debrief: async () => (await import("../debrief/Plain.svelte")).default,
  form: async () => (await import("../home/new/plain")).plainForm(),
  lesson: null,
  cards: null,
  team: null,
};
