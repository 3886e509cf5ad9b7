import type { EarthriseCard, EarthriseShown, EarthriseSuit } from "../../generated/wire";

export const suitOf = (card: EarthriseCard): EarthriseSuit => card.slice(0, 3) as EarthriseSuit;
export const valueOf = (card: EarthriseCard): number => Number(card.slice(3));

/** A card of a hand. Copies of the same card have keys of their own. */
export interface Held {
  key: string;
  card: EarthriseCard;
}

/** A hand as it lies, each copy with its own key. */
export function held(cards: readonly EarthriseCard[]): Held[] {
  const copies = new Map<EarthriseCard, number>();
  return cards.map((card) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    return { key: `${card} ${copy}`, card };
  });
}

/** The card that shows, if one does. */
export function cardOf(shown: EarthriseShown | undefined): EarthriseCard | null {
  return typeof shown === "object" ? shown.card : null;
}

/** How many of these cards are of a suit. */
export const countOf = (cards: readonly EarthriseCard[], suit: EarthriseSuit): number => cards.filter((card) => suitOf(card) === suit).length;
