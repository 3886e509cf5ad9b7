import { expect, test } from "vitest";
import type { TableModel } from "../../table/model.svelte";
import type { Choice, Move } from "../../generated/wire";
import { Selection } from "./selection.svelte";
import { backOf, hasPlaces } from "./tuck";

const choices = (...moves: unknown[]): Choice[] => moves.map((move) => ({ move }) as Choice);
const PLACES = choices({ under: 1 }, { under: 3 }, { under: 2 }, "back");
const TUCK = { support: { card: 7, stack: 1 } } as const;

/** A table that asks for the place of a tucked card, and notes what is done. */
function table(): { model: TableModel; done: unknown[] } {
  const done: unknown[] = [];
  const scene = { entry: 0, asked: [0], awaited: [0], moves: choices(TUCK), view: { state: { agenda: ["local"], votes: [], after: -1 } } };
  const model = {
    takeBack: "free",
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
      scene.entry += 1;
      scene.moves = typeof last === "object" && last !== null && "under" in last ? PLACES : choices(TUCK);
      scene.view = { state: { agenda: ["local"], votes: [], after: done.length } };
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

/** A table where one action was made and another begun and put back: what shows after each of these entries. */
function afterPutBack(): { model: TableModel; left: () => number } {
  const free = choices("done", { act: 0 });
  const begun = choices({ pay: 3 }, "back");
  const shown = [
    { state: "at first", moves: free },
    { state: "the first is begun", moves: begun },
    { state: "the first is made", moves: free },
    { state: "the second is begun", moves: begun },
    { state: "the first is made", moves: free },
  ];
  const scene = { entry: 0, moves: free, view: { state: "the first is made" } };
  const model = {
    takeBack: "free",
    scene,
    retract: () => {
      shown.pop();
      const now = shown.at(-1);
      if (now) Object.assign(scene, { entry: scene.entry + 1, moves: now.moves, view: { state: now.state } });
      return Promise.resolve();
    },
  };
  return { model: model as unknown as TableModel, left: () => shown.length };
}

test("taking back takes back what was done, not that something else was put back", async () => {
  const { model, left } = afterPutBack();
  await new Selection(model).retract();
  expect(left()).toBe(1);
  expect(model.scene.view).toEqual({ state: "at first" });
});

test("what cannot be taken back ends it", async () => {
  let asked = 0;
  const model = { takeBack: "free", scene: { entry: 4, moves: choices("back"), view: { state: "" } }, retract: () => Promise.resolve(void asked++) };
  await new Selection(model as unknown as TableModel).retract();
  expect(asked).toBe(1);
});

test("the place is a choice behind two cards or more", () => {
  expect([1, 2, 3].map(hasPlaces)).toEqual([false, true, true]);
  expect(backOf(choices("done", { act: 1 }))).toBeNull();
});
