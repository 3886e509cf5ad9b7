import { expect, test } from "vitest";
import type { Told } from "../../wire";
import { giverOf } from "./giver";

const log = (...facts: unknown[]): Told[] => facts.map((fact) => ({ entry: 0, text: "", fact }) as unknown as Told);
const OFFERED = { offered: { seat: 0, cards: [1, 2, 3] } };

test("the cards one chooses from come from the last action before them", () => {
  const told = log({ acted: { seat: 0, card: 8, stack: 1 } }, { acted: { seat: 2, card: 41, stack: 0 } }, { discarded: { seat: 2, cards: [7] } }, OFFERED, { done: { seat: 1 } });
  expect(giverOf(told, 0)).toEqual({ seat: 2, of: { card: 41 } });
  expect(giverOf(log({ project_used: { seat: 1, project: 5 } }, OFFERED), 0)).toEqual({ seat: 1, of: { project: 5 } });
});

test("cards that no action gave, and those of others, have no giver", () => {
  expect(giverOf(log({ acted: { seat: 2, card: 41, stack: 0 } }, { stage_began: { stage: "Crisis" } }, OFFERED), 0)).toBeNull();
  expect(giverOf(log({ acted: { seat: 2, card: 41, stack: 0 } }, OFFERED), 1)).toBeNull();
  expect(giverOf([], 0)).toBeNull();
});
