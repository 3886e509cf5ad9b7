import type { EarthriseCard, EarthriseShown, EarthriseSuit } from "../../generated/wire";
import { SUITS } from "./suits";

export const suitOf = (card: EarthriseCard): EarthriseSuit => card.slice(0, 3) as EarthriseSuit;
export const valueOf = (card: EarthriseCard): number => Number(card.slice(3));

/** Where a suit stands in lists by suit. */
export const suitIndex = (suit: EarthriseSuit): number => SUITS.indexOf(suit);

/** A card of a hand. Copies of the same card have keys of their own. */
export interface Held {
  key: string;
  card: EarthriseCard;
}

/** A hand by suit and number, each copy with its own key. */
export function sorted(cards: readonly EarthriseCard[]): Held[] {
  const rank = (card: EarthriseCard): number => suitIndex(suitOf(card)) * 10 + valueOf(card);
  const copies = new Map<EarthriseCard, number>();
  return [...cards]
    .sort((one, other) => rank(one) - rank(other))
    .map((card) => {
      const copy = (copies.get(card) ?? 0) + 1;
      copies.set(card, copy);
      return { key: `${card} ${copy}`, card };
    });
}

/** The cards without one copy of a card. */
export function without(cards: readonly EarthriseCard[], card: EarthriseCard): EarthriseCard[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** The card that shows, if one does. */
export function cardOf(shown: EarthriseShown | undefined): EarthriseCard | null {
  return typeof shown === "object" ? shown.card : null;
}

/** How many cards of each suit, in the order of the suits. */
export function bySuit(cards: readonly EarthriseCard[]): number[] {
  return SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit).length);
}
