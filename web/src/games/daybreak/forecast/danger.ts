import type { BoardFace, DaybreakAhead, DaybreakView, Seat } from "../../../generated/wire";
import { bodyOf } from "../world/told";

/** So often of all tries a round has to be lost to be told loudly. */
const LOUD = 1 / 5;

/** Plain, with a line that it comes nearer, or as what may well lose the game this round. */
export type Level = "calm" | "awake" | "loud";

export interface Danger {
  kind: "heat" | "power" | "drawdown";
  level: Level;
  /** Whose, where it is a power's. */
  seat: Seat | null;
  now: number;
  /** What it is for sure after what is certain, and what it is likely not to pass; nothing, as long as nobody said. */
  next: number;
  likely: number | null;
  /** In how many tries of how many it lost the game. */
  lost: number;
  tries: number;
  /** What loses the game; of drawdown, how many rounds are left. */
  most: number;
}

/** How many communities in crisis a seat has after what is certain. */
function certainly(ahead: DaybreakAhead | null, seat: Seat, now: number): number {
  const facts = ahead?.certain.facts ?? [];
  return facts.reduce((last, fact) => {
    const changed = bodyOf(fact, "changed");
    return changed?.seat === seat && changed.token === "Communities" ? changed.now : last;
  }, now);
}

/** How far what is certain is from losing, as a part of the whole way. */
const distance = ({ kind, next, most }: Danger): number => (kind === "drawdown" ? 0 : (most - next) / most);

/** How loudly a danger is told: by how often it lost the game when the round was tried out, and whether a mark is likely passed. */
function levelOf(lost: number, tries: number, passes: boolean): Level {
  if (tries > 0 && lost >= LOUD * tries) return "loud";
  return lost > 0 || passes ? "awake" : "calm";
}

/**
 * What could end the game, loudest first: the heat, the power nearest to its limit, and what is missing to drawdown. One is
 * loud at most: the nearest; another that could lose it is awake.
 */
export function dangersOf(view: DaybreakView, ahead: DaybreakAhead | null, board: Pick<BoardFace, "levels" | "draw_marks">): Danger[] {
  const { world, forecast, players } = view;
  const likely = ahead?.likely ?? null;
  const tries = likely?.tries ?? 0;
  const crises = (bands: number): number => board.levels.find((level) => level.bands === bands)?.crises ?? 0;
  const heatNext = forecast.this_round ? Math.max(world.bands, forecast.bands) : world.bands;
  const heat: Danger = {
    kind: "heat",
    level: levelOf(likely?.too_hot ?? 0, tries, crises(likely?.bands ?? heatNext) > crises(world.bands)),
    seat: null,
    now: world.bands,
    next: heatNext,
    likely: likely?.bands ?? null,
    lost: likely?.too_hot ?? 0,
    tries,
    most: world.bands_to_lose,
  };
  const powers = players.map((player, at): Danger => {
    const seat = at as Seat;
    const most = player.communities_to_lose;
    const end = likely?.communities[seat] ?? null;
    const lost = likely?.communities_lost[seat] ?? 0;
    const passes = board.draw_marks.some(([mark]) => player.communities < mark && (end ?? 0) >= mark);
    const next = certainly(ahead, seat, player.communities);
    return { kind: "power", level: levelOf(lost, tries, passes), seat, now: player.communities, next, likely: end, lost, tries, most };
  });
  const left = (one: Danger): number => (one.most - (one.likely ?? one.now)) / one.most;
  const nearest = [...powers].sort((one, other) => other.lost - one.lost || left(one) - left(other) || other.now / other.most - one.now / one.most)[0];
  // As much made as absorbed is no drawdown yet: a sink has to stay unused.
  const missing = world.drawdown || forecast.net < 0 ? 0 : forecast.net + 1;
  const drawdown: Danger = {
    kind: "drawdown",
    level: ahead?.worst.losses.out_of_time ? "loud" : "calm",
    seat: null,
    now: missing,
    next: missing,
    likely: null,
    lost: 0,
    tries,
    most: view.rounds - view.round,
  };
  const rows = [heat, ...(nearest ? [nearest] : []), drawdown];
  const [loudest] = rows.filter(({ level }) => level === "loud").sort((one, other) => distance(one) - distance(other));
  const quiet = rows.map((row): Danger => (row.level === "loud" && row !== loudest ? { ...row, level: "awake" } : row));
  return quiet.sort((one, other) => Number(other.level === "loud") - Number(one.level === "loud"));
}
