import { expect, test, vi } from "vitest";
import type { Fact, FactMessage, View } from "../generated/wire";
import { Playback, type Staging } from "./playback.svelte";

// A game of counting: a fact adds to the view, and rests as long as it is large.
const counting: Staging = { beat: (fact) => fact as unknown as number };
const view = (number: number): View => number as unknown as View;
const line = (entry: number, rest: number, more: Partial<FactMessage> = {}): FactMessage => ({
  entry,
  fact: rest as unknown as Fact,
  text: `${entry}`,
  ...more,
});
/** Facts with what they change, from a table that counts so far. */
function adding(lines: FactMessage[], from = 0): FactMessage[] {
  let sum = from;
  return lines.map((told) => ({ ...told, patch: [["", (sum += told.fact as unknown as number)]] }));
}
const told = (...facts: number[]): FactMessage[] => adding(facts.map((fact, entry) => line(entry, fact, { text: `${fact}` })));
/** What was told ends with a whole view. */
const whole = (number: number): { view: View } => ({ view: view(number) });

test("facts are told one by one, and the end is the truth", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 0, 200), whole(301));
  expect([playback.view, playback.line?.text, playback.busy]).toEqual([100, "100", true]);
  await vi.advanceTimersByTimeAsync(100);
  expect([playback.view, playback.line?.text]).toEqual([300, "200"]);
  await vi.advanceTimersByTimeAsync(200);
  expect([playback.view, playback.busy]).toEqual([301, false]);
});

test("what comes meanwhile waits its turn, and a skip jumps to the end of all", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 100), whole(200));
  playback.tell(told(100), whole(300));
  playback.step();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.view).toBe(200);
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.view, playback.busy]).toEqual([300, false]);
  playback.tell(told(100), whole(400));
  expect(playback.busy).toBe(true);
});

test("a cut forgets what waits", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 100), whole(200));
  playback.cut(view(7));
  await vi.advanceTimersByTimeAsync(1000);
  expect([playback.view, playback.busy]).toEqual([7, false]);
  playback.tell(told(1), whole(8));
  await vi.advanceTimersByTimeAsync(10);
  expect([playback.view, playback.busy]).toEqual([8, false]);
});

test("at pace 0 nothing rests", async () => {
  const playback = new Playback(counting, () => 0);
  playback.cut(view(0));
  playback.tell(told(100, 100), whole(200));
  await Promise.resolve();
  expect([playback.view, playback.busy]).toEqual([200, false]);
});

test("what is held waits until it goes on, fact by fact or at its pace, and a skip ends the hold", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 200, 300, 400), whole(1000));
  playback.hold();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([playback.view, playback.busy]).toEqual([100, true]);
  playback.step();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([playback.view, playback.held]).toEqual([300, true]);
  playback.go();
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.view, playback.held]).toEqual([600, false]);
  await vi.advanceTimersByTimeAsync(300);
  expect(playback.view).toBe(1000);
  playback.hold();
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.held, playback.busy]).toEqual([false, false]);
});

test("what came without a fact waits its turn like everything else", async () => {
  vi.useFakeTimers();
  const reached: number[] = [];
  const playback = new Playback(counting, () => 1, { reached: (n) => reached.push(n) });
  playback.cut(view(0));
  playback.tell(told(100, 100), whole(200), 1);
  playback.tell([], whole(201), 2);
  expect([playback.view, playback.line?.text, reached]).toEqual([100, "100", []]);
  await vi.advanceTimersByTimeAsync(150);
  expect(playback.view).toBe(200);
  await vi.advanceTimersByTimeAsync(50);
  expect([playback.view, playback.busy, reached]).toEqual([201, false, [1, 2]]);
});

test("a skip ends the stage, and what it passed over stays marked", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(adding([line(1, 100), line(2, 100), line(3, 100), line(4, 100, { opens: true }), line(5, 100)]), whole(500));
  playback.skip("stage");
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.view, playback.line?.entry]).toEqual([400, 4]);
  expect(playback.passed.map((one) => one.entry)).toEqual([2, 3]);
  playback.skip("all");
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.passed.map((one) => one.entry)).toEqual([2, 3, 5]);
  playback.forgive();
  expect(playback.passed).toEqual([]);
});

