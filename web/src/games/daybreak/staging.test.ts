import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { DaybreakFact, DaybreakView, Patch } from "../../generated/wire";
import { applyPatch } from "../../table/patch";
import { staging } from "./staging";

/** A game as one of its seats was told it: the first view, every fact with what it changes, and the last view. */
interface Recorded {
  first: DaybreakView;
  steps: { told: { fact: DaybreakFact; patch?: Patch }[]; patch?: Patch }[];
  last: DaybreakView;
}

const read = (name: string): Recorded => JSON.parse(readFileSync(`src/games/daybreak/fixtures/${name}.json`, "utf8")) as Recorded;

/** Every fact of a recorded game, with the table before it and after it. */
function* played({ first, steps }: Pick<Recorded, "first" | "steps">): Generator<{ before: DaybreakView; fact: DaybreakFact; after: DaybreakView }> {
  let view = first;
  for (const { told, patch } of steps) {
    for (const { fact, patch: changed } of told) {
      const before = view;
      view = changed ? applyPatch(view, changed) : view;
      yield { before, fact, after: view };
    }
    if (patch) view = applyPatch(view, patch);
  }
}

/** The number on the table that a fact tells of; nothing, if it tells of none. */
function toldNumber(fact: DaybreakFact, view: DaybreakView): [number, number] | null {
  if ("changed" in fact) {
    const { seat, token, now } = fact.changed;
    const player = view.players[seat]!;
    if (typeof token === "object") return [now, "Emissions" in token ? player.emissions[token.Emissions] : player.resilience[token.Resilience]];
    const counts: Partial<Record<string, number>> = { Clean: player.clean, Dirty: player.dirty, Demand: player.demand, Communities: player.communities };
    return [now, counts[token] ?? NaN];
  }
  if ("bands" in fact) return [fact.bands.now, view.world.bands];
  if ("track_moved" in fact) return [fact.track_moved.now, view.world.tracks[fact.track_moved.effect]];
  if ("round_began" in fact) return [fact.round_began.round, view.round];
  return null;
}

describe.each(["four", "two"])("a recorded game, %s", (name) => {
  const game = read(name);

  test("what the facts change leads from the first view to the last", () => {
    let view = game.first;
    for (const { told, patch } of game.steps) for (const one of [...told, { patch }]) view = one.patch ? applyPatch(view, one.patch) : view;
    expect(view).toEqual(game.last);
  });

  test("after each fact the table is as the fact tells it", () => {
    let numbers = 0;
    for (const { fact, after } of played(game)) {
      const told = toldNumber(fact, after);
      if (told) numbers += 1;
      if (told) expect(told[1], JSON.stringify(fact)).toBe(told[0]);
      if ("stage_began" in fact) expect(after.stage).toBe(fact.stage_began.stage);
      if ("drew" in fact) expect(after.players[fact.drew.seat]?.hand).toEqual(expect.arrayContaining(fact.drew.cards));
      if ("started" in fact) expect(after.players[fact.started.seat]?.stacks[fact.started.stack]?.cards[0]).toBe(fact.started.card);
      if ("tucked" in fact) expect(after.players[fact.tucked.seat]?.stacks[fact.tucked.stack]?.cards[fact.tucked.under]).toBe(fact.tucked.card);
      if ("crisis_shown" in fact) expect(after.crises[fact.crisis_shown.at]?.card).toBe(fact.crisis_shown.card);
    }
    expect(numbers).toBeGreaterThan(40);
  });

  test("in the Local stage nobody is held up by what another does", () => {
    for (const { fact, before } of played(game)) {
      if (before.stage !== "Local" || "stage_began" in fact) continue;
      const body = Object.values(fact)[0] as { seat?: number };
      if (body.seat === undefined || "die_rolled" in fact) continue;
      expect(staging.beat(fact, false), JSON.stringify(fact)).toBe(0);
    }
  });
});

test("the games are whole, and their facts of every kind", () => {
  const facts = ["four", "two"].map((name) => read(name).steps.flatMap(({ told }) => told.map(({ fact }) => fact)));
  for (const all of facts) expect(all.slice(-3).some((fact) => "won" in fact || "lost" in fact)).toBe(true);
  const kinds = new Set(facts.flat().map((fact) => Object.keys(fact)[0]));
  for (const kind of [
    "emitted",
    "sinks_absorbed",
    "warmed",
    "bands",
    "planet_rolled",
    "track_moved",
    "tipped",
    "targets",
    "crisis_discarded",
    "project_kept",
    "tucked",
    "started",
  ]) {
    expect(kinds, kind).toContain(kind);
  }
});
