import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubBrowser, Wire } from "../net/fakewire";
import type { Fact, FactMessage, View } from "../generated/wire";
import { LiveTable } from "./live.svelte";
import type { Staging } from "./playback.svelte";

// A game whose facts rest as long as they are large.
const staging: Staging = {
  beside: true,
  beat: (fact) => Object.values(fact as unknown as Record<string, { ms: number }>)[0]?.ms ?? 0,
};
const fact = (ms: number, seat = 1): Fact => ({ did: { seat, ms } }) as unknown as Fact;
const wire = (): Wire => Wire.all.at(-1)!;
let live: LiveTable;
let n: number;

const viewAt = (at: number): View => ({ at, deeds: [] }) as unknown as View;
const scene = (asked: number[] = [0]): unknown => ({
  entry: n,
  asked,
  awaited: asked,
  moves: asked.includes(0) ? [{ move: "done", label: "done" }] : [],
  view: viewAt(n),
});
function update(told: FactMessage[], more: Record<string, unknown> = {}): void {
  n += 1;
  wire().say({ type: "update", n, told, now: scene(), ...more });
}
const did = (ms: number, text = `${n + 1}`): FactMessage[] => [{ entry: n + 1, fact: fact(ms), text }];
function greet(more: Record<string, unknown> = {}): void {
  wire().onopen?.();
  wire().say({
    type: "welcome",
    n,
    table: { status: "running", paused: false, seats: [{ name: "Ana" }, { name: "Ada" }], questions: [], plans: [] },
    you: { facing: { seat: 0 }, seats: [0] },
    now: scene(),
    chat: [],
    ...more,
  });
}
const uses = (): Record<string, unknown>[] => wire().said.filter((one) => one.what === "uses");
const reply = (one: Record<string, unknown> | undefined, answer: unknown): void => wire().say({ type: "reply", re: one?.id, reply: answer });
/** The server answers all that was asked and not answered yet. */
function answerAll(): void {
  for (const one of wire().said.filter(({ id }) => id !== undefined && !answered.has(id as string))) {
    answered.add(one.id as string);
    if (one.what === "uses") reply(one, { uses: { actions: [], cards: [], at: n } });
    else if (one.what === "ahead") reply(one, { ahead: { entry: n, parts: [] } });
    else if (one.what === "since") reply(one, { since: { n: 0, told: [], cut: false } });
    else if (one.do === "seen") reply(one, { done: { n } });
  }
}
const answered = new Set<string>();

beforeEach(async () => {
  vi.useFakeTimers();
  stubBrowser();
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({}) }));
  answered.clear();
  n = 1;
  live = new LiveTable("abc", staging, "daybreak");
  live.appear();
  greet();
  answerAll();
  await vi.advanceTimersByTimeAsync(2000);
  answerAll();
});
afterEach(() => {
  live.end();
  vi.useRealTimers();
});

test("a burst of bots' moves is not answered by a flood", async () => {
  const before = wire().sent.length;
  for (let move = 0; move < 60; move += 1) {
    update(did(0));
    await vi.advanceTimersByTimeAsync(25);
    answerAll();
  }
  expect(wire().sent.length - before).toBeLessThanOrEqual(3);
  await vi.advanceTimersByTimeAsync(4000);
  answerAll();
  await vi.advanceTimersByTimeAsync(0);
  // In the end one knows what can be done now, and the table what was seen.
  expect((live.uses as unknown as { at: number }).at).toBe(n);
  expect(
    wire()
      .said.filter((one) => one.do === "seen" && one.id === undefined)
      .at(-1)?.n,
  ).toBe(n);
  expect(wire().sent.length - before).toBeLessThanOrEqual(7);
});

test("what can be done is asked when all has been told, and again after a refusal", async () => {
  const before = uses().length;
  update(did(500));
  update(did(500));
  await vi.advanceTimersByTimeAsync(900);
  expect(uses().length).toBe(before);
  await vi.advanceTimersByTimeAsync(2000);
  expect(uses().length).toBe(before + 1);
  wire().say({ type: "error", code: "internal", message: "Broken.", re: uses().at(-1)?.id });
  await vi.advanceTimersByTimeAsync(2500);
  expect(uses().length).toBe(before + 2);
  answerAll();
  await vi.advanceTimersByTimeAsync(0);
  expect((live.uses as unknown as { at: number }).at).toBe(n);
  expect(live.trouble).toBeNull();
});

