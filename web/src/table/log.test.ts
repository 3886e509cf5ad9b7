import { expect, test } from "vitest";
import type { Fact, FactMessage } from "../generated/wire";
import { roundsOf, sections, withPast } from "./log";

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
    { entry: 1, heading: null, round: false, lines: [{ entry: 1, text: "dealt", fact: { done: { seat: 0 } }, back: false, seats: [], kind: null }] },
    { entry: 2, heading: "Round 1", round: true, lines: [] },
    {
      entry: 2,
      heading: "Global stage",
      round: false,
      lines: [
        { entry: 3, text: "kept", fact: { done: { seat: 0 } }, back: false, seats: [], kind: null },
        { entry: 4, text: "taken back", fact: null, back: true, seats: [], kind: null },
      ],
    },
  ]);
});

test("a whole log has what holds, and where moves were taken back; what fell is gone", () => {
  const known = [line(3, "fell"), { entry: 4, text: "taken back" }, line(5, "again"), line(7, "fell too"), { entry: 8, text: "back again" }];
  const past = [line(1, "one"), line(2, "two"), line(5, "again")];
  expect(withPast(known, past).map((told) => told.text)).toEqual(["one", "two", "taken back", "again", "back again"]);
});

const game = [
  { ...line(1, "dealt"), concerns: [] },
  { ...line(2, "Round 1", { round_began: { round: 1 } }, true), round: 1 },
  line(2, "Global stage", { stage_began: { stage: "Global" } }, true),
  { ...line(3, "Ada kept"), concerns: [0] },
  line(4, "Local stage", { stage_began: { stage: "Local" } }, true),
  { ...line(5, "Bento played"), concerns: [1] },
  { ...line(6, "Bento gave Ada"), concerns: [0, 1] },
  { ...line(7, "Round 2", { round_began: { round: 2 } }, true), round: 2 },
  { ...line(8, "a crisis"), concerns: [] },
];
const stage = (opening: Fact | null): string | null => (opening as { stage_began?: { stage: string } } | null)?.stage_began?.stage ?? null;
const parts = sections(game, (_, opening) => stage(opening));
const left = (seat: number | null, kind: string | null): string[] =>
  roundsOf(parts, { seat, kind }).flatMap((round) => round.parts.flatMap((part) => part.lines.map(({ text }) => text)));

test("a log lies in rounds, and what came before the first", () => {
  const rounds = roundsOf(parts, { seat: null, kind: null });
  expect(rounds.map(({ heading, count }) => [heading, count])).toEqual([
    [null, 1],
    ["Round 1", 3],
    ["Round 2", 1],
  ]);
  expect(rounds[1]?.parts.map(({ heading }) => heading)).toEqual([null, "Global stage", "Local stage"]);
});

test("a log is sifted by whom it is about and by its kind, and what is left over says nothing of the rest", () => {
  expect(left(0, null)).toEqual(["Ada kept", "Bento gave Ada"]);
  expect(left(null, "Local")).toEqual(["Bento played", "Bento gave Ada"]);
  expect(left(0, "Local")).toEqual(["Bento gave Ada"]);
  expect(left(0, "Crisis")).toEqual([]);
  expect(roundsOf(parts, { seat: 0, kind: null }).map(({ heading }) => heading)).toEqual(["Round 1"]);
  expect(left(null, null)).toHaveLength(5);
});
