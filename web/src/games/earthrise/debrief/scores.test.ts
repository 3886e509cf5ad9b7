import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, words, type Lang } from "../../../words/words.svelte";
import { say } from "../../../debrief/sentence";
import type { DealResult, EarthriseDebrief, EarthriseFinal, EarthriseOutcome, EarthriseRound, EarthriseSeat } from "../../../generated/wire";
import { lasted } from "../../../debrief/compare";
import { compare as compareDaybreak } from "../../daybreak/debrief/compare";
import { compare } from "./compare";
import { sourcePlot } from "./plots";
import { figures } from "./figures";
import { alertsFinding, changes, courseFinding, decisive, headline, questions, sourcesFinding, tricksFinding } from "./findings";
import { course, flown, honors, leaders, ranking, seats, type Flight } from "./scores";

const seat = (honors: number, more: Partial<EarthriseSeat> = {}): EarthriseSeat => ({
  commander: 3,
  copilot: 2,
  maneuvers: 1,
  cards: 9,
  honors,
  pill: 0,
  total: 0,
  silence: 0,
  alerts: 2,
  tokens: 0,
  pieces: 2,
  ...more,
});
const final = (honors: number, more: Partial<EarthriseFinal>): EarthriseFinal => ({
  fewest_alerts: 0,
  tokens: 0,
  puzzle: 0,
  pill: 0,
  pieces: 2,
  honors,
  ...more,
});
const trick = (silent: boolean, commander: number) => ({ pilot: 0, silent, trump: "PHO" as const, commander, copilot: null, maneuver: null });

/** What the server makes of the numbers of rounds and of the final phase. */
function numbers(rounds: EarthriseRound[], last: EarthriseFinal[]): EarthriseDebrief {
  const all = [0, 0, 0];
  const summed = rounds.map((round) => ({ ...round, seats: round.seats.map((one, at) => ({ ...one, total: (all[at]! += one.honors + one.pill) })) }));
  const from = (of: (one: EarthriseFinal) => number): number[] => all.map((_, at) => (last[at] ? of(last[at]) : 0));
  const pills = all.map((_, at) => rounds.reduce((sum, round) => sum + (round.seats[at]?.pill ?? 0), last[at]?.pill ?? 0));
  const sources: EarthriseDebrief["sources"] = [
    ...rounds.map(({ round, seats }) => ({ source: "round" as const, round, honors: seats.map(({ honors }) => honors) })),
    { source: "alerts", round: null, honors: from((one) => one.fewest_alerts) },
    { source: "tokens", round: null, honors: from((one) => one.tokens) },
    { source: "puzzle", round: null, honors: from((one) => one.puzzle) },
    { source: "pill", round: null, honors: pills },
  ];
  const end = all.map((total, at) => last[at]?.honors ?? total);
  const standing = all.map((_, at) => at).sort((one, other) => (end[other] ?? 0) - (end[one] ?? 0));
  return { rounds: summed, last, sources, whole: [1], standing };
}

const NUMBERS = numbers(
  [
    { round: 1, tricks: [trick(false, 0), trick(true, 1)], seats: [seat(10), seat(14), seat(8)] },
    { round: 2, tricks: [trick(true, 1)], seats: [seat(12), seat(12, { pill: 4 }), seat(20)] },
    { round: 3, tricks: [trick(false, 2)], seats: [seat(18), seat(6, { alerts: 7 }), seat(9)] },
  ],
  [final(55, { puzzle: 15 }), final(46, { fewest_alerts: 10 }), final(47, { puzzle: 8, tokens: 2 })],
);
const OUTCOME: EarthriseOutcome = { honors: [55, 46, 47, 0, 0], winners: [0], tied: [0] };
const flight = (change: Partial<Flight> = {}): Flight => ({ numbers: NUMBERS, outcome: OUTCOME, names: ["Ada", "Bento", "Clara"], ...change });

describe("honors", () => {
  test("are those of the end, or of the last round there was", () => {
    expect(seats(flight()).map((at) => honors(flight(), at))).toEqual([55, 46, 47]);
    const begun = flight({ numbers: numbers(NUMBERS.rounds.slice(0, 1), []) });
    expect(seats(begun).map((at) => honors(begun, at))).toEqual([10, 14, 8]);
  });

  test("the course ends with all honors, and stops early in a game that did", () => {
    expect(course(flight(), 1)).toEqual([14, 30, 36, 46]);
    expect(course(flight({ numbers: numbers(NUMBERS.rounds.slice(0, 1), []) }), 1)).toEqual([14]);
  });

  test("a game that ended before its first trick was taken has nothing to show", () => {
    const waiting = { ...trick(false, 0), commander: null };
    const begun = numbers([{ round: 1, tricks: [waiting], seats: [seat(0), seat(0), seat(0)] }], []);
    expect(flown(flight({ numbers: begun }))).toBe(false);
    expect(flown(flight())).toBe(true);
  });

  test("the parts of every bar are together its total", () => {
    const { columns, series } = sourcePlot(flight(), ranking(flight()));
    expect(columns.map((column) => column.name)).toEqual(["Ada", "Clara", "Bento"]);
    columns.forEach((column, at) => expect(series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0)).toBe(column.total));
  });
});

