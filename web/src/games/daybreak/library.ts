import type { CardFace, DaybreakLibrary, DaybreakView, Library, View } from "../../generated/wire";

/** The library of a table of Daybreak. */
export function isDaybreak(library: Library): library is DaybreakLibrary {
  return "cards" in library;
}

/** Is it a view of Daybreak? */
export function isDaybreakView(view: View): view is DaybreakView {
  return "forecast" in view;
}

/** The kinds of cards that have ids of their own; local and starting cards share theirs. */
export type Kind = "local" | "global" | "crisis" | "challenge";

const indexes = new WeakMap<DaybreakLibrary, Map<string, CardFace>>();

/** The face of a card by its kind and id. */
export function face(library: DaybreakLibrary, kind: Kind, id: number): CardFace {
  let index = indexes.get(library);
  if (!index) {
    index = new Map(library.cards.map((card) => [`${card.deck === "starting" ? "local" : card.deck} ${card.id}`, card]));
    indexes.set(library, index);
  }
  const found = index.get(`${kind} ${id}`);
  if (!found) throw new Error(`there is no ${kind} card ${id}`);
  return found;
}
