import { describe, expect, test } from "vitest";
import type { EarthriseFact, Told } from "../../generated/wire";
import { GAMES, told as toldOf } from "./fixtures/games";
import { givenNow, rewards, toldOfTrick } from "./rewards";

const is = <K extends string>(fact: EarthriseFact, kind: K): fact is Extract<EarthriseFact, Record<K, unknown>> => typeof fact === "object" && kind in fact;

describe.each(GAMES)("the rewards of a recorded game, %s", (name) => {
  test("name who gets them, from the last card on until the next trick begins", () => {
    const { moments } = toldOf(name);
    let told: EarthriseFact[] = [];
    let [tricks, offered] = [0, 0];
    for (const [at, { fact, after: view }] of moments.entries()) {
      if (is(fact, "trick_began")) told = [];
      told.push(fact);
      const list = rewards(view, told);
      if (view.final_phase) {
        expect(list).toBeNull();
        offered += 1;
        continue;
      }
      const given = told.find((one) => is(one, "commander_took"));
      if (given && is(given, "commander_took")) {
        expect(list?.commander).toEqual({ seat: given.commander_took.seat, given: true });
        expect(list?.copilot.given).toBe(true);
        tricks += Number(fact === given);
      }
      // The Copilot may have taken the strongest card; the Commander is still the same.
      const next = moments[at + 1]?.fact;
      if (next !== undefined && is(next, "commander_took")) expect(list?.commander.seat).toBe(next.commander_took.seat);
      if (next !== undefined && is(next, "copilot_took")) expect(list?.copilot.seat).toBe(next.copilot_took.seat);
      if (next !== undefined && is(next, "maneuver_won")) expect(list?.maneuver).toEqual({ seat: next.maneuver_won.seat, given: false });
      if (next !== undefined && is(next, "maneuver_unclaimed")) expect(list?.maneuver.seat).toBeNull();
      if (is(fact, "maneuver_won")) expect(list?.maneuver).toEqual({ seat: fact.maneuver_won.seat, given: true });
      if (is(fact, "maneuver_unclaimed")) expect(list?.maneuver).toEqual({ seat: null, given: true });
    }
    expect(tricks).toBe(30);
    expect(offered).toBeGreaterThan(3);
  });
});

test("only what was told counts, and only of the last trick", () => {
  const fact = (one: EarthriseFact): Told => ({ n: 1, fact: one }) as unknown as Told;
  const began = fact({ trick_began: { trick: 0, pilot: 0, token: null, stacked: 0 } });
  const log = [began, fact({ commander_took: { seat: 1, cards: [], silence: false } }), began, fact("no_copilot")];
  expect(toldOfTrick(log, null)).toEqual([began.fact, "no_copilot"]);
  expect(toldOfTrick(log, log[1] ?? null)).toHaveLength(2);
  // A new round puts the last trick of the one before away.
  const laid = fact({ tokens_laid: { round: 1, tokens: [] } });
  expect(toldOfTrick([...log, laid], null)).toEqual([laid.fact]);
});

test("the reward that is told of is marked, and only without a telling the one somebody is asked about", () => {
  // While the Commander's cards are told the phase is still that of the Copilot's question.
  expect(givenNow("commander_took", "copilot")).toBe(2);
  expect(givenNow("copilot_took", "exchange")).toBe(1);
  expect(givenNow("piece_kept", "keep_piece")).toBe(0);
  expect(givenNow("apollo_passed", "copilot")).toBe(-1);
  expect(givenNow("", "copilot")).toBe(1);
  expect(givenNow("", "exchange")).toBe(0);
  expect(givenNow("", "play")).toBe(-1);
});