test("what nobody waits for is told with the next, or beside the story where it has a place", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(adding([line(1, 0), line(2, 0), line(3, 100), line(4, 0)]), whole(100));
  expect(playback.lines.map((one) => one.entry)).toEqual([1, 2, 3]);
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.lines.map((one) => one.entry)).toEqual([4]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(playback.busy).toBe(false);

  const beside = new Playback({ ...counting, beside: true }, () => 1);
  beside.cut(view(0));
  beside.tell(adding([line(1, 0), line(2, 0)]), whole(0));
  expect([beside.busy, beside.deeds.map((deed) => deed.told.entry)]).toEqual([false, [1, 2]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(beside.deeds).toEqual([]);
});

test("nothing is told while nobody looks", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(adding([line(1, 1000), line(2, 1000)]), whole(2000));
  await vi.advanceTimersByTimeAsync(300);
  playback.hide("page");
  playback.tell(adding([line(3, 0), line(4, 1000)], 2000), whole(3000));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(playback.line?.entry).toBe(1);
  playback.show("page");
  await vi.advanceTimersByTimeAsync(699);
  expect(playback.line?.entry).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.line?.entry).toBe(2);
  playback.hide("page");
  expect(playback.cut(view(9)).map((one) => one.entry)).toEqual([3, 4]);
});

test("what was told can be told again, from the table as it was, and the end is the truth", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(700));
  playback.retell(view(100), adding([line(1, 100), line(2, 100)], 100), view(700));
  expect([playback.view, playback.again]).toEqual([200, true]);
  playback.tell(adding([line(9, 50)], 700), whole(750));
  await vi.advanceTimersByTimeAsync(200);
  expect([playback.view, playback.again]).toEqual([750, false]);
  await vi.advanceTimersByTimeAsync(50);
  expect([playback.view, playback.busy]).toEqual([750, false]);
});

test("without a screen nothing is told, and then all of it", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.hide("screen");
  playback.hide("page");
  playback.tell(told(100, 200), whole(300));
  await vi.advanceTimersByTimeAsync(1000);
  playback.show("page");
  await vi.advanceTimersByTimeAsync(1000);
  expect([playback.view, playback.line, playback.busy]).toEqual([0, null, true]);
  playback.show("screen");
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.view, playback.line?.text]).toEqual([100, "100"]);
  await vi.advanceTimersByTimeAsync(300);
  expect([playback.view, playback.busy]).toEqual([300, false]);
});

test("what would have been told with the next is passed over with the rest", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 200, 0), whole(300));
  playback.skip("all");
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.busy, playback.passed.map(({ text }) => text)]).toEqual([false, ["200", "0"]]);
});

test("passing over a stage ends where the next begins, with a heading or without", async () => {
  vi.useFakeTimers();
  const scored: Staging = { ...counting, opens: (fact, before) => (fact as unknown as number) >= 500 && !((before as unknown as number) >= 500) };
  const playback = new Playback(scored, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 200, 500, 600, 100), whole(1500));
  playback.skip("stage");
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.line?.text, playback.passed.map(({ text }) => text)]).toEqual(["500", ["200"]]);
  playback.skip("stage");
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.view, playback.busy]).toEqual([1500, false]);
});

/** A playback in which entries from 10 on are about oneself. */
const concerned = (staging: Staging = counting): Playback => new Playback(staging, () => 1, { mine: ({ entry }) => entry >= 10 });
/** A game of counting whose facts have words to be read: a quarter of its time is the least. */
const worded: Staging = { ...counting, beat: (fact, _mine, _view, text = "") => (fact as unknown as number) / (text === "" ? 4 : 1) };

