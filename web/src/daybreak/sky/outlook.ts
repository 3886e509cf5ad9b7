import type { DaybreakForecast, DaybreakState, DaybreakToken, Seat } from "../../wire";

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
export function crisisChanges(forecast: DaybreakForecast, me: Seat | null): Change[] {
  const { crisis } = forecast;
  if (!crisis || crisis.undone) return [];
  const own = me === null ? null : (crisis.seats[me] ?? null);
  const kinds: Change[] = [];
  for (const [token, by] of own?.tokens ?? []) kinds.push({ token, by });
  for (const kind of ["cards", "draws", "growth"] as const) {
    const by = own?.[kind] ?? 0;
    if (by !== 0) kinds.push({ kind, by });
  }
  for (const [token, by] of crisis.world.tokens) kinds.push({ token, by });
  for (const kind of ["bands", "crises", "projects"] as const) {
    const by = crisis.world[kind];
    if (by !== 0) kinds.push({ kind, by });
  }
  return kinds;
}
