import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Habits } from "./people";

type Lang = NonNullable<Habits["lang"]>;

const GAMES = join("..", "games");
const OF_GAMES = readdirSync(GAMES).map((game) => join(GAMES, game));
const HOUSE = join("..", "crates", "words");
const bundles = new Map<Lang, FluentBundle>();

/** What the page says in a language under a key, without what it would name. */
export function textIn(lang: Lang, key: string): string {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false });
    const webs = [HOUSE, ...OF_GAMES].map((home) => join(home, "web-locales", lang)).filter((web) => existsSync(web));
    const own = webs.flatMap((web) => readdirSync(web).map((name) => join(web, name)));
    const files = [join(HOUSE, "locales", lang, "common.ftl"), ...own];
    for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, "utf8")), { allowOverrides: true });
    bundles.set(lang, bundle);
  }
  const text = bundle.getMessage(key)?.value;
  if (!text) throw new Error(`no ${key} in ${lang}`);
  return bundle.formatPattern(text);
}
