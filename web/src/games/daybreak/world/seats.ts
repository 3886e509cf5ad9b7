import type { DaybreakPower, DaybreakSetup, DaybreakState, Seat } from "../../../generated/wire";
import { awaitedAt, isAway, namesOf } from "../../../table/awaited";
import type { TableModel } from "../../../table/model.svelte";
import type { Look } from "../../../ui/look";
import { powerLook } from "../powers";
import { t } from "../../../words/words.svelte";

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
  return isAway(model.table, seat) ? "away" : "left";
}

/** What the table waits for, in a word: a vote, the end of the stage, an answer or a pass, a choice. */
export function waitsFor(state: Pick<DaybreakState, "agenda">): "vote" | "local" | "window" | "choice" {
  const frame = state.agenda.at(-1);
  const kind = typeof frame === "object" ? Object.keys(frame)[0] : frame;
  switch (kind) {
    case "keep_project":
    case "make_room":
    case "lose_project":
    case "spare":
      return "vote";
    case "local":
      return "local";
    case "emissions_window":
    case "roll_window":
    case "crisis_window":
      return "window";
    default:
      return "choice";
  }
}

/** Whom the table waits for and for what, in a sentence; nothing, if there is nobody else to wait for. */
export function waitingWords(model: TableModel, state: DaybreakState): string | null {
  const { you, others } = awaitedAt(model.scene, model.you);
  const names = namesOf(model.table, others);
  if (others.length > 0) return t(you ? "ground-both" : "ground-waiting", { names, count: others.length, what: waitsFor(state) });
  return you && powersOf(model).length > model.you.seats.length ? t("ground-waits-for-you") : null;
}

/** Carbon that a board gives off in a round. */
export function carbonOf(state: DaybreakState, seat: Seat): number {
  const board = state.boards[seat];
  if (!board) return 0;
  return Math.max(0, board.dirty + board.emissions.reduce((sum, n) => sum + n, 0) - board.absorbed);
}
