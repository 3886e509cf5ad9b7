import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { told } from "./fixtures/games";
import { GAMES } from "./fixtures/games";
import { countedSoFar, mostOf, SEEN_MS, STAY_MS, STEP_MS, stepsOf, Tally } from "./tally.svelte";
import { kindOf } from "../../table/model.svelte";

describe.each(GAMES)("the scorings of a recorded game, %s", (name) => {
  test("every sum is what the sheet notes, and is taken apart whole", () => {
    let scored = 0;
    const { moments } = told(name);
    for (const [i, { fact, after }] of moments.entries()) {
      const next = moments[i + 1];
      const last = kindOf(fact) === "alerts_taken" && (!next || kindOf(next.fact) !== "alerts_taken");
      if (!last) continue;
      const { scoring } = after;
      expect(scoring).not.toBeNull();
      for (const [seat, line] of scoring!.seats.entries()) {
        expect(after.players[seat]?.honors[scoring!.round]).toBe(line.sum);
        const parts = line.suits.reduce((sum, { cards, each }) => sum + (cards?.length ?? 0) * each, line.pill?.honors ?? 0);
        expect(parts).toBe(line.sum);
        expect(countedSoFar(line, stepsOf(scoring!, true)).sum).toBe(line.sum);
        expect(countedSoFar(line, ["PHO"]).sum).toBe(line.suits.find(({ suit }) => suit === "PHO")?.honors);
        // Of others one sees no Alert cards.
        expect(line.suits.some(({ cards }) => cards === null)).toBe(seat !== 0);
      }
      const { seats, honors } = mostOf(scoring!);
      expect(seats.every((seat) => scoring!.seats[seat]?.sum === honors)).toBe(true);
      expect(stepsOf(scoring!, true)).toEqual(["PHO", "APO", "AST", "ALE", "pill", "sum"]);
      scored += 1;
    }
    expect(scored).toBe(3);
  });
});

describe("a scoring", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("goes on step by step, stands still, begins anew, and leaves after the sum has stayed", () => {
    const done = vi.fn();
    const tally = new Tally();
    tally.begin(6, () => 1, STAY_MS, done);
    vi.advanceTimersByTime(STEP_MS);
    expect(tally.at).toBe(1);
    tally.hold();
    vi.advanceTimersByTime(10 * STEP_MS);
    expect(tally.at).toBe(1);
    tally.next();
    expect(tally.at).toBe(2);
    tally.again();
    expect([tally.at, tally.held]).toEqual([0, false]);
    tally.whole();
    expect(tally.at).toBe(5);
    vi.advanceTimersByTime(STAY_MS - 1);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test("begins with one's own sum, whosever was looked at in the round before", () => {
    const tally = new Tally();
    tally.begin(6, () => 1, STAY_MS, vi.fn());
    tally.seat = 3;
    tally.again();
    expect(tally.seat).toBe(3);
    tally.begin(6, () => 1, STAY_MS, vi.fn());
    expect(tally.seat).toBeNull();
  });

  test("lets the sum be seen by whoever hurries through the steps", () => {
    const done = vi.fn();
    const tally = new Tally();
    tally.begin(3, () => 1, STAY_MS, done);
    for (let presses = 0; presses < 4; presses += 1) tally.next();
    expect(tally.at).toBe(2);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(SEEN_MS);
    tally.next();
    expect(done).toHaveBeenCalledTimes(1);
  });

  test("takes half the time at twice the pace", () => {
    const tally = new Tally();
    tally.begin(
      6,
      () => 2,
      STAY_MS,
      () => undefined,
    );
    vi.advanceTimersByTime(STEP_MS);
    expect(tally.at).toBe(2);
  });
});
