import type { DaybreakForecast, DaybreakToken, Seat } from "../../../generated/wire";
import { sum } from "../../../debrief/numbers";

/** Of a list by seat, what is the reader's, and what is all others' together; whoever only looks on reads all as their own. */
export function mineAndOthers(list: readonly number[], me: Seat | null): { mine: number; others: number } {
  const all = sum(list);
  const mine = me === null ? all : (list[me] ?? 0);
  return { mine, others: all - mine };
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
