import type { DaybreakChain, DaybreakLocalId, DaybreakState } from "../../../generated/wire";

/** The cards of a chain, the first one first. */
export function cardsOf(state: DaybreakState, chain: DaybreakChain): DaybreakLocalId[] {
  const cards: DaybreakLocalId[] = [];
  for (let card = chain.first; cards.length < chain.len && card < state.behind.length; card = state.behind[card] ?? card) cards.push(card);
  return cards;
}
