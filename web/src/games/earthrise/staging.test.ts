import { describe, expect, test } from "vitest";
import type { EarthriseFact, EarthriseView } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";
import { GAMES, recorded } from "./fixtures/games";
import { staging } from "./staging";

/** What a screen draws of a view. */
function drawn(view: EarthriseView): unknown {
  const { round, trick, pilot, trump, played, table, hands, hand_sizes, track, earth, newest, tokens } = view;
  const { pile, drawn, to_draw, pieces, silence, alerts, pad, pills, pills_used, decided, revealing, memory } = view;
  const won = memory.won.map((cards) => [...cards].sort());
  return {
    round,
    trick,
    pilot,
    trump,
    played,
    table,
    hands,
    hand_sizes,
    track,
    earth,
    newest,
    tokens,
    pile,
    drawn,
    to_draw,
    pieces,
    silence,
    alerts,
    pad,
    pills,
    pills_used,
    decided,
    revealing,
    won,
    tricks: memory.tricks,
  };
}

describe.each(GAMES)("a recorded game, %s", (name) => {
  const { first, steps } = recorded(name);

  test("the facts lead from every view to the next", () => {
    let view = first;
    for (const [at, { told, changed }] of steps.entries()) {
      const next = { ...view, ...changed };
      const folded = told.reduce((before, fact) => staging.advance(before, fact) as EarthriseView, view);
      expect(drawn(folded), `step ${at}: ${JSON.stringify(told)}`).toEqual(drawn(next));
      view = next;
    }
    expect(view.phase).toBe("over");
  });

  test("views are left as they were", () => {
    let view = first;
    for (const { told, changed } of steps) {
      const before = JSON.stringify(view);
      for (const fact of told) staging.advance(view, fact);
      expect(JSON.stringify(view)).toBe(before);
      view = { ...view, ...changed };
    }
  });

  test("one card of every open trick rests as long as the whole trick: the last", () => {
    let view = first;
    let open = 0;
    let rested = 0;
    for (const { told, changed } of steps) {
      let after = view;
      for (const fact of told) {
        after = staging.advance(after, fact) as EarthriseView;
        if (kindOf(fact) === "played" && staging.beat(fact, false, after) === 1200) rested += 1;
        if (kindOf(fact).startsWith("maneuver_")) {
          open += 1;
          expect(rested).toBe(open);
        }
      }
      view = { ...view, ...changed };
    }
    expect(open).toBe(21);
  });
});

test("what others are dealt face down passes unseen, one's own rests", () => {
  const dealt: EarthriseFact = { dealt: { seat: 0, hand: null } };
  expect(staging.beat(dealt, false)).toBe(0);
  expect(staging.beat(dealt, true)).toBeGreaterThan(0);
});

test("what a trick is about can be read, the longer the longer", () => {
  const began: EarthriseFact = { trick_began: { trick: 3, pilot: 1, token: null, stacked: 0 } };
  const rest = (text: string): number => staging.beat(began, false, null, text);
  expect(rest("Trick 4, in Radio Silence, with Ada as Pilot: cards are played face down, and there is no Maneuver.")).toBeGreaterThan(1200);
  expect(rest("Trick 7, with Ada as Pilot: the Maneuver asks for an 8.")).toBeLessThan(1200);
});

describe("tokens are laid", () => {
  const { first } = recorded("four");
  const laid: EarthriseFact = { tokens_laid: { round: 0, tokens: [1, 2, 3, 4, 5, 6, 7] } };
  const silent = first.track.map((token) => token === null);

  test("on their places before the first round too, where nothing lies yet", () => {
    const bare = { ...first, track: first.track.map(() => null) };
    const { track } = staging.advance(bare, laid, first) as EarthriseView;
    expect(track.map((token) => token === null)).toEqual(silent);
    expect(track.filter((token) => token !== null)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("for a new round that begins at the Earth, with nothing left of the one before", () => {
    const flown = { ...first, trick: 10 };
    const next = staging.advance(flown, { tokens_laid: { round: 1, tokens: [8, 9, 10, 11, 12, 13, 14] } }, null) as EarthriseView;
    expect([next.round, next.trick]).toEqual([1, 0]);
    expect(next.track.map((token) => token === null)).toEqual(silent);
  });
});

test.each(GAMES)("a scoring is a stage of its own, once a round and once at the end, %s", (name) => {
  const facts = recorded(name).steps.flatMap(({ told }) => told);
  const opened = facts.filter((fact, at) => staging.opens?.(fact, facts[at - 1] ?? null)).map((fact) => kindOf(fact));
  expect(opened).toHaveLength(4);
  for (const kind of opened.slice(0, 3)) expect(["round_scored", "pill_decided"]).toContain(kind);
});
