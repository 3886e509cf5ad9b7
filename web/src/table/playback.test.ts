import { expect, test, vi } from "vitest";
import type { Fact, Told, View } from "../wire";
import { Playback, type Staging } from "./playback.svelte";

// A game of counting: a fact adds to the view, and rests as long as it is large.
const counting: Staging = {
  advance: (view, fact) => ((view as unknown as number) + (fact as unknown as number)) as unknown as View,
  beat: (fact) => fact as unknown as number,
};
const told = (...facts: number[]): Told[] => facts.map((fact, entry) => ({ entry, fact: fact as unknown as Fact, text: `${fact}` }));
const view = (number: number): View => number as unknown as View;

test("facts are told one by one, and the end is the truth", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 0, 200), view(301));
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
  playback.tell(told(100, 100), view(200));
  playback.tell(told(100), view(300));
  playback.step();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.view).toBe(200);
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.view, playback.busy]).toEqual([300, false]);
  playback.tell(told(100), view(400));
  expect(playback.busy).toBe(true);
});

test("a cut forgets what waits", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 100), view(200));
  playback.cut(view(7));
  await vi.advanceTimersByTimeAsync(1000);
  expect([playback.view, playback.busy]).toEqual([7, false]);
  playback.tell(told(1), view(8));
  await vi.advanceTimersByTimeAsync(10);
  expect([playback.view, playback.busy]).toEqual([8, false]);
});

test("at pace 0 nothing rests", async () => {
  const playback = new Playback(counting, () => 0);
  playback.cut(view(0));
  playback.tell(told(100, 100), view(200));
  await Promise.resolve();
  expect([playback.view, playback.busy]).toEqual([200, false]);
});

test("what is held waits until it goes on, fact by fact or at its pace, and a skip ends the hold", async () => {
  vi.useFakeTimers();
  const playback = new Playback(counting, () => 1);
  playback.cut(view(0));
  playback.tell(told(100, 200, 300, 400), view(1000));
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
