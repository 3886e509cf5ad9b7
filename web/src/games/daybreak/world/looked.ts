import type { DaybreakDecks } from "../../../generated/wire";

/** A deck with its discards. */
export type PileName = keyof DaybreakDecks;

/** The decks in the order in which they are shown. */
export const PILES: readonly PileName[] = ["local", "global", "crisis"];

/** The discards of a deck that are looked at closely. */
export interface LookedPile {
  deck: PileName;
}
