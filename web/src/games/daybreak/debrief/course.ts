import type {
  BoardFace,
  DaybreakDebrief,
  DaybreakLimits,
  DaybreakOutcome,
  DaybreakPlanetaryEffect,
  DaybreakPower,
  DaybreakRound,
  DaybreakSector,
} from "../../../generated/wire";
import { kebab } from "../../../ui/look";
import { sectorLook, tokenLook } from "../vocabulary";
import { sum } from "../../../debrief/numbers";
import { named, type Name } from "../../../debrief/sentence";

/** A game of Daybreak, read for plots and sentences. */
export interface Course {
  outcome: DaybreakOutcome | null;
  start: DaybreakRound;
  rounds: DaybreakRound[];
  powers: DaybreakPower[];
  /** What loses it, and how its thermometer counts. */
  limits: DaybreakLimits;
  /** What is printed on the central board. */
  board: BoardFace;
}

export function courseOf({ start, rounds, limits }: DaybreakDebrief, outcome: DaybreakOutcome | null, board: BoardFace): Course {
  return { outcome, start, rounds, powers: start.powers.map(({ power }) => power), limits, board };
}

/** The rounds that came as far as the Emissions stage. */
export const emitted = (course: Course): DaybreakRound[] => course.rounds.filter((round) => round.emitted);

/** Carbon that was still too much in a round: what went onto the thermometer. */
export const left = (round: DaybreakRound): number => round.world.warmed;

export const communities = (round: DaybreakRound): number => sum(round.powers.map((power) => power.communities));
export const clean = (round: DaybreakRound): number => sum(round.powers.map((power) => power.clean));
export const dirty = (round: DaybreakRound): number => sum(round.powers.map((power) => power.dirty));
export const shortage = (round: DaybreakRound): number => sum(round.powers.map((power) => power.shortage));

/** How it stood at the beginning and after each round. */
export const standings = (course: Course): DaybreakRound[] => [course.start, ...course.rounds];

/** The end of the game. */
export const end = (course: Course): DaybreakRound => course.rounds.at(-1) ?? course.start;

/** Degrees above pre-industrial times at a number of bands. */
export const degrees = (bands: number, { levels }: BoardFace): number => (levels[Math.min(bands, levels.length - 1)]?.tenths ?? 0) / 10;

/** Bands, the carbon above the last full one counted as a part of the next. */
export const warmth = ({ world }: DaybreakRound, limits: DaybreakLimits): number => world.bands + world.loose / limits.band;

/** What carbon comes from: dirty energy, or a sector. */
export interface Source {
  key: string;
  icon: string;
  name: Name;
  /** Tokens at the beginning and after each round. */
  tokens: number[];
}

/** All sources of carbon, the largest at the beginning first. */
export function sources(course: Course): Source[] {
  const all = standings(course);
  const source = (key: string, icon: string, count: (round: DaybreakRound) => number): Source => ({
    key,
    icon,
    name: named(`debrief-source-${key}`),
    tokens: all.map(count),
  });
  const sectors = Object.keys(course.start.powers[0]?.emissions ?? {}) as DaybreakSector[];
  return [
    source("dirty", tokenLook("Dirty").icon, dirty),
    ...sectors.map((sector) => source(kebab(sector), sectorLook(sector).icon, ({ powers }) => sum(powers.map((power) => power.emissions[sector])))),
  ].sort((a, b) => (b.tokens[0] ?? 0) - (a.tokens[0] ?? 0));
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
  return course.rounds.flatMap(({ round, world }) => world.tipped.map((effect) => ({ round, effect })));
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
