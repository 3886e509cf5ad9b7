import { beforeAll, expect, test } from "vitest";
import type { TableModel } from "../../../table/model.svelte";
import type { FactMessage } from "../../../generated/wire";
import { words } from "../../../words/words.svelte";
import type { Selection } from "../selection.svelte";
import { giverOf } from "./giver";
import { PlayerState } from "./player-state.svelte";

beforeAll(() => words.turn("en"));

const log = (...facts: unknown[]): FactMessage[] => facts.map((fact) => ({ entry: 0, text: "", fact }) as unknown as FactMessage);
const OFFERED = { offered: { seat: 0, cards: [1, 2, 3] } };

test("the cards one chooses from come from the last action before them", () => {
  const told = log({ acted: { seat: 0, card: 8, stack: 1 } }, { acted: { seat: 2, card: 41, stack: 0 } }, { discarded: { seat: 2, cards: [7] } }, OFFERED, {
    done: { seat: 1 },
  });
  expect(giverOf(told, 0)).toEqual({ seat: 2, of: { card: 41 } });
  expect(giverOf(log({ project_used: { seat: 1, project: 5 } }, OFFERED), 0)).toEqual({ seat: 1, of: { project: 5 } });
});

test("cards that no action gave, and those of others, have no giver", () => {
  expect(giverOf(log({ acted: { seat: 2, card: 41, stack: 0 } }, { stage_began: { stage: "Crisis" } }, OFFERED), 0)).toBeNull();
  expect(giverOf(log({ acted: { seat: 2, card: 41, stack: 0 } }, OFFERED), 1)).toBeNull();
  expect(giverOf([], 0)).toBeNull();
});

/** What one is asked who chooses from cards after this was told. */
function asked(...facts: unknown[]): string {
  const model = {
    log: log(...facts),
    seat: 0,
    library: {
      cards: [
        { deck: "local", id: 41, title: "Wind Farms" },
        { deck: "global", id: 5, title: "Fund" },
      ],
    },
    table: {
      setup: { powers: ["China", "Europe", "US"] },
      seats: ["Ana", "Bruno", "Carla"].map((name, seat) => ({ seat, name, holder: "person", bot: null })),
    },
    scene: { prompt: "Which of the drawn cards do you keep?", view: { ask: { keep: { left: 1 } }, players: [{ hand: [], stacks: [] }] } },
    playback: { view: null },
    moves: [],
  };
  return new PlayerState(model as unknown as TableModel, {} as Selection).prompt;
}

// Friction 18 of the finding: one chose from cards without knowing whose they were.
test("whoever chooses from cards reads who gave them, and by what", () => {
  const question = "Which of the drawn cards do you keep?";
  expect(asked({ acted: { seat: 2, card: 41, stack: 0 } }, OFFERED)).toBe(`Carla gives you these cards by Wind Farms. ${question}`);
  expect(asked({ project_used: { seat: 1, project: 5 } }, OFFERED)).toBe(`Bruno gives you these cards by Fund. ${question}`);
  expect(asked({ acted: { seat: 0, card: 41, stack: 0 } }, OFFERED)).toBe(`By your Wind Farms. ${question}`);
  expect(asked({ stage_began: { stage: "Crisis" } }, OFFERED)).toBe(question);
});
