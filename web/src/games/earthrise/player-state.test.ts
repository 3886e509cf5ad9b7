import { expect, test } from "vitest";
import type { TableModel } from "../../table/model.svelte";
import type { EarthriseMove, EarthriseView, PillFace, Told } from "../../generated/wire";
import { PlayerState } from "./player-state.svelte";
import { faces } from "./fixtures/faces";
import { recorded } from "./fixtures/games";

/** A pill of the rounds, and one of the final phase. */
const PILLS = [{ windows: [0, 1, 2] }, { windows: [3] }] as PillFace[];

interface At {
  round: number;
  pill?: number;
  moves?: EarthriseMove[];
  live?: boolean;
  busy?: boolean;
  log?: Told[];
  entry?: number;
}

/** A table at which one holds a pill, as a screen sees it. */
function deskAt({ round, pill = 0, moves = ["hold"], live = true, busy = false, log = [], entry = 0 }: At): PlayerState {
  const { first } = recorded("four");
  const view = { ...first, round, phase: "pills", pills: first.pills.map((_, seat) => (seat === 0 ? { pill } : "none")) } as unknown as EarthriseView;
  return new PlayerState({
    live,
    log,
    seat: 0,
    takeBack: "free",
    scene: { view, entry },
    playback: { view: null, busy, line: null },
    moves: moves.map((move) => ({ move, label: "" })),
    table: { seats: [{}, {}, {}, {}], setup: { players: 4 } },
    library: { tables: [{ ...faces(4), pills: PILLS }] },
  } as unknown as TableModel);
}

test("a pill without a chance left is kept by the page, and by nothing else", () => {
  expect(deskAt({ round: 3 }).keepsByItself).toBe(true);
  expect(deskAt({ round: 3 }).question, "not even for a moment").toBeNull();
  expect(deskAt({ round: 0, pill: 1 }).question).toBe("pill");
  // Where it only does not fit yet, one is asked: an answer at once would tell the others so.
  expect(deskAt({ round: 0, pill: 1 }).keepsByItself).toBe(false);
  expect(deskAt({ round: 2, moves: ["hold", "reveal"] }).keepsByItself).toBe(false);
  expect(deskAt({ round: 3, pill: 1, moves: ["hold", "reveal"] }).keepsByItself).toBe(false);
  // Not in a replay, and not before all that led to it has been told.
  expect(deskAt({ round: 3, live: false }).keepsByItself).toBe(false);
  expect(deskAt({ round: 3, busy: true }).keepsByItself).toBe(false);
});

test("what the page did by itself is not offered to be taken back", () => {
  expect(deskAt({ round: 3, moves: [] }).takeBack).toBeNull();
  expect(deskAt({ round: 3, pill: 1, moves: [] }).takeBack).toBe("free");
  expect(deskAt({ round: 1, moves: [] }).takeBack).toBe("free");
});

test("what comes behind the moment that shows is not past", () => {
  const log = [1, 2, 5, 5, 9].map((entry) => ({ entry }) as Told);
  expect(deskAt({ round: 0, log, entry: 5 }).past.map(({ entry }) => entry)).toEqual([1, 2, 5, 5]);
  expect(deskAt({ round: 0, log, entry: 9 }).past).toHaveLength(5);
});
