import { words } from "../../words/words.svelte";

/** One of several: "a, b or c". */
export const either = (parts: readonly string[]): string => new Intl.ListFormat(words.lang, { type: "disjunction" }).format(parts);

/** All of several: "a, b and c". */
export const all = (parts: readonly string[]): string => new Intl.ListFormat(words.lang, { type: "conjunction" }).format(parts);
