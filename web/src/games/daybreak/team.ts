import type { DaybreakFact, Seat, FactMessage } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";
import { tokenLook } from "./vocabulary";

/** One thing that a power did, in words and as a picture. */
export interface Deed {
  entry: number;
  /** The kind of the fact. */
  kind: string;
  text: string;
  /** What it says in words. */
  fact: DaybreakFact;
  icon: string;
  tone: string;
}

/** What the powers did in the Local stage of a round. */
export interface TeamRound {
  round: number;
  /** By seat, in the order in which it happened. */
  deeds: Map<Seat, Deed[]>;
}

const ICONS: Record<string, string> = {
  started: "ui-cards",
  tucked: "ui-tuck",
  tucked_under_project: "ui-tuck",
  tucked_under_crisis: "ui-tuck",
  drew: "ui-draw",
  offered: "ui-draw",
  kept: "ui-draw",
  recovered: "ui-draw",
  discarded: "ui-pay",
  spent: "ui-pay",
  cards_given: "ui-give",
  tokens_given: "ui-give",
  acted: "ui-limit",
  project_used: "ui-limit",
  done: "ui-done",
};

/** The picture of a fact. */
export function deedLook(fact: DaybreakFact): { icon: string; tone: string } {
  if ("changed" in fact) return tokenLook(fact.changed.token);
  if ("world_changed" in fact) return tokenLook(fact.world_changed.token);
  return { icon: ICONS[kindOf(fact)] ?? "ui-chevron", tone: "" };
}

/** Who did it; nobody, if it befell the table. */
export function actorOf(fact: DaybreakFact): Seat | null {
  const body = Object.values(fact)[0] as { seat?: Seat | null; from?: Seat; by?: Seat };
  return body.seat ?? body.from ?? body.by ?? null;
}

/** What is no deed of its own: what a deed brought, and that somebody is done, which stands beside their name. */
const SAID: readonly string[] = ["changed", "done", "not_done"];

/** What a power did last, of what the log tells; nothing, if it did nothing in this stage. */
export function lastDeed(log: readonly FactMessage[], seat: Seat): Deed | null {
  const told = log.findLast(({ fact, opens }) => opens || (fact && actorOf(fact as DaybreakFact) === seat && !SAID.includes(kindOf(fact))));
  if (!told?.text || !told.fact || told.opens) return null;
  const fact = told.fact as DaybreakFact;
  return { entry: told.entry, kind: kindOf(fact), text: told.text, fact, ...deedLook(fact) };
}

/** Of many cards a deed names none, where it has one line: how many there are. */
const MANY = 3;

/** How many cards a deed is about, if they are too many to name in a line. */
export function manyCards({ fact }: Deed): number | null {
  const body = Object.values(fact)[0] as { cards?: readonly unknown[] | number };
  return Array.isArray(body.cards) && body.cards.length >= MANY ? body.cards.length : null;
}

/** How many moves a power has made in the stage that goes on. */
export function movesNow(log: readonly FactMessage[], seat: Seat): number {
  const from = log.findLastIndex(({ opens }) => opens);
  const own = log.slice(from + 1).filter(({ fact }) => fact && actorOf(fact as DaybreakFact) === seat && !("changed" in (fact as object)));
  return new Set(own.map(({ entry }) => entry)).size;
}

/** What every power did in the Local stages, round by round, oldest first. */
export function teamRounds(log: readonly FactMessage[]): TeamRound[] {
  const rounds: TeamRound[] = [];
  let round = 0;
  let now: TeamRound | null = null;
  let actor: Seat | null = null;
  let entry = -1;
  for (const told of log) {
    const fact = told.fact as DaybreakFact | null | undefined;
    if (!fact) continue;
    if ("round_began" in fact) round = fact.round_began.round;
    if ("stage_began" in fact) {
      now = fact.stage_began.stage === "Local" ? { round, deeds: new Map() } : null;
      if (now) rounds.push(now);
      continue;
    }
    if (!now || !told.text) continue;
    // What the world gets by a move is told of whoever made it.
    if (told.entry !== entry) actor = null;
    entry = told.entry;
    actor = "changed" in fact ? (actor ?? actorOf(fact)) : (actorOf(fact) ?? actor);
    if (actor === null) continue;
    const deeds = now.deeds.get(actor) ?? [];
    deeds.push({ entry, kind: kindOf(fact), text: told.text, fact, ...deedLook(fact) });
    now.deeds.set(actor, deeds);
  }
  return rounds.filter(({ deeds }) => deeds.size > 0);
}

/** The same without who was done when, which is no deed. */
export function deedsOf({ round, deeds }: TeamRound): TeamRound {
  const done = ({ kind }: Deed): boolean => kind === "done" || kind === "not_done";
  return { round, deeds: new Map([...deeds].map(([seat, list]) => [seat, list.filter((deed) => !done(deed))])) };
}
