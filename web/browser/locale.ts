import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Habits } from "./people";

type Lang = NonNullable<Habits["lang"]>;

const LOCALES = join("..", "crates", "words", "locales");
const bundles = new Map<Lang, FluentBundle>();

/** What the page says in a language under a key, without what it would name. */
export function textIn(lang: Lang, key: string): string {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false });
    const web = join(LOCALES, lang, "web");
    const files = [join(LOCALES, lang, "common.ftl"), ...readdirSync(web).map((name) => join(web, name))];
    for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, "utf8")), { allowOverrides: true });
    bundles.set(lang, bundle);
  }
  const text = bundle.getMessage(key)?.value;
  if (!text) throw new Error(`no ${key} in ${lang}`);
  return bundle.formatPattern(text);
}