test("looks ahead are asked once each, and not more at once than can be answered", async () => {
  const before = wire().sent.length;
  const tries = (): Record<string, unknown>[] => wire().said.filter((one) => one.what === "try");
  const first = live.attempt("a" as never);
  void live.attempt("a" as never);
  for (const move of ["b", "c", "d", "e", "f"]) void live.attempt(move as never);
  expect(wire().sent.length - before).toBe(2);
  reply(tries()[0], { tried: { told: [] } });
  await expect(first).resolves.toEqual({ told: [] });
  expect(tries().map((one) => one.move)).toEqual(["a", "b", "f"]);
});

test("what is asked no longer is neither answered nor looked at", async () => {
  for (const move of ["a", "b", "c"]) void live.attempt(move as never);
  const sent = (): unknown[] => wire().said.filter((one) => one.what === "try" || one.do === "move");
  expect(sent()).toHaveLength(2);
  n += 1;
  wire().say({ type: "update", n, now: scene([1]), told: [] });
  await expect(live.move("done" as never)).resolves.toBe(false);
  for (const one of sent().slice(0, 2)) wire().say({ type: "error", code: "finished", message: "Over.", re: (one as { id: string }).id });
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent()).toHaveLength(2);
  expect(live.trouble).toBeNull();
});

test("a table stays in sight whatever the server says", async () => {
  wire().say({ type: "goodbye", code: "too_fast", message: "Too often.", again: false });
  wire().gone();
  expect([live.ready, live.ended, live.line]).toEqual([true, null, "lost"]);
  await vi.advanceTimersByTimeAsync(1000);
  greet();
  wire().say({ type: "goodbye", code: "malformed", message: "What?", again: false });
  wire().gone();
  expect([live.ready, live.ended, live.line, live.apart]).toEqual([true, null, "apart", "What?"]);
  live.comeBack();
  greet();
  expect([live.line, live.apart]).toEqual(["here", null]);
});

/** Every line as it is told, until all is. */
async function toldUntilRest(): Promise<string[]> {
  const lines: string[] = [];
  for (let i = 0; i < 200 && live.playback.busy; i += 1) {
    const text = live.playback.line?.text ?? "";
    if (lines.at(-1) !== text) lines.push(text);
    await vi.advanceTimersByTimeAsync(50);
  }
  return lines;
}

test("a bot's answer to a crisis, of which nothing is told, drops nothing; the question comes last", async () => {
  update([...did(300, "emitted"), ...did(300, "warmed"), ...did(300, "crisis")]);
  update([]);
  wire().say({ type: "update", n: (n += 1), table: live.table, notes: [] });
  update(did(300, "struck"));
  expect(live.moves).toEqual([]);
  expect(await toldUntilRest()).toEqual(["emitted", "warmed", "crisis", "struck"]);
  expect(live.moves).toHaveLength(1);
});

test("a line that breaks in the middle of the story loses none of it", async () => {
  update([...did(300, "one"), ...did(300, "two")]);
  wire().gone();
  await vi.advanceTimersByTimeAsync(100);
  expect(live.playback.line?.text).toBe("one");
  await vi.advanceTimersByTimeAsync(400);
  n += 1;
  greet({ since: { n: n - 1, told: [{ entry: n, fact: fact(300), text: "three" }], cut: false } });
  expect(await toldUntilRest()).toEqual(["two", "three"]);
  expect(live.log.map((told) => told.text).slice(-3)).toEqual(["one", "two", "three"]);
});

test("moves that were taken back wait their turn too", async () => {
  update(did(300, "one"));
  update([{ entry: n + 1, fact: null, text: "Ada takes a move back." }]);
  expect(live.playback.line?.text).toBe("one");
  await toldUntilRest();
  expect(live.playback.deeds.map((deed) => deed.told.text)).toContain("Ada takes a move back.");
});

test("what is told is seen when it has been told, and not before", async () => {
  const seen = (): unknown =>
    wire()
      .said.filter((one) => one.do === "seen" && one.id === undefined)
      .at(-1)?.n;
  await vi.advanceTimersByTimeAsync(5000);
  answerAll();
  const before = seen();
  update(did(5000, "a long line"));
  await vi.advanceTimersByTimeAsync(4000);
  answerAll();
  expect(seen()).toBe(before);
  await vi.advanceTimersByTimeAsync(3500);
  expect(seen()).toBe(n);
});

