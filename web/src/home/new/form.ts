import type { Component } from "svelte";
import { infoOf } from "../../game/known";
import { partOf } from "../../game/parts";
import type { Look } from "../../ui/look";
import type { DealChoice, AtZero, Clock, ClockKind, Library, NewTable, SeatChoice, Settings, Setup, Visibility } from "../../generated/wire";
import { USUAL_BOT } from "../play";

/** Who is to sit on a seat. */
export type Sitter = "me" | "me_as" | "open" | "bot";

export interface SeatForm {
  who: Sitter;
  /** The name of somebody at this device. */
  name: string;
  /** The level of a bot. */
  bot: string;
}

/** How long bots wait between two steps, in milliseconds. */
export const PACES = { slow: 1800, usual: 700, quick: 250, none: 0 } as const;
export type Pace = keyof typeof PACES;
export type Watching = "usual" | "off" | "live" | "delayed";
export type Deal = "fresh" | "seed" | "table";
/** Clocks: none, or how time is measured. */
export type ClockForm = "none" | "move" | "stage" | "game" | "days";
/** The times a form offers: seconds for a move and a stage, minutes for a game, days. */
export const CLOCK_TIMES: Record<Exclude<ClockForm, "none">, readonly number[]> = {
  move: [15, 30, 60, 120, 300],
  stage: [60, 120, 300, 600, 1200],
  game: [5, 10, 15, 30, 60],
  days: [1, 2, 3, 5, 7, 14],
};
const USUAL_TIMES: Record<Exclude<ClockForm, "none">, number> = { move: 60, stage: 300, game: 15, days: 3 };
export const INCREMENTS = [0, 5, 10, 30] as const;
export const ZEROS: readonly AtZero[] = ["bot", "pass", "nothing"];
/** Ways to fill all seats at once. */
export type Company = "bots" | "friends" | "device" | "alone";

export interface Form {
  game: string;
  players: number;
  /** As many as the game ever has; the first `players` count. */
  seats: SeatForm[];
  /** What can be chosen in this game alone. */
  own: unknown;
  /** Readings of the rules that differ from the usual ones. */
  readings: string[];
  hints: boolean;
  visibility: Visibility;
  watching: Watching;
  delay: number;
  oneDevice: boolean;
  /** Seconds; 0 is never. */
  standIn: number;
  /** Is it played over days, so that nobody is away? */
  slow: boolean;
  pace: Pace;
  clock: ClockForm;
  /** In the unit of the clock. */
  clockTime: number;
  /** Seconds that a move gives back, of a clock for the whole game. */
  increment: number;
  atZero: AtZero;
  deal: Deal;
  seed: string;
  dealOf: string;
  name: string;
}

/** The most the name of a table may have, in characters. */
export const LONGEST_TABLE_NAME = 40;
/** What a game adds to the form of a new table. */
export interface GameForm {
  /** What can be chosen in this game alone, at first. */
  fresh(): unknown;
  /** Another number of people plays. */
  resized?(form: Form): void;
  /** Its pieces are known; a game without this needs none of them here. */
  stocked?(form: Form, library: Library): void;
  setup(form: Form, options: { options?: Record<string, string> }): Setup | null;
  /** How a seat is drawn that has a part. */
  seatLook(form: Form, at: number): Look | null;
  /** The part of a seat, to choose it. */
  SeatPart?: Component<{ form: Form; at: number }>;
  /** What can be chosen in this game alone, if there is something. */
  Choices?: Component<{ form: Form }>;
}

export const formOf = (game: string): GameForm => partOf("form", game);

/** The numbers of players there can be. */
export function playersOf(game: string): number[] {
  const { fewest, most } = infoOf(game);
  return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
}

/** The ways to fill all seats at once: where hands are held, nobody plays them all. */
export function companiesOf(game: string): Company[] {
  return infoOf(game).secrets ? ["bots", "friends", "device"] : ["bots", "friends", "device", "alone"];
}

/** The clocks a table can have: one for a stage, where the game has stages. */
export function clocksOf(game: string): ClockForm[] {
  return infoOf(game).stretch === "stage" ? ["none", "move", "stage", "game", "days"] : ["none", "move", "game", "days"];
}

/** The readings of the rules a table may choose instead of the usual ones, and the value that chooses them. */
export function readingsOf(game: string): Record<string, string> {
  const others = infoOf(game).options.map(({ name, values, usual }) => [name, values.find((value) => value !== usual) ?? usual]);
  return Object.fromEntries(others) as Record<string, string>;
}

/** A form that can be sent as it is. */
export function freshForm(game: string): Form {
  const { fresh } = formOf(game);
  const { most, usual } = infoOf(game);
  const seat = (at: number): SeatForm => ({ who: at === 0 ? "me" : "bot", name: "", bot: USUAL_BOT });
  return {
    game,
    players: usual,
    seats: Array.from({ length: most }, (_, at) => seat(at)),
    own: fresh(),
    readings: [],
    hints: true,
    visibility: "link",
    watching: "usual",
    delay: 60,
    oneDevice: false,
    standIn: 0,
    slow: false,
    pace: "usual",
    clock: "none",
    clockTime: 0,
    increment: 0,
    atZero: "bot",
    deal: "fresh",
    seed: "",
    dealOf: "",
    name: "",
  };
}

