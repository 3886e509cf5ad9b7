import type { Lang } from "../words/words.svelte";
import { parseRules, type Entry, type Rules, type Section } from "./parse";

/** The rules that were written for the browser, and those that a small game has for everywhere. */
const TEXTS = import.meta.glob<string>(["../games/*/rules/*.txt", "../../../games/*/rulebook/*.txt"], { query: "?raw", import: "default" });

/** The rules of a game in a language, fetched when somebody reads them. */
export async function fetchRules(game: string, lang: Lang): Promise<Rules> {
  const text = TEXTS[`../games/${game}/rules/${lang}.txt`] ?? TEXTS[`../../../games/${game}/rulebook/${lang}.txt`];
  if (!text) throw new Error(`there are no rules of ${game} in ${lang}`);
  return parseRules(await text());
}

/** Letters and digits alone, small and without accents, so that a search finds what a person means. */
export function bare(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The rules that hold every word of a search, in their sections; empty sections are left out. */
export function search(rules: Rules, wanted: string): Section[] {
  const words = bare(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules.sections;
  const fits = (entry: Entry): boolean => {
    const text = bare([...entry.ids, entry.title, ...entry.paragraphs].join(" "));
    return words.every((word) => text.includes(word));
  };
  return rules.sections.map((section) => ({ ...section, entries: section.entries.filter(fits) })).filter((section) => section.entries.length > 0);
}
