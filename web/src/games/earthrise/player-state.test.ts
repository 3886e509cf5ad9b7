import { expect, test } from "vitest";
import type { TableModel } from "../../table/model.svelte";
import type { EarthriseCard, EarthriseUses, EarthriseView, PillFace } from "../../generated/wire";
import { PlayerState } from "./player-state.svelte";
import { faces } from "./fixtures/faces";
import { recorded } from "./fixtures/games";

/** A pill of the rounds, and one of the final phase. */
const WINDOWS = [[0, 1, 2], [3]];

interface At {
  round: number;
  pill?: number;
}

/** A table at which one holds a pill, as a screen sees it. */
function deskAt({ round, pill = 0 }: At): PlayerState {
  const { first } = recorded("four");
  const pill_chances = WINDOWS[pill]?.filter((scoring) => scoring >= round) ?? [];
  const players = first.players.map((one, seat) => (seat === 0 ? { ...one, pill: { pill }, pill_chances } : one));
  const view = { ...first, round, phase: "pills", players } as EarthriseView;
  return new PlayerState({
    live: true,
    seat: 0,
    takeBack: "free",
    scene: { view, entry: 0 },
    playback: { view: null, busy: false, line: null },
    moves: [],
    table: { seats: [{}, {}, {}, {}], setup: { players: 4 } },
    library: { suits: [], tables: [{ ...faces(4), pills: WINDOWS.map((windows) => ({ windows }) as PillFace) }] },
  } as unknown as TableModel);
}

test("what the page did by itself is not offered to be taken back", () => {
  expect(deskAt({ round: 3 }).takeBack).toBeNull();
  expect(deskAt({ round: 3, pill: 1 }).takeBack).toBe("free");
  expect(deskAt({ round: 1 }).takeBack).toBe("free");
});

test("what is said of the cards of a hand holds for the trick it is about, and for no other", () => {
  const { first } = recorded("four");
  const [legal, barred] = [...new Set(first.players[0]?.hand)] as [EarthriseCard, EarthriseCard];
  const view: EarthriseView = { ...first, phase: "play", trick: 4, played: 2 };
  const outlook = { role: "copilot", last: false, reach: "no", tokens: 2, commander: 3, table: null } as const;
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
  expect([playerAt(uses).barred(legal), playerAt(uses).barred(barred)]).toEqual([null, "Astronauts are Trump."]);
  for (const other of [null, { ...uses, played: 1 }, { ...uses, trick: 3 }, { ...uses, round: view.round + 1 }]) {
    expect(playerAt(other).outlookOf(legal)).toBeNull();
    expect(playerAt(other).barred(barred)).toBeNull();
  }
});
