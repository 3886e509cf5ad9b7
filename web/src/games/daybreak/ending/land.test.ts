import { describe, expect, test } from "vitest";
import type { DaybreakFact, FactMessage } from "../../../generated/wire";
import { logOf, momentsIn, recorded } from "../fixtures/recorded";
import { all } from "../moments/said";
import { apart, capacity, crossing, landOf, lineOf, tippingOf, type LandRound } from "./land";

const round = (made: number, taken: number): LandRound => ({ round: 1, powers: [made], waited: 0, made, taken, unused: 0 });

describe.each(["four", "two"])("the land of a recorded game, %s", (name) => {
  const game = recorded(name);
  const log = logOf(game);
  const land = landOf(log, game.last.players.length);

  test("has every round in which carbon came, with what was made and taken in", () => {
    const flows = momentsIn(game).filter(({ moment }) => moment.kind === "flow");
    expect(land).toHaveLength(flows.length);
    for (const [at, { facts, from }] of flows.entries()) {
      const one = land[at]!;
      expect(one.round).toBe(from.round);
      expect(one.made).toBe(from.world.recent + all(facts, "emitted").reduce((sum, { carbon, absorbed }) => sum + carbon - absorbed, 0));
      expect(capacity(one)).toBe(from.world.sinks);
    }
  });

  test("a lost game says by what", () => {
    const why = tippingOf(log, game.last);
    if (game.last.ending?.won) return expect(why).toEqual([]);
    expect(why.length).toBeGreaterThan(0);
    const end = why.at(-1);
    if (game.last.ending?.losses.communities.length)
      expect(end).toMatchObject({ kind: "communities", now: game.last.players[game.last.ending.losses.communities[0]!]?.communities });
    for (const one of why) if (one.kind === "short") expect(one.communities).toBeGreaterThan(0);
  });
});

test("the sun stands where the lines cross", () => {
  expect(crossing([round(60, 40), round(30, 40)])).toBeCloseTo(2 / 3);
  expect(crossing([round(30, 40)])).toBe(0);
  expect(crossing([round(60, 40), round(50, 40)])).toBe(1);
});

test("a line goes through its heights", () => {
  expect(lineOf([3, 5], (at) => at * 10)).toBe("M0 3C5 3 5 5 10 5");
});

test("the names of the strata stand apart, from the ground up", () => {
  expect(apart([700, 690, 500], 30, 710)).toEqual([700, 670, 500]);
  expect(apart([800, 790], 30, 710)).toEqual([710, 680]);
});

test("what waited from the round before counts as made, also where all of it is taken in", () => {
  const told = (fact: object): FactMessage => ({ entry: 1, fact: fact as DaybreakFact });
  const log = [told({ emitted: { seat: 0, carbon: 8, absorbed: 0 } }), told({ sinks_absorbed: { carbon: 12, unused: 3 } }), told({ drawdown: { removed: 3 } })];
  expect(landOf(log, 1)).toMatchObject([{ powers: [8], waited: 4, made: 12, taken: 12, unused: 3 }]);
});
