import { reloadOnce } from "./reload";

/**
 * Files of a page are fetched when somebody goes there. One that is not there any more belongs to a server that was replaced
 * meanwhile: the page fetches itself anew. That is between two decisions, since whoever goes elsewhere is in none; a table that
 * is open has all its files.
 */
export function reloadWhereFilesAreGone(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (reloadOnce()) event.preventDefault();
  });
}
