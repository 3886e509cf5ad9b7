import type { CardFace, DaybreakFlavour, DaybreakScope } from "../../../generated/wire";

/** A challenge card of the library. */
export type ChallengeCard = CardFace & { flavour: DaybreakFlavour; scope: DaybreakScope };

/** The challenge cards among the cards of a library. */
export function challengeCards(cards: readonly CardFace[]): ChallengeCard[] {
  return cards.filter((card): card is ChallengeCard => card.flavour != null && card.scope != null);
}
