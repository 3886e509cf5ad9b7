// How the client is cut into files: few, since a phone has six lines over HTTP/1.1, and each file costs one of them a way to the server
// and back.

/** What is known of a module while files are made. */
interface Known {
  getModuleInfo(id: string): { code: string | null; isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** Tables, and what shows games that were played: large, and fetched by nobody who looks at other pages. */
const TABLES = /src\/(table|replay|debrief)\/|src\/learn\/(?!Learn)|src\/games\/\w+\/(?!art|lesson|form|cards)/;
/** Games that are over, looked back at. */
const DEBRIEFS = /src\/(games\/\w+\/)?debrief\//;

/** From where a module is fetched: the entry, and all that is imported when it is needed. */
function rootsOf(id: string, known: Known): string[] {
  const seen = new Set([id]);
  const roots = new Set<string>();
  // The list grows while it is walked.
  for (const at of seen) {
    const info = known.getModuleInfo(at);
    if (!info) continue;
    if (info.isEntry) roots.add("entry");
    if (info.dynamicImporters.length > 0) roots.add(at);
    for (const importer of info.importers) seen.add(importer);
  }
  return [...roots];
}

/** The picture and the lesson of a game stand with those of the others on one page. */
const BESIDE = /src\/games\/\w+\/(art|lesson)\b/;
/** How a game plays out what happened: every table of it begins with that. */
const STAGING = /src\/games\/\w+\/staging\b/;

/** What takes the whole window, and is there from the beginning. */
const WHOLE = /src\/(home|cards|rules|docs|table|replay)\/\w+\.svelte$|src\/learn\/Learn\.svelte$|src\/games\/\w+\/Screen\.svelte$/;

/** A module of so few characters is not worth a file, nor a place in one that is fetched for it alone. */
const TINY = 200;

/** In which file a module lies that is not that of a single page; null: in that of its page. */
function fileOf(id: string, known: Known): string | null {
  // What the build itself adds, every file may need.
  if (id.startsWith("\0rolldown/")) return "shell";
  const roots = rootsOf(id, known);
  if (roots.includes("entry")) return "shell";
  const game = /src\/games\/(\w+)\//.exec(id)?.[1];
  const tables = roots.filter((root) => TABLES.test(root)).length;
  const ofTables = tables === roots.length;
  // Styles hold up the first paint, each file of them by a way to the server and back: a table has one of its own and one of its game,
  // all other pages have one together. What comes into a page later, such as a form or a sheet, has its styles after those of the page.
  if (/\.css$/.test(id) && !roots.every((root) => DEBRIEFS.test(root)) && (roots.length > 1 || roots.some((root) => WHOLE.test(root) || BESIDE.test(root)))) {
    if (tables === 0) return "pages";
    return !ofTables ? "shell" : game === undefined ? "table" : `${game}-table`;
  }
  if (roots.every((root) => BESIDE.test(root))) return "games";
  if (game !== undefined && roots.some((root) => STAGING.test(root)) && ofTables) return `${game}-table`;
  if (roots.length < 2) return null;
  if (game !== undefined) return ofTables ? `${game}-table` : tables === 0 ? `${game}-pages` : isTiny(id, known) ? "shell" : game;
  if (ofTables) return roots.every((root) => DEBRIEFS.test(root)) ? "debrief" : "table";
  // What pages share with tables, nearly every page has to fetch.
  return tables === 0 ? "pages" : "shell";
}

function isTiny(id: string, known: Known): boolean {
  return (known.getModuleInfo(id)?.code?.length ?? TINY) < TINY;
}

/** The setting of the build. */
export function cutting(): { includeDependenciesRecursively: boolean; groups: { name: (id: string, known: Known) => string | null }[] } {
  return { includeDependenciesRecursively: false, groups: [{ name: fileOf }] };
}