test("what is ahead is asked once for each moment at which the table rests", async () => {
  const asked = (): number => wire().said.filter((one) => one.what === "ahead").length;
  await vi.advanceTimersByTimeAsync(5000);
  answerAll();
  await vi.advanceTimersByTimeAsync(5000);
  const before = asked();
  expect([before, live.ahead?.entry]).toEqual([1, n]);
  update(did(3000, "a long line"));
  await vi.advanceTimersByTimeAsync(2500);
  // While it is told, what was ahead stays; then the new moment is asked about.
  expect([asked(), live.ahead?.entry]).toEqual([before, n - 1]);
  await vi.advanceTimersByTimeAsync(6000);
  answerAll();
  await vi.advanceTimersByTimeAsync(6000);
  expect([asked(), live.ahead?.entry]).toEqual([before + 1, n]);
});

test("a hint that the page asks by itself goes at the pace of a page at rest", async () => {
  await vi.advanceTimersByTimeAsync(2000);
  answerAll();
  await vi.advanceTimersByTimeAsync(8000);
  const sent = (): number => wire().said.filter((one) => one.do === "seen" || one.what === "hint").length;
  const before = sent();
  update(did(0));
  live.advice.about(`0 ${n}`);
  // Both are due at once, and go one by one.
  let last = before;
  for (let times = 0; times < 4; times += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    answerAll();
    expect(sent() - last).toBeLessThanOrEqual(1);
    last = sent();
  }
  expect(last - before).toBe(2);
  live.advice.rest();
});

test("who was away for long reads what was passed over, and can have it told", async () => {
  const page = document as unknown as { visibilityState: string };
  page.visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  update(did(300, "one"));
  update(did(300, "two"));
  for (let second = 0; second < 40; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    answerAll();
  }
  expect(live.playback.line?.text ?? null).not.toBe("two");
  page.visibilityState = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(live.since?.told.map((told) => told.text)).toEqual(["one", "two"]);
  expect(live.playback.busy).toBe(false);
  // All that it takes was told before.
  const asked = wire().sent.length;
  void live.show(live.since?.told ?? []);
  await vi.advanceTimersByTimeAsync(0);
  expect(wire().sent.length).toBe(asked);
  expect([live.playback.again, live.playback.line?.text, live.playback.view]).toEqual([true, "one", viewAt(n - 2)]);
  expect(await toldUntilRest()).toEqual(["one", "two"]);
  expect(live.playback.view).toEqual(live.scene.view);
});

/** A message that says what changes, from the table as it is. */
function change(ms: number, deed: string, more: Record<string, unknown> = {}): void {
  n += 1;
  const { length } = (live.scene.view as unknown as { deeds: string[] }).deeds;
  const told: FactMessage[] = [{ entry: n, fact: fact(ms), text: deed, patch: [["deeds", length, 0, [deed]]] }];
  wire().say({ type: "update", n, told, now: { ...(scene() as object), view: undefined, patch: [["at", n]], ...more } });
}

test("the table as it is is always known whole, whatever is still being told", async () => {
  change(300, "one");
  change(300, "two");
  change(0, "three");
  const whole = { at: n, deeds: ["one", "two", "three"] };
  expect(live.scene.view).toEqual(whole);
  expect(live.playback.view).toEqual({ at: n - 3, deeds: ["one"] });
  await vi.advanceTimersByTimeAsync(300);
  expect(live.playback.view).toEqual({ at: n - 2, deeds: ["one", "two"] });
  await toldUntilRest();
  expect([live.playback.view, live.scene.view]).toEqual([whole, whole]);
});

test("a stage is told again from what its facts changed, without a question; at the end stands the table as it is", async () => {
  change(300, "one");
  change(300, "two");
  change(300, "three");
  await toldUntilRest();
  const asked = wire().sent.length;
  const stage = live.log.slice(-2);
  void live.show(stage);
  await vi.advanceTimersByTimeAsync(0);
  expect([live.playback.line?.text, live.playback.view]).toEqual(["two", { at: n - 2, deeds: ["one", "two"] }]);
  expect(wire().sent.length).toBe(asked);
  // What comes meanwhile is told after it.
  change(300, "four");
  expect(await toldUntilRest()).toEqual(["two", "three", "four"]);
  expect(live.playback.view).toEqual({ at: n, deeds: ["one", "two", "three", "four"] });
});

