import type { CardFace, DaybreakTag, Glyph, IconName } from "../../../generated/wire";
import { kebab } from "../../../ui/look";
import { t } from "../../../words/words.svelte";
import { glyphLook, GLYPHS, signsOf } from "../ui/glyphs";
import { ladderOf } from "../ui/rungs";

/** What a line of icons is made of besides icons: frames, limits, and what stands beside the line. */
export const GRAMMAR = ["cost", "arrow", "or", "per", "may", "rungs", "needs", "slots", "limit-once", "limit-per", "limit-unlimited"] as const;
type Grammar = (typeof GRAMMAR)[number];

/** Whatever has a name and a sentence in the legend. */
export type Term = IconName | Grammar;

const isGrammar = (term: Term): term is Grammar => (GRAMMAR as readonly string[]).includes(term);
/** "per" is written in two ways that mean the same. */
const same = (term: Term): Term => (term === "times" ? "per" : term);

const tagTerm = (tag: DaybreakTag): IconName => `tag-${kebab(tag)}` as IconName;

/** What is said of several icons alike. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/^tag-/, "tag"],
  [/^em-(?!any)/, "sector"],
  [/^res-(?!any)/, "resilience"],
  [/^planet-/, "planet"],
];

/** The terms by how they are drawn; of those that are drawn alike, the first. */
const DRAWN = new Map<string, IconName>(GLYPHS.map((term): [string, IconName] => [glyphLook(term).icon, term]).reverse());

/** The term that an icon of the sprite stands for, wherever it is drawn; none, if it is an icon of the interface. */
export function termOfIcon(icon: string): Term | null {
  return DRAWN.get(icon) ?? null;
}

/** Is there such a term? */
export const isTerm = (text: string): text is Term => isGrammar(text as Term) || (GLYPHS as readonly string[]).includes(text);

/** What a term is called; it begins a line, so with a capital. */
export function nameOf(term: Term): string {
  const name = isGrammar(term) ? t(`term-name-${term}`) : t(glyphLook(term).name);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a term means, in a sentence. */
export function sentenceOf(term: Term): string {
  const alike = ALIKE.find(([names]) => names.test(term))?.[1];
  return t(`term-says-${alike ?? term}`);
}

function framesOf(glyphs: readonly Glyph[]): Term[] {
  return glyphs.flatMap((glyph): Term[] => {
    if ("cost" in glyph) return ["cost", ...framesOf(glyph.cost)];
    return "may" in glyph ? ["may", ...framesOf(glyph.may)] : [];
  });
}

type Faced = Pick<CardFace, "tags" | "line" | "limit" | "requires" | "die" | "slots">;

/** All the terms of a card, each once, in the order in which one comes to them. */
export function termsOf(card: Faced): Term[] {
  const lines = [card.line, ...card.die.map((row) => row.line)];
  const { limit } = card;
  const often: Term[] = limit === null ? [] : limit.kind === "unlimited" ? ["limit-unlimited"] : limit.kind === "per" ? ["limit-per"] : ["limit-once"];
  const all: Term[] = [
    ...card.tags.map((tag) => tagTerm(tag)),
    ...lines.flatMap(framesOf),
    ...(ladderOf(card.line) ? (["rungs"] as const) : []),
    ...lines.flatMap(signsOf),
    ...(card.requires.length > 0 ? (["needs", ...card.requires.map(({ tag }) => tagTerm(tag))] as const) : []),
    ...(card.slots.length > 0 ? (["slots"] as const) : []),
    ...often,
    ...(limit?.tag ? [tagTerm(limit.tag)] : []),
  ];
  return [...new Set(all.map(same))];
}

/** The icons of the game for the legend: those of these cards first, as they come, then the others. */
export function legendOf(cards: readonly Faced[]): { now: Term[]; rest: Term[] } {
  const here = new Set(cards.flatMap(termsOf));
  const now = [...here].filter((term) => !isGrammar(term));
  return { now, rest: GLYPHS.filter((term) => !isGrammar(same(term)) && !here.has(term)) };
}
