import { clientOf } from "../game/clients";
import { t } from "../words/words.svelte";
import type { Choice, Facing, Fact, Move, Reply, Scene, Seat, SeatClock, TableInfo, TakeBack, FactMessage, Tried, Uses, View, You } from "../generated/wire";
import type { Library } from "../library";
import type { AheadTold } from "./live/ahead.svelte";
import type { Playback } from "./playback.svelte";

/** A sentence about something that went wrong, and the id of the rule that explains it. */
export interface Trouble {
  message: string;
  rule: string | null;
}

/** A signal that somebody gave a moment ago. */
export interface Signalled {
  key: number;
  name: string;
  seat: Seat | null;
  signal: string;
  target: string | null;
}

/**
 * A table as a screen draws it, be it live or a replay. Screens read, and call the methods for what a person wants;
 * at a table where nothing can be done they do nothing.
 */
export interface TableModel {
  readonly table: TableInfo;
  readonly you: You;
  readonly library: Library;
  /** The truth: what the server said last. */
  readonly scene: Scene;
  /** What is told step by step; `playback.view` is the table to draw, `playback.line` the sentence. */
  readonly playback: Playback;
  /** The seat one looks from, if any. */
  readonly seat: Seat | null;
  /** The moves one has now; none while something is being told or the line is lost. */
  readonly moves: Choice[];
  /** What every card and action could do, where the game knows such a thing. */
  readonly uses: Uses | null;
  /** What is ahead as things stand, where the game knows such a thing; for a moment it may be what was ahead just before. */
  readonly ahead: AheadTold | null;
  /** All that was told, oldest first. */
  readonly log: FactMessage[];
  /** The clocks of the seats, at a table that has one. */
  readonly clocks?: readonly SeatClock[];
  readonly signals: Signalled[];
  readonly trouble: Trouble | null;
  /** What was advised, where hints can be asked for. */
  readonly advice?: { readonly hint: Extract<Reply, { hint: unknown }>["hint"] | null; readonly looked: Move | null };
  /** Can one do things here? */
  readonly live: boolean;
  /** Can the last own move be taken back: at once, by asking the others, or not? */
  readonly takeBack: TakeBack | null;
  /** Makes a move, for another seat of one's own if one is named; what the rules refuse becomes `trouble`. True, if it was made. */
  move(move: Move, seat?: Seat): Promise<boolean>;
  /** Answers a plan that somebody put before the table: for it, against it, or neither. */
  answerPlan?(plan: number, yes: boolean | null): Promise<unknown>;
  /** Looks from a seat, or as somebody without one. */
  face(facing: Facing): Promise<unknown>;
  /** Takes one's last move back. */
  retract(): Promise<void>;
  /** Why a move is possible and what it would do, or why it is not. */
  why(move: Move): Promise<Extract<Reply, { why: unknown }>["why"] | null>;
  /** What would come of a move. */
  attempt(move: Move): Promise<Tried | null>;
  /** The table before a fact of the log, where it is known. */
  before?(told: FactMessage): View | null;
  /** Tells facts of the log once more. */
  show?(told: readonly FactMessage[]): Promise<void>;
  /** Was the end put aside, to look at the table? */
  endAside?: boolean;
  /** Does the next click point at something for the others, instead of using it? */
  pointing: boolean;
  /** What the next thing that is pointed at is for, where that is not to show it to the others. */
  readonly choosing?: ((target: string) => void) | null;
  /** Nothing is taken after all. */
  unchoose?(): void;
  /** Points at something for the others. */
  point(target: string): void;
  /** Somebody is about to go on and to leave something undone. */
  doubt?(): void;
  /** Puts the last trouble away. */
  calm(): void;
}

/** The name of a seat at a table; with its part, where somebody plays several. */
export function nameOf(table: TableInfo, seat: Seat): string {
  const name = table.seats[seat]?.name ?? `${seat + 1}`;
  const twice = name !== "" && table.seats.filter((one) => one.name === name).length > 1;
  const look = twice ? clientOf(table.game).seatLook(table.setup, seat) : null;
  return look ? t("room-seat-titled", { name, title: t(look.name) }) : name;
}

/** The one key of a fact, move or reason, which says its kind. */
export function kindOf(thing: Fact | Move | unknown): string {
  if (typeof thing === "string") return thing;
  if (thing && typeof thing === "object") return Object.keys(thing)[0] ?? "";
  return "";
}

/** Are two moves the same? */
export function sameMove(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export type { View };
