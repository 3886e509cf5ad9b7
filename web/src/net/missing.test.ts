import { beforeEach, expect, test, vi } from "vitest";

const reloadOnce = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock("./reload", () => ({ reloadOnce }));

import { reloadWhereFilesAreGone } from "./missing";

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  reloadWhereFilesAreGone();
});

/** What Vite says when a file of a page cannot be fetched. Was it taken care of? */
function miss(): boolean {
  return !window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
}

test("a page whose file is gone fetches itself anew, and says nothing of it", () => {
  reloadOnce.mockReturnValue(true);
  expect(miss()).toBe(true);
});

test("where that did not help a moment ago, whoever went there is told", () => {
  reloadOnce.mockReturnValue(false);
  expect(miss()).toBe(false);
});
