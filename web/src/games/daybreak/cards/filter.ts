import { bare } from "../../../rules/texts";
import type { CardFace, DaybreakSector, DaybreakTag } from "../../../generated/wire";

/** Which cards are wanted; what is empty does not matter. */
export interface Wanted {
  text: string;
  deck: CardFace["deck"] | "";
  tag: DaybreakTag | "";
  emission: DaybreakSector | "";
  source: string;
}

/** The cards that are all of what is wanted, in the order of their numbers. */
export function choose(cards: readonly CardFace[], wanted: Wanted): CardFace[] {
  const words = bare(wanted.text).split(/\s+/).filter(Boolean);
  const fits = (card: CardFace): boolean => {
    if (wanted.deck && card.deck !== wanted.deck) return false;
    if (wanted.tag && !card.tags.includes(wanted.tag)) return false;
    if (wanted.emission && !card.emissions.includes(wanted.emission)) return false;
    if (wanted.source && card.source !== wanted.source) return false;
    if (words.length === 0) return true;
    const text = bare([card.no, card.title, ...card.text, card.world ?? ""].join(" "));
    return words.every((word) => text.includes(word));
  };
  // Numbers are written with as many digits each, and comparing them by the habits of a language would take longer than all else here.
  return cards.filter(fits).sort((one, other) => (one.no < other.no ? -1 : Number(one.no > other.no)));
}

/** The sources there are among some cards, in the order in which they come. */
export function sourcesOf(cards: readonly CardFace[]): [string, string][] {
  return [...new Map(cards.map((card) => [card.source, card.source_text]))];
}
