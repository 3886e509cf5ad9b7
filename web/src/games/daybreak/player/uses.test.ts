import { describe, expect, test } from "vitest";
import type { Choice, DaybreakMove, DaybreakUses as Uses } from "../../../generated/wire";
import { bestOf, groupsOf, listUses, type Listed } from "./uses";

const MOVES: DaybreakMove[] = [
  "done",
  { start: { card: 3, stack: 0 } },
  { start: { card: 3, stack: 4 } },
  { support: { card: 3, stack: 0 } },
  { support_project: { card: 3, project: 1 } },
  { reduce_crisis: { card: 3, crisis: 0 } },
  { start: { card: 8, stack: 0 } },
];
const choices: Choice[] = MOVES.map((move) => ({ move, label: "words" }));

describe("the uses of a card", () => {
  test("are all of its moves and no other's, with or without the server's count", () => {
    const known = {
      cards: [
        {
          card: 3,
          uses: [{ move: MOVES[1]!, kind: "start", at: 0, possible: true, useful: false, gain: [], text: "known", why: null }],
          action: { possible: true, why: null },
        },
      ],
    } as unknown as Uses;
    for (const uses of [null, known]) {
      const listed = listUses(3, choices, uses);
      const its = MOVES.slice(1, 6);
      expect(listed.map((use) => JSON.stringify(use.move)).sort()).toEqual(its.map((move) => JSON.stringify(move)).sort());
    }
    expect(listUses(3, choices, known)[0]?.text).toBe("known");
  });

  test("come in groups that keep every use, projects and crises each by itself", () => {
    const listed = listUses(3, choices, null);
    const groups = groupsOf(listed);
    expect(groups.flatMap((group) => group.uses)).toHaveLength(listed.length);
    expect(groups.map((group) => group.kind)).toEqual(["start", "support", "project", "crisis"]);
  });

  test("show the one that helps before one that is only possible, and that before one that is not", () => {
    const [first, second] = listUses(3, choices, null);
    const no = { ...first!, possible: false, useful: false };
    const plain = { ...second!, useful: false };
    expect(bestOf({ kind: "start", uses: [no, plain, first!] })).toBe(first);
    expect(bestOf({ kind: "start", uses: [no, plain] })).toBe(plain);
    expect(bestOf({ kind: "start", uses: [no] })).toBe(no);
    expect(bestOf({ kind: "start", uses: [] })).toBeNull();
  });
});

test("what cannot be done comes last in the bar", () => {
  const use = (kind: "start" | "project" | "crisis" | "pay", at: number, possible: boolean): Listed => ({
    kind,
    at,
    move: "done",
    possible,
    useful: possible,
    asksPlace: false,
    gain: [],
    text: "",
    why: null,
    covers: [],
  });
  const groups = groupsOf([use("start", 0, false), use("start", 1, true), use("project", 0, false), use("crisis", 0, true), use("pay", 1, true)]);
  expect(groups.map(({ kind }) => kind)).toEqual(["start", "crisis", "pay", "project"]);
});
