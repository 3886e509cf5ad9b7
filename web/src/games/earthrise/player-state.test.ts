import { expect, test } from "vitest";
import type { TableModel } from "../../table/model.svelte";
import type { EarthriseCard, EarthriseMove, EarthriseUses, EarthriseView, PillFace, Told } from "../../generated/wire";
import { PlayerState } from "./player-state.svelte";
import { faces } from "./fixtures/faces";
import { recorded } from "./fixtures/games";

/** A pill of the rounds, and one of the final phase. */
const WINDOWS = [[0, 1, 2], [3]];

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
  const pill_chances = WINDOWS[pill]?.filter((scoring) => scoring >= round) ?? [];
  const players = first.players.map((one, seat) => (seat === 0 ? { ...one, pill: { pill }, pill_chances } : one));
  const view = { ...first, round, phase: "pills", players } as EarthriseView;
  return new PlayerState({
    live,
    log,
    seat: 0,
    takeBack: "free",
    scene: { view, entry },
    playback: { view: null, busy, line: null },
    moves: moves.map((move) => ({ move, label: "" })),
    table: { seats: [{}, {}, {}, {}], setup: { players: 4 } },
    library: { suits: [], tables: [{ ...faces(4), pills: WINDOWS.map((windows) => ({ windows }) as PillFace) }] },
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

test("what is said of the cards of a hand holds for the trick it is about, and for no other", () => {
  const { first } = recorded("four");
  const [legal, barred] = [...new Set(first.players[0]?.hand)] as [EarthriseCard, EarthriseCard];
  const view: EarthriseView = { ...first, phase: "play", trick: 4, played: 2 };
  const outlook = { role: "copilot", last: false, reach: "no", tokens: 2, commander: 3 } as const;
  const refusal = { must_follow: { card: barred, trump: "AST", or: null } } as const;
  const uses: EarthriseUses = {
    round: view.round,
    trick: view.trick,
    played: view.played,
    cards: [
      { card: legal, move: { play: legal }, possible: true, why: null, refusal: null, outlook },
      { card: barred, move: { play: barred }, possible: false, why: "Astronauts are Trump.", refusal, outlook: null },
    ],
  };
  const playerAt = (said: EarthriseUses | null): PlayerState =>
    new PlayerState({
      live: true,
      seat: 0,
      uses: said,
      scene: { view, entry: 0 },
      playback: { view: null, busy: false, line: null },
      moves: [{ move: { play: legal }, label: "" }],
      table: { seats: [{}, {}, {}, {}], setup: { players: 4 } },
    } as unknown as TableModel);
  expect(playerAt(uses).outlookOf(legal)).toEqual(outlook);
  expect(playerAt(uses).outlookOf(barred)).toBeNull();
  expect([playerAt(uses).barred(legal), playerAt(uses).barred(barred)]).toEqual([null, expect.any(String)]);
  for (const other of [null, { ...uses, played: 1 }, { ...uses, trick: 3 }, { ...uses, round: view.round + 1 }]) {
    expect(playerAt(other).outlookOf(legal)).toBeNull();
    expect(playerAt(other).barred(barred)).toBeNull();
  }
});
