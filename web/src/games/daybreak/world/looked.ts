import type { DaybreakDecks, DaybreakLocalId } from "../../../generated/wire";

/** A project or crisis that is looked at closely. */
export interface LookedCard {
  kind: "global" | "crisis";
  id: number;
  tucked: readonly DaybreakLocalId[];
  /** The place of a crisis in the row. */
  at?: number;
}

/** A deck with its discards. */
export type PileName = keyof DaybreakDecks;

/** The decks in the order in which they are shown. */
export const PILES: readonly PileName[] = ["local", "global", "crisis"];

/** What is looked at closely: a card, or the discards of a deck. */
export type Looked = LookedCard | { kind: "pile"; deck: PileName };