test("a stage that came before the page is told again from its page of the past", async () => {
  change(300, "one");
  await toldUntilRest();
  // Moves were taken back: what holds is asked for, and while the answer is on its way a stage is asked for by itself.
  update([{ entry: n + 1, fact: null, text: "Ada takes a move back." }]);
  const old: FactMessage = { entry: 2, fact: fact(300), text: "old", patch: [["deeds", 1, 0, ["old"]]] };
  void live.show([old]);
  await vi.advanceTimersByTimeAsync(0);
  const question = wire().said.findLast((one) => one.what === "since");
  expect(question).toMatchObject({ n: 0, to: 2 });
  const before: FactMessage = { entry: 1, fact: fact(1), patch: [["deeds", 0, 0, ["older"]]] };
  reply(question, { since: { n: 0, view: viewAt(0), told: [before, old], cut: false } });
  await vi.advanceTimersByTimeAsync(0);
  expect([live.playback.line?.text, live.playback.view]).toEqual(["old", { at: 0, deeds: ["older", "old"] }]);
});

test("what does not fit is asked for afresh, and no wrong table shows meanwhile", async () => {
  change(300, "one");
  await toldUntilRest();
  const [good, lines, logged] = [live.scene.view, Wire.all.length, live.log.length];
  // A message was lost on the way: the next one speaks of a place that is not there.
  n += 1;
  const told: FactMessage[] = [{ entry: n, fact: fact(300), text: "three", patch: [["deeds", 7, 1, ["three"]]] }];
  wire().say({ type: "update", n, told, now: { ...(scene() as object), view: undefined, patch: [["at", n]] } });
  expect([live.line, live.scene.view, live.playback.view, live.log.length]).toEqual(["lost", good, good, logged]);
  expect(Wire.all.length).toBe(lines + 1);
  const truth = { at: n, deeds: ["one", "two", "three"] };
  const missed: FactMessage[] = ["two", "three"].map((text, i) => ({ entry: n - 1 + i, fact: fact(300), text, patch: [["deeds", 1 + i, 0, [text]]] }));
  greet({ now: { ...(scene() as object), view: truth }, since: { n: n - 2, view: good, told: missed, cut: false } });
  // It is asked from the last message that did fit.
  expect(JSON.parse(wire().sent[0]!.text)).toMatchObject({ hello: 2, since: n - 1 });
  expect([live.line, live.scene.view]).toEqual(["here", truth]);
  expect(await toldUntilRest()).toEqual(["two", "three"]);
  expect([live.playback.view, live.log.slice(-2).map(({ text }) => text)]).toEqual([truth, ["two", "three"]]);
});

test("moves that stay are those of the message before; where there are none, the table is asked afresh", async () => {
  const stay = (): object => ({ ...(scene() as object), moves: undefined, moves_stay: true });
  expect(JSON.parse(wire().sent[0]!.text)).toMatchObject({ moves: "changes" });
  update([], { now: stay() });
  expect(live.moves).toEqual([{ move: "done", label: "done" }]);
  update([], { now: { ...(scene([1]) as object), moves: undefined } });
  expect(live.moves).toEqual([]);
  const lines = Wire.all.length;
  update([], { now: stay() });
  expect([live.line, Wire.all.length]).toEqual(["lost", lines + 1]);
  greet();
  expect(live.moves).toHaveLength(1);
});

test("a command whose answer does not fit is answered all the same, and not given twice", async () => {
  const order = live.order({ do: "retract" });
  const { id } = wire().said.findLast((one) => one.do === "retract")!;
  n += 1;
  wire().say({ type: "update", n, re: id, told: [], now: { ...(scene() as object), view: undefined, patch: [["nowhere", 1]] } });
  await expect(order).resolves.not.toBeNull();
  greet();
  await vi.advanceTimersByTimeAsync(100);
  expect(wire().said.filter((one) => one.do === "retract")).toEqual([]);
});

test("what was missed is told from the table as it was", async () => {
  change(300, "one");
  await toldUntilRest();
  wire().gone();
  await vi.advanceTimersByTimeAsync(600);
  n += 2;
  const missed: FactMessage[] = ["two", "three"].map((text, i) => ({ entry: n - 1 + i, fact: fact(300), text, patch: [["deeds", 1 + i, 0, [text]]] }));
  const [before, truth] = [live.scene.view, { at: n, deeds: ["one", "two", "three"] }];
  greet({ now: { ...(scene() as object), view: truth }, since: { n: n - 2, view: before, told: missed, cut: false } });
  expect([live.scene.view, live.playback.view]).toEqual([truth, { at: n - 2, deeds: ["one", "two"] }]);
  await toldUntilRest();
  expect(live.playback.view).toEqual(truth);
});

