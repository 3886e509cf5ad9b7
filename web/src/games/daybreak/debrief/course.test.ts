import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES, words, type Lang } from "../../../words/words.svelte";
import { say } from "../../../debrief/sentence";
import type { BoardFace, DaybreakDebrief, DaybreakLimits, DaybreakOutcome, DaybreakRound, PowerRound, WorldRound } from "../../../generated/wire";
import { carbonPlot } from "./plots";
import { courseOf, projects, sources } from "./course";
import { figures } from "./figures";
import {
  carbonFinding,
  communitiesFinding,
  crisesFinding,
  energyFinding,
  planetFinding,
  projectsFinding,
  sinksFinding,
  sourcesFinding,
  warmthFinding,
} from "./findings";
import { headline } from "./headline";
import { MOST, questions } from "./questions";

const LIMITS: DaybreakLimits = { band: 10, bands: 8, communities: [12, 12] };
const BOARD = {
  levels: Array.from({ length: 9 }, (_, bands) => ({ bands, tenths: 12 + bands, rolls: bands, crises: 3 })),
  draw_marks: [
    [4, 1],
    [8, 2],
  ],
} as unknown as BoardFace;
const SECTORS = { Transportation: 3, FuelExtraction: 1, Industry: 4, Waste: 2, Agriculture: 2, Buildings: 2 };
const TRACKS = { WeatherSystems: 0, Desertification: 0, OceanAcidification: 0, Permafrost: 0, ArcticSeaIce: 0, AmazonDieback: 0 };
const TITLES = { crisis: (card: number) => `crisis ${card}`, project: (card: number) => `project ${card}` };

function power(seat: number, change: Partial<PowerRound> = {}): PowerRound {
  return {
    seat,
    power: seat === 0 ? "China" : "Europe",
    demand: 10,
    dirty: 8,
    clean: 2,
    emissions: { ...SECTORS },
    resilience: { Social: 0, Ecological: 0, Infrastructure: 0 },
    communities: 1,
    carbon: 0,
    absorbed: 0,
    shortage: 0,
    ...change,
  };
}

interface Change {
  powers?: Partial<PowerRound>[];
  world?: Partial<WorldRound>;
  crises?: DaybreakRound["crises"];
  projects?: DaybreakRound["projects"];
}

function round(number: number, change: Change = {}): DaybreakRound {
  const world = {
    bands: 0,
    loose: 0,
    recent: 0,
    trees: 20,
    oceans: 10,
    dac: 0,
    tracks: { ...TRACKS },
    sinks_absorbed: 0,
    warmed: 0,
    drawdown: false,
    rolled: [],
    tipped: [],
  };
  const powers = [power(0, change.powers?.[0]), power(1, change.powers?.[1])];
  const made = powers.reduce((sum, { carbon }) => sum + carbon, 0);
  const after = { ...world, ...change.world };
  return {
    round: number,
    emitted: made > 0,
    made,
    powers,
    world: { sinks: after.trees + after.oceans + after.dac, ...after },
    crises: change.crises ?? [],
    projects: change.projects ?? [],
  };
}

const emitting = (number: number, a: number, b: number, absorbed: number, world: Partial<WorldRound> = {}): DaybreakRound =>
  round(number, { powers: [{ carbon: a }, { carbon: b }], world: { sinks_absorbed: absorbed, warmed: Math.max(0, a + b - absorbed), ...world } });

const lost = (losses: Partial<DaybreakOutcome["losses"]>, more: Partial<DaybreakOutcome> = {}): DaybreakOutcome => ({
  won: false,
  round: 3,
  stage: "Crisis",
  bands: 4,
  communities: [12, 3],
  losses: { too_hot: false, communities: [], out_of_time: false, condition_unmet: false, ...losses },
  ...more,
});
const WON: DaybreakOutcome = lost({}, { won: true });

const game = (rounds: DaybreakRound[], outcome: DaybreakOutcome | null = null, start: Change = {}) =>
  courseOf({ start: round(0, start), rounds, limits: LIMITS } satisfies DaybreakDebrief, outcome, BOARD);

