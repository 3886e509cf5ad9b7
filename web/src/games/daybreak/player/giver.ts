import type { DaybreakFact, DaybreakGlobalId, DaybreakLocalId, Seat, FactMessage } from "../../../generated/wire";

/** Whose action it was, and of which card. */
export interface Giver {
  seat: Seat;
  of: { card: DaybreakLocalId } | { project: DaybreakGlobalId };
}

/**
 * Who or what gave a seat the cards it chooses from: the last action before they were offered, because what follows an
 * action comes from it.
 */
export function giverOf(log: readonly FactMessage[], seat: Seat): Giver | null {
  const facts = log.flatMap(({ fact }) => (fact && typeof fact === "object" ? [fact as DaybreakFact & object] : []));
  const offered = facts.findLastIndex((fact) => "offered" in fact && fact.offered.seat === seat);
  for (const fact of facts.slice(0, Math.max(0, offered)).reverse()) {
    if ("acted" in fact) return { seat: fact.acted.seat, of: { card: fact.acted.card } };
    if ("project_used" in fact) return { seat: fact.project_used.seat, of: { project: fact.project_used.project } };
    // A crisis or a stage in between: it was no action.
    if ("targets" in fact || "stage_began" in fact) return null;
  }
  return null;
}
