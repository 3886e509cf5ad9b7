import type { CardFace, DaybreakChain } from "../../../generated/wire";

/** A project or crisis that is looked at closely. */
export interface Looked {
  kind: "global" | "crisis";
  id: number;
  tucked: DaybreakChain;
  /** The place of a crisis in the row. */
  at?: number;
}

/** All that a card says, each sentence once: what cards under it do stands in its text and beside their places. */
export function sentencesOf(card: Pick<CardFace, "text" | "slots">): string[] {
  return [...new Set([...card.text, ...card.slots.map((slot) => slot.text)])].filter(Boolean);
}
