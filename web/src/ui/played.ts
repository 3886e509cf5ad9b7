import { botName } from "../table/bots";
import type { Played } from "../generated/wire";
import { t } from "../words/words.svelte";

/** What of the moves of a game was not made by the people of the seats: bots in their place, and programs. */
export function irregular(played: readonly Played[]): string[] {
  return played.flatMap((one) => {
    const seat = played.filter((other) => other.seat === one.seat);
    if (one.program_of) return [t("mark-played-program", { seat: one.seat + 1, name: one.name ?? "", of: one.program_of })];
    // A seat that only ever had one kind of bot is a bot's.
    const person = seat.find((other) => other.name);
    if (!one.bot || (seat.length === 1 && !person)) return [];
    const all = seat.reduce((sum, other) => sum + other.moves, 0);
    const name = person?.name ?? t("seat-unnamed", { number: one.seat + 1 });
    return [t("mark-played", { bot: botName(one.bot), count: one.moves, all, name })];
  });
}
