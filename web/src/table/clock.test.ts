import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { knowGames } from "../game/known";
import { TWO_GAMES } from "../game/known.test-kit";
import { words } from "../words/words.svelte";
import type { Clock, SeatClock } from "../generated/wire";
import { clockFace, clocksCame, clockWords, roughly, timeOf, zeroWords } from "./clock";

beforeAll(() => knowGames(TWO_GAMES));

beforeAll(() => words.turn("en"));
afterEach(() => vi.useRealTimers());

test("a clock that runs is counted down from when it came", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const clocks: SeatClock[] = [
    { seat: 0, left: 20_000, of: 20_000, runs: true },
    { seat: 1, left: 7000, of: 20_000, runs: false },
  ];
  clocksCame(clocks);
  vi.advanceTimersByTime(4500);
  expect(timeOf(clocks, 0)).toEqual({ seconds: 16, runs: true, out: false, low: false });
  expect(timeOf(clocks, 1)).toEqual({ seconds: 7, runs: false, out: false, low: true });
  expect(timeOf(clocks, 2)).toBe(null);
  vi.advanceTimersByTime(6000);
  expect(timeOf(clocks, 0)).toEqual({ seconds: 10, runs: true, out: false, low: true });
  vi.advanceTimersByTime(60_000);
  expect(timeOf(clocks, 0)).toEqual({ seconds: 0, runs: false, out: true, low: true });
  // Little of a long time is more than ten seconds.
  expect(timeOf(clocksCame([{ seat: 0, left: 80_000, of: 900_000, runs: true }]) as SeatClock[], 0)?.low).toBe(true);
});

test("time is shown as a clock does, and said so that it changes seldom", () => {
  expect([0, 9, 75, 3600, 3725].map(clockFace)).toEqual(["0:00", "0:09", "1:15", "1:00:00", "1:02:05"]);
  expect(clockFace(2 * 86_400 + 4 * 3600 + 59)).toBe("2 d 4 h");
  expect([3, 11, 20, 95, 170, 7300].map(roughly)).toEqual(["10 seconds", "20 seconds", "20 seconds", "2 minutes", "3 minutes", "2 hours"]);
});

test("a clock in words", () => {
  const words = (kind: Clock["kind"]): string => clockWords({ kind });
  expect(words({ move: { seconds: 30 } })).toBe("30 seconds for every move");
  expect(words({ stage: { seconds: 300 } })).toBe("5 minutes for every stage");
  expect(words({ game: { minutes: 15 } })).toBe("15 minutes for the whole game");
  expect(words({ game: { minutes: 1, increment: 10 } })).toBe("1 minute for the whole game, plus up to 10 seconds after each move");
  expect(words({ days: { days: 3 } })).toBe("A move every 3 days");
  expect(words({ days: { days: 1 } })).toBe("A move every day");
  const zero = (game: string): string => zeroWords({ kind: { move: { seconds: 30 } } }, game);
  expect([zero("earthrise"), zero("daybreak")]).toEqual(["A bot plays until the end of the trick", "A bot plays until the end of the stage"]);
});
