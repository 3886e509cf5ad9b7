import { describe, expect, test } from "vitest";
import type { DaybreakFact, FactMessage, Seat } from "../../../generated/wire";
import { logOf, momentsIn, recorded } from "../fixtures/recorded";
import { bodyOf } from "../world/told";
import { beginsMoment, cardOf, factsOf, joinsMoment, kindOfMoment, momentsOf } from "./grouping";
import { playingOf } from "./playing";
import { afterOf, all, crisisOf, energyOf, flowOf, growthOf, rollOf, sentencesOf } from "./said";

const SEATS: Record<string, Seat[]> = { four: [0, 1, 2, 3], two: [0, 1] };

describe.each(["four", "two"])("the moments of a recorded game, %s", (name) => {
  const game = recorded(name);
  const log = logOf(game);
  const moments = momentsIn(game);
  const of = (kind: string): typeof moments => moments.filter(({ moment }) => moment.kind === kind);

  test("every fact of the world's turn is in one moment, in its order", () => {
    let world = false;
    const facts = log.filter(({ fact }) => {
      const stage = bodyOf(fact, "stage_began")?.stage;
      if (stage) world = stage !== "Local" && stage !== "Global";
      if (bodyOf(fact, "round_began")) world = false;
      return world;
    });
    expect(momentsOf(log).flatMap(({ told }) => told)).toEqual(facts);
    expect(facts.length).toBeGreaterThan(40);
  });

  test("a moment has one roll, or one crisis, or the carbon of one round", () => {
    for (const { facts } of of("roll")) expect(all(facts, "planet_rolled")).toHaveLength(1);
    for (const { facts } of of("flow")) expect(all(facts, "sinks_absorbed")).toHaveLength(1);
    for (const { facts } of of("crisis"))
      expect(new Set([...all(facts, "targets"), ...all(facts, "crisis_shown")].map(({ card }) => card)).size).toBeLessThan(2);
    expect(of("roll")).toHaveLength(all(factsOf(log), "planet_rolled").length);
    expect(of("crisis").length).toBeGreaterThan(3);
  });

  test("energy says who is short, as the facts do", () => {
    for (const { facts, from, after } of of("energy")) {
      for (const { seat, missing, communities } of energyOf(facts)) {
        expect(from.players[seat]?.shortage).toBe(missing);
        expect((after.players[seat]?.communities ?? 0) - (from.players[seat]?.communities ?? 0)).toBe(communities?.by ?? 0);
      }
    }
  });

  test("all carbon comes from somewhere and goes somewhere", () => {
    for (const { facts, from, after } of of("flow")) {
      const flow = flowOf(facts, from, after);
      expect(flow.made).toBe(flow.absorbed + flow.left);
      expect(flow.sinks.reduce((sum, { carbon }) => sum + carbon, 0)).toBe(flow.absorbed);
      expect(flow.bands).toEqual({ from: from.world.bands, now: after.world.bands });
      for (const { seat, carbon } of flow.powers) expect(carbon).toBe(from.players[seat]?.carbon);
    }
  });

  test("a roll says where its token goes and what it costs", () => {
    for (const { facts, from, after } of of("roll")) {
      const roll = rollOf(facts);
      expect(roll).not.toBeNull();
      if (!roll) continue;
      if (roll.now !== null) expect(after.world.tracks[roll.effect]).toBe(roll.now);
      else expect(after.world.tracks[roll.effect]).toBe(from.world.tracks[roll.effect]);
      expect(after.world.bands * after.world.band + after.world.loose - from.world.bands * from.world.band - from.world.loose).toBe(roll.warmed);
      if (!roll.tipped) expect([roll.warmed, roll.crises, roll.world.length]).toEqual([0, 0, 0]);
    }
  });

  test("what a crisis does to each is what changes on the table", () => {
    let struck = 0;
    for (const { moment, facts, from, after } of of("crisis")) {
      const said = crisisOf(facts, from, SEATS[name]!);
      expect(said?.card).toBe(cardOf(facts));
      for (const { seat, changes, fate } of said?.rows ?? []) {
        const communities = changes.flatMap(({ token, by }) => (token === "Communities" ? [by] : [])).reduce((sum, by) => sum + by, 0);
        expect((after.players[seat]?.communities ?? 0) - (from.players[seat]?.communities ?? 0)).toBe(communities);
        if (fate === "hit") struck += 1;
        expect(fate === "hit").toBe(
          all(facts, "targets").some(({ targets }) => targets.includes(seat)) && !all(facts, "spared").some((one) => one.seat === seat),
        );
      }
      expect(afterOf(moment.told, from).players.map(({ communities }) => communities)).toEqual(after.players.map(({ communities }) => communities));
    }
    expect(struck).toBeGreaterThan(2);
  });

  test("what strikes the group as a whole spares nobody, and says what the group lost", () => {
    const facts: DaybreakFact[] = [{ targets: { card: 7, targets: [] } }, { project_discarded: { card: 3 } }] as never;
    expect(crisisOf(facts, game.first, SEATS[name]!)?.rows.map(({ fate }) => fate)).toEqual(SEATS[name]!.map(() => "group"));
    const told = facts.map((fact, at) => ({ fact, text: at === 0 ? "It strikes the group." : "A project is lost.", entry: 1 })) as unknown as FactMessage[];
    expect(sentencesOf("crisis", told, 0)).toEqual({ head: "It strikes the group.", more: "A project is lost." });
  });

  test("growth says how much every demand is then", () => {
    for (const { facts, after } of of("growth")) for (const { seat, now } of growthOf(facts)) expect(after.players[seat]?.demand).toBe(now);
    expect(of("growth").length).toBeGreaterThan(0);
  });

  test("facts join exactly up to where the next moment begins", () => {
    for (const { facts } of moments) {
      for (let at = 1; at < facts.length; at += 1) expect(joinsMoment(facts.slice(0, at), facts[at]!), JSON.stringify(facts[at])).toBe(true);
    }
    for (const [at, { facts }] of moments.entries()) {
      const next = moments[at + 1]?.facts[0];
      if (next) expect(beginsMoment(next, facts), JSON.stringify(next)).toBe(true);
    }
  });

  test("nothing is said before it is to be seen", () => {
    for (const { moment } of of("flow")) {
      expect(sentencesOf("flow", moment.told, 0).head).toMatch(/bands|drawdown|warmed|sinks_absorbed/);
      expect(sentencesOf("flow", moment.told, 0, false).head).toBe("emitted");
    }
  });
});

