import type { Fact, Seat } from "../generated/wire";

/** Who a fact may name, by its fields; a number `by` is how much, and means nobody. */
interface Named {
  seat?: Seat | null;
  from?: Seat;
  to?: Seat;
  targets?: readonly Seat[];
}

/** Is a fact about a seat: did it do something, or was something done to it, given to it, asked of it? */
export function concerns(fact: Fact | null | undefined, seat: Seat | null): boolean {
  if (!fact || typeof fact !== "object" || seat === null) return false;
  if ("consent_asked" in fact) return fact.consent_asked.by === seat || fact.consent_asked.of === seat;
  if ("consent_refused" in fact) return fact.consent_refused.by === seat || fact.consent_refused.of === seat;
  const body = Object.values(fact)[0] as Named;
  return body.seat === seat || body.from === seat || body.to === seat || (body.targets?.includes(seat) ?? false);
}
