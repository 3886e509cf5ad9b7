import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { kindHeard, kindSent, Record } from "./record";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what a page remembers", () => {
  test("is the kind of each message, never its content", () => {
    expect(kindSent('{"id":"a","do":"chat","text":"a secret"}')).toBe("chat");
    expect(kindSent('{"do":"ask","what":"hint"}')).toBe("ask hint");
    expect(kindSent('{"hello":2,"lang":"en"}')).toBe("hello");
    expect(kindSent("?")).toBe("other");
    expect(kindHeard({ type: "error", code: "illegal" })).toBe("error illegal");
    const record = new Record(() => Promise.resolve());
    for (let n = 0; n < 130; n += 1) record.sent('{"do":"move","move":{"play":"PHO4"}}');
    record.heard({ type: "update" });
    expect(record.messages.length).toBe(100);
    expect(record.messages.at(-1)).toMatchObject({ way: "heard", kind: "update" });
    expect(JSON.stringify(record.messages)).not.toContain("PHO4");
  });

  test("tells the server how many errors nobody caught, soon and then once a minute", () => {
    const told: number[] = [];
    const record = new Record((count) => Promise.resolve(told.push(count)));
    record.failed(new Error("a"), true);
    record.failed("b", true);
    record.failed("only written to the console", false);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(told).toEqual([2]);
    for (let n = 0; n < 50; n += 1) {
      record.failed("c", true);
      vi.advanceTimersByTime(1000);
    }
    expect(told).toEqual([2]);
    vi.advanceTimersByTime(20_000);
    expect(told).toEqual([2, 50]);
    expect(record.errors.length).toBe(30);
  });

  test("does not mind that the server does not hear of it", async () => {
    const record = new Record(() => Promise.reject(new Error("offline")));
    record.failed("x", true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(record.errors.length).toBe(1);
  });
});
