import type { SeatInfo } from "../wire";
import { t, words } from "../words/words.svelte";

/** What a kind of bot is called; how long it may think is left out. */
export function botName(kind: string | null | undefined): string {
  const name = kind?.split(":")[0];
  if (!name) return "";
  return words.has(`room-bot-${name}`) ? t(`room-bot-${name}`) : name;
}

/** Who sits on a seat; of a bot also how strong it is: "Ada, steady". */
export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  return seat.holder === "bot" ? t("room-bot-named", { name: seat.name, bot: botName(seat.bot) }) : seat.name;
}
