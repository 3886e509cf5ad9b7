import { describe, expect, test } from "vitest";
import { readFileSync } from "node:fs";
import type { Choice, DaybreakLocalId, DaybreakMove } from "../../../generated/wire";
import { answerOf, claimOf, claims, iconOf, usedOf } from "./claims";

interface Asked {
  hand: DaybreakLocalId[];
  fronts: number[];
  moves: DaybreakMove[];
}
/** Questions of recorded games, each with what lay on the table and all moves that were legal. */
const GAMES = JSON.parse(readFileSync("src/games/daybreak/player/asked.json", "utf8")) as Asked[];
const choices = (moves: DaybreakMove[]): Choice[] => moves.map((move) => ({ move, label: JSON.stringify(move) }));

describe("the parts of one's own side", () => {
  test("claim every legal move of every recorded question, each once", () => {
    for (const { hand, fronts, moves } of GAMES) {
      const parts = claims(choices(moves), { hand, fronts });
      const claimed = Object.values(parts).flat();
      expect(claimed).toHaveLength(moves.length);
      expect(new Set(claimed.map((choice) => choice.label)).size).toBe(new Set(moves.map((move) => JSON.stringify(move))).size);
    }
  });

  test("have met every kind of question there is a button for", () => {
    const kinds = new Set(GAMES.flatMap(({ moves }) => moves.map((move) => (typeof move === "string" ? move : Object.keys(move)[0]))));
    for (const kind of ["act", "start", "support", "support_project", "done", "back", "under", "pay", "option", "keep", "keep_project", "sector"]) {
      expect(kinds.has(kind), kind).toBe(true);
    }
  });

  test("leave to the hand only what a card in hand can answer, and to the stacks only what has a front card", () => {
    for (const { hand, fronts, moves } of GAMES) {
      const parts = claims(choices(moves), { hand, fronts });
      for (const { move } of parts.hand) expect(hand).toContain(answerOf(move as DaybreakMove));
      for (const { move } of parts.use) expect(hand).toContain(usedOf(move as DaybreakMove));
      for (const { move } of parts.stack) expect(fronts).toContain((move as { act: number }).act);
      for (const { move } of parts.offer) expect(hand).not.toContain(answerOf(move as DaybreakMove));
    }
  });

  test("list in words what none of them knows", () => {
    const unheard = { a_move_of_the_future: 3 } as unknown as DaybreakMove;
    expect(claimOf(unheard, { hand: [], fronts: [] })).toBe("words");
    expect(iconOf(unheard)).toBeTruthy();
    expect(claimOf({ act: 2 }, { hand: [], fronts: [0, 1] })).toBe("words");
    expect(claimOf({ lose: 7 }, { hand: [1], fronts: [] })).toBe("words");
  });
});
