import type { DaybreakState } from "../../wire";
import type { DaybreakLibrary } from "../../wire-soon";

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
  return library.board.band_size * players;
}

/** The temperature with so many bands, in tenths of a degree. */
export function tenthsAt(library: DaybreakLibrary, bands: number): number {
  return library.board.start_tenths + bands;
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
    return { bands, tenths: tenthsAt(library, bands), rolls: bands, crises: level?.crises ?? 0, loses: bands === most };
  });
}
