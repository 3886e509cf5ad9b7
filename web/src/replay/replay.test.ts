import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fact, FactMessage, View } from "../generated/wire";
import { stubBrowser, Wire } from "../net/fakewire";
import type { Staging } from "../table/playback.svelte";
import { ReplayTable } from "./replay.svelte";

// A game of counting: entry n adds one; the view notes at the end of an entry which one it was.
const staging: Staging = { beat: () => 100 };
const LAST = 600;
const view = (count: number, ended = count): View => ({ count, ended, who: facing }) as unknown as View;
const told = (entry: number): FactMessage => ({
  entry,
  fact: { counted: { entry } } as unknown as Fact,
  text: `${words} ${entry}`,
  patch: [["count", entry]],
  end: [["ended", entry]],
});
const PAGE = 250;
let replay: ReplayTable;
let last: number;
let facing: string | { seat: number };
let words: string;
const wire = (): Wire => Wire.all.at(-1)!;
const answered = new Set<unknown>();

const scene = (entry: number): unknown => ({ entry, asked: [0], awaited: [0], when: `after ${entry}`, prompt: `what at ${entry}?`, view: view(entry) });
function greet(): void {
  const table = { status: "finished", entries: last, seats: [], settings: {} };
  wire().say({ type: "welcome", n: last, table, you: { facing, seats: [] }, now: scene(last), chat: [] });
}
function replyTo(one: Record<string, unknown>, to: number, since: unknown): unknown {
  if (one.what === "ahead") return { ahead: { entry: to, parts: [] } };
  if (one.what === "since") return { since };
  return { look: one.bare ? { ...(scene(to) as object), view: undefined } : scene(to) };
}
/** The server answers what was asked; which kinds, unless all. */
async function answer(...kinds: string[]): Promise<void> {
  for (let times = 0; times < 8; times += 1) {
    for (const one of wire().said) {
      if (one.id === undefined || answered.has(one.id) || (kinds.length > 0 && !kinds.includes(one.what as string))) continue;
      answered.add(one.id);
      const to = (one.to as number | undefined) ?? last;
      const first = Math.max(1, to - PAGE + 1);
      const page = Array.from({ length: to - first + 1 }, (_, i) => told(first + i));
      const since = { n: 0, view: view(first - 1), told: page, patch: [["ended", to]], cut: first > 1 };
      wire().say({ type: "reply", re: one.id, reply: replyTo(one, to, since) });
    }
    await vi.advanceTimersByTimeAsync(100);
  }
}
const looks = (): unknown[] =>
  wire()
    .said.filter((one) => one.what === "look")
    .map((one) => one.to);

beforeEach(async () => {
  vi.useFakeTimers();
  stubBrowser();
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({}) }));
  answered.clear();
  [last, facing, words] = [LAST, "everything", "counted"];
  replay = new ReplayTable("abc", staging, "daybreak", null, null);
  wire().onopen?.();
  greet();
  await answer();
});
afterEach(() => {
  replay.end();
  vi.useRealTimers();
});

test("a finished game begins at its beginning, and all of it is known", () => {
  expect([replay.ready, replay.at, replay.log.length, replay.scene, replay.playback.view]).toEqual([true, 0, LAST, scene(0), view(0)]);
});

test("any moment shows at once, and what was asked then when the server has said it", async () => {
  for (const to of [437, 12, 251, 590, 260, 3]) {
    void replay.go(to);
    expect((replay.playback.view as unknown as { count: number }).count).toBe(to);
    expect([replay.scene.entry, replay.scene.prompt ?? null]).toEqual([to, null]);
    await answer();
    expect([replay.scene, replay.playback.view]).toEqual([scene(to), view(to)]);
  }
  // The end came with the welcome.
  const asked = looks().length;
  void replay.go(LAST);
  expect([replay.scene, replay.playback.view]).toEqual([scene(LAST), view(LAST)]);
  await answer();
  expect(looks().slice(asked)).toEqual([LAST - 1]);
});

