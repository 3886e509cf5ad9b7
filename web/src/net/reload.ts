const KEY = "firstlight-reloaded";
/** So long after the page has reloaded itself it does not do so again. */
const REST_MS = 10 * 60_000;

/** Fetches the page anew, unless it did so a moment ago. Says whether it does. */
export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < REST_MS) return false;
    sessionStorage.setItem(KEY, `${Date.now()}`);
  } catch {
    // Where nothing is kept, the page could not know that it has reloaded before.
    return false;
  }
  location.reload();
  return true;
}
