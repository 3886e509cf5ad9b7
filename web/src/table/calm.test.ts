import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubBrowser } from "../net/fakewire";
import { prefs } from "../prefs.svelte";
import { ReplayTable } from "../replay/replay.svelte";
import type { Fact, View } from "../generated/wire";
import { LiveTable } from "./live.svelte";
import type { Playback, Staging } from "./playback.svelte";

const staging: Staging = { beat: () => 1000 };
const facts = (count: number) => Array.from({ length: count }, (_, entry) => ({ entry, fact: "did" as unknown as Fact, text: `${entry}` }));

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", async () => ({ ok: true, json: async () => ({}) }));
});
afterEach(() => {
  prefs.calm = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How long it takes to tell three facts, in milliseconds. */
async function timeOf(playback: Playback): Promise<number> {
  playback.tell(facts(3), { view: {} as View });
  let ms = 0;
  for (; playback.busy; ms += 100) await vi.advanceTimersByTimeAsync(100);
  return ms;
}

test.each([
  [
    "at a table",
    () => {
      const live = new LiveTable("abc", staging, "earthrise");
      live.appear();
      return live.playback;
    },
  ],
  ["in a replay", () => new ReplayTable("abc", staging, "earthrise", null, 0).playback],
])("less motion leaves as much time to read, %s", async (_, playback) => {
  const usual = await timeOf(playback());
  prefs.calm = true;
  expect(prefs.calm).toBe(true);
  expect(await timeOf(playback())).toBe(usual);
  expect(usual).toBe(3000);
});
