import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { DaybreakView } from "../../wire";
import { crisisChanges, outlook } from "./outlook";

const { first } = JSON.parse(readFileSync("src/daybreak/fixtures/four.json", "utf8")) as { first: DaybreakView };
const SIZE = 20;

test("what is made is absorbed or stays in the air", () => {
  const out = outlook(first.forecast, first.state, 0, SIZE);
  expect(out.made - out.absorbed).toBe(Math.max(0, out.net));
  expect(out.short + out.othersShort).toBe(first.forecast.shortage.reduce((sum, n) => sum + n, 0));
});

test("so much carbon fewer keeps the last band away, and one less would not", () => {
  const out = outlook(first.forecast, first.state, 0, SIZE);
  const before = first.state.world.bands * SIZE + first.state.world.loose;
  const bands = (saved: number): number => Math.floor((before + out.net - saved) / SIZE);
  expect(out.spare).not.toBeNull();
  expect(bands(out.spare ?? 0)).toBe(out.bands - 1);
  expect(bands((out.spare ?? 0) - 1)).toBe(out.bands);
});

test("a crisis that is undone changes nothing, and what hits all is told to all", () => {
  const crisis = {
    ...first.forecast.crisis!,
    undone: false,
    seats: [{ tokens: [["Communities", 2]], cards: 0, draws: -1, growth: 0 }],
    world: { tokens: [["Trees", -1]], bands: 0, crises: 1, projects: 0 },
  } as NonNullable<DaybreakView["forecast"]["crisis"]>;
  const forecast = { ...first.forecast, crisis };
  expect(crisisChanges(forecast, 0)).toEqual([
    { token: "Communities", by: 2 },
    { kind: "draws", by: -1 },
    { token: "Trees", by: -1 },
    { kind: "crises", by: 1 },
  ]);
  expect(crisisChanges(forecast, null)).toHaveLength(2);
  expect(crisisChanges({ ...forecast, crisis: { ...crisis, undone: true } }, 0)).toEqual([]);
});
