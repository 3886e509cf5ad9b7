import { describe, expect, test } from "vitest";
import type { DaybreakMove, DaybreakView } from "../../../generated/wire";
import { likewise } from "./votes";

const FUND: DaybreakMove = { keep_project: 4 };

describe("who has several powers", () => {
  const view = (choices: DaybreakMove[] | null, votes: (DaybreakMove | null)[]): Pick<DaybreakView, "decision" | "votes"> => ({
    decision: choices && { choices, parties: [], stands: "open" },
    votes,
  });

  test("names the same for all of them that are asked", () => {
    expect(likewise(FUND, view([FUND, "keep_none"], [FUND, null, null, null]), [1, 2], [0, 1], 0)).toEqual([1]);
    expect(likewise({ drop_project: 2 }, view([{ drop_project: 2 }], [null, null]), [0, 1], [0, 1], 1)).toEqual([0]);
  });

  test("and not again, nor for others, nor for what is no vote", () => {
    expect(likewise(FUND, view([FUND], [FUND, FUND, null, null]), [1, 2], [0, 1], 0)).toEqual([]);
    expect(likewise(FUND, view([FUND], [FUND, null, null, null]), [2], [0, 1], 0)).toEqual([]);
    expect(likewise("done", view([FUND], [null, null]), [0, 1], [0, 1], 0)).toEqual([]);
    expect(likewise(FUND, view(null, [null, null]), [0, 1], [0, 1], 0)).toEqual([]);
  });
});
