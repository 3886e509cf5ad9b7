import { expect, test } from "vitest";
import { restAfter, stepOf, whatFollows, type Known } from "./follow";

const answers = [{ move: { pay: 1 } }, { move: { pay: 2 } }];
const known = (more: Partial<Known> = {}): Known => ({ rest: [], advised: null, refused: false, ...more });

test("an advised move is whole where nothing of it is open", () => {
  expect(whatFollows(null, known({ rest: [{ pay: 1 }], advised: { move: { pay: 1 } } }))).toBe("whole");
});

test("the rest of its line goes on with it, move by move", () => {
  const open = { answers, usual: null };
  expect(whatFollows(open, known({ rest: [{ pay: 2 }, { to: 3 }] }))).toEqual({ move: { pay: 2 }, rest: [{ to: 3 }] });
  // What was planned is better known than what is usual.
  expect(whatFollows({ answers, usual: { pay: 1 } }, known({ rest: [{ pay: 2 }] }))).toEqual({ move: { pay: 2 }, rest: [] });
});

test("a line that does not fit any more is given up, and advice is asked for where it is needed", () => {
  const rest = [{ pay: 7 }, { pay: 2 }];
  expect(whatFollows({ answers, usual: null }, known({ rest }))).toBe("ask");
  expect(whatFollows({ answers, usual: { pay: 1 } }, known({ rest }))).toEqual({ move: { pay: 1 }, rest: [] });
  const advised = { move: { pay: 1 }, rest: [{ to: 3 }] };
  expect(whatFollows({ answers, usual: null }, known({ rest, advised }))).toEqual({ move: { pay: 1 }, rest: [{ to: 3 }] });
});

test("the usual answer and the only one need no advice", () => {
  expect(whatFollows({ answers, usual: { pay: 2 } }, known())).toEqual({ move: { pay: 2 }, rest: [] });
  expect(whatFollows({ answers: answers.slice(0, 1), usual: null }, known())).toEqual({ move: { pay: 1 }, rest: [] });
});

test("what is a choice asks for advice, and is left to the person where there is none", () => {
  const open = { answers, usual: null };
  expect(whatFollows(open, known())).toBe("ask");
  expect(whatFollows(open, known({ advised: { move: { pay: 2 } } }))).toEqual({ move: { pay: 2 }, rest: [] });
  expect(whatFollows(open, known({ refused: true }))).toBe("whole");
  expect(whatFollows({ answers: [], usual: null }, known())).toBe("wait");
});

test("what was begun is never put back", () => {
  expect(whatFollows({ answers, usual: null }, known({ advised: { move: "back" } }))).toBe("whole");
});

test("a line goes on after a move of its own, and ends with another", () => {
  expect(stepOf({ move: "back" })).toEqual({ move: "back", rest: [] });
  expect(restAfter([{ pay: 1 }, { pay: 2 }], { pay: 1 })).toEqual([{ pay: 2 }]);
  expect(restAfter([{ pay: 1 }, { pay: 2 }], { pay: 2 })).toEqual([]);
  expect(restAfter([], { pay: 2 })).toEqual([]);
});
