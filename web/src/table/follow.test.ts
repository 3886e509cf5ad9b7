import { expect, test } from "vitest";
import { whatFollows } from "./follow";

const answers = [{ move: { pay: 1 } }, { move: { pay: 2 } }];

test("an advised move is whole where nothing of it is open", () => {
  expect(whatFollows(null, { pay: 1 }, false)).toBe("whole");
});

test("the usual answer and the only one need no advice", () => {
  expect(whatFollows({ answers, usual: { pay: 2 } }, null, false)).toEqual({ move: { pay: 2 } });
  expect(whatFollows({ answers: answers.slice(0, 1), usual: null }, null, false)).toEqual({ move: { pay: 1 } });
});

test("what is a choice waits for advice, and is left to the person where there is none", () => {
  const open = { answers, usual: null };
  expect(whatFollows(open, null, false)).toBe("wait");
  expect(whatFollows(open, { pay: 2 }, false)).toEqual({ move: { pay: 2 } });
  expect(whatFollows(open, null, true)).toBe("whole");
  expect(whatFollows({ answers: [], usual: null }, null, false)).toBe("wait");
});

test("what was begun is never put back", () => {
  expect(whatFollows({ answers, usual: null }, "back", false)).toBe("whole");
});
