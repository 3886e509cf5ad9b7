import { face, type Kind } from "../library";
import type { TableModel } from "../../../table/model.svelte";
import type { CardFace, DaybreakLibrary, DaybreakState } from "../../../generated/wire";

/** The pieces of the game at a table. */
export function libraryOf(model: TableModel): DaybreakLibrary {
  return model.library as DaybreakLibrary;
}

/** The face of a card by its kind and id. */
export function faceOf(library: DaybreakLibrary, kind: Kind, id: number): CardFace {
  return face(library, kind, id);
}

/** A row of the thermometer. */
export interface Row {
  /** The bands that are there when this row is full. */
  bands: number;
  /** The temperature then, in tenths of a degree. */
  tenths: number;
  rolls: number;
  crises: number;
  /** Does this row lose the game? */
  loses: boolean;
}

/** Carbon that makes a band. */
export function bandSize(library: DaybreakLibrary, players: number): number {
  return library.board.carbon_per_band * players;
}

/** The temperature with so many bands, in tenths of a degree. */
export function tenthsAt(library: DaybreakLibrary, bands: number): number {
  const { levels } = library.board;
  return levels.find((level) => level.bands === bands)?.tenths ?? (levels.at(-1)?.tenths ?? 0) + bands - (levels.at(-1)?.bands ?? 0);
}

/** A temperature as it is written: one decimal, in the way of the language. */
export function degrees(tenths: number, lang: string): string {
  return (tenths / 10).toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The rows of the thermometer from the top down; the top one loses the game. */
export function rowsOf(library: DaybreakLibrary, state: DaybreakState): Row[] {
  const most = state.standing[0]?.bands_to_lose ?? library.board.bands_to_lose;
  const last = library.board.levels.at(-1);
  return Array.from({ length: most }, (_, at) => {
    const bands = most - at;
    const level = library.board.levels.find((one) => one.bands === bands) ?? last;
    return { bands, tenths: tenthsAt(library, bands), rolls: level?.rolls ?? 0, crises: level?.crises ?? 0, loses: bands === most };
  });
}