describe("the headline", () => {
  test.each<[string, DaybreakOutcome | null, string]>([
    ["a win", WON, "debrief-db-won"],
    ["heat", lost({ too_hot: true }), "debrief-db-hot"],
    ["communities", lost({ communities: [0] }), "debrief-db-broken"],
    ["both at once", lost({ too_hot: true, communities: [1] }), "debrief-db-hot-and-broken"],
    ["time", lost({ out_of_time: true }), "debrief-db-time"],
    ["a challenge", lost({ condition_unmet: true, out_of_time: true }), "debrief-db-condition"],
    ["no end", null, "debrief-db-abandoned"],
  ])("says what happened: %s", (_, outcome, key) => {
    const { title, won } = headline(game([emitting(1, 10, 10, 15)], outcome));
    expect(title.key).toBe(key);
    expect(won).toBe(outcome?.won ?? false);
  });

  test("names the powers that were lost", () => {
    const { lead } = headline(game([round(1)], lost({ communities: [1] })));
    expect(lead.args).toMatchObject({ powers: [{ name: "db-power-europe" }], count: 1, limit: 12 });
  });
});

describe("the key figures", () => {
  const course = game([emitting(1, 30, 20, 40), emitting(2, 10, 12, 22, { bands: 3, tipped: ["Permafrost"] })]);

  test("come from the first and the last round", () => {
    expect(figures(course, null).map((figure) => [figure.value, figure.to])).toEqual([
      [{ key: "debrief-degrees", args: { degrees: "1.5" } }, undefined],
      ["50", "22"],
      ["22", undefined],
      [{ key: "debrief-fig-of", args: { count: 2, of: 24 } }, undefined],
      ["1", undefined],
    ]);
  });

  test("say how long it took only where that is known", () => {
    expect(figures(course, 4_080_000).at(-1)?.value).toEqual({ key: "debrief-minutes", args: { minutes: 68 } });
    expect(figures(course, 9_000_000).at(-1)?.value).toEqual({ key: "debrief-hours", args: { hours: 2, minutes: 30 } });
  });

  test("of a game without a round leave out what never was", () => {
    expect(figures(game([round(1)]), null).map((figure) => figure.label.key)).not.toContain("debrief-fig-carbon");
  });
});

