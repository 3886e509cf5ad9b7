import type { EarthriseCard } from "../../generated/wire";

/** A part of a sentence: words, or a card that it names. */
export type Part = { words: string } | { card: EarthriseCard; name: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The cards that a fact or a move is about. */
export const cardsIn = (about: unknown): Set<EarthriseCard> =>
  new Set(JSON.stringify(about ?? null).match(/(?:PHO|APO|AST|ALE)\d+/g) as EarthriseCard[] | null);

/**
 * A sentence in parts, by what cards are called in its language. Only the cards that it is about are found in it: the ship is
 * called as one of them is.
 */
export function partsOf(text: string, about: unknown, named: (card: EarthriseCard) => string): Part[] {
  const known = new Map([...cardsIn(about)].map((card) => [named(card), card]));
  if (known.size === 0) return text === "" ? [] : [{ words: text }];
  const cards = new RegExp(`(?<![\\p{L}\\d])(?:${[...known.keys()].map(escaped).join("|")})(?!\\d)`, "gu");
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(cards)) {
    const card = known.get(name);
    if (!card) continue;
    if (index > from) parts.push({ words: text.slice(from, index) });
    parts.push({ card, name });
    from = index + name.length;
  }
  if (from < text.length) parts.push({ words: text.slice(from) });
  return parts;
}

/** What a card is called, around its number: languages differ in what comes first. */
export function aroundValue(name: string, value: number): [before: string, after: string] {
  const at = name.lastIndexOf(`${value}`);
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + `${value}`.length)];
}
