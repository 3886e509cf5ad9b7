import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundle } from "../../words/words.svelte";
import type { EarthrisePhase } from "../../generated/wire";
import { waitsFor } from "./stage";

const PHASES: [EarthrisePhase, string][] = [
  ["play", "to play a card"],
  [{ exchange: { seat: 1 } }, "to exchange tokens or save them"],
  [{ keep_piece: { seat: 1 } }, "to keep a piece"],
  [{ copilot: { seat: 1 } }, "to take a card"],
  ["pills", "to reveal a pill or hold it"],
  [{ give_alerts: { seat: 1 } }, "to give away an Alert"],
];

test("whoever waits for somebody reads for what", () => {
  const words = bundle("en", [readFileSync("../games/earthrise/web-locales/en/table.ftl", "utf8")]);
  const pattern = words.getMessage("er-waiting")?.value;
  for (const [phase, what] of PHASES) {
    const said = pattern ? words.formatPattern(pattern, { names: "Bento", what: waitsFor({ phase }) }) : "";
    expect(said, JSON.stringify(phase)).toMatch(new RegExp(`^Waiting for Bento.* ${what}$`));
  }
  expect(waitsFor({ phase: "deal" })).toBe("other");
});
