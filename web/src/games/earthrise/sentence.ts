import type { EarthriseCard, EarthriseSuit } from "../../generated/wire";

/** A part of a sentence: words, or a card that it names. */
export type Part = { words: string } | { card: EarthriseCard; name: string };

const SUITS: readonly EarthriseSuit[] = ["PHO", "APO", "AST", "ALE"];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The cards that a fact or a move is about. */
export const cardsIn = (about: unknown): Set<string> => new Set(JSON.stringify(about ?? null).match(/(?:PHO|APO|AST|ALE)\d+/g));

/**
 * A sentence in parts, by what suits are called. Only the cards that it is about are found in it: the ship is called as one
 * of them is.
 */
export function partsOf(text: string, about: unknown, named: (suit: EarthriseSuit) => string): Part[] {
  const suits = new Map(SUITS.map((suit) => [named(suit), suit]));
  const cards = new RegExp(`(${[...suits.keys()].map(escaped).join("|")}) (\\d+)(?!\\d)`, "gu");
  const parts: Part[] = [];
  const known = cardsIn(about);
  let from = 0;
  for (const found of text.matchAll(cards)) {
    const [name, suit = "", value = ""] = found;
    const kind = suits.get(suit);
    if (!kind || !known.has(`${kind}${value}`)) continue;
    if (found.index > from) parts.push({ words: text.slice(from, found.index) });
    parts.push({ card: `${kind}${value}` as EarthriseCard, name });
    from = found.index + name.length;
  }
  if (from < text.length) parts.push({ words: text.slice(from) });
  return parts;
}