test("of a moment that what was told leads to, the table is not asked again", async () => {
  for (const to of [437, 12, 251]) {
    void replay.go(to);
    await answer();
  }
  const asked = wire().said.filter((one) => one.what === "look" && [437, 12, 251].includes(one.to as number));
  expect(asked.map((one) => one.bare)).toEqual([true, true, true]);
});

test("whoever passes through many moments has only the last one looked up", async () => {
  const asked = looks().length;
  for (let to = 100; to < 400; to += 1) void replay.go(to);
  await vi.advanceTimersByTimeAsync(3000);
  await answer();
  expect(replay.scene).toEqual(scene(399));
  expect(looks().length - asked).toBeLessThan(20);
});

test("a step tells what happened from the table before it, and ends with the table as it was", async () => {
  void replay.go(300);
  await answer();
  const step = replay.step(1);
  expect([replay.at, replay.playback.line?.text, replay.playback.view]).toEqual([301, "counted 301", view(301)]);
  await answer();
  await step;
  await vi.advanceTimersByTimeAsync(1000);
  expect([replay.playback.busy, replay.playback.view, replay.scene]).toEqual([false, view(301), scene(301)]);
  await replay.step(-1);
  expect([replay.at, replay.playback.view]).toEqual([300, view(300)]);
});

test("steps faster than they are told end where they lead", async () => {
  for (let times = 0; times < 30; times += 1) void replay.step(1);
  await answer();
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.at, replay.playback.busy, replay.playback.view, replay.scene]).toEqual([30, false, view(30), scene(30)]);
});

test("from another seat nothing of what was known before shows", async () => {
  void replay.go(200);
  await answer();
  void replay.face({ seat: 1 });
  facing = { seat: 1 };
  greet();
  await answer();
  expect([replay.at, replay.playback.view, replay.scene]).toEqual([200, view(200), scene(200)]);
  void replay.go(77);
  expect(replay.playback.view).toEqual(view(77));
});

test("another language brings the same game in other words", async () => {
  void replay.go(200);
  await answer();
  words = "gezählt";
  await replay.turn();
  wire().onopen?.();
  greet();
  await answer();
  expect([replay.log[0]?.text, replay.log.length, replay.playback.view]).toEqual(["gezählt 1", LAST, view(200)]);
});

test("whoever is at the end of a running game follows it", async () => {
  void replay.go(LAST);
  await answer();
  last += 1;
  const now = { ...(scene(last) as object), view: undefined, patch: [["ended", last]] };
  wire().say({ type: "update", n: last, told: [told(last)], now });
  expect([replay.at, replay.playback.line?.text, replay.scene.view]).toEqual([last, `counted ${last}`, view(last)]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(replay.playback.view).toEqual(view(last));
  // What does not fit is asked for afresh.
  const lines = Wire.all.length;
  wire().say({ type: "update", n: last + 1, told: [], now: { ...now, patch: [["nowhere", 1]] } });
  expect(Wire.all.length).toBe(lines + 1);
  expect(replay.playback.view).toEqual(view(last));
});

test("what was taken back is not folded: such a moment is looked up", async () => {
  // The last three entries are taken back by entry 601.
  last += 1;
  wire().say({ type: "update", n: last, told: [{ entry: last, fact: null, text: "taken back" }], now: { ...(scene(last) as object), view: view(597) } });
  const question = wire().said.findLast((one) => one.what === "since");
  answered.add(question?.id);
  wire().say({
    type: "reply",
    re: question?.id,
    reply: { since: { n: 0, view: view(0), told: Array.from({ length: 597 }, (_, i) => told(i + 1)), cut: false } },
  });
  await answer();
  void replay.go(598);
  expect(replay.scene.entry).not.toBe(598);
  await answer();
  expect([replay.scene, replay.playback.view]).toEqual([scene(598), view(598)]);
  void replay.go(596);
  expect(replay.playback.view).toEqual(view(596));
  void replay.go(601);
  expect(replay.playback.view).toEqual(view(597));
});
