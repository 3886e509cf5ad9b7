import { beforeAll, expect, test } from "vitest";
import { t, words } from "../words/words.svelte";
import { irregular } from "./played";

beforeAll(() => words.turn("en"));

test("who really played is said where it was not the people of the seats", () => {
  expect(
    irregular([
      { seat: 0, name: "Ana", moves: 30 },
      { seat: 1, bot: "steady", moves: 30 },
    ]),
  ).toEqual([]);
  const stood = irregular([
    { seat: 0, name: "Ana", moves: 10 },
    { seat: 0, bot: "expert", moves: 20 },
  ]);
  expect(stood).toHaveLength(1);
  expect(stood[0]).toContain("20");
  expect(stood[0]).toContain("30");
  expect(stood[0]).toContain("Ana");
  // A bot that was changed for another is told too.
  expect(
    irregular([
      { seat: 2, bot: "random", moves: 3 },
      { seat: 2, bot: "steady", moves: 9 },
    ]),
  ).toHaveLength(2);
  expect(irregular([{ seat: 1, name: "Probe", program_of: "Ana", moves: 9 }])).toEqual([t("mark-played-program", { seat: 2, name: "Probe", of: "Ana" })]);
});
