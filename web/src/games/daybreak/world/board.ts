import { face, type Kind } from "../library";
import type { TableModel } from "../../../table/model.svelte";
import type { CardFace, DaybreakLibrary, DaybreakWorld, LevelFace } from "../../../generated/wire";

/** The pieces of the game at a table. */
export function libraryOf(model: TableModel): DaybreakLibrary {
  return model.library as DaybreakLibrary;
}

/** The face of a card by its kind and id. */
export function faceOf(library: DaybreakLibrary, kind: Kind, id: number): CardFace {
  return face(library, kind, id);
}

/** A temperature as it is written: one decimal, in the way of the language. */
export function degrees(tenths: number, lang: string): string {
  // `Intl` would write the same, but takes a phone tens of milliseconds before its first number.
  const text = (tenths / 10).toFixed(1);
  return lang === "en" ? text : text.replace(".", ",");
}

/** The rows of the thermometer from the top down, each with what holds when it is full; the top one loses the game. */
export function rowsOf(library: DaybreakLibrary, { bands_to_lose }: DaybreakWorld): LevelFace[] {
  return library.board.levels.filter(({ bands }) => bands > 0 && bands <= bands_to_lose).reverse();
}
