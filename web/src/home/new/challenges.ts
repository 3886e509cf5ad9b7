import type { DaybreakFlavour, DaybreakScope } from "../../wire";

/** A challenge card of the library, as the form names it. */
export interface ChallengeCard {
  no: string;
  title: string;
  text: string[];
  flavour: DaybreakFlavour;
  scope: DaybreakScope;
}

export const FLAVOURS: readonly DaybreakFlavour[] = ["Easier", "Harder", "Variety"];
export const SCOPES: readonly DaybreakScope[] = ["Group", "One"];

/** The challenge cards among the cards of a library. */
export function challengeCards(cards: readonly unknown[]): ChallengeCard[] {
  return cards.filter((card): card is ChallengeCard => {
    const { flavour, scope } = card as Partial<ChallengeCard>;
    return FLAVOURS.some((one) => one === flavour) && SCOPES.some((one) => one === scope);
  });
}
