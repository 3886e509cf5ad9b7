import type {
  BoardFace,
  DaybreakDebrief,
  DaybreakOutcome,
  DaybreakPlanetaryEffect,
  DaybreakPower,
  DaybreakRound,
  DaybreakStanding,
} from "../../../generated/wire";
import { kebab } from "../../../ui/look";
import { POWERS } from "../powers";
import { EFFECTS, SECTORS } from "../vocabulary";
import { sum } from "../../../debrief/numbers";
import { named, type Name } from "../../../debrief/sentence";

/** What loses a game, and how its thermometer counts. */
export interface Limits {
  /** Carbon of a band, for all together. */
  bandSize: number;
  /** The temperature with 0, 1, 2 … bands, in tenths of a degree. */
  tenths: number[];
  bands: number;
  rounds: number;
  /** By seat. */
  communities: number[];
  /** From so many communities in crisis on, so many cards fewer are drawn. */
  marks: { at: number; fewer: number }[];
}

/** A game of Daybreak, read for plots and sentences. */
export interface Course {
  outcome: DaybreakOutcome | null;
  start: DaybreakRound;
  rounds: DaybreakRound[];
  powers: DaybreakPower[];
  limits: Limits;
}

export function limitsOf(board: BoardFace, standing: readonly DaybreakStanding[], seats: number): Limits {
  return {
    bandSize: board.carbon_per_band * seats,
    tenths: board.levels.map((level) => level.tenths),
    bands: standing[0]?.bands_to_lose ?? board.bands_to_lose,
    rounds: board.rounds,
    communities: Array.from({ length: seats }, (_, seat) => standing[seat]?.communities_to_lose ?? board.communities_to_lose),
    marks: board.draw_marks.map(([at, fewer]) => ({ at, fewer })),
  };
}

export function courseOf(numbers: DaybreakDebrief, outcome: DaybreakOutcome | null, limits: Limits): Course {
  const powers = numbers.start.powers.map(({ power }) => POWERS.find((one) => kebab(one) === power) ?? "MajorityWorld");
  return { outcome, start: numbers.start, rounds: numbers.rounds, powers, limits };
}

/** The rounds that came as far as the Emissions stage. */
export const emitted = (course: Course): DaybreakRound[] => course.rounds.filter((round) => made(round) > 0 || round.world.sinks_absorbed > 0);

/** Carbon that all powers made in a round. */
export const made = (round: DaybreakRound): number => sum(round.powers.map((power) => power.carbon));

/** Carbon that was still too much in a round: what went onto the thermometer. */
export const left = (round: DaybreakRound): number => round.world.warmed;

export const communities = (round: DaybreakRound): number => sum(round.powers.map((power) => power.communities));
export const sinks = ({ world }: DaybreakRound): number => world.trees + world.oceans + world.dac;
export const clean = (round: DaybreakRound): number => sum(round.powers.map((power) => power.clean));
export const dirty = (round: DaybreakRound): number => sum(round.powers.map((power) => power.dirty));
export const shortage = (round: DaybreakRound): number => sum(round.powers.map((power) => power.shortage));

/** How it stood at the beginning and after each round. */
export const standings = (course: Course): DaybreakRound[] => [course.start, ...course.rounds];

/** The end of the game. */
export const end = (course: Course): DaybreakRound => course.rounds.at(-1) ?? course.start;

/** Degrees above pre-industrial times at a number of bands. */
export const degrees = (bands: number, { tenths }: Limits): number => (tenths[Math.min(bands, tenths.length - 1)] ?? 0) / 10;

/** Bands, the carbon above the last full one counted as a part of the next. */
export const warmth = ({ world }: DaybreakRound, limits: Limits): number => world.bands + world.loose / limits.bandSize;

/** What carbon comes from: dirty energy, or a sector. */
export interface Source {
  key: string;
  icon: string;
  name: Name;
  /** Tokens at the beginning and after each round. */
  tokens: number[];
}

const ICONS: Record<string, string> = {
  dirty: "energy-dirty",
  transportation: "em-transportation",
  "fuel-extraction": "em-fuel",
  industry: "em-industry",
  waste: "em-waste",
  agriculture: "em-agriculture",
  buildings: "em-buildings",
};

/** All sources of carbon, the largest at the beginning first. */
export function sources(course: Course): Source[] {
  const all = standings(course);
  const tokensOf = (key: string) => all.map((round) => (key === "dirty" ? dirty(round) : sum(round.powers.map((power) => power.emissions[key] ?? 0))));
  const keys = ["dirty", ...SECTORS.map(kebab)];
  return keys
    .map((key): Source => ({ key, icon: ICONS[key] ?? "em-any", name: named(`debrief-source-${key}`), tokens: tokensOf(key) }))
    .sort((a, b) => (b.tokens[0] ?? 0) - (a.tokens[0] ?? 0));
}

/** The change from the beginning to the end, as a share; none where there was nothing. */
export function change(tokens: readonly number[]): number | null {
  const first = tokens[0] ?? 0;
  return first === 0 ? null : ((tokens.at(-1) ?? 0) - first) / first;
}

export const powerName = (power: DaybreakPower): Name => named(`db-power-${kebab(power)}`);

/** A tipping point that was reached. */
export interface Tipped {
  round: number;
  effect: DaybreakPlanetaryEffect;
}

export function tipped(course: Course): Tipped[] {
  return course.rounds.flatMap(({ round, world }) =>
    world.tipped.flatMap((key) => {
      const effect = EFFECTS.find((one) => kebab(one) === key);
      return effect ? [{ round, effect }] : [];
    }),
  );
}

/** A crisis that was resolved, with its round. */
export interface Struck {
  round: number;
  card: number;
  targets: number[];
  cancelled: boolean;
}

export const crises = (course: Course): Struck[] => course.rounds.flatMap(({ round, crises }) => crises.map((crisis) => ({ round, ...crisis })));

/** A global project, and when it was there: in play from, active from; none, if never. */
export interface Project {
  card: number;
  from: number;
  active: number | null;
  until: number;
}

export function projects(course: Course): Project[] {
  const all = new Map<number, Project>();
  for (const { round, projects } of course.rounds) {
    for (const { card, active } of projects) {
      const project = all.get(card) ?? { card, from: round, active: null, until: round };
      project.until = round;
      if (active) project.active ??= round;
      all.set(card, project);
    }
  }
  return [...all.values()];
}