describe("what the plots show", () => {
  test.each<[string, DaybreakRound[]]>([
    ["debrief-carbon-none", [round(1)]],
    ["debrief-carbon-one", [emitting(1, 30, 20, 40)]],
    ["debrief-carbon-half-drawdown", [emitting(1, 30, 30, 40), emitting(2, 10, 20, 30, { drawdown: true })]],
    ["debrief-carbon-drawdown", [emitting(1, 30, 20, 40), emitting(2, 20, 20, 40, { drawdown: true })]],
    ["debrief-carbon-rose", [emitting(1, 20, 20, 30), emitting(2, 30, 30, 30)]],
    ["debrief-carbon-same", [emitting(1, 20, 20, 30), emitting(2, 20, 19, 30)]],
    ["debrief-carbon-half", [emitting(1, 30, 30, 30), emitting(2, 10, 20, 25)]],
    ["debrief-carbon-fell", [emitting(1, 30, 30, 30), emitting(2, 20, 20, 25)]],
  ])("carbon: %s", (key, rounds) => {
    expect(carbonFinding(game(rounds)).key).toBe(key);
  });

  test("the sources: which fell most, and which did not", () => {
    const end = (dirty: number, emissions: typeof SECTORS): DaybreakRound =>
      round(1, {
        powers: [
          { dirty, emissions },
          { dirty, emissions },
        ],
      });
    const named = (name: string) => ({ name: `debrief-source-${name}` });
    expect(sourcesFinding(game([end(8, SECTORS)])).key).toBe("debrief-sources-none");
    expect(sourcesFinding(game([end(2, SECTORS)]))).toMatchObject({ key: "debrief-sources-still", args: { best: named("dirty") } });
    expect(sourcesFinding(game([end(2, { ...SECTORS, Waste: 4 })]))).toMatchObject({ key: "debrief-sources-rose", args: { worst: named("waste") } });
    const half = { Transportation: 1, FuelExtraction: 0, Industry: 2, Waste: 1, Agriculture: 1, Buildings: 1 };
    expect(sourcesFinding(game([end(1, half)]))).toMatchObject({ key: "debrief-sources-all", args: { best: named("dirty") } });
  });

  test("the thermometer: lost, cooled, or how far from losing", () => {
    expect(warmthFinding(game([emitting(1, 9, 9, 0, { bands: 8 })], lost({ too_hot: true }))).key).toBe("debrief-warmth-lost");
    const cooled = game([round(1, { world: { bands: 3, loose: 5 } }), round(2, { world: { bands: 2 } })]);
    expect(warmthFinding(cooled)).toMatchObject({ key: "debrief-warmth-peak", args: { round: 1, peak: "1.5", degrees: "1.4" } });
    const hardly = game([round(1, { world: { bands: 3, loose: 5 } }), round(2, { world: { bands: 3, loose: 1 } })]);
    expect(warmthFinding(hardly).key).toBe("debrief-warmth-left");
    expect(warmthFinding(game([round(1, { world: { bands: 3 } })]))).toMatchObject({ key: "debrief-warmth-left", args: { left: 5 } });
  });

  test("communities: who came nearest to losing", () => {
    const at = (a: number, b: number, outcome: DaybreakOutcome | null = null) =>
      communitiesFinding(game([round(1, { powers: [{ communities: a }, { communities: b }] }), round(2)], outcome));
    expect(at(12, 3, lost({ communities: [0] }))).toMatchObject({ key: "debrief-communities-lost", args: { power: { name: "db-power-china" } } });
    expect(at(3, 9)).toMatchObject({ key: "debrief-communities-near", args: { power: { name: "db-power-europe" }, left: 3 } });
    expect(at(3, 5)).toMatchObject({ key: "debrief-communities-safe", args: { most: 5 } });
  });

  test("sinks, energy, crises and the planet", () => {
    const sinks = (trees: number, dac: number) => sinksFinding(game([round(1, { world: { trees, dac } })])).key;
    expect([sinks(16, 4), sinks(24, 0), sinks(20, 0), sinks(14, 1)]).toEqual([
      "debrief-sinks-made-up",
      "debrief-sinks-grew",
      "debrief-sinks-same",
      "debrief-sinks-trees",
    ]);
    const energy = (clean: number) => energyFinding(game([round(1, { powers: [{ clean, shortage: 2 }, { clean }] })]));
    expect(energy(9)).toMatchObject({ key: "debrief-energy-overtook", args: { round: 1, missing: 2 } });
    expect(energy(3).key).toBe("debrief-energy-behind");
    const crises = (cancelled: boolean) =>
      crisesFinding(
        game([
          round(1, {
            crises: [
              { card: 1, targets: [0], cancelled: false },
              { card: 2, targets: [], cancelled },
            ],
          }),
        ]),
      );
    expect(crises(true)).toMatchObject({ key: "debrief-crises-some", args: { struck: 1, cancelled: 1 } });
    expect(crises(false)).toMatchObject({ key: "debrief-crises-all", args: { struck: 1 } });
    const planet = (tipped: WorldRound["tipped"]) => planetFinding(game([round(1, { world: { tipped } })])).key;
    expect([planet([]), planet(["Permafrost"]), planet(["Permafrost", "Desertification"]), planet(["Permafrost", "Permafrost"])]).toEqual([
      "debrief-planet-none",
      "debrief-planet-one",
      "debrief-planet-each",
      "debrief-planet-most",
    ]);
  });
});

describe("the plots", () => {
  const course = game([emitting(1, 30, 20, 40), emitting(2, 10, 12, 22)]);

  test("the parts of every bar are together what was made", () => {
    const { columns, series } = carbonPlot(course);
    columns.forEach((column, at) => expect(series.reduce((all, one) => all + (one.values[at] ?? 0), 0)).toBe(column.total));
    expect(columns.map((column) => column.total)).toEqual(course.rounds.map(({ made }) => made));
  });

  test("sources begin with the largest and hold every token of the boards", () => {
    const all = sources(course);
    expect(all.map((source) => source.tokens[0])).toEqual([16, 8, 6, 4, 4, 4, 2]);
    const first = all.reduce((tokens, source) => tokens + (source.tokens[0] ?? 0), 0);
    expect(first).toBe(course.start.powers.reduce((tokens, one) => tokens + one.dirty + Object.values(one.emissions).reduce((a, b) => a + b, 0), 0));
  });

  test("a project is active from the first round in which it was", () => {
    const waiting = { card: 7, active: false };
    const found = projects(
      game([
        round(1, { projects: [waiting] }),
        round(2, {
          projects: [
            { card: 7, active: true },
            { card: 9, active: false },
          ],
        }),
      ]),
    );
    expect(found).toEqual([
      { card: 7, from: 1, active: 2, until: 2 },
      { card: 9, from: 2, active: null, until: 2 },
    ]);
  });
});

