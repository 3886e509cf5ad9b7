import { expect, test } from "vitest";
import { Gate } from "./gate";

test("so many at once, and of those that wait only the newest", async () => {
  const gate = new Gate(2);
  const asked: number[] = [];
  const answers: ((answer: number) => void)[] = [];
  const ask = (which: number): Promise<number | null> =>
    gate.ask(() => {
      asked.push(which);
      return new Promise<number>((answer) => answers.push(answer));
    });
  const all = [1, 2, 3, 4, 5].map(ask);
  expect(asked).toEqual([1, 2]);
  answers[0]?.(10);
  expect(await all[0]).toBe(10);
  expect(asked).toEqual([1, 2, 5]);
  answers[2]?.(50);
  answers[1]?.(20);
  expect(await Promise.all(all)).toEqual([10, 20, null, null, 50]);
});
