import type { DaybreakPower, DaybreakSetup, DaybreakState, Seat } from "../../wire";
import type { TableModel } from "../../table/model.svelte";
import { powerLook, type Look } from "../../ui/vocabulary";

/** The powers of a table, in the order of the seats. */
export function powersOf(model: TableModel): DaybreakPower[] {
  return (model.table.setup as DaybreakSetup).powers;
}

/** How the power of a seat is drawn. */
export function powerAt(model: TableModel, seat: Seat): Look {
  return powerLook(powersOf(model)[seat] ?? "China");
}

/** The seats of all powers but one's own. */
export function othersOf(model: TableModel): Seat[] {
  return powersOf(model)
    .map((_, seat) => seat)
    .filter((seat) => seat !== model.seat);
}

/** What a power is doing, as far as others wait for it. */
export type Doing = "done" | "voted" | "plays" | "left" | "away" | "idle";

/** What the power of a seat is doing. */
export function doingOf(model: TableModel, state: DaybreakState, seat: Seat): Doing {
  const info = model.table.seats[seat];
  if (state.ending) return "idle";
  if (state.votes[seat]) return "voted";
  if (state.done.includes(seat)) return "done";
  if (model.playback.busy || !model.scene.awaited.includes(seat)) return "idle";
  if (info?.bot) return "plays";
  return info?.here === false ? "away" : "left";
}

/** Carbon that a board gives off in a round. */
export function carbonOf(state: DaybreakState, seat: Seat): number {
  const board = state.boards[seat];
  if (!board) return 0;
  return Math.max(0, board.dirty + board.emissions.reduce((sum, n) => sum + n, 0) - board.absorbed);
}
