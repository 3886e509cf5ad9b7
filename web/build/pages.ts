// A page of its own for every place and language: the same page, with what that place is made of named in its head, so that a browser
// fetches all of it at once, and not one thing after the other as it finds out.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A file of the build, as the plugin is told of it. */
interface Chunk {
  type: "chunk";
  fileName: string;
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
}
type Bundle = Record<string, Chunk | { type: "asset"; fileName: string }>;

const LANGUAGES = ["en", "es", "pt-BR"];

/** What each place fetches, as `src/pages.ts` says it: the page, and the parts of games that it is made of. */
function placesOf(source: string): Map<string, { file: string; parts: string[] }> {
  const parts = new Map(Array.from(source.matchAll(/^ {2}(\w+): \[(.*)\],$/gm), ([, place, names]) => [place, names?.match(/\w+/g) ?? []]));
  return new Map(
    Array.from(source.matchAll(/^ {2}(\w+): \(\) => import\("\.\/(\S+)"\),$/gm), ([, place = "", file = ""]) => [
      place,
      { file, parts: parts.get(place) ?? [] },
    ]),
  );
}

/** Places about a table, and the parts of its game that each shows: the server says which game it is. */
const OF_TABLES: Record<string, string[]> = { table: ["screen", "staging"], replay: ["screen", "staging"], debrief: ["debrief"] };

/** Where the parts of each game lie, as its `index.ts` says it. */
function partsOfGames(): Map<string, Map<string, string>> {
  const games = readdirSync("src/games");
  const said = (game: string): RegExpStringIterator<RegExpExecArray> =>
    readFileSync(join("src/games", game, "index.ts"), "utf8").matchAll(/^ {2}(\w+): async \(\) => \(await import\("\.\/(\S+)"\)\)/gm);
  return new Map(games.map((game) => [game, new Map(Array.from(said(game), ([, part = "", file = ""]) => [part, `src/games/${game}/${file}`]))]));
}

/** A module, by how its path ends; that of a script may be left open. */
function moduleAt(path: string): RegExp {
  return new RegExp(`${path.replaceAll(".", "\\.")}(\\.ts|/index\\.ts)?$`);
}

/** What the chunks of a build import, and their styles. */
class Build {
  private readonly chunks: Chunk[];

  constructor(bundle: Bundle) {
    this.chunks = Object.values(bundle).filter((made): made is Chunk => made.type === "chunk");
  }

  /** The files that hold modules, and all that these import. */
  of(wanted: RegExp): Set<Chunk> {
    const found = new Set(this.chunks.filter(({ moduleIds }) => moduleIds.some((id) => wanted.test(id))));
    // The list grows while it is walked.
    for (const { imports } of found) for (const chunk of this.chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    return found;
  }
}

/** The head of a place: its scripts, its styles, and what it will ask the server. */
function head(chunks: Iterable<Chunk>, asked: string[]): string {
  const scripts: string[] = [];
  const styles = new Set<string>();
  for (const { fileName, viteMetadata } of chunks) {
    scripts.push(fileName);
    for (const style of viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return [
    ...asked.map((address) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}" />`),
    ...Array.from(styles, (file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ]
    .map((line) => `    ${line}\n`)
    .join("");
}

/** The games that have a page of cards, or rules in the browser. */
function gamesWith(chunks: Build, part: RegExp): string[] {
  const ids = [...chunks.of(part)].flatMap(({ moduleIds }) => moduleIds);
  return [...new Set(ids.filter((id) => part.test(id)).flatMap((id) => /src\/games\/(\w+)\//.exec(id)?.[1] ?? []))];
}

/** Writes `pages/PLACE.LANGUAGE.html`; where a place is about a game, or a table of one, and more is fetched for it, `pages/PLACE.GAME.LANGUAGE.html`. */
export function pages(): Plugin {
  return {
    name: "pages",
    apply: "build",
    writeBundle(options, bundle) {
      const folder = options.dir ?? "dist";
      const build = new Build(bundle as unknown as Bundle);
      const index = readFileSync(join(folder, "index.html"), "utf8");
      const source = readFileSync("src/pages.ts", "utf8");
      const places = JSON.parse(readFileSync("src/places.json", "utf8")) as Record<string, string>;
      const known = placesOf(source);
      const games = partsOfGames();
      mkdirSync(join(folder, "pages"), { recursive: true });
      const write = (name: string, lang: string, wanted: RegExp[], asked: string[]): void => {
        const chunks = new Set(wanted.flatMap((modules) => [...build.of(modules)]).filter(({ fileName }) => !index.includes(fileName)));
        const page = index.replace('<html lang="en"', `<html lang="${lang}"`).replace("  </head>", `${head(chunks, asked)}  </head>`);
        writeFileSync(join(folder, "pages", `${name}.${lang}.html`), page);
      };
      for (const place of Object.keys(places)) {
        const said = known.get(place);
        if (!said) throw new Error(`src/pages.ts does not say what the place ${place} is made of`);
        const file = moduleAt(`src/${said.file}`);
        const parts = said.parts.map((part) => new RegExp(`src/games/\\w+/${part}(\\.ts|/index\\.ts)$`));
        for (const lang of LANGUAGES) {
          const wanted = [file, ...parts, new RegExp(`src/words/${lang}\\.ts$`)];
          const about = `/api/v1?lang=${lang}`;
          if (place === "cards") {
            const cards = /src\/games\/\w+\/cards\/Cards\.svelte$/;
            write(place, lang, [...wanted, cards], [about, ...gamesWith(build, cards).map((game) => `/api/v1/library/${game}?lang=${lang}`)]);
          } else write(place, lang, wanted, [about]);
          for (const [game, files] of games) {
            const shown = (OF_TABLES[place] ?? []).flatMap((part) => files.get(part) ?? []).map(moduleAt);
            if (shown.length > 0) write(`${place}.${game}`, lang, [...wanted, ...shown], [about, `/api/v1/library/${game}?lang=${lang}`]);
          }
          if (place !== "rules") continue;
          const texts = new RegExp(`src/games/\\w+/rules/${lang}\\.txt`);
          for (const game of gamesWith(build, texts))
            write(`${place}.${game}`, lang, [...wanted, new RegExp(`src/games/${game}/rules/${lang}\\.txt`)], [about]);
        }
      }
    },
  };
}
