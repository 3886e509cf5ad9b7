import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { DaybreakFact, DaybreakState, DaybreakView } from "../../generated/wire";
import { cardsOf } from "./world/chain";
import { staging } from "./staging";

/** What changed of a value: all of it, entries of a list by place, or fields by name. */
type Change = { is: unknown } | { at: [number, Change][] } | { of: [string, Change][] };
interface Recorded {
  first: DaybreakView;
  steps: { told: DaybreakFact[]; changed: Change }[];
}

function changed(value: unknown, change: Change): unknown {
  if ("is" in change) return change.is;
  if ("at" in change) {
    const list = [...(value as unknown[])];
    for (const [at, next] of change.at) list[at] = changed(list[at], next);
    return list;
  }
  const fields = value as Record<string, unknown>;
  return { ...fields, ...Object.fromEntries(change.of.map(([key, next]) => [key, changed(fields[key], next)])) };
}

const read = (name: string): Recorded => JSON.parse(readFileSync(`src/games/daybreak/fixtures/${name}.json`, "utf8")) as Recorded;

/** The views of a recorded game, each with the facts that led to it. */
function* played({ first, steps }: Recorded): Generator<{ before: DaybreakView; told: DaybreakFact[]; after: DaybreakView }> {
  let before = first;
  for (const step of steps) {
    const after = { ...before, state: changed(before.state, step.changed) as DaybreakState };
    yield { before, told: step.told, after };
    before = after;
  }
}

/** What world and player draw of a state. */
function drawn({ state }: DaybreakView): unknown {
  const cards = (chain: { first: number; len: number }): number[] => cardsOf(state, chain);
  return {
    round: state.round,
    stage: state.stage,
    done: state.done,
    votes: state.votes,
    world: state.world,
    boards: state.boards.map((board) => ({ ...board, absorbed: 0, stacks: board.stacks.map((stack) => cards(stack.cards)) })),
    projects: state.projects.map((one) => one && { ...one, tucked: cards(one.tucked) }),
    drawn: state.drawn_projects,
    crises: state.crises.map((one) => ({ up: typeof one.face === "object" ? one.face.up : null, in_force: one.in_force, tucked: cards(one.tucked) })),
    used: state.used,
  };
}

describe.each(["four", "two"])("a recorded game, %s", (name) => {
  const game = read(name);

  test("the facts lead from every view to the next", () => {
    for (const { before, told, after } of played(game)) {
      const folded = told.reduce((view, fact) => staging.advance(view, fact) as DaybreakView, before);
      expect(drawn(folded), JSON.stringify(told)).toEqual(drawn(after));
    }
  });

  test("views are left as they were", () => {
    for (const { before, told } of played(game)) {
      const text = JSON.stringify(before);
      for (const fact of told) staging.advance(before, fact);
      expect(JSON.stringify(before)).toBe(text);
    }
  });

  test("in the Local stage nobody is held up by what another does", () => {
    for (const { told, before } of played(game)) {
      if (before.state.stage !== "Local" || told.some((fact) => "stage_began" in fact)) continue;
      for (const fact of told) {
        const body = Object.values(fact)[0] as { seat?: number };
        if (body.seat === undefined || "die_rolled" in fact) continue;
        expect(staging.beat(fact, false), JSON.stringify(fact)).toBe(0);
      }
    }
  });
});

test("the games are whole, and their facts of every kind", () => {
  for (const name of ["four", "two"])
    expect(
      read(name)
        .steps.at(-1)
        ?.told.some((fact) => "won" in fact || "lost" in fact),
      name,
    ).toBe(true);
  const kinds = new Set(["four", "two"].flatMap((name) => read(name).steps.flatMap((step) => step.told.map((fact) => Object.keys(fact)[0]))));
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
