import type { DaybreakCrisisId, DaybreakCrisisShown, DaybreakFact, DaybreakStep } from "../../../generated/wire";
import type { TableModel } from "../../../table/model.svelte";

type Keys<T> = T extends infer One ? keyof One : never;
export type FactKind = Keys<DaybreakFact>;
type Body<K extends FactKind> = Extract<DaybreakFact, Record<K, unknown>>[K];

/** What a fact of a kind says; nothing, if it is of another kind. */
export function bodyOf<K extends FactKind>(fact: unknown, kind: K): Body<K> | null {
  if (!fact || typeof fact !== "object" || !(kind in fact)) return null;
  return (fact as Record<K, Body<K>>)[kind];
}

/** The fact that is being told, while something is. */
export function toldNow(model: TableModel): DaybreakFact | null {
  const { busy, line } = model.playback;
  return busy && line?.fact ? (line.fact as DaybreakFact) : null;
}

/** The crisis that is to be read now: the one that is told of, or the one whose window is open. */
export function crisisNow(told: DaybreakFact | null, step: DaybreakStep | null, crises: readonly DaybreakCrisisShown[]): DaybreakCrisisId | null {
  const shown = bodyOf(told, "crisis_shown") ?? bodyOf(told, "targets");
  if (shown) return shown.card;
  return step !== null && typeof step === "object" && "crisis_window" in step ? (crises[step.crisis_window.at]?.card ?? null) : null;
}

/** Where on a small screen, which shows one view at a time, a fact of the world's turn is to be seen. */
export function viewFor(told: DaybreakFact | null): "world" | "crises" | null {
  if (!told) return null;
  if (bodyOf(told, "crisis_shown") || bodyOf(told, "targets") || bodyOf(told, "crises_laid") || bodyOf(told, "projects_drawn")) return "crises";
  const world = ["emitted", "sinks_absorbed", "drawdown", "warmed", "bands", "planet_rolled", "track_moved", "tipped"] as const;
  return world.some((kind) => bodyOf(told, kind) !== null) ? "world" : null;
}
