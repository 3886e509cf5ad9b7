import type { FluentBundle } from "@fluent/bundle";
import { LazyBundle } from "./lazy";

/** The languages there are, by what they call themselves. */
export const LANGUAGES = { en: "English", es: "Español", "pt-BR": "Português" } as const;
export type Lang = keyof typeof LANGUAGES;
export type Args = Record<string, string | number>;

/** The texts of each language, fetched when it is wanted. */
export const LOADERS: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  es: () => import("./es"),
  "pt-BR": () => import("./pt-BR"),
};

/** The language among ours that fits a browser's wishes best. */
export function fitting(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const start = wish.toLowerCase().split("-")[0];
    if (start === "en") return "en";
    if (start === "es") return "es";
    if (start === "pt") return "pt-BR";
  }
  return "en";
}

/** A bundle of texts, without the isolation marks: all our languages run from left to right. */
export function bundle(lang: string, files: readonly string[]): FluentBundle {
  const made = new LazyBundle(lang, { useIsolating: false });
  for (const file of files) made.take(file);
  return made;
}

/** The words of the page in the language of the reader. Components that use them follow a change of language. */
class Words {
  lang = $state<Lang>("en");
  private texts = $state.raw<FluentBundle | null>(null);

  /** Fetches a language and turns to it. */
  async turn(lang: Lang): Promise<void> {
    // Before there are words at all, the server is asked in the language that is coming.
    if (!this.texts) this.lang = lang;
    const files = (await LOADERS[lang]()).default;
    this.texts = bundle(lang, files);
    this.lang = lang;
    if (typeof document !== "undefined") document.documentElement.lang = lang;
  }

  /** Is there a text with this key? */
  has(key: string): boolean {
    return this.texts?.hasMessage(key) ?? false;
  }

  /** The sentence with this key; a key that does not exist comes back in ⟨brackets⟩. */
  t = (key: string, args?: Args): string => {
    const texts = this.texts;
    const pattern = texts?.getMessage(key)?.value;
    if (!texts || !pattern) return `⟨${key}⟩`;
    const errors: Error[] = [];
    const text = texts.formatPattern(pattern, args ?? null, errors);
    return errors.length === 0 ? text : `${text} ⟨${key}⟩`;
  };

  /** The sentence of a game, if it has one; otherwise the one for all games. */
  either = (own: string, general: string, args?: Args): string => this.t(this.has(own) ? own : general, args);
}

export const words = new Words();
export const { t, either } = words;
