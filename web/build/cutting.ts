// How the client is cut into files: few, since a phone has six lines over HTTP/1.1, and each file costs one of them a way to the server
// and back.

/** What is known of a module while files are made. */
interface Known {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** Tables, and what shows games that were played: large, and fetched by nobody who looks at other pages. */
const TABLES = /src\/(table|replay|debrief)\/|src\/learn\/(?!Learn)|src\/games\/\w+\/(?!art|lesson|form|cards)/;

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

/** In which file a module lies that is not that of a single page; null: in that of its page. */
function fileOf(id: string, known: Known): string | null {
  const roots = rootsOf(id, known);
  if (roots.includes("entry")) return "shell";
  if (roots.every((root) => BESIDE.test(root))) return "games";
  if (roots.length < 2) return null;
  const tables = roots.filter((root) => TABLES.test(root)).length;
  const ofTables = tables === roots.length;
  const game = /src\/games\/(\w+)\//.exec(id)?.[1];
  if (game !== undefined) return ofTables ? `${game}-table` : tables === 0 ? `${game}-pages` : game;
  if (ofTables) return "table";
  // What pages share among themselves no table has to fetch.
  return tables === 0 ? "pages" : "shared";
}

/** The setting of the build. */
export function cutting(): { includeDependenciesRecursively: boolean; groups: { name: (id: string, known: Known) => string | null }[] } {
  return { includeDependenciesRecursively: false, groups: [{ name: fileOf }] };
}
