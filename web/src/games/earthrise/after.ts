import type { EarthriseCard, EarthriseFact, EarthriseShown, EarthriseView, Seat } from "../../generated/wire";
import { cardOf, without } from "./cards";

/** A piece that was drawn out of sight. */
export const UNKNOWN_PIECE = 255;

type Of<Kind extends string> = Extract<EarthriseFact, Record<Kind, unknown>>[Kind & keyof Extract<EarthriseFact, Record<Kind, unknown>>];

/** A list with one entry changed. */
function put<T>(list: readonly T[], at: number, change: (was: T) => T): T[] {
  return list.map((was, i) => (i === at ? change(was) : was));
}

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);
const joined = (seats: readonly Seat[], more: readonly Seat[]): Seat[] => ascending([...new Set([...seats, ...more])]);
const bare = (view: EarthriseView): EarthriseShown[] => view.table.map(() => "nothing" as const);

/** Captured cards, in the order of the lists of cards. */
function captured(view: EarthriseView, seat: Seat, cards: readonly EarthriseCard[]): EarthriseView["memory"] {
  return { ...view.memory, won: put(view.memory.won, seat, (won) => [...won, ...cards]) };
}

/** The complete trick is remembered. */
function kept(view: EarthriseView, cards: readonly (EarthriseCard | null)[]): EarthriseView["memory"] {
  return { ...view.memory, tricks: put(view.memory.tricks, view.trick, () => [...cards]) };
}

/** What the end of a round puts away. */
function cleared(view: EarthriseView, round: number): EarthriseView {
  const { memory } = view;
  return {
    ...view,
    round,
    trick: 0,
    silence: view.silence.map(() => 0),
    voids: view.voids.map(() => 0),
    pills_used: joined(view.pills_used, view.revealing),
    decided: [],
    revealing: [],
    memory: {
      ...memory,
      won: memory.won.map(() => []),
      tricks: memory.tricks.map((trick) => trick.map(() => null)),
      fresh_alerts: memory.fresh_alerts.map(() => 0),
    },
  };
}

/**
 * The tokens of a round, on the places where the round before had some: tricks in radio silence have none. Before the first
 * round only the table at the end of what is being told (`truth`) knows the places.
 */
function laid(view: EarthriseView, { round, tokens }: Of<"tokens_laid">, truth: EarthriseView | null): EarthriseView {
  // A new round begins at the Earth, whatever was told of the one before.
  const next = cleared(view, round);
  const places = view.track.some((token) => token !== null) ? view.track : (truth?.track ?? view.track);
  let at = 0;
  const track = places.map((token) => (token === null ? null : (tokens[at++] ?? null)));
  return { ...next, phase: "deal", asked: [], track, supply: view.supply.filter((token) => !tokens.includes(token)) };
}

/** Hands are equally large, so one's own tells how many cards the others got. */
function dealt(view: EarthriseView, { seat, hand }: Of<"dealt">): EarthriseView {
  const size = hand?.length ?? Math.max(1, ...view.hand_sizes);
  const sizes = view.hand_sizes.map((was, at) => (at === seat || was > 0 ? size : was));
  return { ...view, hands: put(view.hands, seat, () => hand), hand_sizes: sizes };
}

function began(view: EarthriseView, { trick, pilot, token }: Of<"trick_began">): EarthriseView {
  return {
    ...view,
    phase: "play",
    asked: [pilot],
    trick,
    pilot,
    trump: null,
    played: 0,
    table: bare(view),
    earth: token === null ? view.earth : ascending([...view.earth, token]),
    newest: token ?? view.newest,
  };
}

function played(view: EarthriseView, { seat, card, trump }: Of<"played">): EarthriseView {
  return {
    ...view,
    asked: [],
    trump: view.trump ?? trump,
    played: view.played + 1,
    table: put(view.table, seat, () => (card === null ? "face_down" : { card })),
    hands: put(view.hands, seat, (hand) => (hand && card ? without(hand, card) : hand)),
    hand_sizes: put(view.hand_sizes, seat, (size) => Math.max(0, size - 1)),
  };
}

