import { describe, expect, test } from "vitest";
import type { DaybreakMove, DaybreakStep } from "../../../generated/wire";
import { waitsFor } from "./seats";
import { likewise, tallyOf } from "./votes";

const FUND: DaybreakMove = { keep_project: 4 };
const SERVICE: DaybreakMove = { keep_project: 9 };

describe("a decision of the group", () => {
  test("is open while somebody has named nothing", () => {
    expect(tallyOf([FUND, null, SERVICE]).stands).toBe("open");
  });

  test("is a tie when the largest parties are as large", () => {
    expect(tallyOf([FUND, SERVICE])).toEqual({
      stands: "tie",
      parties: [
        { move: FUND, seats: [0] },
        { move: SERVICE, seats: [1] },
      ],
    });
    expect(tallyOf([FUND, SERVICE, FUND, SERVICE]).stands).toBe("tie");
    expect(tallyOf([FUND, SERVICE, "keep_none"]).stands).toBe("tie");
  });

  test("is split when one party is larger, but not everybody", () => {
    const { stands, parties } = tallyOf([SERVICE, FUND, FUND]);
    expect(stands).toBe("split");
    expect(parties[0]).toEqual({ move: FUND, seats: [1, 2] });
  });
});

describe("who has several powers", () => {
  const view = (step: DaybreakStep, votes: (DaybreakMove | null)[]) => ({ step, votes });

  test("names the same for all of them that are asked", () => {
    expect(likewise(FUND, view("keep_project", [FUND, null, null, null]), [1, 2], [0, 1], 0)).toEqual([1]);
    expect(likewise({ drop_project: 2 }, view({ make_room: { keep: 4 } }, [null, null]), [0, 1], [0, 1], 1)).toEqual([0]);
  });

  test("and not again, nor for others, nor for what is no vote", () => {
    expect(likewise(FUND, view("keep_project", [FUND, FUND, null, null]), [1, 2], [0, 1], 0)).toEqual([]);
    expect(likewise(FUND, view("keep_project", [FUND, null, null, null]), [2], [0, 1], 0)).toEqual([]);
    expect(likewise("done", view("local", [null, null]), [0, 1], [0, 1], 0)).toEqual([]);
    expect(likewise(FUND, view("local", [null, null]), [0, 1], [0, 1], 0)).toEqual([]);
  });
});

test("what the table waits for follows what it does", () => {
  const of = (step: DaybreakStep): string => waitsFor(step);
  expect(of("keep_project")).toBe("vote");
  expect(of({ spare: { at: 0, left: 1 } })).toBe("vote");
  expect(of("local")).toBe("local");
  expect(of({ crisis_window: { at: 0 } })).toBe("window");
  expect(of({ choices: { cause: "growth" } })).toBe("choice");
});
