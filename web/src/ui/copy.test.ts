import { afterEach, describe, expect, test, vi } from "vitest";
import { copyText } from "./copy";

/** As much of a page as copying needs. */
function page(execCommand: () => boolean): { selected: string[]; left: number } {
  const seen = { selected: [] as string[], left: 0 };
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", {
    activeElement: null,
    createElement: () => {
      const field = { value: "", select: () => seen.selected.push(field.value), remove: () => (seen.left -= 1) };
      return field;
    },
    body: { append: () => (seen.left += 1) },
    execCommand,
  });
  return seen;
}

afterEach(() => vi.unstubAllGlobals());

describe("copying", () => {
  test("uses the clipboard where there is one", async () => {
    const written: string[] = [];
    vi.stubGlobal("navigator", { clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) } });
    expect(await copyText("here")).toBe(true);
    expect(written).toEqual(["here"]);
  });

  test("selects and copies where there is none, and leaves nothing behind", async () => {
    vi.stubGlobal("navigator", {});
    const seen = page(() => true);
    expect(await copyText("there")).toBe(true);
    expect(seen).toEqual({ selected: ["there"], left: 0 });
  });

  test("says so where nothing helps", async () => {
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
    expect(page(() => false)).toEqual({ selected: [], left: 0 });
    expect(await copyText("x")).toBe(false);
    page(() => {
      throw new Error("no such command");
    });
    expect(await copyText("x")).toBe(false);
  });
});
