import { expect, test } from "vitest";
import type { Patch, FactMessage, View } from "../generated/wire";
import { applyPatch, Misfit, viewAfter } from "./patch";

/** Freezes a value and all that it holds, so that whoever changes it fails. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

// The same cases as in crates/wire/src/patch.rs, so that both sides mean the same by a patch.
const TABLE = {
  round: 1,
  players: [
    { clean: 2, hand: [3, 5, 8] },
    { clean: 0, hand: [] as number[] },
  ],
};
const CASES: [before: unknown, patch: Patch, after: unknown][] = [
  [TABLE, [], TABLE],
  [TABLE, [["players/0/clean", 4]], { ...TABLE, players: [{ clean: 4, hand: [3, 5, 8] }, TABLE.players[1]] }],
  [
    TABLE,
    [
      ["players/0/clean", 4],
      ["players/0/hand", 1, 1, [7, 9]],
    ],
    { ...TABLE, players: [{ clean: 4, hand: [3, 7, 9, 8] }, TABLE.players[1]] },
  ],
  [[], [["", 0, 0, [1, 2]]], [1, 2]],
  [[1, 1, 1], [["", 2, 1, []]], [1, 1]],
  [[1, 2, 3], [["1", 4]], [1, 4, 3]],
  [
    [1, 2, 3, 4, 5, 6],
    [
      ["", 1, 1, []],
      ["", 4, 1, [7]],
    ],
    [1, 3, 4, 5, 7],
  ],
  [
    [4, 5],
    [
      ["", 0, 0, [1]],
      ["", 2, 0, [2]],
      ["", 4, 0, [3]],
    ],
    [1, 4, 2, 5, 3],
  ],
  [{ face: "unknown" }, [["face", { up: 3 }]], { face: { up: 3 } }],
  [{ face: { up: 3 } }, [["face", { down: 3 }]], { face: { down: 3 } }],
  [1, [["", null]], null],
  // A later step goes into what an earlier one put there.
  [
    { hands: [[1]] },
    [
      ["hands", 1, 0, [[2], [3]]],
      ["hands/1", 1, 0, [4]],
      ["hands/2/0", 5],
    ],
    { hands: [[1], [2, 4], [5]] },
  ],
];

test("a patch leads from one view to the next, and changes neither", () => {
  for (const [before, patch, after] of CASES) expect(applyPatch(frozen(before), frozen(patch)), JSON.stringify(patch)).toEqual(after);
});

test("what did not change is shared", () => {
  const before = frozen({ world: { bands: [1, 2] }, players: [{ hand: [1], goals: { one: 1 } }, { hand: [2] }] });
  const after = applyPatch(before, [
    ["players/0/hand", 0, 1, [4]],
    ["players/0/hand", 1, 0, [5]],
  ]);
  expect(after.players[0]?.hand).toEqual([4, 5]);
  expect(after.world).toBe(before.world);
  expect(after.players[1]).toBe(before.players[1]);
  expect(after.players[0]?.goals).toBe(before.players[0]?.goals);
  expect(applyPatch(before, [])).toBe(before);
});

test("a patch of another view is refused, and tells where", () => {
  const misfits: [unknown, Patch, string][] = [
    [{ players: [] }, [["players/7/clean", 1]], "players/7/clean"],
    [{ players: [] }, [["players/0", 1]], "players/0"],
    [{ players: [] }, [["crises", 1]], "crises"],
    [{ players: [1] }, [["players/length", 0]], "players/length"],
    [{}, [["constructor/name", 0]], "constructor/name"],
    [{ hand: [1, 2] }, [["hand", 2, 1, []]], "hand"],
    [{ hand: 3 }, [["hand", 0, 0, []]], "hand"],
    [{ hand: [1] }, [["hand", -1, 1, []]], "hand"],
    [null, [["hand", 1]], "hand"],
  ];
  for (const [view, patch, at] of misfits) {
    const whole = [...patch];
    expect(() => applyPatch(frozen(view), frozen(whole)), JSON.stringify(patch)).toThrow(Misfit);
    try {
      applyPatch(view, whole);
    } catch (error) {
      expect((error as Misfit).at).toBe(at);
    }
  }
});

/** A number after another, the same in every run. */
function* numbers(): Generator<number> {
  for (let seed = 7; ; seed = (seed * 48271) % 2147483647) yield seed;
}

test("folded over a long game, a view is what one makes by changing it in place", () => {
  const source = numbers();
  const next = (below: number): number => (source.next().value as number) % below;
  const kept: { view: unknown; text: string }[] = [];
  const plain = { lists: [[0], [1], [2]] as number[][], marks: { a: 0, b: 0 } };
  let view = frozen(structuredClone(plain));
  for (let times = 0; times < 500; times += 1) {
    kept.push({ view, text: JSON.stringify(view) });
    const which = next(3);
    const list = plain.lists[which]!;
    const from = next(list.length + 1);
    const gone = next(list.length - from + 1);
    const come = Array.from({ length: next(3) }, () => next(100));
    const mark = next(2) === 0 ? "a" : "b";
    list.splice(from, gone, ...come);
    plain.marks[mark] = times;
    view = frozen(
      applyPatch(view, [
        [`lists/${which}`, from, gone, come],
        [`marks/${mark}`, times],
      ]),
    );
    expect(view).toEqual(plain);
  }
  // What was kept on the way is as it was.
  for (const { view, text } of kept) expect(JSON.stringify(view)).toBe(text);
});

test("a message leads to its whole view, or by its patches to the same", () => {
  const view = (number: number): View => ({ number }) as unknown as View;
  const told: FactMessage[] = [{ entry: 1, patch: [["number", 2]] }, { entry: 1 }, { entry: 2, patch: [["number", 3]] }];
  expect(viewAfter(view(1), told, {})).toEqual(view(3));
  expect(viewAfter(view(1), told, { patch: [["number", 4]] })).toEqual(view(4));
  expect(viewAfter(view(1), told, { view: view(9) })).toEqual(view(9));
  expect(viewAfter(null, told, { view: view(9) })).toEqual(view(9));
  expect(() => viewAfter(null, told, {})).toThrow(Misfit);
});