describe("questions for talking", () => {
  const first = round(1, {
    powers: [
      { carbon: 30, communities: 3 },
      { carbon: 20, communities: 6 },
    ],
    world: { sinks_absorbed: 30, warmed: 20, tipped: ["Permafrost"] },
    crises: [
      { card: 4, targets: [0, 1], cancelled: false },
      { card: 5, targets: [], cancelled: true },
    ],
  });
  const course = game([first, emitting(2, 10, 12, 20)], lost({ out_of_time: true }));

  test("are four to six, and about what happened", () => {
    const asked = questions(course, TITLES);
    expect(asked.length).toBeGreaterThanOrEqual(4);
    expect(asked.length).toBeLessThanOrEqual(MOST);
    const args = (key: string) => asked.find((question) => question.key === key)?.args;
    expect(args("debrief-ask-most")).toMatchObject({ round: 1, carbon: 50, power: { name: "db-power-china" }, share: 30 });
    expect(args("debrief-ask-missed")).toMatchObject({ round: 2, left: 3 });
    expect(args("debrief-ask-hardest")).toMatchObject({ round: 1, rise: 7, crises: [{ name: "crisis 4" }] });
    expect(args("debrief-ask-averted")).toMatchObject({ crisis: "crisis 5", round: 1 });
  });

  test("ask a winner what would have been quicker", () => {
    const keys = questions({ ...course, outcome: WON }, TITLES).map((question) => question.key);
    expect(keys).toContain("debrief-ask-sooner");
    expect(keys).not.toContain("debrief-ask-missed");
  });

  test("do not ask about what never was", () => {
    expect(questions(game([round(1)]), TITLES).map((question) => question.key)).not.toContain("debrief-ask-most");
  });
});

describe.each(Object.keys(LANGUAGES) as Lang[])("in %s", (lang) => {
  beforeAll(() => words.turn(lang));
  afterAll(() => words.turn("en"));

  const FINDINGS = [
    carbonFinding,
    sourcesFinding,
    warmthFinding,
    communitiesFinding,
    sinksFinding,
    energyFinding,
    crisesFinding,
    planetFinding,
    projectsFinding,
  ];
  const rounds = [
    emitting(1, 30, 20, 30, { bands: 1, trees: 18, tipped: ["Permafrost", "Permafrost"] }),
    round(2, {
      powers: [
        { carbon: 12, dirty: 3, clean: 14, communities: 9, shortage: 1 },
        { carbon: 9, dirty: 2, clean: 12 },
      ],
      world: { bands: 3, trees: 14, dac: 1, sinks_absorbed: 15, warmed: 6 },
      crises: [
        { card: 1, targets: [0], cancelled: false },
        { card: 2, targets: [], cancelled: true },
      ],
      projects: [{ card: 3, active: true }],
    }),
  ];
  const outcomes = [
    WON,
    lost({ too_hot: true }),
    lost({ communities: [0, 1] }),
    lost({ too_hot: true, communities: [1] }),
    lost({ out_of_time: true }),
    lost({ condition_unmet: true }),
    null,
  ];

  test.each([2, 1, 0])("every sentence about %s rounds can be said", (count) => {
    const played = count === 0 ? [round(1)] : rounds.slice(0, count);
    for (const outcome of outcomes) {
      const course = game(played, outcome);
      const { title, lead } = headline(course);
      const all = [
        title,
        lead,
        ...FINDINGS.map((find) => find(course)),
        ...questions(course, TITLES),
        ...figures(course, 4_000_000).map((figure) => figure.label),
      ];
      for (const one of all) expect(say(one), one.key).toMatch(/^[^⟨⟩{}]+$/);
    }
  });
});
