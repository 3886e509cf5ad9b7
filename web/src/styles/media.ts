import text from "./breakpoints.css?raw";

const QUERIES = new Map([...text.matchAll(/@custom-media --([\w-]+) ([^;]+);/g)].map(([, name, query]) => [name ?? "", query ?? ""]));

/** The media query that styles know by this name. */
export function media(name: string): string {
  const query = QUERIES.get(name);
  if (query === undefined) throw new Error(`there is no breakpoint ${name}`);
  return query;
}