/** Chooses a clock, with the usual time for it. A clock of days is for slow tables, and they have no other. */
export function setClock(form: Form, clock: ClockForm): void {
  form.clock = clock;
  form.clockTime = clock === "none" ? 0 : USUAL_TIMES[clock];
  if (clock === "days") form.slow = true;
  else if (clock !== "none") form.slow = false;
}

/** Chooses whether a table is played over days. */
export function setSlow(form: Form, slow: boolean): void {
  form.slow = slow;
  if (form.clock !== "none" && slow !== (form.clock === "days")) setClock(form, slow ? "days" : "none");
}

function clockOf(form: Form): Clock | null {
  const { clock, clockTime, increment } = form;
  if (clock === "none") return null;
  const kinds: Record<Exclude<ClockForm, "none">, ClockKind> = {
    move: { move: { seconds: clockTime } },
    stage: { stage: { seconds: clockTime } },
    game: { game: { minutes: clockTime, increment } },
    days: { days: { days: clockTime } },
  };
  return { kind: kinds[clock], at_zero: form.atZero };
}

/** Changes how many play. */
export function setPlayers(form: Form, players: number): void {
  form.players = players;
  formOf(form.game).resized?.(form);
}

/** Fills all seats at once. */
export function fill(form: Form, company: Company, nameOf: (at: number) => string): void {
  form.oneDevice = company === "device";
  form.seats.forEach((seat, at) => {
    if (at === 0 && company !== "device") seat.who = "me";
    else if (company === "bots") seat.who = "bot";
    else if (company === "friends") seat.who = "open";
    else if (company === "alone") seat.who = "me";
    else {
      seat.who = "me_as";
      seat.name ||= nameOf(at);
    }
  });
}

/** How the seats are filled, if it is one of the ways to fill them all. */
export function companyOf(form: Form): Company | null {
  const others = form.seats.slice(1, form.players);
  if (form.players === 1) return form.seats[0]?.who === "me" ? "alone" : null;
  const all = (who: Sitter): boolean => others.every((seat) => seat.who === who);
  const first = form.seats[0]?.who;
  if (first === "me_as") return all("me_as") ? "device" : null;
  if (first !== "me") return null;
  if (all("bot")) return "bots";
  if (all("open")) return "friends";
  if (all("me")) return "alone";
  return all("me_as") ? "device" : null;
}

/** How many seats people at this device have. */
export function ownSeats(form: Form): number {
  return form.seats.slice(0, form.players).filter(({ who }) => who === "me" || who === "me_as").length;
}

function seatChoice(seat: SeatForm): SeatChoice {
  switch (seat.who) {
    case "me":
    case "open":
      return seat.who;
    case "bot":
      return { bot: seat.bot };
    case "me_as": {
      const name = seat.name.trim();
      return name === "" ? "me" : { me_as: name };
    }
  }
}

function setupOf(form: Form): Setup | null {
  const { setup } = formOf(form.game);
  const chosen = Object.entries(readingsOf(form.game)).filter(([name]) => form.readings.includes(name));
  return setup(form, chosen.length > 0 ? { options: Object.fromEntries(chosen) } : {});
}

function settingsOf(form: Form): Settings {
  const settings: Settings = { hints: form.hints, visibility: form.visibility, one_device: form.oneDevice };
  const name = form.name.trim();
  if (name !== "") settings.name = name;
  if (form.slow) settings.slow = true;
  else if (form.standIn > 0) settings.stand_in_after = form.standIn;
  const clock = clockOf(form);
  if (clock) settings.clock = clock;
  if (form.pace !== "usual") settings.bot_pace = PACES[form.pace];
  if (form.watching === "delayed") settings.watch = { delayed: form.delay };
  else if (form.watching !== "usual") settings.watch = form.watching;
  return settings;
}

/** The table of an address, or its id as it was typed. */
export function tableIn(typed: string): string {
  return /\/t\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed.trim();
}

function dealOf(form: Form): DealChoice | null {
  if (form.deal === "seed" && form.seed.trim() !== "") return { seed: form.seed.trim() };
  if (form.deal === "table" && form.dealOf.trim() !== "") return { of: tableIn(form.dealOf) };
  return null;
}

/** What is sent to the server. */
export function requestOf(form: Form): NewTable {
  const deal = dealOf(form);
  const setup = setupOf(form);
  return {
    game: form.game,
    seats: form.seats.slice(0, form.players).map(seatChoice),
    ...(setup ? { setup } : {}),
    settings: settingsOf(form),
    ...(deal ? { deal } : {}),
  };
}
