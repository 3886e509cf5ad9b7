import { sum } from "../../../debrief/numbers";
import type {
  DaybreakCause,
  DaybreakFact,
  DaybreakPlanetaryEffect,
  DaybreakResilience,
  DaybreakToken,
  DaybreakView,
  FactMessage,
  Seat,
} from "../../../generated/wire";
import { fitting, patched } from "../../../table/patch";
import { bodyOf, type FactKind } from "../world/told";
import { cardOf, factsOf, type MomentKind } from "./grouping";

type Facts = readonly DaybreakFact[];
type Body<K extends FactKind> = NonNullable<ReturnType<typeof bodyOf<K>>>;

/** What all facts of a kind say, in order. */
export function all<K extends FactKind>(facts: Facts, kind: K): Body<K>[] {
  return facts.flatMap((fact) => (bodyOf(fact, kind) as Body<K> | null) ?? []);
}

/** One token more or less. */
export interface TokenChange {
  token: DaybreakToken;
  by: number;
  now: number;
  /** Does something stand for what was not there? */
  instead: boolean;
}

const instead = (cause: DaybreakCause): boolean => typeof cause === "object" && "missing" in cause;

/** What changed for a seat, token by token. */
export function changesOf(facts: Facts, seat: Seat): TokenChange[] {
  return all(facts, "changed")
    .filter((one) => one.seat === seat)
    .map(({ token, change, now, cause }) => ({ token, by: change, now, instead: instead(cause) }));
}

export interface Short {
  seat: Seat;
  missing: number;
  communities: TokenChange | null;
}

/** Who had too little energy, and what it cost. */
export function energyOf(facts: Facts): Short[] {
  return all(facts, "shortage").map(({ seat, missing }) => ({
    seat,
    missing,
    communities: changesOf(facts, seat).find(({ token }) => token === "Communities") ?? null,
  }));
}

export interface Flow {
  /** What waited in recent emissions before. */
  recent: number;
  powers: { seat: Seat; carbon: number; absorbed: number }[];
  /** All that came together. */
  made: number;
  /** What each sink took; one entry for all, where some stayed unused. */
  sinks: { name: "trees" | "oceans" | "dac" | "other" | "all"; carbon: number }[];
  absorbed: number;
  unused: number;
  left: number;
  /** What drawdown took off the thermometer. */
  removed: number | null;
  bands: { from: number; now: number };
}

/** Where the carbon of a round came from and went. */
export function flowOf(facts: Facts, from: DaybreakView, after: DaybreakView): Flow {
  const { trees, oceans, dac, other_sinks: other, recent, bands } = from.world;
  const powers = all(facts, "emitted").map(({ seat, carbon, absorbed }) => ({ seat, carbon, absorbed }));
  const [took] = all(facts, "sinks_absorbed");
  const { carbon: absorbed, unused } = took ?? { carbon: 0, unused: 0 };
  const each: Flow["sinks"] = [
    { name: "trees", carbon: trees },
    { name: "oceans", carbon: oceans },
    { name: "dac", carbon: dac },
    { name: "other", carbon: other },
  ];
  const full = unused === 0 && sum(each.map(({ carbon }) => carbon)) === absorbed;
  return {
    recent,
    powers,
    made: recent + sum(powers.map(({ carbon, absorbed: own }) => carbon - own)),
    sinks: (full ? each : [{ name: "all" as const, carbon: absorbed }]).filter(({ carbon }) => carbon > 0),
    absorbed,
    unused,
    left: all(facts, "warmed")[0]?.carbon ?? 0,
    removed: all(facts, "drawdown")[0]?.removed ?? null,
    bands: { from: bands, now: all(facts, "bands").at(-1)?.now ?? after.world.bands },
  };
}

export interface Roll {
  effect: DaybreakPlanetaryEffect;
  /** Where its token stands now; nothing, as long as it did not move. */
  now: number | null;
  tipped: boolean;
  ignored: DaybreakCause | null;
  /** Carbon straight onto the thermometer. */
  warmed: number;
  crises: number;
  world: TokenChange[];
  seats: { seat: Seat; changes: TokenChange[] }[];
  bands: number | null;
}

