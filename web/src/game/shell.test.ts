import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KNOWN } from "./clients";

/** Sources outside the folders of games; tests may name one. */
function shell(folder = "src"): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return ["src/games", "src/generated"].includes(path) ? [] : shell(path);
    return /\.test(-kit)?\.ts$/.test(name) ? [] : [path];
  });
}

/** The lines of the shell in which something is found. */
function linesWith(wanted: RegExp): string[] {
  return shell().flatMap((path) => {
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.flatMap((line, at) => (wanted.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : []));
  });
}

interface Kinds {
  oneOf: { const?: string; enum?: string[]; required?: string[] }[];
}

/** The names of all facts of all games. */
function facts(): string[] {
  const { schemas } = (JSON.parse(readFileSync("src/generated/openapi.json", "utf8")) as { components: { schemas: Record<string, Kinds> } }).components;
  const kinds = Object.keys(schemas).filter((name) => KNOWN.some((game) => name.toLowerCase() === `${game}fact`));
  return kinds.flatMap((name) => schemas[name]?.oneOf ?? []).flatMap((kind) => kind.required ?? kind.enum ?? (kind.const ? [kind.const] : []));
}

test("every game has a folder, and no source outside of them names one", () => {
  expect(readdirSync("src/games").toSorted()).toEqual(KNOWN.toSorted());
  const sources = shell();
  expect(sources.length).toBeGreaterThan(150);
  expect(linesWith(new RegExp(KNOWN.join("|"), "i"))).toEqual([]);
});

test("no source of the shell knows a fact of a game by its name", () => {
  const names = facts();
  expect(names.length).toBeGreaterThan(60);
  // A name of one word is a word like any other, unless it is looked for in something or said to be its kind.
  const long = names.filter((name) => name.includes("_")).join("|");
  expect(linesWith(new RegExp(`\\b(${long})\\b|"(${names.join("|")})" in\\b|kind === "(${names.join("|")})"`))).toEqual([]);
});
