import { describe, expect, test } from "vitest";
import { faces } from "./fixtures/faces";
import { recorded } from "./fixtures/games";
import { along, flown, lengthTo, NARROW, pointAt, stops, WIDE } from "./flight";
import { around, places } from "./seating";

describe("the flight", () => {
  test.each([WIDE, NARROW])("goes from the Earth beyond the Moon, always onwards and within the sky", (sketch) => {
    const points = Array.from({ length: 10 }, (_, trick) => pointAt(sketch, along(trick, 10)));
    for (const [i, [x, y]] of points.entries()) {
      expect(x).toBeGreaterThan(points[i - 1]?.[0] ?? sketch.earth.at[0]);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(sketch.height);
    }
    expect(points.at(-1)).toEqual(sketch.curve[3]);
  });

  test("tricks are past, now or ahead, and all are past in the end", () => {
    const { first } = recorded("four");
    const states = stops({ ...first, trick: 4 }, faces(4)).map(({ state }) => state);
    expect(states).toEqual([...Array<string>(4).fill("past"), "now", ...Array<string>(5).fill("ahead")]);
    expect(stops(recorded("four").last, faces(4)).every(({ state }) => state === "past")).toBe(true);
    expect(stops(first, faces(4)).map(({ silent, token }) => silent === (token === null))).toEqual(Array(10).fill(true));
  });

  test("nobody flies before the tokens are laid, as when a game begins from a waiting room", () => {
    const { first } = recorded("four");
    const bare = { ...first, track: first.track.map(() => null) };
    expect(flown(bare, faces(4), WIDE)).toBe(0);
    expect(stops(bare, faces(4)).every(({ state }) => state === "ahead")).toBe(true);
  });

  test.each([WIDE, NARROW])("the flown way ends where the trick lies, begins anew with a round and is whole in the end", (sketch) => {
    const { first } = recorded("four");
    for (let trick = 0; trick < 10; trick += 1) {
      // Measured apart: the way through many points up to the trick, of the way through all of them.
      const long = (to: number): number => {
        const points = Array.from({ length: 2001 }, (_, i) => pointAt(sketch, (to * i) / 2000));
        return points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)), 0);
      };
      expect(flown({ ...first, trick }, faces(4), sketch)).toBeCloseTo(long(along(trick, 10)) / long(1), 3);
    }
    expect(flown({ ...first, round: 1, trick: 0 }, faces(4), sketch)).toBeLessThan(0.25);
    expect(flown({ ...first, round: 3, final_phase: true, trick: 0 }, faces(4), sketch)).toBe(1);
    expect([lengthTo(sketch, 0), lengthTo(sketch, 1)]).toEqual([0, 1]);
  });
});

describe("the seats", () => {
  test.each([3, 4, 5])("of %i players, oneself below and everybody somewhere else", (players) => {
    const order = Array.from({ length: players }, (_, step) => (step + 1) % players);
    const seats = around(order, 2);
    expect(seats[0]).toBe(2);
    expect(seats[1]).toBe(3 % players);
    expect([...seats].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    const spots = places(players).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(spots).size).toBe(players);
    expect(around(order, null)[0]).toBe(0);
  });
});
