import { describe, expect, test } from "vitest";
import type { DaybreakFact, FactMessage, Seat } from "../../../generated/wire";
import { logOf, recorded } from "../fixtures/recorded";
import { kindOf } from "../../../table/model.svelte";
import { localStage, netOf, othersSteps, stepsOf, unseenSteps } from "./steps";

const told = (list: [number, DaybreakFact, number[]?][]): FactMessage[] =>
  list.map(([entry, fact, concerns]) => ({ entry, fact, text: kindOf(fact), concerns: concerns ?? [] }) as unknown as FactMessage);
const acted = (seat: Seat, card: number): DaybreakFact => ({ acted: { seat, card, stack: 0 } });
const clean = (seat: Seat, change: number): DaybreakFact => ({ changed: { seat, token: "Clean", change, now: change, cause: { local: 1 } } });

describe("moves as steps", () => {
  test("the same action again is one step, with what it gives in all", () => {
    const [step, ...more] = stepsOf(told([[1, acted(1, 7)], [1, clean(1, 2)], [2, acted(1, 7)], [2, clean(1, 2)]]), 0); // prettier-ignore
    expect(more).toEqual([]);
    expect(step).toMatchObject({ seat: 1, times: 2, card: 7, changes: [{ seat: 1, token: "Clean", by: 4 }], mine: false });
  });
  test("looking and keeping are one step; another action is another", () => {
    const steps = stepsOf(
      told([
        [1, acted(1, 7)],
        [1, { offered: { seat: 1, cards: [1, 2], by: null } }],
        [2, { kept: { seat: 1, cards: [1] } }],
        [3, acted(1, 8)],
      ]),
      0,
    );
    expect(steps.map(({ card, times }) => [card, times])).toEqual([[7, 1], [8, 1]]); // prettier-ignore
  });
  test("what concerns the reader is marked, unless they did it", () => {
    const log = told([[1, acted(1, 7)], [1, clean(0, 2), [0]], [2, acted(0, 9), [0]]]); // prettier-ignore
    expect(stepsOf(log, 0).map(({ seat, mine }) => [seat, mine])).toEqual([[1, true], [0, false]]); // prettier-ignore
  });
  test("what came and went is no change", () => {
    expect(netOf([clean(1, 2), clean(1, -2)])).toEqual([]);
  });
});

describe.each(["four", "two"])("the Local stages of a recorded game, %s", (name) => {
  const log = logOf(recorded(name));

  test("steps are fewer than moves, and hold every fact that somebody did", () => {
    const stage = localStage(log, 2);
    const steps = stepsOf(stage, 0);
    const facts = steps.flatMap((step) => step.told);
    const moves = new Set(facts.map(({ entry }) => entry)).size;
    expect(steps.length).toBeGreaterThan(2);
    expect(steps.length).toBeLessThanOrEqual(moves);
    const done = stage.filter(({ fact }) => ["acted", "started", "tucked", "tucked_under_project"].includes(kindOf(fact)));
    for (const one of done) expect(facts).toContain(one);
    expect(netOf(facts.map(({ fact }) => fact as DaybreakFact))).toEqual(netOf(stage.map(({ fact }) => fact as DaybreakFact)));
  });

  test("the team's turn plays if the others did more than a little", () => {
    const at = log.findIndex(({ fact }) => JSON.stringify(fact) === '{"stage_began":{"stage":"Emissions"}}');
    const before = log.slice(0, at + 1);
    const others = othersSteps(stepsOf(localStage(before), 0), 0);
    const moves = new Set(others.flatMap((step) => step.told.map(({ entry }) => entry))).size;
    expect(unseenSteps([log[at]!], before, 0)).toBe(moves > 3 ? others.length : 0);
    expect(unseenSteps([log[at + 1]!], before, 0)).toBe(0);
  });
});
