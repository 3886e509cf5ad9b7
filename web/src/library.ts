import { api } from "./net/api";
import type { Library } from "./generated/wire";

export type { Library };

const fetched = new Map<string, Promise<Library>>();

/** The pieces of a game in a language, fetched once: those of a table, if it names its content, otherwise the newest. */
export function fetchLibrary(game: string, lang: string, content?: string | null): Promise<Library> {
  const of = content == null ? "" : `&content=${content}`;
  const key = `${game} ${lang}${of}`;
  let library = fetched.get(key);
  if (!library) {
    library = api<Library>("GET", `/library/${game}?lang=${lang}${of}`);
    fetched.set(key, library);
    library.catch(() => fetched.delete(key));
  }
  return library;
}