const at = { seat: 0 as Seat, from: null, view: null, log: [], library: null };
const told = (...facts: DaybreakFact[]): FactMessage[] => facts.map((fact, entry) => ({ entry, fact, text: "x" }) as FactMessage);
const plays = (waits: boolean, facts: DaybreakFact[], words = 0): ReturnType<typeof playingOf> =>
  playingOf(told(...facts), { ...at, moment: told(...facts), waits }, () => words);
const CRISIS: DaybreakFact[] = [{ crisis_shown: { at: 0, card: 3, forecast: false } }, { targets: { card: 3, targets: [1] } }];
const hit = (change: number): DaybreakFact => ({ changed: { seat: 0, token: "Communities", change, now: change, cause: { crisis: 3 } } });

describe("how long a moment plays, and where it stops", () => {
  test("a crisis: four acts, then it waits, or flows by its words", () => {
    expect(plays(true, CRISIS)).toMatchObject({ acts: [480, 480, 480, 480], rest: Infinity, stops: false });
    expect(plays(false, CRISIS, 10)).toMatchObject({ rest: 3100, stops: false });
    expect(plays(false, CRISIS, 1000)).toMatchObject({ rest: 8000 });
  });
  test("a crisis that hits one for three stops always", () => {
    expect(plays(false, [...CRISIS, hit(2)])).toMatchObject({ stops: false });
    expect(plays(false, [...CRISIS, hit(3)])).toMatchObject({ rest: Infinity, stops: true });
  });
  test("carbon: six acts of 480; a new band stops always", () => {
    const flow: DaybreakFact[] = [{ emitted: { seat: 0, carbon: 9, absorbed: 0 } }, { sinks_absorbed: { carbon: 5, unused: 0 } }];
    expect(plays(false, flow)).toMatchObject({ rest: 3000, stops: false });
    expect(plays(false, flow)?.acts.reduce((sum, ms) => sum + ms, 0)).toBe(2880);
    expect(plays(false, [...flow, { bands: { change: 1, now: 2 } }])).toMatchObject({ rest: Infinity, stops: true });
  });
  test("a roll waits only on a tipping point", () => {
    const roll: DaybreakFact[] = [{ planet_rolled: { effect: "Permafrost" } }, { track_moved: { effect: "Permafrost", now: 1 } }];
    expect(plays(true, roll)).toMatchObject({ acts: [900, 220], rest: 1200 });
    expect(plays(true, [...roll, { tipped: { effect: "Permafrost" } }])).toMatchObject({ rest: Infinity });
    expect(plays(false, [...roll, { tipped: { effect: "Permafrost" } }])).toMatchObject({ rest: 4000 });
  });
  test("energy waits for whoever is short; a cancelled crisis and growth pass", () => {
    expect(plays(true, [{ shortage: { seat: 0, missing: 1 } }])).toMatchObject({ acts: [900], rest: Infinity });
    expect(plays(true, [{ shortage: { seat: 1, missing: 1 } }])).toMatchObject({ acts: [900], rest: 1500 });
    expect(plays(true, [{ crisis_cancelled: { card: 3 } }])).toMatchObject({ acts: [], rest: 900 });
    expect(plays(true, [{ changed: { seat: 0, token: "Demand", change: 1, now: 9, cause: "growth" } }])).toMatchObject({ rest: 900 });
  });
  test("what players do themselves is no moment", () => {
    expect(kindOfMoment([{ stage_began: { stage: "Local" } }, { acted: { seat: 0, card: 1, stack: 0 } }])).toBeNull();
    expect(plays(true, [{ stage_began: { stage: "Local" } }])).toBeNull();
  });
});
