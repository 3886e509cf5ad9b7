import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { media } from "./media";

function sources(folder = "src"): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return path === "src/generated" ? [] : sources(path);
    return /\.(svelte|ts|css|svg)$/.test(name) && !/\.test\.ts$/.test(name) ? [path] : [];
  });
}

/** A source; pictures name tokens, with a colour for where no tokens are. */
function textOf(path: string): string {
  const text = readFileSync(path, "utf8");
  return path.endsWith(".svg") ? text.replaceAll(/var\((--[\w-]+),#[0-9a-f]{6}\)/gi, "var($1)") : text;
}

/** The lines of all sources but one that hold something, with their places. */
function linesWith(what: RegExp, but: string): string[] {
  const others = sources().filter((path) => path !== but);
  return others.flatMap((path) =>
    textOf(path)
      .split("\n")
      .flatMap((line, at) => (what.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );
}

test("colours are written down in the tokens alone, also those of pictures", () => {
  expect(readFileSync("src/styles/tokens.css", "utf8")).toMatch(/: #[0-9a-f]{6};/);
  expect(linesWith(/(?<![\w&{/])#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(rgb|hsl)a?\(/i, "src/styles/tokens.css")).toEqual([]);
});

test("every token that is used is written down, and none is named after a hue and a number", () => {
  const texts = sources().map((path) => readFileSync(path, "utf8"));
  const written = new Set(texts.flatMap((text) => [...text.matchAll(/(--[\w-]+)(?=["'`]?\s*[:,=|])/g)].map(([, name]) => name)));
  const used = new Set(texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)));
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter((name) => !written.has(name))).toEqual([]);
  expect(linesWith(/--(gr[ae]y|red|orange|yellow|gold|olive|green|teal|blue|indigo|violet|plum)-\d/, "")).toEqual([]);
});

test("breakpoints are written down in one file alone, also those that scripts ask for", () => {
  expect(media("small-table")).toBe("(max-width: 1100px), (max-height: 560px)");
  expect(() => media("none")).toThrow();
  expect(linesWith(/@media[^{]*\b(width|height)\b|["'`]\((min|max)-(width|height):/, "src/styles/breakpoints.css")).toEqual([]);
});

test("no component is longer than 250 lines", () => {
  const components = sources().filter((path) => path.endsWith(".svelte"));
  expect(components.length).toBeGreaterThan(150);
  const long = components.map((path) => [path, readFileSync(path, "utf8").split("\n").length - 1] as const).filter(([, lines]) => lines > 250);
  expect(long).toEqual([]);
});
