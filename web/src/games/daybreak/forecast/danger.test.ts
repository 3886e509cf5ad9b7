import { describe, expect, test } from "vitest";
import type { DaybreakAhead } from "../../../generated/wire";
import { recorded } from "../fixtures/recorded";
import { dangersOf } from "./danger";

const view = recorded("four").first;
const BOARD = {
  levels: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((bands) => ({ bands, crises: bands < 4 ? 3 : 4, rolls: bands, tenths: 12 + bands })),
  draw_marks: [[4, 1], [8, 2]] as [number, number][], // prettier-ignore
};
const LOSSES = { too_hot: false, communities: [] as number[], out_of_time: false, condition_unmet: false };
const ahead = (likely: Partial<DaybreakAhead["likely"]>): DaybreakAhead => ({
  round: 1,
  last: false,
  certain: { crises: 0, draws: null, facts: [], growth: null, lost: null, rolls: 0, unfinished: false, won: false },
  open: { crises: [], draws: null, faces: [], unknown: null },
  likely: {
    tries: 40,
    lost: 0,
    too_hot: 0,
    communities_lost: [0, 0, 0, 0],
    bands: view.world.bands,
    communities: view.players.map(({ communities }) => communities),
    ...likely,
  },
  worst: { bands: 8, communities: [12, 12, 12, 12], exact: false, losses: LOSSES },
});
const levels = (likely: Partial<DaybreakAhead["likely"]>): Record<string, string> =>
  Object.fromEntries(dangersOf(view, ahead(likely), BOARD).map(({ kind, level }) => [kind, level]));

describe("what could end it", () => {
  test("is calm where nothing likely changes anything, and there without a forecast", () => {
    expect(levels({})).toEqual({ heat: "calm", power: "calm", drawdown: "calm" });
    expect(dangersOf(view, null, BOARD).map(({ likely }) => likely)).toEqual([null, null, null]);
  });
  test("wakes where a level of crises or a mark is passed", () => {
    expect(levels({ bands: 4 }).heat).toBe("awake");
    expect(levels({ communities: [4, 0, 0, 0] }).power).toBe("awake");
    expect(levels({ communities_lost: [1, 0, 0, 0] }).power).toBe("awake");
  });
  test("is loud where a fifth of the tries loses, and stands first", () => {
    const rows = dangersOf(view, ahead({ communities: [0, 0, 12, 0], communities_lost: [0, 0, 8, 0] }), BOARD);
    expect(rows[0]).toMatchObject({ kind: "power", level: "loud", seat: 2 });
  });
  test("drawdown is missed by one as long as no sink is unused", () => {
    const missing = (net: number): number | undefined =>
      dangersOf({ ...view, forecast: { ...view.forecast, net } }, null, BOARD).find(({ kind }) => kind === "drawdown")?.now;
    expect([18, 1, 0, -1, -5].map(missing)).toEqual([19, 2, 1, 0, 0]);
  });
  test("one is loud at most: the nearer", () => {
    const rows = dangersOf(view, ahead({ bands: 8, communities: [12, 0, 0, 0], too_hot: 10, communities_lost: [10, 0, 0, 0] }), BOARD);
    expect(rows.filter(({ level }) => level === "loud")).toHaveLength(1);
    expect(rows.filter(({ level }) => level === "awake")).toHaveLength(1);
  });
});
