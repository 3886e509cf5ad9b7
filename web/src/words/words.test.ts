import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundle, fitting, LOADERS, type Lang } from "./words.svelte";

const HOUSE = "../crates/words";
const HOMES = [HOUSE, ...readdirSync("../games").map((game) => join("../games", game))];
const LANGS = readdirSync(join(HOUSE, "locales"));

/** The folders of this name in which the house and the games have texts. */
function folders(name: string, lang: string): string[] {
  return HOMES.map((home) => join(home, name, lang)).filter((folder) => existsSync(folder));
}

/** What the browser shares with the rest of the program. */
function sharedOf(lang: string): string[] {
  return folders("locales", lang)
    .map((folder) => join(folder, "common.ftl"))
    .filter((file) => existsSync(file));
}

function filesOf(lang: string): string[] {
  const own = folders("web-locales", lang).flatMap((web) => readdirSync(web).map((name) => join(web, name)));
  return [...sharedOf(lang), ...own];
}

/** The keys of the browser's own files, with the arguments each takes. */
function keysOf(lang: string): Map<string, string> {
  const keys = new Map<string, string>();
  for (const path of filesOf(lang).filter((path) => path.includes("/web-locales/"))) {
    let key = "";
    for (const line of readFileSync(path, "utf8").split("\n")) {
      const start = /^([a-z][\w-]*) =/.exec(line);
      if (start?.[1]) {
        key = start[1];
        expect(keys.has(key), `${lang}: ${key} is there twice`).toBe(false);
        keys.set(key, "");
      }
      for (const [, name] of line.startsWith("#") ? [] : line.matchAll(/\$([\w-]+)/g)) {
        const names = new Set((keys.get(key) ?? "").split(" ").filter(Boolean));
        keys.set(key, [...names.add(name ?? "")].sort().join(" "));
      }
    }
  }
  return keys;
}

function sources(folder = "src"): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name) ? [path] : [];
  });
}

describe("the words of the browser", () => {
  test("can be read in every language", () => {
    expect(LANGS.sort()).toEqual(["en", "es", "pt-BR"]);
    for (const lang of LANGS) {
      const made = bundle(
        lang,
        filesOf(lang).map((path) => readFileSync(path, "utf8")),
      );
      for (const key of keysOf(lang).keys()) expect(made.getMessage(key)?.value, `${lang}: ${key}`).toBeTruthy();
    }
  });

  test("are those that the page loads", async () => {
    for (const lang of LANGS) {
      const loaded = (await LOADERS[lang as Lang]()).default;
      expect(loaded.toSorted(), lang).toEqual(
        filesOf(lang)
          .map((path) => readFileSync(path, "utf8"))
          .toSorted(),
      );
    }
  });

  test("say the same things with the same arguments in every language", () => {
    const english = keysOf("en");
    for (const lang of LANGS) {
      const keys = keysOf(lang);
      expect([...keys.keys()].sort(), lang).toEqual([...english.keys()].sort());
      for (const [key, names] of keys) expect(names, `${lang}: ${key}`).toBe(english.get(key));
    }
  });

  test("are all there, and all in use", () => {
    const texts = sources()
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
    const made = bundle(
      "en",
      filesOf("en").map((path) => readFileSync(path, "utf8")),
    );
    const whole = [...texts.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1] ?? "");
    for (const key of whole) expect(made.hasMessage(key), key).toBe(true);
    const starts = [...texts.matchAll(/\bt\(\s*`([\w-]+)\$\{/g)].map((found) => found[1] ?? "");
    const own = [...keysOf("en").keys()];
    const shared = sharedOf("en")
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
    for (const start of starts) expect(own.some((key) => key.startsWith(start)) || shared.includes(`\n${start}`), start).toBe(true);
    const stems = [...texts.matchAll(/`([\w-]+-)\$\{/g)].map((found) => found[1] ?? " ");
    for (const key of own) {
      const used = texts.includes(`"${key}"`) || stems.some((stem) => key.startsWith(stem));
      expect(used, `${key} is not in use`).toBe(true);
    }
    // It looks for every key in every source, which takes a busy machine its time.
  }, 60_000);

  test("follow the wishes of a browser", () => {
    expect(fitting(["fr-FR", "pt-PT", "en"])).toBe("pt-BR");
    expect(fitting(["es-419"])).toBe("es");
    expect(fitting(["de"])).toBe("en");
  });
});
