import type { DaybreakFact, DaybreakGiver, Seat, FactMessage } from "../../../generated/wire";

/** Whose action brought a seat the cards it chooses from, as was told with them. */
export function giverOf(log: readonly FactMessage[], seat: Seat): DaybreakGiver | null {
  const offers = log.flatMap(({ fact }) =>
    fact && typeof fact === "object" && "offered" in fact ? [(fact as Extract<DaybreakFact, { offered: unknown }>).offered] : [],
  );
  return offers.findLast((offer) => offer.seat === seat)?.by ?? null;
}
