// How Lighthouse 12 rates pages of a server that runs, on its phone: `npm run lighthouse -- http://127.0.0.1:7878 / /cards`.
// The median of five runs each, and what it finds besides speed. A measurement, not a test: on a busy machine speed says little.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [server = "http://127.0.0.1:7878", ...given] = process.argv.slice(2);
const pages = given.length > 0 ? given : ["/", "/learn", "/rules/daybreak", "/cards"];
const RUNS = Number(process.env.RUNS ?? 5);
const folder = mkdtempSync(join(tmpdir(), "firstlight-lighthouse-"));
// One that is installed elsewhere may be named; otherwise it is fetched.
const [command, ...first] = (process.env.LIGHTHOUSE ?? "npx --yes lighthouse@12").split(" ");
const environment = { CHROME_PATH: process.env.FIRSTLIGHT_CHROMIUM ?? "/usr/bin/chromium", ...process.env };

function rate(page, run) {
  const path = join(folder, `${run}.json`);
  const flags = ["--quiet", "--output=json", `--output-path=${path}`, "--chrome-flags=--headless=new --no-sandbox --disable-gpu"];
  execFileSync(command, [...first, new URL(page, server).href, ...flags], { env: environment, stdio: ["ignore", "ignore", "inherit"] });
  return JSON.parse(readFileSync(path, "utf8"));
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

for (const page of pages) {
  const runs = Array.from({ length: RUNS }, (_, run) => rate(page, run));
  const last = runs.at(-1);
  const points = Object.keys(last.categories).map((name) => `${name} ${Math.round(100 * median(runs.map((run) => run.categories[name].score ?? 0)))}`);
  const blocked = median(runs.map((run) => run.audits["total-blocking-time"].numericValue));
  const largest = median(runs.map((run) => run.audits["largest-contentful-paint"].numericValue));
  console.log(`${page}: ${points.join(", ")}; largest paint ${Math.round(largest)} ms, blocked ${Math.round(blocked)} ms`);
  for (const [name, category] of Object.entries(last.categories)) {
    if (name === "performance") continue;
    for (const { id, weight } of category.auditRefs) {
      const { score, title } = last.audits[id];
      if (weight > 0 && score !== null && score < 1) console.log(`  ${name}: ${title}`);
    }
  }
}
rmSync(folder, { recursive: true, force: true });
