import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../generated/wire";
import { awayIn, came } from "./gone";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const seat = (more: Partial<SeatInfo>): SeatInfo => ({ seat: 0, holder: "person", name: "Ana", here: false, ...more });
const table = (more: Partial<SeatInfo>): TableInfo => came({ seats: [seat(more)] } as TableInfo);

test("it is counted down from when it was told", () => {
  const told = table({ away_in: 60_000 });
  expect(awayIn(told, 0)).toBe(60);
  vi.advanceTimersByTime(15_200);
  expect(awayIn(told, 0)).toBe(45);
  vi.advanceTimersByTime(60_000);
  expect(awayIn(told, 0)).toBe(0);
});

test("whoever is there, or nowhere counted, is not away", () => {
  expect(awayIn(table({ here: true }), 0)).toBe(null);
  expect(awayIn(table({}), 0)).toBe(null);
  expect(awayIn(table({ holder: "bot", away_in: 0 }), 0)).toBe(null);
  expect(awayIn(table({ away_in: 0 }), 0)).toBe(0);
});