test("whoever passes a stage over is told what is about them, for the least of its time, and the rest is marked", async () => {
  vi.useFakeTimers();
  const playback = concerned(worded);
  playback.cut(view(0));
  playback.tell(adding([line(1, 400), line(2, 400), line(10, 400), line(3, 400), line(11, 800), line(4, 400), line(5, 400, { opens: true })]), whole(3200));
  playback.skip("stage");
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.line?.entry, playback.view]).toEqual([10, 1200]);
  await vi.advanceTimersByTimeAsync(99);
  expect(playback.line?.entry).toBe(10);
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.line?.entry).toBe(11);
  // Once more does not make it shorter.
  playback.skip("stage");
  playback.step();
  await vi.advanceTimersByTimeAsync(199);
  expect(playback.line?.entry).toBe(11);
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.line?.entry).toBe(5);
  expect(playback.passed.map((one) => one.entry)).toEqual([2, 3, 4]);
});

test("one line more does not tear away what is about oneself, held or not", async () => {
  vi.useFakeTimers();
  const playback = concerned(worded);
  playback.cut(view(0));
  playback.tell(adding([line(10, 400), line(11, 400), line(1, 400), line(2, 400)]), whole(1600));
  playback.step();
  await vi.advanceTimersByTimeAsync(99);
  expect(playback.line?.entry).toBe(10);
  await vi.advanceTimersByTimeAsync(1);
  expect(playback.line?.entry).toBe(11);
  playback.hold();
  playback.step();
  await vi.advanceTimersByTimeAsync(100);
  expect([playback.line?.entry, playback.held]).toEqual([1, true]);
  playback.step();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.line?.entry).toBe(2);
  // Who has looked long enough goes on at once.
  playback.cut(view(0));
  playback.tell(adding([line(10, 400), line(1, 400)]), whole(800));
  await vi.advanceTimersByTimeAsync(150);
  playback.step();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.line?.entry).toBe(1);
});

test("what is about oneself and passes with the next is told with it, and what is told again is passed over", async () => {
  vi.useFakeTimers();
  const playback = concerned();
  playback.cut(view(0));
  playback.tell(adding([line(1, 100), line(10, 0), line(2, 100), line(3, 100), line(11, 0)]), whole(300));
  playback.skip("all");
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.lines.map((one) => one.entry)).toEqual([10, 2]);
  await vi.advanceTimersByTimeAsync(100);
  expect(playback.lines.map((one) => one.entry)).toEqual([11]);
  await vi.advanceTimersByTimeAsync(400);
  expect([playback.busy, playback.passed.map((one) => one.entry)]).toEqual([false, [3]]);
  playback.retell(view(0), adding([line(1, 100), line(10, 100), line(2, 100)]), view(300));
  playback.skip("all");
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.busy, playback.passed.map((one) => one.entry)]).toEqual([false, [3]]);
});

