import type { Component } from "svelte";
import type { Told } from "../debrief/load.svelte";
import type { GameForm } from "../home/new/form";
import type { Lesson } from "../learn/lesson";
import type { Open } from "../table/follow";
import type { LiveTable } from "../table/live.svelte";
import type { TableModel } from "../table/model.svelte";
import type { Staging } from "../table/playback.svelte";
import type { Look } from "../ui/look";
import type { DealResult, Fact, FactMessage, Move, Outcome, Scene, Setup, TurningPoints } from "../generated/wire";

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

/** How the log of a game is drawn, and what it can be sifted by. */
export interface LogLook {
  /** The picture of a line; none: it has none. */
  look(fact: Fact): { icon: string; tone: string } | null;
  /** The kinds of lines: the stages of a round, or what lines are about, each with the key of its name. */
  kinds: readonly { id: string; name: string }[];
  /** The kind of a line, in the part of the log that this fact opened. */
  kindOf(told: FactMessage, opening: Fact | null): string | null;
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
  /** Does its screen show how the game ended, by itself? */
  scene: boolean;
  /** What the top of its screen shows: messages keep clear of it. */
  top: "stages" | "scores";
  /** Does its screen show how a game that was played to its end ended, and where to go from there? */
  ends: boolean;
  /** Does the server say what every card and action could do? */
  uses: boolean;
  /** Does the server say what is ahead as things stand? */
  ahead: boolean;
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
  /** Shows a sentence about a fact or a move with what it names drawn, as its cards. Its text stays what it was. */
  sentence: (() => Promise<Component<{ text: string; about: Fact | Move | null; model?: TableModel }>>) | null;
  /** How its log is drawn. */
  logLook: (() => Promise<LogLook>) | null;
  /** Draws something that a plan is about, as it is named on the line: its picture and what it is called. */
  planTarget: (() => Promise<Component<{ model: TableModel; target: string }>>) | null;
  /** Every icon with what it means, for a game that has a panel of them. */
  legend: (() => Promise<Component<{ live: LiveTable; onclose: () => void }>>) | null;
  /** Draws a move, to stand beside its words. */
  moveLook: (() => Promise<Component<{ move: Move }>>) | null;
  /** What kind of move it is, as the key of a heading: long lists of moves are sorted by it. */
  moveGroup: ((move: Move) => string) | null;
  /** What is begun and whole only with the answers that follow; nothing, where nothing is. */
  goesOn(scene: Scene): Open | null;
  /** Do panels beside the table end above its horizon, which its screen names as `--dock-bottom`? */
  docks: boolean;
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
  scene: false,
  top: "scores",
  ends: false,
  uses: false,
  ahead: false,
  keys: [],
  seatLook: () => null,
  isWin: () => false,
  staging: async () => (await import("../table/plain")).staging,
  debrief: async () => (await import("../debrief/Plain.svelte")).default,
  form: async () => (await import("../home/new/plain")).plainForm(),
  sentence: null,
  logLook: null,
  planTarget: null,
  legend: null,
  moveLook: null,
  moveGroup: null,
  goesOn: () => null,
  docks: false,
  lesson: null,
  cards: null,
  team: null,
};
