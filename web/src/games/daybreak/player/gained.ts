import type { DaybreakFact, DaybreakLocalId, Seat, FactMessage } from "../../../generated/wire";

/** Facts that only a move of one's own brings about. */
const OWN = ["acted", "started", "tucked", "tucked_under_project", "tucked_under_crisis", "kept", "project_used", "voted", "done", "passed"];

function isOwnMove(fact: DaybreakFact, seat: Seat): boolean {
  const [kind, body] = Object.entries(fact)[0] ?? [];
  return kind !== undefined && OWN.includes(kind) && (body as { seat?: Seat }).seat === seat;
}

/** The cards that a fact brings to somebody's hand. */
function cardsTo(fact: DaybreakFact, seat: Seat): readonly DaybreakLocalId[] {
  if ("drew" in fact) return fact.drew.seat === seat ? fact.drew.cards : [];
  if ("kept" in fact) return fact.kept.seat === seat ? fact.kept.cards : [];
  if ("recovered" in fact) return fact.recovered.seat === seat ? fact.recovered.cards : [];
  if ("cards_given" in fact) return fact.cards_given.to === seat ? fact.cards_given.cards : [];
  return [];
}

/** The cards that came to hand with one's last move or since. */
export function gainedOf(log: readonly FactMessage[], seat: Seat): Set<DaybreakLocalId> {
  const cards = new Set<DaybreakLocalId>();
  let move: number | null = null;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const told = log[at];
    const fact = told?.fact as DaybreakFact | null | undefined;
    if (!told || !fact) continue;
    if (move !== null && told.entry < move) break;
    if (isOwnMove(fact, seat)) move ??= told.entry;
    for (const card of cardsTo(fact, seat)) cards.add(card);
  }
  return cards;
}
