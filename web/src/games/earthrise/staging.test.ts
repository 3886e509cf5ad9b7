import { describe, expect, test } from "vitest";
import type { EarthriseFact } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";
import { GAMES, recorded, told } from "./fixtures/games";
import { staging } from "./staging";

describe.each(GAMES)("a recorded game, %s", (name) => {
  test("what the facts change leads from the first view to the last", () => {
    const { end } = told(name);
    expect(end).toEqual(recorded(name).last);
    expect(end.phase).toBe("over");
  });

  test("one card of every open trick rests as long as the whole trick: the last", () => {
    let open = 0;
    let rested = 0;
    for (const { fact, after } of told(name).moments) {
      if (kindOf(fact) === "played" && staging.beat(fact, false, after) === 1200) rested += 1;
      if (kindOf(fact).startsWith("maneuver_")) {
        open += 1;
        expect(rested).toBe(open);
      }
    }
    expect(open).toBe(21);
  });

  test("tokens are laid for a round that begins at the Earth, in every trick that is not silent", () => {
    const laid = told(name).moments.filter(({ fact }) => kindOf(fact) === "tokens_laid");
    for (const { fact, after } of laid) {
      const { round, tokens } = (fact as Extract<EarthriseFact, { tokens_laid: unknown }>).tokens_laid;
      expect([after.round, after.trick]).toEqual([round, 0]);
      expect(after.track.filter((token) => token !== null)).toEqual(tokens);
    }
    expect(laid.length).toBeGreaterThanOrEqual(2);
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

test.each(GAMES)("a scoring is a stage of its own, once a round and once at the end, %s", (name) => {
  const facts = told(name).moments.map(({ fact }) => fact);
  const opened = facts.filter((fact, at) => staging.opens?.(fact, facts[at - 1] ?? null)).map((fact) => kindOf(fact));
  expect(opened).toHaveLength(4);
  for (const kind of opened.slice(0, 3)) expect(["round_scored", "pill_decided"]).toContain(kind);
});
