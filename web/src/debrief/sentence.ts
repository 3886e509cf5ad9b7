import { words, type Args } from "../words/words.svelte";

/** A name that is said in the language of the reader: the key of its text. */
export interface Name {
  name: string;
}
export type Arg = number | string | Name | readonly Name[];

/** Something to be said: which sentence, and about what. */
export interface Sentence {
  key: string;
  args: Record<string, Arg>;
}

export const sentence = (key: string, args: Record<string, Arg> = {}): Sentence => ({ key, args });
export const named = (name: string): Name => ({ name });

/** Says it in the language of the reader, beginning with a capital letter. */
export const say = (what: Sentence): string => upper(phrase(what));

/** Says it as a part of something: with the letter it has. */
export function phrase({ key, args }: Sentence): string {
  const said: Args = {};
  for (const [name, arg] of Object.entries(args)) said[name] = told(arg);
  return words.t(key, said);
}

function told(arg: Arg): string | number {
  if (typeof arg === "number" || typeof arg === "string") return arg;
  if (isList(arg)) return new Intl.ListFormat(words.lang, { type: "conjunction" }).format(arg.map(nameOf));
  return nameOf(arg);
}

function isList(arg: Name | readonly Name[]): arg is readonly Name[] {
  return Array.isArray(arg);
}

/** A name that has no text of its own, such as a person's, stands for itself. */
const nameOf = ({ name }: Name): string => (words.has(name) ? words.t(name) : name);

/** With a capital letter at the beginning. */
export function upper(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(words.lang) + text.slice(first.length);
}

/** A number with a fixed count of decimals, as the reader writes it. */
export function decimal(number: number, digits = 1): string {
  return new Intl.NumberFormat(words.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(number);
}

/** A share as a percentage, with a real minus and, if wished, its plus. */
export function percent(share: number, signed = false): string {
  const text = new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 0, signDisplay: signed ? "exceptZero" : "auto" }).format(share);
  return text.replace("-", "−");
}

/** How long, in whole minutes, or in hours and minutes. */
export function duration(ms: number): Sentence {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 120) return sentence("debrief-minutes", { minutes });
  return sentence("debrief-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
