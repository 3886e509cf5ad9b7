import type { DaybreakChain, DaybreakLocalId, DaybreakState } from "../../../generated/wire";
import { cardsOf } from "../world/chain";
import { withEntry } from "./state";

/** What `behind` holds where no card lies. */
const NO_CARD = 255;

/** A card laid into a chain behind so many others: the new chain, and the state with the card in its place. */
export function layIn(state: DaybreakState, chain: DaybreakChain, card: DaybreakLocalId, behind: number): { state: DaybreakState; chain: DaybreakChain } {
  const before = behind === 0 ? undefined : cardsOf(state, chain)[behind - 1];
  if (before === undefined) {
    const list = withEntry(state.behind, card, chain.first);
    return { state: { ...state, behind: list }, chain: { first: card, len: chain.len + 1 } };
  }
  const list = withEntry(withEntry(state.behind, card, state.behind[before] ?? NO_CARD), before, card);
  return { state: { ...state, behind: list }, chain: { first: chain.first, len: chain.len + 1 } };
}

/** A card taken out of a chain. */
export function takeOut(state: DaybreakState, chain: DaybreakChain, card: DaybreakLocalId): { state: DaybreakState; chain: DaybreakChain } {
  const cards = cardsOf(state, chain);
  const at = cards.indexOf(card);
  if (at < 0) return { state, chain };
  const next = state.behind[card] ?? NO_CARD;
  const before = cards[at - 1];
  let list = withEntry(state.behind, card, NO_CARD);
  if (before !== undefined) list = withEntry(list, before, next);
  return { state: { ...state, behind: list }, chain: { first: before === undefined ? next : chain.first, len: chain.len - 1 } };
}

/** The state after all cards of a chain have gone. */
export function clearChain(state: DaybreakState, chain: DaybreakChain): DaybreakState {
  const gone = new Set(cardsOf(state, chain));
  return gone.size === 0 ? state : { ...state, behind: state.behind.map((next, card) => (gone.has(card) ? NO_CARD : next)) };
}
