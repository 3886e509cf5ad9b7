import type { DaybreakFact } from "../../wire";
import type { TableModel } from "../../table/model.svelte";

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
