import { expect, test } from "vitest";
import type { TableModel } from "../../table/model.svelte";
import type { Choice, Move } from "../../generated/wire";
import { Selection } from "./selection.svelte";

const choices = (...moves: unknown[]): Choice[] => moves.map((move) => ({ move }) as Choice);
const PLACES = choices({ under: 1 }, { under: 3 }, { under: 2 }, "back");
const TUCK = { support: { card: 7, stack: 1 } } as const;

/** A table that asks for the place of a tucked card, and notes what is done. */
function table(): { model: TableModel; done: unknown[] } {
  const done: unknown[] = [];
  const scene = { entry: 0, asked: [0], awaited: [0], moves: choices(TUCK), view: { step: "local", votes: [], usual: null as Move | null, after: -1 } };
  const model = {
    takeBack: "free",
    live: true,
    seat: 0,
    you: { seats: [0] },
    scene,
    move: (move: Move) => {
      done.push(move);
      const asked = typeof move === "object" && "support" in move;
      scene.moves = asked ? PLACES : choices(TUCK);
      scene.view = { ...scene.view, usual: asked ? { under: 3 } : null };
      return Promise.resolve(true);
    },
    retract: () => {
      const last = done.pop();
      scene.entry += 1;
      scene.moves = typeof last === "object" && last !== null && "under" in last ? PLACES : choices(TUCK);
      scene.view = { ...scene.view, usual: null, after: done.length };
      return Promise.resolve();
    },
  };
  return { model: model as unknown as TableModel, done };
}

test("a card is tucked in the usual place at once", async () => {
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

test("what would come of a move is asked again when somebody has moved, and not of one that is gone", async () => {
  const { model } = table();
  const asked: unknown[] = [];
  const answer = { forecast: { net: 1 } };
  Object.assign(model, { attempt: (move: Move) => (asked.push(move), Promise.resolve(answer)) });
  const selection = new Selection(model);
  selection.look(TUCK);
  await Promise.resolve();
  expect(selection.tried).toBe(answer);
  answer.forecast.net = 2;
  selection.renew();
  expect(selection.tried, "what was said stays until there is something else").toBe(answer);
  await Promise.resolve();
  expect(asked).toEqual([TUCK, TUCK]);
  Object.assign(model.scene, { moves: PLACES });
  selection.renew();
  expect([selection.move, selection.tried, asked.length]).toEqual([null, null, 2]);
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
  const scene = { entry: 0, moves: free, view: { round: 1, state: "the first is made" } };
  const model = {
    takeBack: "free",
    scene,
    retract: () => {
      shown.pop();
      const now = shown.at(-1);
      if (now) Object.assign(scene, { entry: scene.entry + 1, moves: now.moves, view: { state: now.state, round: 1 } });
      return Promise.resolve();
    },
  };
  return { model: model as unknown as TableModel, left: () => shown.length };
}

test("taking back takes back what was done, not that something else was put back", async () => {
  const { model, left } = afterPutBack();
  await new Selection(model).retract();
  expect(left()).toBe(1);
  expect(model.scene.view).toEqual({ state: "at first", round: 1 });
});

test("what cannot be taken back ends it", async () => {
  let asked = 0;
  const model = { takeBack: "free", scene: { entry: 4, moves: choices("back"), view: { state: "" } }, retract: () => Promise.resolve(void asked++) };
  await new Selection(model as unknown as TableModel).retract();
  expect(asked).toBe(1);
});