/** A roll of the planetary die, and what came of it. */
export function rollOf(facts: Facts): Roll | null {
  const [rolled] = all(facts, "planet_rolled");
  if (!rolled) return null;
  const seats = [...new Set(all(facts, "changed").map(({ seat }) => seat))];
  return {
    effect: rolled.effect,
    now: all(facts, "track_moved").at(-1)?.now ?? null,
    tipped: all(facts, "tipped").length > 0,
    ignored: all(facts, "roll_ignored")[0]?.cause ?? null,
    warmed: sum(all(facts, "warmed").map(({ carbon }) => carbon)),
    crises: sum(all(facts, "crises_laid").map(({ unknown }) => unknown)),
    world: all(facts, "world_changed").map(({ token, change, now, cause }) => ({ token, by: change, now, instead: instead(cause) })),
    seats: seats.map((seat) => ({ seat, changes: changesOf(facts, seat) })),
    bands: all(facts, "bands").at(-1)?.now ?? null,
  };
}

export interface CrisisRow {
  seat: Seat;
  /** What it has of what is compared. */
  measured: number | null;
  /** Of what strikes the group as a whole, nobody alone is hit or spared. */
  fate: "hit" | "spared" | "clear" | "open" | "group";
  /** How much it is for this seat before anything is taken off, and what is; where the rules say it. */
  amount: number | null;
  softened: number | null;
  resisted: { resilience: DaybreakResilience; by: number }[];
  changes: TokenChange[];
  /** Cards it lost, and cards fewer in its next draw. */
  lost: number;
  draws: number;
}

export interface CrisisSaid {
  card: number;
  /** Was it turned up just now? */
  unknown: boolean;
  cancelled: boolean;
  harmless: boolean;
  inForce: boolean;
  ended: boolean;
  /** Are its targets known? */
  aimed: boolean;
  /** By how much it is weaker for all. */
  weakened: number;
  rows: CrisisRow[];
  world: TokenChange[];
  /** How the tied rolled, once or more. */
  ties: number[][];
  warmed: number;
  bands: number | null;
}

/** A crisis: whom it strikes, how hard, and what it does. */
export function crisisOf(facts: Facts, from: DaybreakView, seats: readonly Seat[]): CrisisSaid | null {
  const card = cardOf(facts);
  if (card === null) return null;
  const aimed = all(facts, "targets").find((one) => one.card === card) ?? null;
  const shown = from.current_crisis;
  const spared = new Set(all(facts, "spared").map(({ seat }) => seat));
  const row = (seat: Seat): CrisisRow => ({
    seat,
    measured: shown?.measured?.[seat] ?? null,
    fate: spared.has(seat) ? "spared" : !aimed ? "open" : aimed.targets.length === 0 ? "group" : aimed.targets.includes(seat) ? "hit" : "clear",
    amount: shown?.amounts?.[seat] ?? null,
    softened: shown?.softened?.[seat] ?? null,
    resisted: all(facts, "resisted").flatMap(({ seat: whose, resilience, by }) => (whose === seat ? [{ resilience, by }] : [])),
    changes: changesOf(facts, seat),
    lost: sum(all(facts, "cards_lost").map(({ seat: whose, cards }) => (whose === seat ? cards.length : 0))),
    draws: sum(all(facts, "next_draw").map(({ seat: whose, change }) => (whose === seat ? change : 0))),
  });
  return {
    card,
    unknown: all(facts, "crisis_shown").some((one) => one.card === card),
    cancelled: all(facts, "crisis_cancelled").length > 0,
    harmless: all(facts, "crisis_without_target").length > 0,
    inForce: all(facts, "crisis_in_force").length > 0,
    ended: all(facts, "crisis_ended").length > 0,
    aimed: aimed !== null,
    // As long as it waits for answers, the table alone says what is under it.
    weakened: shown?.weaker ?? sum(all(facts, "weakened").map(({ by }) => by)),
    rows: seats.map(row),
    world: all(facts, "world_changed").map(({ token, change, now, cause }) => ({ token, by: change, now, instead: instead(cause) })),
    ties: all(facts, "tie_rolled").map(({ faces }) => faces),
    warmed: sum(all(facts, "warmed").map(({ carbon }) => carbon)),
    bands: all(facts, "bands").at(-1)?.now ?? null,
  };
}

