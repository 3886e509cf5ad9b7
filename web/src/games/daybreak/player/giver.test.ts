import { beforeAll, expect, test } from "vitest";
import type { TableModel } from "../../../table/model.svelte";
import type { FactMessage } from "../../../generated/wire";
import { words } from "../../../words/words.svelte";
import type { Selection } from "../selection.svelte";
import { giverOf } from "./giver";
import { PlayerState } from "./player-state.svelte";

beforeAll(() => words.turn("en"));

const log = (...facts: unknown[]): FactMessage[] => facts.map((fact) => ({ entry: 0, text: "", fact }) as unknown as FactMessage);
const offered = (by: unknown): unknown => ({ offered: { seat: 0, cards: [1, 2, 3], by } });

test("the cards one chooses from come from whom the last offer names", () => {
  const wind = { seat: 2, cause: { local: 41 } };
  expect(giverOf(log(offered(null), offered(wind), { done: { seat: 1 } }), 0)).toEqual(wind);
  expect(giverOf(log(offered(wind), offered(null)), 0)).toBeNull();
  expect(giverOf(log(offered(wind)), 1)).toBeNull();
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
  expect(asked(offered({ seat: 2, cause: { local: 41 } }))).toBe(`Carla gives you these cards by Wind Farms. ${question}`);
  expect(asked(offered({ seat: 1, cause: { project: 5 } }))).toBe(`Bruno gives you these cards by Fund. ${question}`);
  expect(asked(offered({ seat: 0, cause: { local: 41 } }))).toBe(`By your Wind Farms. ${question}`);
  expect(asked(offered(null))).toBe(question);
});
