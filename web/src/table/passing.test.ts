import { beforeAll, expect, test } from "vitest";
import { knowGames } from "../game/known";
import { TWO_GAMES } from "../game/known.test-kit";
import type { Scene, TableInfo, You } from "../generated/wire";
import { curtainFor, isSecret, nextSeat } from "./passing";

beforeAll(() => knowGames(TWO_GAMES));

const table = (game: string, one_device: boolean, status = "running"): TableInfo =>
  ({ game, status, settings: { one_device }, seats: [] }) as unknown as TableInfo;
const scene = (...awaited: number[]): Scene => ({ entry: 1, asked: awaited, awaited });
const you = (facing: number, ...seats: number[]): You => ({ seats, host: true, facing: { seat: facing } });

test("only a shared device with hidden hands has secrets", () => {
  expect(isSecret(table("earthrise", true), you(0, 0, 1))).toBe(true);
  expect(isSecret(table("earthrise", false), you(0, 0, 1))).toBe(false);
  expect(isSecret(table("daybreak", true), you(0, 0, 1))).toBe(false);
  expect(isSecret(table("earthrise", true), you(0, 0))).toBe(false);
});

test("the device goes round among one's own seats, and stays where it is wanted", () => {
  const mine = you(0, 0, 2, 3);
  expect(nextSeat(scene(0, 2), mine, 0)).toBeNull();
  expect(nextSeat(scene(1), mine, 0)).toBeNull();
  expect(nextSeat(scene(2, 3), mine, 0)).toBe(2);
  expect(nextSeat(scene(0, 3), mine, 2)).toBe(3);
  expect(nextSeat(scene(0), mine, 3)).toBe(0);
});

test("the curtain hides every hand until its person has the device", () => {
  const shared = table("earthrise", true);
  expect(curtainFor(shared, scene(1), you(0, 0, 1), null)).toBe(1);
  expect(curtainFor(shared, scene(2), you(0, 0, 1), null)).toBe(0);
  expect(curtainFor(shared, scene(2), you(0, 0, 1), 0)).toBeNull();
  expect(curtainFor(shared, scene(1), you(0, 0, 1), 0)).toBe(1);
  expect(curtainFor(table("earthrise", true, "finished"), scene(), you(0, 0, 1), null)).toBeNull();
});