/** Whose demand grew, and to how much. */
export const growthOf = (facts: Facts): { seat: Seat; by: number; now: number }[] =>
  all(facts, "changed")
    .filter(({ cause, token }) => cause === "growth" && token === "Demand")
    .map(({ seat, change, now }) => ({ seat, by: change, now }));

/** The facts that make the sentence of a moment, the first that is there. */
const HEADS: Record<MomentKind, FactKind[]> = {
  turn: ["acted", "stage_began"],
  energy: ["shortage"],
  flow: ["bands", "drawdown", "warmed", "sinks_absorbed", "emitted"],
  roll: ["tipped", "roll_ignored", "track_moved", "planet_rolled"],
  crisis: ["crisis_cancelled", "crisis_without_target", "crisis_ended", "targets", "crisis_shown"],
  growth: ["stage_began"],
  end: ["won", "lost"],
};

/** The facts that say what became otherwise. */
const CHANGES: FactKind[] = ["changed", "world_changed", "warmed", "project_discarded"];

/** The sentence of a moment, and beneath it what of it is the reader's, as the table says it. */
export function sentencesOf(kind: MomentKind, told: readonly FactMessage[], seat: Seat | null, done = true): { head: string; more: string } {
  const worded = told.filter(({ fact, text }) => fact && text);
  // As long as it plays, nothing is said that is still to be seen.
  if (!done) return { head: worded.find(({ fact }) => !bodyOf(fact, "stage_began"))?.text ?? "", more: "" };
  const of = HEADS[kind].map((name) => worded.filter(({ fact }) => bodyOf(fact, name))).find((list) => list.length > 0) ?? worded.slice(0, 1);
  const head = kind === "energy" ? of : of.slice(-1);
  const rest = worded.filter((one) => !head.includes(one) && !bodyOf(one.fact, "stage_began"));
  const mine = seat === null ? [] : rest.filter(({ concerns }) => concerns?.includes(seat));
  const others = rest.filter(({ fact }) => CHANGES.some((name) => bodyOf(fact, name)));
  const say = (list: readonly FactMessage[]): string => list.map(({ text }) => text).join(" ");
  return { head: say(head), more: say(mine.length > 0 ? mine.slice(-2) : others.slice(0, 2)) };
}

/** The table after each fact of a moment. */
function* viewsOf(told: readonly FactMessage[], from: DaybreakView): Generator<{ fact: DaybreakFact; view: DaybreakView }> {
  let view: DaybreakView | undefined = from;
  for (const { fact, patch } of told) {
    const before: DaybreakView = view;
    view = fitting(() => patched(before, patch) as DaybreakView);
    if (view === undefined) return;
    if (fact) yield { fact: fact as DaybreakFact, view };
  }
}

/** The table after a moment. */
export function afterOf(told: readonly FactMessage[], from: DaybreakView): DaybreakView {
  return [...viewsOf(told, from)].at(-1)?.view ?? from;
}

/** The table when the crisis of a moment strikes: it is aimed, and has done nothing yet. */
export function crisisView(told: readonly FactMessage[], from: DaybreakView): DaybreakView {
  const views = [...viewsOf(told, from)];
  const aimed = views.findLast(({ fact }) => "targets" in fact || "weakened" in fact) ?? views.find(({ fact }) => "crisis_shown" in fact);
  return aimed?.view ?? from;
}

export const hitHard = (told: readonly FactMessage[], seat: Seat | null): boolean =>
  seat !== null && sum(changesOf(factsOf(told), seat).flatMap(({ token, by }) => (token === "Communities" ? [by] : []))) >= 3;
