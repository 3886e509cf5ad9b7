import type { CardFace, Seat } from "../../../generated/wire";
import { keyOf, type ZoomKey } from "./cards";

/** A part of a sentence: words, a card that it names, or somebody at the table. */
export type Part = { words: string } | { card: ZoomKey; name: string } | { seat: Seat; name: string };

/** Every number in a fact or a move: the ids of cards are among them. */
function numbersIn(about: unknown): Set<number> {
  return new Set((JSON.stringify(about ?? null).match(/\d+/g) ?? []).map(Number));
}

interface Named {
  name: string;
  part: Part;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/**
 * A sentence in parts. Only cards with an id that the fact or move has are found in it, by their titles: two cards can be
 * called alike. Of two names that begin at the same place the longer one is meant.
 */
export function partsOf(
  text: string,
  about: unknown,
  cards: readonly Pick<CardFace, "deck" | "id" | "title">[],
  people: readonly { seat: Seat; name: string }[],
): Part[] {
  const ids = numbersIn(about);
  const named: Named[] = [
    ...cards
      .filter(({ id, title }) => ids.has(id) && text.includes(title))
      .map((card) => ({ name: card.title, part: { card: keyOf(card), name: card.title } })),
    ...people.filter(({ name }) => name !== "" && text.includes(name)).map(({ seat, name }) => ({ name, part: { seat, name } })),
  ].sort((one, other) => other.name.length - one.name.length);
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at < text.length;) {
    const found = named.find(({ name }) => text.startsWith(name, at) && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]));
    if (!found) {
      at += 1;
      continue;
    }
    if (at > from) parts.push({ words: text.slice(from, at) });
    parts.push(found.part);
    at += found.name.length;
    from = at;
  }
  if (from < text.length) parts.push({ words: text.slice(from) });
  return parts;
}
