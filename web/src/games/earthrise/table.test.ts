import { describe, expect, test } from "vitest";
import type { EarthriseFact, EarthriseView, Told } from "../../generated/wire";
import { faces } from "./fixtures/faces";
import { GAMES, recorded } from "./fixtures/games";
import { along, flown, lengthTo, NARROW, pointAt, stops, WIDE } from "./flight";
import { rewardsOf } from "./log";
import { around, places, turnOf } from "./seating";
import { rows, sources, worth } from "./sheet";
import { stepOf } from "./stage";

const ends = (name: string): EarthriseView => {
  const { first, steps } = recorded(name);
  return steps.reduce((view, { changed }) => ({ ...view, ...changed }), first);
};

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
    expect(stops(ends("four"), faces(4)).every(({ state }) => state === "past")).toBe(true);
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
    expect(flown({ ...first, round: 3, trick: 0 }, faces(4), sketch)).toBe(1);
    expect([lengthTo(sketch, 0), lengthTo(sketch, 1)]).toEqual([0, 1]);
  });
});

describe("the seats", () => {
  test.each([3, 4, 5])("of %i players, oneself below and everybody somewhere else", (players) => {
    const { first } = recorded("four");
    const seats = around({ ...first, who: { seat: 2 } }, players);
    expect(seats[0]).toBe(2);
    expect([...seats].sort()).toEqual(Array.from({ length: players }, (_, seat) => seat));
    const spots = places(players).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(spots).size).toBe(players);
    expect(around({ ...first, who: "spectator" }, players)[0]).toBe(0);
  });

  test("play goes to the left of the Pilot", () => {
    const view = { ...recorded("four").first, pilot: 3 };
    expect([3, 0, 1, 2].map((seat) => turnOf(view, seat, 4))).toEqual([1, 2, 3, 4]);
  });
});

describe.each(GAMES)("the score sheet of a recorded game, %s", (name) => {
  const players = name === "four" ? 4 : 3;
  const view = ends(name);

  test("adds up", () => {
    const parts = sources(view, faces(players));
    for (const row of rows(view, faces(players))) {
      const honors = view.pad.reduce((sum, column) => sum + (column[row.seat] ?? 0), 0);
      expect(row.total).toBe(honors);
      const part = parts[row.seat];
      expect((part?.alerts ?? 0) + (part?.tokens ?? 0) + (part?.puzzle ?? 0) + (part?.pill ?? 0)).toBe(row.last);
      expect(part?.pill).toBeGreaterThanOrEqual(0);
    }
    expect(parts.some((part) => part.alerts === 10)).toBe(true);
  });

  test("shows no Alerts but one's own before the end, and nothing that was not scored", () => {
    const { first } = recorded(name);
    const lines = rows(first, faces(players));
    expect(lines.map((row) => row.alerts !== null)).toEqual(lines.map((row) => row.seat === 0));
    expect(lines.every((row) => row.rounds.every((round) => round === null) && row.last === null)).toBe(true);
    expect(sources(first, faces(players))).toEqual([]);
  });

  test("says what cards are worth now", () => {
    expect(worth({ ...view, round: 1 }, faces(players)).map(({ honors }) => honors)).toEqual([4, 3, 2, 0]);
    expect(worth({ ...view, round: 3 }, faces(players))).toHaveLength(4);
  });
});

test("the steps of a trick follow the phase, and what is told while it is told", () => {
  const { first } = recorded("four");
  expect(stepOf(first, 3, null)).toBe("trick");
  expect(stepOf({ ...first, phase: { copilot: { seat: 1 } } }, 3, null)).toBe("rewards");
  expect(stepOf({ ...first, phase: { copilot: { seat: 1 } } }, 3, "apollo_passed")).toBe("passes");
  expect(stepOf(first, 3, "trick_began")).toBe("maneuver");
  expect(stepOf({ ...first, phase: "pills" }, 3, null)).toBe("scoring");
  expect(stepOf(ends("four"), 3, null)).toBe("scoring");
});

test("the rewards of a trick are those told of the last trick with its number", () => {
  const facts: EarthriseFact[] = [
    { trick_began: { trick: 0, pilot: 0, token: 1, stacked: 1 } },
    { commander_took: { seat: 1, cards: [], silence: false } },
    { trick_began: { trick: 1, pilot: 1, token: null, stacked: 1 } },
    "no_copilot",
    { commander_took: { seat: 2, cards: [], silence: true } },
    { apollo_passed: { to: 2 } },
    { trick_began: { trick: 0, pilot: 2, token: 2, stacked: 1 } },
    { maneuver_unclaimed: { stacked: 1 } },
  ];
  const log = facts.map((fact, entry): Told => ({ entry, fact, text: `${entry}` }));
  expect(rewardsOf(log, 1)).toEqual(["3", "4"]);
  expect(rewardsOf(log, 0)).toEqual(["7"]);
  expect(rewardsOf(log, 5)).toEqual([]);
});