describe("what is said", () => {
  test("the headline follows who won and who reads it", () => {
    expect(headline(flight(), [0])).toEqual({ key: "debrief-er-you-won", args: { name: "Ada", margin: 8 } });
    expect(headline(flight(), [1]).key).toBe("debrief-er-won");
    expect(headline(flight({ outcome: null }), []).key).toBe("debrief-er-abandoned");
    expect(headline(flight({ outcome: { ...OUTCOME, winners: [0, 2] } }), []).key).toBe("debrief-er-shared");
    const even = NUMBERS.last.map((one) => ({ ...one, honors: 50 }));
    expect(headline(flight({ numbers: { ...NUMBERS, last: even } }), []).key).toBe("debrief-er-tie");
  });

  test("the lead, its changes, and what decided", () => {
    expect(leaders(flight())).toEqual([1, 1, 0, 0]);
    expect(changes(flight())).toBe(1);
    expect(courseFinding(flight())).toEqual({ key: "debrief-er-course-from", args: { name: "Ada", round: 3 } });
    expect(decisive(flight())).toEqual({ source: "round-3", ahead: 9 });
    expect(sourcesFinding(flight()).args).toMatchObject({ other: "Clara", source: { name: "debrief-er-source-round-3" } });
  });

  test("whoever is only caught up with has not lost the lead", () => {
    const rounds = [
      [39, 21, 14],
      [15, 17, 34],
      [25, 16, 31],
    ].map((points, at) => ({ ...NUMBERS.rounds[0]!, round: at + 1, seats: points.map((one) => seat(one)) }));
    const level = flight({ numbers: numbers(rounds, [final(115, {}), final(79, {}), final(89, {})]) });
    expect(leaders(level)).toEqual([0, 0, null, 0]);
    expect([changes(level), courseFinding(level).key]).toEqual([0, "debrief-er-course-level"]);
  });

  test("questions are four to six, and about what happened", () => {
    const asked = questions(flight());
    expect(asked.length).toBeGreaterThanOrEqual(4);
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(asked.find((question) => question.key === "debrief-er-ask-silence")?.args).toEqual({ tricks: 2, name: "Bento", taken: 2 });
    expect(asked.find((question) => question.key === "debrief-er-ask-alerts")?.args).toEqual({ name: "Bento", alerts: 7 });
  });

  test("the figures begin with the most honors", () => {
    expect(
      figures(flight(), 60_000)
        .map((figure) => figure.value)
        .slice(0, 4),
    ).toEqual(["55", "9", "1", "2"]);
    expect(figures(flight({ numbers: numbers([], []) }), null)).toEqual([]);
  });
});

describe("the same deal", () => {
  const result = (table: string | null, outcome: unknown, seat = 0): DealResult => ({
    table,
    at: 5000,
    people: ["Ada"],
    seats: [seat],
    bots: [],
    outcome: outcome as DealResult["outcome"],
    score: 1,
    won: seat === 0,
    you: true,
  });

  test("of Earthrise is compared by the best person, and marks this table only", () => {
    const won = result("here", OUTCOME);
    const other = result("there", OUTCOME, 2);
    const { results, ticks } = compare([won, other], "here");
    expect(results.map((one) => [one.exact, one.value, one.good, one.you])).toEqual([
      [55, 55, true, true],
      [47, 45, false, false],
    ]);
    expect(ticks).toEqual([40, 50, 60]);
  });

  test("of Daybreak is compared by bands, on a scale that holds all and ends where all lose", () => {
    const ended = (bands: number, won: boolean) => result(null, { bands, won });
    const { results, ticks } = compareDaybreak([ended(3, true), ended(8, false)], "here", 8);
    expect(results.map((one) => [one.value, one.good, one.you])).toEqual([
      [3, true, false],
      [8, false, false],
    ]);
    expect(ticks).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  test("tells how long this game took", () => {
    expect(lasted([result("here", OUTCOME)], "here", 2000)).toBe(3000);
    expect(lasted([result("there", OUTCOME)], "here", 2000)).toBeNull();
  });
});

describe.each(Object.keys(LANGUAGES) as Lang[])("in %s", (lang) => {
  beforeAll(() => words.turn(lang));
  afterAll(() => words.turn("en"));

  test("every sentence can be said", () => {
    for (const one of [
      flight(),
      flight({ outcome: null, numbers: numbers(NUMBERS.rounds.slice(0, 1), []) }),
      flight({ outcome: { ...OUTCOME, winners: [0, 2] } }),
    ]) {
      const findings = [headline(one, [0]), headline(one, [1]), sourcesFinding(one), courseFinding(one), tricksFinding(one), alertsFinding(one)];
      for (const said of [...findings, ...questions(one), ...figures(one, 4_000_000).map((figure) => figure.label)])
        expect(say(said), said.key).toMatch(/^[^⟨⟩{}]+$/);
    }
  });
});
