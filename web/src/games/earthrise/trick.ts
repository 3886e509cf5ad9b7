import type { EarthriseCard, EarthriseSuit, EarthriseView, Seat, TokenFace } from "../../generated/wire";
import { cardOf, suitOf, valueOf } from "./cards";
import { isSilent, type Faces, type Readings } from "./faces";

/** The cards of a trick by seat, as far as they are known. */
export interface Trick {
  players: number;
  pilot: Seat;
  cards: readonly (EarthriseCard | null)[];
}

export function trickOf(view: EarthriseView, players: number): Trick {
  return { players, pilot: view.pilot, cards: Array.from({ length: players }, (_, seat) => cardOf(view.table[seat])) };
}

/** The cards of the trick, also those that were taken already: the whole trick is remembered once all have played. */
export function wholeTrick(view: EarthriseView, players: number): Trick {
  const shown = trickOf(view, players);
  const kept = view.memory.tricks[view.trick]?.slice(0, players) ?? [];
  return kept.length === players && kept.every((card) => card !== null) ? { ...shown, cards: kept } : shown;
}

/** The seats in the order in which they play. */
export function order(trick: Trick): Seat[] {
  return Array.from({ length: trick.players }, (_, step) => (trick.pilot + step) % trick.players);
}

/** The Trump cards, strongest first: by number, and of equal ones the later before the earlier. */
function ranked(trick: Trick, trump: EarthriseSuit): Seat[] {
  const seats = order(trick).filter((seat) => {
    const card = trick.cards[seat];
    return card && suitOf(card) === trump;
  });
  const value = (seat: Seat): number => valueOf(trick.cards[seat] as EarthriseCard);
  return seats.reverse().sort((one, other) => value(other) - value(one));
}

/** Who is first and who second in the Trump ranking, with the cards so far. */
export function ranking(trick: Trick, trump: EarthriseSuit | null): { commander: Seat | null; copilot: Seat | null } {
  const [commander = null, copilot = null] = trump === null ? [] : ranked(trick, trump);
  return { commander, copilot };
}

/** The last seat whose card meets the condition, with the cards so far. */
function winnerOf(trick: Trick, token: TokenFace, circle: boolean): Seat | null {
  const seats = order(trick);
  const valueAt = (seat: Seat | undefined): number | null => {
    const card = seat === undefined ? null : trick.cards[seat];
    return card ? valueOf(card) : null;
  };
  if (token.kind === "lowest") {
    let lowest: Seat | null = null;
    for (const seat of seats) {
      const card = trick.cards[seat];
      if (!card || suitOf(card) !== token.suit) continue;
      if (lowest === null || valueOf(card) <= (valueAt(lowest) as number)) lowest = seat;
    }
    return lowest;
  }
  if (token.kind === "number") {
    return seats.findLast((seat) => token.values.includes(valueAt(seat) ?? 0)) ?? null;
  }
  const step = token.kind === "same_right" ? -1 : 1;
  const met = (seat: Seat, at: number): boolean => {
    const neighbour = at + step;
    const closes = neighbour < 0 || neighbour >= seats.length;
    if (closes && !circle) return false;
    const value = valueAt(seat);
    return value !== null && value === valueAt(seats[(neighbour + seats.length) % seats.length]);
  };
  const at = seats.findLastIndex(met);
  return seats[at] ?? null;
}

/** The tokens whose condition counts in a trick. */
function conditions(view: EarthriseView, faces: Faces, readings: Readings): TokenFace[] {
  const ids = readings.anyToken ? view.earth : view.newest === null ? [] : [view.newest];
  return ids.flatMap((id) => faces.tokens[id] ?? []);
}

/** Who takes the tokens on the Earth, with the cards so far; nobody in a silent trick. */
export function maneuverWinner(view: EarthriseView, faces: Faces, readings: Readings, trick = trickOf(view, faces.players)): Seat | null {
  if (isSilent(faces, view.trick)) return null;
  const winners = conditions(view, faces, readings).flatMap((token) => winnerOf(trick, token, readings.circle) ?? []);
  const seats = order(trick);
  return winners.sort((one, other) => seats.indexOf(other) - seats.indexOf(one))[0] ?? null;
}

/** What a card would make of whoever plays it. */
export type Role =
  /** It leads and sets the Trump. */
  | "leads"
  /** First of the Trump cards so far. */
  | "commander"
  /** Second of them. */
  | "copilot"
  /** Trump, but two are higher. */
  | "behind"
  /** Not Trump, so it cannot win. */
  | "not-trump"
  /** Trump among cards face down. */
  | "hidden";

/** What a card would do about the tokens on the Earth. */
export type Reach =
  /** It takes them for certain. */
  | "takes"
  /** It takes them unless a later card does. */
  | "so-far"
  /** It depends on cards to come. */
  | "open"
  /** It does not. */
  | "no"
  /** There is nothing to take: the trick is silent. */
  | "none";

/** What is known of a card before it is played. */
export interface Outlook {
  role: Role;
  /** Nobody plays after it, so what is said of it holds. */
  last: boolean;
  reach: Reach;
  /** Tokens on the Earth. */
  tokens: number;
  /** Who would be Commander then, with the cards so far. */
  commander: Seat | null;
}

/** What would come of a card, as far as the table shows it. */
export function outlook(view: EarthriseView, faces: Faces, readings: Readings, seat: Seat, card: EarthriseCard): Outlook {
  const now = trickOf(view, faces.players);
  const then: Trick = { ...now, cards: now.cards.map((played, at) => (at === seat ? card : played)) };
  const silent = isSilent(faces, view.trick);
  const last = view.played === faces.players - 1;
  const trump = view.trump ?? suitOf(card);
  const { commander, copilot } = ranking(then, trump);
  const base = { last, tokens: view.earth.length, reach: reachOf(view, faces, readings, seat, then, last) };
  const silentSeen = silent ? null : commander;
  if (view.trump === null) return { ...base, role: "leads", commander: null };
  if (suitOf(card) !== trump) return { ...base, role: "not-trump", commander: silentSeen };
  if (silent) return { ...base, role: "hidden", commander: null };
  const role = commander === seat ? "commander" : copilot === seat ? "copilot" : "behind";
  return { ...base, role, commander };
}

function reachOf(view: EarthriseView, faces: Faces, readings: Readings, seat: Seat, then: Trick, last: boolean): Reach {
  if (isSilent(faces, view.trick)) return "none";
  if (maneuverWinner(view, faces, readings, then) === seat) return last ? "takes" : "so-far";
  if (last) return "no";
  const waits = conditions(view, faces, readings).some((token) => {
    if (token.kind === "same_left") return true;
    return token.kind === "same_right" && seat === then.pilot && readings.circle;
  });
  return waits ? "open" : "no";
}
