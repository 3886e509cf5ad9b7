import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The code points of the fonts that everybody fetches. */
function cut(css: string, file: string): Set<number> {
  const [, face = ""] = new RegExp(`url\\("\\./${file}"\\)[^}]*unicode-range:([^;]+);`).exec(css) ?? [];
  const points = face.split(",").flatMap((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    const [first, last] = [parseInt(from, 16), parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return new Set(points);
}

function locales(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["node_modules", "target", "tests"].includes(entry.name) ? [] : locales(path);
    return entry.name.endsWith(".ftl") ? [path] : [];
  });
}

test("every letter of our languages is in the fonts that everybody fetches", () => {
  const css = readFileSync("src/styles/fonts/fonts.css", "utf8");
  const files = [...locales("../crates"), ...locales("../games")];
  expect(files.length).toBeGreaterThan(50);
  for (const font of ["text.woff2", "display.woff2"]) {
    const known = cut(css, font);
    expect(known.size).toBeGreaterThan(120);
    const missing = new Map<string, string>();
    for (const file of files) {
      const said = readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => !line.startsWith("#"));
      for (const letter of said.join("")) if (/\p{L}|\p{N}/u.test(letter) && !known.has(letter.codePointAt(0) ?? 0)) missing.set(letter, file);
    }
    expect([...missing]).toEqual([]);
  }
});
