import type { SeatInfo } from "../generated/wire";
import { t, words } from "../words/words.svelte";

/** What a kind of bot is called; how long it may think is left out. */
export function botName(kind: string | null | undefined): string {
  const name = kind?.split(":")[0];
  if (!name) return "";
  return words.has(`bot-level-${name}`) ? t(`bot-level-${name}`) : name;
}

/** Whose program it is that has a seat, in a few words; nothing, if none has. */
export function programOf(seat: SeatInfo | undefined): string {
  return seat?.program_of ? t("room-seat-program", { of: seat.program_of }) : "";
}

/** Who sits on a seat; of a bot also how strong it is, of a program whose: "Ada, steady", "Probe, a program of Ana". */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  const more = seat.holder === "bot" ? botName(seat.bot) : programOf(seat);
  return more ? t("room-bot-named", { name: seat.name, bot: more }) : seat.name;
}
