import { expect, test } from "vitest";
import type { TableModel } from "../table/model.svelte";
import type { Choice, Move } from "../wire";
import { Selection } from "./selection.svelte";
import { backOf, hasPlaces } from "./tuck";

const choices = (...moves: unknown[]): Choice[] => moves.map((move) => ({ move }) as Choice);
const PLACES = choices({ under: 1 }, { under: 3 }, { under: 2 }, "back");
const TUCK = { support: { card: 7, stack: 1 } } as const;

/** A table that asks for the place of a tucked card, and notes what is done. */
function table(): { model: TableModel; done: unknown[] } {
  const done: unknown[] = [];
  const scene = { entry: 0, asked: [0], awaited: [0], moves: choices(TUCK), view: { state: { agenda: ["local"], votes: [] } } };
  const model = {
    live: true,
    seat: 0,
    you: { seats: [0] },
    scene,
    move: (move: Move) => {
      done.push(move);
      scene.moves = typeof move === "object" && "support" in move ? PLACES : choices(TUCK);
      return Promise.resolve(true);
    },
    retract: () => {
      const last = done.pop();
      scene.moves = typeof last === "object" && last !== null && "under" in last ? PLACES : choices(TUCK);
      return Promise.resolve();
    },
  };
  return { model: model as unknown as TableModel, done };
}

test("a card is tucked behind all others at once", async () => {
  const { model, done } = table();
  await new Selection(model).play(TUCK);
  expect(done).toEqual([TUCK, { under: 3 }]);
});

test("whoever wants to choose the place is asked for it", async () => {
  const { model, done } = table();
  const selection = new Selection(model);
  selection.placing = true;
  await selection.play(TUCK);
  expect(done).toEqual([TUCK]);
  // Only for this card.
  expect(selection.placing).toBe(false);
});

test("taking it back takes the card back into the hand, not to the question", async () => {
  const { model, done } = table();
  const selection = new Selection(model);
  await selection.play(TUCK);
  await selection.retract();
  expect(done).toEqual([]);
});

test("the place is a choice behind two cards or more", () => {
  expect([1, 2, 3].map(hasPlaces)).toEqual([false, true, true]);
  expect(backOf(choices("done", { act: 1 }))).toBeNull();
});
