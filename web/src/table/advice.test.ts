import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../net/api";
import type { Reply } from "../generated/wire";
import { Advice, SETTLE_MS, type Hint } from "./advice.svelte";

/** A table that answers when it is told to. */
class Asked {
  readonly open: ((answer: Reply | Error) => void)[] = [];
  count = 0;
  readonly ask = (): Promise<Reply | Error> => {
    this.count += 1;
    return new Promise((settle) => this.open.push(settle));
  };
  async answer(answer: Reply | Error): Promise<void> {
    this.open.shift()?.(answer);
    await vi.advanceTimersByTimeAsync(0);
  }
}

const hint = (heading: string, next_in_ms = 0): { hint: Hint } => ({ hint: { heading, note: null, moves: [], next_in_ms } });
const tooFast = (wait: number): Refused => new Refused({ code: "too_fast", message: "", args: { retry_after_ms: String(wait) } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a hint is asked once all is calm, and goes when its moment goes", async () => {
  const table = new Asked();
  const advice = new Advice(table.ask);
  advice.about("0 4");
  await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
  advice.about("0 5");
  await vi.advanceTimersByTimeAsync(SETTLE_MS - 1);
  expect(table.count).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await table.answer(hint("five"));
  expect(advice.hint?.heading).toBe("five");
  // While it is told what came of it, the old advice does not stand.
  advice.about(null);
  expect(advice.hint).toBeNull();
});

test("whoever closes the panel and opens it again is told the same without another question", async () => {
  const table = new Asked();
  const advice = new Advice(table.ask);
  advice.about("0 5");
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  await table.answer(hint("five", 2000));
  advice.rest();
  advice.about("0 5");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(advice.hint?.heading).toBe("five");
  expect(table.count).toBe(1);
});

test("with the panel closed, what was said about a card does not stay on it for the next trick", async () => {
  const table = new Asked();
  let now: string | null = "0 5";
  const advice = new Advice(table.ask, () => now);
  advice.about("0 5");
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  await table.answer(hint("five"));
  advice.rest();
  expect(advice.hint?.heading).toBe("five");
  now = "0 9";
  expect(advice.hint).toBeNull();
  now = null;
  expect(advice.hint).toBeNull();
});

test("the next hint is not asked before it is free", async () => {
  const table = new Asked();
  const advice = new Advice(table.ask);
  advice.about("0 5");
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  await table.answer(hint("five", 2000));
  advice.about("0 6");
  await vi.advanceTimersByTimeAsync(1999);
  expect(table.count).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.count).toBe(2);
  // The table knows better, and is asked again when it says so.
  await table.answer(tooFast(700));
  await vi.advanceTimersByTimeAsync(699);
  expect(table.count).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  await table.answer(hint("six"));
  expect(advice.hint?.heading).toBe("six");
});

test("one hint is worked out at a time; one about an earlier moment is not shown", async () => {
  const table = new Asked();
  const advice = new Advice(table.ask);
  advice.about("0 5");
  await vi.advanceTimersByTimeAsync(SETTLE_MS);
  advice.about("0 6");
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.count).toBe(1);
  await table.answer(hint("five"));
  expect(advice.hint).toBeNull();
  expect(table.count).toBe(2);
  await table.answer(hint("six"));
  expect(advice.hint?.heading).toBe("six");
});
