import { expect, test } from "vitest";
import type { Fact, FactMessage } from "../generated/wire";
import { sections, withPast } from "./log";

const fact = (body: unknown): Fact => body as Fact;
const line = (entry: number, text: string, body: unknown = { done: { seat: 0 } }, opens = false): FactMessage => ({ entry, text, fact: fact(body), opens });

test("lines stand under what they belong to", () => {
  const log = [
    line(1, "dealt"),
    { ...line(2, "Round 1", { round_began: { round: 1 } }, true), round: 1 },
    line(2, "Global stage", { stage_began: { stage: "Global" } }, true),
    line(3, "kept"),
    { entry: 4, text: "taken back" },
    { entry: 5, fact: fact("no_copilot") },
  ];
  expect(sections(log)).toEqual([
    { entry: 1, heading: null, round: false, lines: [{ entry: 1, text: "dealt", back: false }] },
    { entry: 2, heading: "Round 1", round: true, lines: [] },
    {
      entry: 2,
      heading: "Global stage",
      round: false,
      lines: [
        { entry: 3, text: "kept", back: false },
        { entry: 4, text: "taken back", back: true },
      ],
    },
  ]);
});

test("a whole log has what holds, and where moves were taken back; what fell is gone", () => {
  const known = [line(3, "fell"), { entry: 4, text: "taken back" }, line(5, "again"), line(7, "fell too"), { entry: 8, text: "back again" }];
  const past = [line(1, "one"), line(2, "two"), line(5, "again")];
  expect(withPast(known, past).map((told) => told.text)).toEqual(["one", "two", "taken back", "again", "back again"]);
});
