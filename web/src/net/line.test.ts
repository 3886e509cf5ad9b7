import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message } from "../generated/wire";
import { passes, Refused } from "./api";
import { stubBrowser, Wire } from "./fakewire";
import { Gone, Line, type LineState } from "./line";

const wire = (): Wire => Wire.all.at(-1)!;
let states: [LineState, string | undefined][];
let heard: Message[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  states = [];
  heard = [];
  line = new Line("abc", "en", null, { heard: (message) => heard.push(message), changed: (state, why) => states.push([state, why]) });
});
afterEach(() => {
  line.end();
  vi.useRealTimers();
});

const ask = (): Promise<unknown> => line.send({ do: "ask", what: "uses" });
const tooFast = (re: unknown, ms = 700): unknown => ({ type: "error", code: "too_fast", message: "Too often.", re, args: { retry_after_ms: `${ms}` } });

test("never more than 20 messages in any second, and all of them in the end", async () => {
  wire().greet();
  for (let i = 0; i < 100; i += 1) void ask();
  for (let i = 0; i < 30; i += 1) void line.send({ do: "chat", text: `${i}` });
  for (let second = 0; second < 20; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    wire().say({ type: "signal", name: "Ada", seat: 1, signal: "yes" });
  }
  const times = wire().sent.map(({ at }) => at);
  const said = wire().said.filter((one) => one.do !== "seen");
  expect(said).toHaveLength(130);
  for (const from of times) expect(times.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(20);
});

test("what a person did goes before what the page asks", async () => {
  wire().greet();
  for (let i = 0; i < 40; i += 1) void ask();
  void line.send({ do: "retract" });
  await vi.advanceTimersByTimeAsync(0);
  expect(wire().said.some((one) => one.do === "retract")).toBe(true);
});

test("a line that was just asked something is not tried because it was quiet before", async () => {
  wire().greet();
  await vi.advanceTimersByTimeAsync(6500);
  void line.send({ do: "ask", what: "uses" }, "rest", () => true);
  await vi.advanceTimersByTimeAsync(3500);
  expect(wire().said.filter((one) => one.do === "seen")).toEqual([]);
  // It is when the answer does not come.
  await vi.advanceTimersByTimeAsync(2000);
  expect(wire().said.filter((one) => one.do === "seen")).toHaveLength(1);
});

test("a question whose moment is gone when its turn comes is not sent", async () => {
  wire().greet();
  let now = true;
  line.say({ do: "seen", n: 1 }, "rest");
  const asked = line.send({ do: "ask", what: "hint" }, "rest", () => now);
  const gone = expect(asked).rejects.toBeInstanceOf(Gone);
  await vi.advanceTimersByTimeAsync(500);
  now = false;
  await vi.advanceTimersByTimeAsync(2000);
  await gone;
  expect(wire().said.filter((one) => one.do === "ask")).toEqual([]);
  // Nor when the line comes back.
  now = true;
  const again = expect(line.send({ do: "ask", what: "hint" }, "ask", () => now)).rejects.toBeInstanceOf(Gone);
  now = false;
  wire().gone();
  await vi.advanceTimersByTimeAsync(2000);
  wire().greet(2);
  await again;
  expect(wire().said.filter((one) => one.do === "ask")).toEqual([]);
});

test("what a page asks by itself waits until nothing more comes, and is not asked if that ended its moment", async () => {
  wire().greet();
  let n = 1;
  let now = true;
  const update = (): void => wire().say({ type: "update", n: (n += 1) });
  const asked = (): number => wire().said.filter((one) => one.do === "ask").length;
  await vi.advanceTimersByTimeAsync(2000);
  update();
  void line.send({ do: "ask", what: "uses" }, "rest", () => now);
  for (let i = 0; i < 20; i += 1) {
    await vi.advanceTimersByTimeAsync(50);
    update();
  }
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  update();
  const gone = expect(line.send({ do: "ask", what: "uses" }, "rest", () => now)).rejects.toBeInstanceOf(Gone);
  await vi.advanceTimersByTimeAsync(50);
  // The last move of the game.
  update();
  now = false;
  await vi.advanceTimersByTimeAsync(2000);
  await gone;
  expect(asked()).toBe(1);
});

test("what a page says by itself goes once a second, and only the last of it", async () => {
  wire().greet();
  for (let n = 1; n <= 50; n += 1) {
    line.say({ do: "seen", n }, "rest");
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(2000);
  const seen = wire().said.filter((one) => one.do === "seen");
  expect(seen.length).toBeLessThanOrEqual(7);
  expect(seen.at(-1)).toEqual({ do: "seen", n: 50 });
});

test("a limit is waited out with the server's own time, silently, and the command is carried out", async () => {
  wire().greet();
  const answer = ask();
  const [{ id }] = wire().said as [{ id: string }];
  wire().say(tooFast(id));
  wire().say(tooFast(null, 900));
  await vi.advanceTimersByTimeAsync(890);
  expect(wire().said).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(wire().said.map((one) => one.id)).toEqual([id, id]);
  wire().say({ type: "reply", re: id, reply: { done: { n: 1 } } });
  await expect(answer).resolves.toMatchObject({ type: "reply" });
  expect(heard.filter((message) => message.type === "error")).toEqual([]);
});

test("a limit that lasts is told to whoever asked", async () => {
  wire().greet();
  const answer = line.send({ do: "ask", what: "hint" });
  wire().say(tooFast(wire().said[0]?.id, 120_000));
  await expect(answer).rejects.toMatchObject({ code: "too_fast", wait: 120_000 });
});

test("a server that is too busy for a hint says for how long", async () => {
  wire().greet();
  const answer = line.send({ do: "ask", what: "hint" });
  wire().say({ type: "error", code: "busy", message: "Too much.", re: wire().said[0]?.id, args: { retry_after_ms: "4000" } });
  await expect(answer).rejects.toSatisfy((refused) => refused instanceof Refused && passes(refused.code) && refused.wait === 4000);
});

test("a table that was seen is never ended by the server", async () => {
  wire().greet();
  wire().say({ type: "goodbye", code: "too_fast", message: "Too often.", again: false });
  wire().gone();
  expect(states.at(-1)).toEqual(["lost", undefined]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Wire.all).toHaveLength(2);
  wire().greet();
  expect(states.at(-1)).toEqual(["here", undefined]);

  const answer = ask();
  wire().say({ type: "goodbye", code: "not_at_table", message: "Not for you.", again: false });
  wire().gone();
  await expect(answer).rejects.toBeInstanceOf(Refused);
  expect(states.at(-1)).toEqual(["apart", "Not for you."]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(2);
  line.again();
  expect(Wire.all).toHaveLength(3);
  wire().greet();
  expect(states.at(-1)).toEqual(["here", undefined]);
});

test("only a table that never was there ends the line; a busy server is tried again", async () => {
  wire().onopen?.();
  wire().say({ type: "goodbye", code: "too_fast", message: "Too often.", again: false });
  wire().gone();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Wire.all).toHaveLength(2);
  wire().onopen?.();
  wire().say({ type: "goodbye", code: "no_such_table", message: "No such table.", again: false });
  wire().gone();
  expect(states.at(-1)).toEqual(["ended", "No such table."]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Wire.all).toHaveLength(2);
});

test("a line that no longer answers is found out, and what was clicked is sent again under its id", async () => {
  wire().greet();
  const answer = line.send({ do: "retract" });
  const first = wire();
  const id = first.said[0]?.id as string;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Wire.all.length).toBeGreaterThan(1);
  expect(states.map(([state]) => state)).toContain("lost");
  // The dead socket says no more.
  first.say({ type: "reply", re: id, reply: { done: { n: 1 } } });
  wire().greet();
  expect(wire().said.map((one) => one.id)).toEqual([id]);
  wire().say({ type: "reply", re: id, reply: { done: { n: 1 } } });
  await expect(answer).resolves.toMatchObject({ re: id });
});

test("a slow answer is no dead line, and a client at rest hardly speaks", async () => {
  wire().greet();
  void line.send({ do: "ask", what: "hint" });
  for (let second = 0; second < 60; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    const last = wire().said.at(-1);
    if (last?.do === "seen") wire().say({ type: "reply", re: last.id, reply: { done: { n: 0 } } });
  }
  expect(Wire.all).toHaveLength(1);
  expect(wire().said.length).toBeLessThanOrEqual(20);
  expect(heard.filter((message) => message.type === "error")).toEqual([]);
});

test("a machine that says it is offline has its line tried at once", async () => {
  wire().greet();
  window.dispatchEvent(new Event("offline"));
  expect(wire().said.at(-1)).toMatchObject({ do: "seen", n: 0 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(states.map(([state]) => state)).toContain("lost");
});

test("a page that is older than the server reloads once, and then says what the server says", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, reload });
  const refuse = (): string[] => {
    const states: string[] = [];
    const line = new Line("abc", "en", null, { heard: () => undefined, changed: (state, why) => states.push(`${state} ${why ?? ""}`) });
    Wire.all.at(-1)!.onopen?.();
    Wire.all.at(-1)!.say({ type: "goodbye", code: "unknown_version", message: "This server speaks 3.", again: false });
    Wire.all.at(-1)!.gone();
    line.end();
    return states;
  };
  expect([refuse(), reload.mock.calls.length]).toEqual([[], 1]);
  expect([refuse(), reload.mock.calls.length]).toEqual([["ended This server speaks 3."], 1]);
  vi.stubGlobal("sessionStorage", undefined);
  expect([refuse(), reload.mock.calls.length]).toEqual([["ended This server speaks 3."], 1]);
});
