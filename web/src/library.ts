import type { CardFace, DaybreakLibrary, DaybreakView, EarthriseLibrary, EarthriseView, View } from "./wire";
import { api } from "./net/api";

/** What the pieces of a game are: names, faces, tracks, values. */
export type Library = DaybreakLibrary | EarthriseLibrary;

export function isDaybreak(library: Library): library is DaybreakLibrary {
  return "cards" in library;
}

/** The game of a view, told by what only one of them has. */
export function isDaybreakView(view: View): view is DaybreakView {
  return "state" in view;
}
export function isEarthriseView(view: View): view is EarthriseView {
  return "phase" in view;
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

const fetched = new Map<string, Promise<Library>>();

/** The pieces of a game in a language, fetched once. */
export function fetchLibrary(game: string, lang: string): Promise<Library> {
  const key = `${game} ${lang}`;
  let library = fetched.get(key);
  if (!library) {
    library = api<Library>("GET", `/library/${game}?lang=${lang}`);
    fetched.set(key, library);
    library.catch(() => fetched.delete(key));
  }
  return library;
}
