import type { DaybreakForecast, DaybreakState, DaybreakToken, DaybreakView, DaybreakWorld, Seat } from "../../../generated/wire";

/** What the forecast of the round comes to, for one reader. */
export interface Outlook {
  /** Carbon that stays in the air; below 0 sinks are left over. */
  net: number;
  /** Carbon that is made, with what already waits in recent emissions. */
  made: number;
  /** What waits in recent emissions. */
  waiting: number;
  /** Carbon that the sinks take. */
  absorbed: number;
  bands: number;
  /** Carbon to be saved to keep the last new band away; nothing, if none comes. */
  spare: number | null;
  /** Carbon that would still fit before another band. */
  room: number;
  /** Energy that the reader lacks; for one who only looks on, all. */
  short: number;
  /** Energy that the others lack. */
  othersShort: number;
}

/** Reads the forecast for a seat. */
export function outlook(forecast: DaybreakForecast, state: DaybreakState, me: Seat | null, size: number): Outlook {
  const sum = (list: number[]): number => list.reduce((total, n) => total + n, 0);
  const made = sum(forecast.carbon) + state.world.recent;
  const all = sum(forecast.shortage);
  const short = me === null ? all : (forecast.shortage[me] ?? 0);
  return {
    net: forecast.net,
    made,
    waiting: state.world.recent,
    absorbed: Math.min(made, forecast.sinks),
    bands: forecast.bands,
    spare: forecast.bands > state.world.bands ? forecast.loose + 1 : null,
    room: size - forecast.loose,
    short,
    othersShort: all - short,
  };
}

/** A change that somebody would suffer or gain: of a token, of cards, of the next draw, of the growth of demand. */
export type Change = { token: DaybreakToken; by: number } | { kind: "cards" | "draws" | "growth" | "bands" | "crises" | "projects"; by: number };

/** What the forecast crisis would do to a seat, and to all. */
export function crisisHarm(forecast: DaybreakForecast, me: Seat | null): { own: Change[]; all: Change[] } {
  const { crisis } = forecast;
  const [own, all]: [Change[], Change[]] = [[], []];
  if (!crisis || crisis.undone) return { own, all };
  const seat = me === null ? null : (crisis.seats[me] ?? null);
  for (const [token, by] of seat?.tokens ?? []) own.push({ token, by });
  for (const kind of ["cards", "draws", "growth"] as const) {
    const by = seat?.[kind] ?? 0;
    if (by !== 0) own.push({ kind, by });
  }
  for (const [token, by] of crisis.world.tokens) all.push({ token, by });
  for (const kind of ["bands", "crises", "projects"] as const) {
    const by = crisis.world[kind];
    if (by !== 0) all.push({ kind, by });
  }
  return { own, all };
}

/** What the forecast crisis would do to the others, power by power; of those it would do nothing to, nothing. */
export function othersHarm(forecast: DaybreakForecast, me: Seat | null): { seat: Seat; changes: Change[] }[] {
  const seats = forecast.crisis?.seats.map((_, seat) => seat as Seat) ?? [];
  return seats
    .filter((seat) => seat !== me)
    .map((seat) => ({ seat, changes: crisisHarm(forecast, seat).own }))
    .filter(({ changes }) => changes.length > 0);
}

/** Whom the words beside a crisis speak of: whoever reads them, others with harm for all, or others alone. */
export function crisisReach(forecast: DaybreakForecast, me: Seat | null): "own" | "all" | "others" {
  const { own, all } = crisisHarm(forecast, me);
  const struck = forecast.crisis?.targets ?? [];
  if (me === null || struck.length === 0 || struck.includes(me) || own.length > 0) return "own";
  return all.length > 0 ? "all" : "others";
}

/**
 * What the sinks take a round: the tokens that show, and what stands for sinks besides. The latter is read off what the
 * server told last; the tokens may still be on their way there.
 */
export function sinksOf(shown: DaybreakWorld, told: DaybreakView | null): { more: number; all: number } {
  const tokens = (world: DaybreakWorld): number => world.trees + world.oceans + world.dac;
  const more = told ? told.forecast.sinks - tokens(told.state.world) : 0;
  return { more, all: tokens(shown) + more };
}
