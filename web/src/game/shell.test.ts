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

test("every game has a folder, and no source outside of them names one", () => {
  expect(readdirSync("src/games").toSorted()).toEqual(KNOWN.toSorted());
  const sources = shell();
  expect(sources.length).toBeGreaterThan(150);
  const named = new RegExp(KNOWN.join("|"), "i");
  const found = sources.flatMap((path) => {
    const lines = readFileSync(path, "utf8").split("\n");
    return lines.flatMap((line, at) => (named.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : []));
  });
  expect(found).toEqual([]);
});