test("a deed that is about oneself stays longer than the others", async () => {
  vi.useFakeTimers();
  const playback = concerned({ ...counting, beside: true });
  playback.cut(view(0));
  playback.tell(adding([line(1, 0), line(10, 0)]), whole(0));
  expect(playback.deeds.map(({ told, mine }) => [told.entry, mine])).toEqual([
    [1, false],
    [10, true],
  ]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(playback.deeds.map(({ told }) => told.entry)).toEqual([10]);
});

/** A small table: what each player has, and whose turn it is. */
interface Small {
  players: { has: number[] }[];
  turn: number;
  note: string;
}
const small = (table: Small): View => table as unknown as View;
const START: Small = { players: [{ has: [1] }, { has: [2] }], turn: 0, note: "" };
/** A story in three messages, with facts that rest, pass and have no words, and one that changes nothing. */
const STORY: { told: FactMessage[]; end: { patch?: FactMessage["patch"] } }[] = [
  {
    told: [line(1, 100, { patch: [["players/0/has", 1, 0, [7, 8]]] }), line(1, 0, { patch: [["players/0/has/0", 9]] }), line(1, 50)],
    end: { patch: [["turn", 1]] },
  },
  { told: [line(2, 100, { text: null, patch: [["players/1/has", 0, 1, []]] }), line(2, 200, { patch: [["note", "late"]] })], end: {} },
  { told: [], end: { patch: [["turn", 0]] } },
];
const ENDED: Small = { players: [{ has: [9, 7, 8] }, { has: [] }], turn: 0, note: "late" };

test("however it is told, what shows at the end is all that changed", async () => {
  vi.useFakeTimers();
  const told: ((playback: Playback) => void | Promise<unknown>)[] = [
    () => vi.advanceTimersByTimeAsync(10_000),
    (playback) => playback.skip("all"),
    (playback) => playback.skip("stage"),
    async (playback) => {
      for (let times = 0; times < 20; times += 1) {
        playback.step();
        await vi.advanceTimersByTimeAsync(0);
      }
    },
    async (playback) => {
      playback.hide("page");
      await vi.advanceTimersByTimeAsync(5000);
      playback.show("page");
      await vi.advanceTimersByTimeAsync(10_000);
    },
  ];
  for (const tell of told)
    for (const pace of [0, 1])
      for (const beside of [false, true]) {
        const playback = new Playback({ ...counting, beside }, () => pace, { mine: ({ entry }) => entry === 2 });
        playback.cut(small(START));
        for (const { told, end } of STORY) playback.tell(told, end);
        await tell(playback);
        await vi.advanceTimersByTimeAsync(10_000);
        expect([playback.view, playback.busy]).toEqual([ENDED, false]);
      }
  expect(START).toEqual({ players: [{ has: [1] }, { has: [2] }], turn: 0, note: "" });
});

test("what was missed is told from the table as it was, wherever the one that shows stands", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(5));
  playback.tell(adding([line(1, 100), line(2, 100)], 1000), { patch: [["", 1201]] }, 7, view(1000));
  expect(playback.view).toBe(1100);
  await vi.advanceTimersByTimeAsync(200);
  expect([playback.view, playback.busy]).toEqual([1201, false]);
});

test("where moves were taken back the table after it shows at once", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(300));
  playback.tell([{ entry: 3, text: "Ana takes it back.", opens: true }, line(4, 100)], whole(120));
  expect([playback.view, playback.lines.map(({ entry }) => entry)]).toEqual([120, [3, 4]]);
});

test("a patch that does not fit ends the story with the table as it is, and what was not told is marked", async () => {
  vi.useFakeTimers();
  const heard: string[] = [];
  const playback = new Playback(counting, () => 1, {
    truth: () => small(ENDED),
    reached: (n) => heard.push(`reached ${n}`),
    rested: () => heard.push("rested"),
  });
  playback.cut(small(START));
  playback.tell([line(1, 100), line(2, 0), line(3, 100, { patch: [["players/5/has", 0, 0, [1]]] }), line(4, 100)], {}, 3);
  playback.tell([line(5, 100)], {}, 4);
  await vi.advanceTimersByTimeAsync(100);
  expect([playback.view, playback.busy, playback.line]).toEqual([ENDED, false, null]);
  expect(playback.passed.map(({ entry }) => entry)).toEqual([2, 3, 4, 5]);
  expect(heard).toEqual(["reached 4", "rested"]);
  // It goes on from there.
  playback.tell([line(6, 100, { patch: [["turn", 1]] })], {}, 5);
  expect(playback.view).toEqual({ ...ENDED, turn: 1 });
  // Without a truth nothing shows.
  const blind = new Playback(counting, () => 1);
  blind.cut(small(START));
  blind.tell([], { patch: [["nothing", 1]] });
  expect([blind.view, blind.busy]).toEqual([null, false]);
});

test("other words keep what the facts change", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 200, 300), {});
  playback.reword(told(100, 200, 300).map((one) => ({ ...one, patch: null, text: `more ${one.text}` })));
  await vi.advanceTimersByTimeAsync(100);
  expect([playback.view, playback.line?.text]).toEqual([300, "more 200"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(playback.view).toBe(600);
});
