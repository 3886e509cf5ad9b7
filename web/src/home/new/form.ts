import { POWERS } from "../../ui/vocabulary";
import type { DaybreakChallengePick, DaybreakFlavour, DaybreakPower, DaybreakScope, DealChoice, AtZero, Clock, ClockKind, NewTable, SeatChoice, Settings, Setup, Visibility } from "../../wire";
import { usualPowers, type SetRow } from "./sets";
import { USUAL_BOT, USUAL_SEATS, type GameId } from "../play";

/** Who is to sit on a seat. */
export type Sitter = "me" | "me_as" | "open" | "bot";

export interface SeatForm {
  who: Sitter;
  /** The name of somebody at this device. */
  name: string;
  /** The level of a bot. */
  bot: string;
}

/** A challenge card that was asked for: a kind by chance, or one by its number. */
export interface ChallengeForm {
  card: string | null;
  flavour: DaybreakFlavour;
  scope: DaybreakScope;
  /** For whom, by seat; of use where it is for one player. */
  seat: number;
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
  move: [15, 30, 60, 120, 300], stage: [60, 120, 300, 600, 1200], game: [5, 10, 15, 30, 60], days: [1, 2, 3, 5, 7, 14],
};
const USUAL_TIMES: Record<Exclude<ClockForm, "none">, number> = { move: 60, stage: 300, game: 15, days: 3 };
export const INCREMENTS = [0, 5, 10, 30] as const;
export const ZEROS: readonly AtZero[] = ["bot", "pass", "nothing"];
/** Ways to fill all seats at once. */
export type Company = "bots" | "friends" | "device" | "alone";

export interface Form {
  game: GameId;
  players: number;
  /** As many as the game ever has; the first `players` count. */
  seats: SeatForm[];
  /** The powers of the seats, in their order; none as long as the setup table is not known: then they are the usual ones. */
  powers: DaybreakPower[];
  challenges: ChallengeForm[];
  /** Readings of the rules that differ from the usual ones. */
  readings: string[];
  pills: boolean;
  pool: string;
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

/** The numbers of players there can be. */
export const PLAYERS: Record<GameId, readonly number[]> = { daybreak: [1, 2, 3, 4], earthrise: [3, 4, 5] };
export const MOST_CHALLENGES = 12;
/** The most the name of a table may have, in characters. */
export const LONGEST_TABLE_NAME = 40;
/** The pool of pills that is not the usual one, for five. */
export const POOLS = ["", "strict5"] as const;

/** The readings of the rules a table may choose instead of the usual ones, and the value that chooses them. */
export const READINGS: Record<GameId, Readonly<Record<string, string>>> = {
  daybreak: { spokesperson: "true", projects_lapse: "true", whole_bands: "true", tuck_to_back: "true", done_is_done: "true" },
  earthrise: {
    follow_rule: "free", follow_in_silence: "false", stack_condition: "any", carry_stack_between_rounds: "false",
    same_as_includes_pilot: "false", final_exchange_order: "clockwise_from_first_pilot", pill_decisions: "in_turn",
    final_tie: "shared_victory", show_alert_totals: "true", fewest_alerts_ties: "last_to_play_last_trick", public_draw: "false",
  },
};

/** A form that can be sent as it is. */
export function freshForm(game: GameId): Form {
  const most = Math.max(...PLAYERS[game]);
  const seat = (at: number): SeatForm => ({ who: at === 0 ? "me" : "bot", name: "", bot: USUAL_BOT });
  return {
    game, players: USUAL_SEATS[game], seats: Array.from({ length: most }, (_, at) => seat(at)),
    powers: [], challenges: [], readings: [], pills: false, pool: "",
    hints: true, visibility: "link", watching: "usual", delay: 60, oneDevice: false, standIn: 0, slow: false, pace: "usual",
    clock: "none", clockTime: 0, increment: 0, atZero: "bot",
    deal: "fresh", seed: "", dealOf: "", name: "",
  };
}

/** The clocks that a game can have. */
export function clockKinds(game: GameId): ClockForm[] {
  return game === "daybreak" ? ["none", "move", "stage", "game", "days"] : ["none", "move", "game", "days"];
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

/** Changes how many play, with the powers that the setup table has for so many. */
export function setPlayers(form: Form, players: number, rows: readonly SetRow[]): void {
  form.players = players;
  form.powers = usualPowers(rows, players);
  for (const challenge of form.challenges) challenge.seat = Math.min(challenge.seat, players - 1);
}

/** Gives a seat a power; whoever had it takes the one that becomes free. */
export function setPower(form: Form, at: number, power: DaybreakPower): void {
  const had = form.powers[at];
  const other = form.powers.indexOf(power);
  if (other >= 0 && had) form.powers[other] = had;
  form.powers[at] = power;
}

/** Fills all seats at once. */
export function fill(form: Form, company: Company, nameOf: (at: number) => string): void {
  form.oneDevice = company === "device";
  form.seats.forEach((seat, at) => {
    if (at === 0) seat.who = "me";
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
  if (form.seats[0]?.who !== "me") return null;
  const all = (who: Sitter): boolean => others.every((seat) => seat.who === who);
  if (all("bot")) return "bots";
  if (all("open")) return "friends";
  if (all("me")) return "alone";
  return all("me_as") ? "device" : null;
}

/** How many seats people at this device have. */
export function ownSeats(form: Form): number {
  return form.seats.slice(0, form.players).filter(({ who }) => who === "me" || who === "me_as").length;
}

export function addChallenge(form: Form, challenge: ChallengeForm): boolean {
  const there = challenge.card !== null && form.challenges.some(({ card }) => card === challenge.card);
  if (there || form.challenges.length >= MOST_CHALLENGES) return false;
  form.challenges.push({ ...challenge });
  return true;
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

/** The number that the rules know a card by: 500 for 1.500. */
function cardNumber(no: string): number {
  return Number(no.slice(no.indexOf(".") + 1));
}

function pickOf(form: Form, { card, flavour, scope, seat }: ChallengeForm): DaybreakChallengePick {
  const whose = scope === "One" && form.players > 1 ? { seat } : {};
  return card === null ? { dealt: { flavour, scope, ...whose } } : { named: { card: cardNumber(card), ...whose } };
}

function setupOf(form: Form): Setup | null {
  if (form.game === "daybreak" && form.powers.length + form.challenges.length + form.readings.length === 0) return null;
  const chosen = Object.entries(READINGS[form.game]).filter(([name]) => form.readings.includes(name));
  const options = chosen.length > 0 ? { options: Object.fromEntries(chosen) } : {};
  if (form.game === "daybreak") {
    const challenges = form.challenges.length > 0 ? { challenges: form.challenges.map((one) => pickOf(form, one)) } : {};
    const powers = form.powers.length > 0 ? form.powers : POWERS.slice(0, form.players);
    return { powers: [...powers], ...challenges, ...options };
  }
  const pool = form.pills && form.pool !== "" ? { pill_pool: form.pool } : {};
  return { players: form.players, ...(form.pills ? { pills: true } : {}), ...pool, ...options };
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
