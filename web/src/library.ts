import { api } from "./net/api";
import type { Library } from "./generated/wire";

export type { Library };

const fetched = new Map<string, Promise<Library>>();

/** The pieces of a game in a language, fetched once. */
export function fetchLibrary(game: string, lang: string): Promise<Library> {
  const key = `${game} ${lang}`;
  let library = fetched.get(key);
  if (!library) {
    library = api<Library>("GET", `/library/${game}?lang=${lang}`);
    fetched.set(key, library);
    library.catch(() => fetched.delete(key));
  }
  return library;
}