/** The table after a fact, as far as the fact tells. */
export function after(view: EarthriseView, fact: EarthriseFact, truth: EarthriseView | null = null): EarthriseView {
  if (fact === "no_copilot") return view;
  if (fact === "final_began") return { ...cleared(view, view.round + 1), asked: [] };
  if ("lot_drawn" in fact) return { ...view, pilot: fact.lot_drawn.pilot, first_pilot: fact.lot_drawn.pilot };
  if ("pill_dealt" in fact) {
    const { seat, pill } = fact.pill_dealt;
    return { ...view, pills: put(view.pills, seat, () => (pill === null ? "face_down" : { pill })) };
  }
  if ("tokens_laid" in fact) return laid(view, fact.tokens_laid, truth);
  if ("dealt" in fact) return dealt(view, fact.dealt);
  if ("trick_began" in fact) return began(view, fact.trick_began);
  if ("played" in fact) return played(view, fact.played);
  if ("shown" in fact) {
    const table = fact.shown.cards.map((card): EarthriseShown => (card === null ? "nothing" : { card }));
    return { ...view, table, memory: kept(view, fact.shown.cards) };
  }
  if ("maneuver_won" in fact) {
    const { seat, tokens } = fact.maneuver_won;
    const memory = kept(view, view.table.map(cardOf));
    const held = put(view.tokens, seat, (had) => ascending([...had, ...tokens]));
    return { ...view, memory, earth: [], newest: null, tokens: held };
  }
  if ("maneuver_unclaimed" in fact) return { ...view, memory: kept(view, view.table.map(cardOf)) };
  if ("copilot_took" in fact) {
    const { seat, card } = fact.copilot_took;
    const at = view.table.findLastIndex((shown) => cardOf(shown) === card);
    return { ...view, asked: [], table: put(view.table, at, () => "nothing"), memory: captured(view, seat, [card]) };
  }
  if ("commander_took" in fact) {
    const { seat, cards, silence } = fact.commander_took;
    const taken = put(view.silence, seat, (count) => count + (silence ? 1 : 0));
    return { ...view, table: bare(view), silence: taken, memory: captured(view, seat, cards) };
  }
  if ("apollo_passed" in fact) {
    return { ...view, pilot: fact.apollo_passed.to, trick: view.trick + 1, trump: null, played: 0, table: bare(view) };
  }
  return afterExchange(view, fact) ?? afterScoring(view, fact) ?? view;
}

/** Tokens and pieces. */
function afterExchange(view: EarthriseView, fact: EarthriseFact): EarthriseView | null {
  if (typeof fact !== "object") return null;
  if ("tokens_saved" in fact) return { ...view, asked: [] };
  if ("tokens_spent" in fact) {
    const { seat, tokens } = fact.tokens_spent;
    return { ...view, asked: [], tokens: put(view.tokens, seat, (had) => had.slice(tokens)), drawn: [], to_draw: tokens };
  }
  if ("piece_drawn" in fact) {
    const { piece } = fact.piece_drawn;
    return { ...view, pile: view.pile - 1, to_draw: view.to_draw - 1, drawn: [...view.drawn, piece ?? UNKNOWN_PIECE] };
  }
  if ("piece_kept" in fact) {
    const { seat, piece } = fact.piece_kept;
    const drawn = view.drawn.length > 1 ? view.drawn : [];
    return { ...view, asked: [], drawn, pieces: put(view.pieces, seat, (kinds) => kinds | (1 << piece)) };
  }
  if ("pieces_returned" in fact) return { ...view, drawn: [], pile: view.pile + fact.pieces_returned.count };
  if ("stack_discarded" in fact) return { ...view, earth: [], newest: null };
  return null;
}

/** Pills, Honors, Alerts. */
function afterScoring(view: EarthriseView, fact: EarthriseFact): EarthriseView | null {
  if (typeof fact !== "object") return null;
  const note = (round: number, seat: Seat, change: (was: number) => number): EarthriseView => ({
    ...view,
    pad: put(view.pad, round, (column) => put(column, seat, change)),
  });
  if ("pill_decided" in fact) {
    const { seat, reveals } = fact.pill_decided;
    const revealing = reveals ? joined(view.revealing, [seat]) : view.revealing;
    return { ...view, asked: view.asked.filter((asked) => asked !== seat), decided: joined(view.decided, [seat]), revealing };
  }
  if ("pill_revealed" in fact) {
    const { seat, pill } = fact.pill_revealed;
    return { ...view, asked: [], revealing: joined(view.revealing, [seat]), pills: put(view.pills, seat, () => ({ pill })) };
  }
  if ("round_scored" in fact) return note(fact.round_scored.round, fact.round_scored.seat, () => fact.round_scored.honors);
  if ("pill_scored" in fact) return note(view.round, fact.pill_scored.seat, (was) => was + fact.pill_scored.honors);
  if ("final_scored" in fact) {
    const { seat, fewest_alerts, tokens, puzzle } = fact.final_scored;
    return note(view.round, seat, () => fewest_alerts + tokens + puzzle);
  }
  if ("alerts_taken" in fact) {
    const { seat, alerts } = fact.alerts_taken;
    return alerts === null ? view : { ...view, alerts: put(view.alerts, seat, (had) => (had === null ? null : had + alerts)) };
  }
  if ("alert_given" in fact) {
    const { from, to } = fact.alert_given;
    const moved = (had: number | null, at: number): number | null => (had === null ? null : had - Number(at === from) + Number(at === to));
    return { ...view, alerts: view.alerts.map(moved) };
  }
  if ("alerts_shown" in fact) return { ...view, alerts: [...fact.alerts_shown.alerts] };
  if ("won" in fact) return { ...cleared(view, view.round), phase: "over", asked: [] };
  return null;
}