test("an answer that is late is said to be: sending, then a notice; offline at once", async () => {
  const order = live.order({ do: "retract" });
  expect(live.slow).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  expect(live.slow).toBe("sending");
  await vi.advanceTimersByTimeAsync(2500);
  expect(live.slow).toBe("stalled");
  const id = wire().said.find((one) => one.do === "retract")?.id;
  await vi.advanceTimersByTimeAsync(8000);
  // The line was found dead: a new one carries the same command.
  greet();
  const again = wire().said.filter((one) => one.do === "retract");
  expect(again.map((one) => one.id)).toEqual([id]);
  reply(again[0], { done: { n } });
  await order;
  expect(live.slow).toBeNull();
  wire().gone();
  void live.order({ do: "retract" });
  expect(live.slow).toBe("offline");
});

test("what comes before the screen of the game is there is told on it", async () => {
  const early = new LiveTable("abd", staging, "daybreak");
  greet();
  update(did(500, "early"));
  await vi.advanceTimersByTimeAsync(3000);
  expect([early.playback.line, early.playback.busy, early.moves]).toEqual([null, true, []]);
  early.appear();
  await vi.advanceTimersByTimeAsync(0);
  expect(early.playback.line?.text).toBe("early");
  early.end();
});

test("whoever is muted for oneself says, signals and plans nothing that shows, until they are heard again", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const said = (text: string, who: string): unknown => ({ note: "said", at: 1, name: who, seat: 1, text, who });
  const plan = { plan: 1, by: "ben", seat: 1, text: "his", yes: [], no: [], at: 1, who: "ben" };
  live.hushed.mute("ben", "Ben");
  update([], { notes: [said("hers", "ana"), said("his", "ben")], table: { ...live.table, plans: [plan] } });
  wire().say({ type: "signal", name: "Ben", seat: 1, who: "ben", signal: "yes" });
  wire().say({ type: "signal", name: "Ana", seat: 0, who: "ana", signal: "no" });
  expect([live.chat.map(({ text }) => text), live.signals.map(({ signal }) => signal), live.plans]).toEqual([["hers"], ["no"], []]);
  live.hushed.hear("ben");
  expect([live.chat.map(({ text }) => text), live.plans]).toEqual([["hers", "his"], [plan]]);
});

test("whose time runs does not lose it to a story", async () => {
  const clocks = (runs: boolean): unknown => [{ seat: 0, left: 15_000, of: 15_000, runs }];
  // Nobody's time runs: what happened is told in peace.
  update(did(20_000), { clocks: clocks(false) });
  await vi.advanceTimersByTimeAsync(8000);
  expect(live.playback.busy).toBe(true);
  update(did(20_000), { clocks: clocks(true) });
  await vi.advanceTimersByTimeAsync(4000);
  expect(live.playback.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1500);
  expect(live.playback.busy).toBe(false);
  expect(live.playback.passed.length).toBeGreaterThan(0);
  expect(live.clocks).toEqual(clocks(true));
  // Who holds a story on purpose knows that time runs.
  live.playback.forgive();
  update(did(20_000), { clocks: clocks(true) });
  await vi.advanceTimersByTimeAsync(100);
  live.playback.hold();
  await vi.advanceTimersByTimeAsync(9000);
  expect(live.playback.busy).toBe(true);
});

test("a forced move is made by the page, once, when all that led to it was told, and asked of nobody", async () => {
  const moves = (): Record<string, unknown>[] => wire().said.filter((one) => one.do === "move");
  const forced = { ...(scene() as Record<string, unknown>), forced: true };
  update(did(500), { now: { ...forced, entry: n + 1 } });
  await vi.advanceTimersByTimeAsync(100);
  expect([moves().length, live.moves.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(moves().map(({ move, seat }) => [move, seat])).toEqual([["done", 0]]);
  update([], { now: { ...forced, entry: n } });
  await vi.advanceTimersByTimeAsync(2000);
  expect([moves().length, live.moves.length]).toEqual([1, 0]);
  update([]);
  expect(live.moves.length).toBe(1);
});
