import type { DaybreakPower, DaybreakSetup, DaybreakView, Seat } from "../../../generated/wire";
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
export function doingOf(model: TableModel, view: DaybreakView, seat: Seat): Doing {
  const info = model.table.seats[seat];
  if (view.ending) return "idle";
  if (view.votes[seat]) return "voted";
  if (view.done.includes(seat)) return "done";
  if (model.playback.busy || !model.scene.awaited.includes(seat)) return "idle";
  if (info?.bot) return "plays";
  return isAway(model.table, seat) ? "away" : "left";
}

/** Whom the table waits for and for what, in a sentence; nothing, if there is nobody else to wait for. */
export function waitingWords(model: TableModel, view: DaybreakView): string | null {
  const { you, others } = awaitedAt(model.scene, model.you);
  const names = namesOf(model.table, others);
  if (others.length > 0) return t(you ? "player-both" : "player-waiting", { names, count: others.length, what: view.waits_for });
  return you && powersOf(model).length > model.you.seats.length ? t("player-waits-for-you") : null;
}
