import { expect, test } from "vitest";
import type { Fact, FactMessage } from "../../generated/wire";
import { gainedOf } from "./player/gained";
import { staging } from "./staging";
import { deedsOf, teamRounds } from "./team";

const told = (entry: number, fact: unknown, more: Partial<FactMessage> = {}): FactMessage => ({
  entry,
  fact: fact as Fact,
  text: Object.keys(fact as object)[0] ?? "",
  ...more,
});
const log = [
  told(1, { round_began: { round: 1 } }),
  told(1, { stage_began: { stage: "Local" } }),
  told(2, { acted: { seat: 1, card: 4, stack: 0 } }),
  told(2, { drew: { seat: 1, cards: [7] } }),
  told(2, { world_changed: { token: "Trees", change: 1, now: 20, cause: { local: 4 } } }),
  told(3, { acted: { seat: 0, card: 5, stack: 0 } }),
  told(3, { drew: { seat: 0, cards: [9, 8] } }),
  told(4, { cards_given: { from: 1, to: 0, cards: [11] } }),
  told(5, { stage_began: { stage: "Emissions" } }),
  told(5, { emitted: { seat: 1, carbon: 3, absorbed: 0 } }),
  told(6, { round_began: { round: 2 } }),
  told(6, { stage_began: { stage: "Local" } }),
  told(7, { done: { seat: 1 } }),
];

test("what each power did is kept for every round, whatever else happened", () => {
  const rounds = teamRounds(log);
  expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
  expect(rounds[0]?.deeds.get(1)?.map(({ text }) => text)).toEqual(["acted", "drew", "world_changed", "cards_given"]);
  expect(rounds[0]?.deeds.get(0)?.map(({ text }) => text)).toEqual(["acted", "drew"]);
  expect(rounds[1]?.deeds.get(1)?.map(({ text }) => text)).toEqual(["done"]);
});

test("the summary of a stage leaves out who was done when", () => {
  const more = [...log, told(8, { not_done: { seat: 1 } }), told(8, { acted: { seat: 1, card: 4, stack: 0 } }), told(9, { done: { seat: 1 } })];
  const last = teamRounds(more).at(-1)!;
  expect(last.deeds.get(1)?.map(({ text }) => text)).toEqual(["done", "not_done", "acted", "done"]);
  expect(
    deedsOf(last)
      .deeds.get(1)
      ?.map(({ text }) => text),
  ).toEqual(["acted"]);
});

test("cards that came are marked until the next move of one's own", () => {
  expect([...gainedOf(log.slice(0, 8), 0)].sort()).toEqual([11, 8, 9]);
  expect([...gainedOf([...log, told(8, { started: { seat: 0, card: 9, stack: 1 } })], 0)]).toEqual([]);
});

test("a crisis, a roll and a flow of carbon stay as long as it takes to read them", () => {
  const text = "x".repeat(60);
  for (const fact of [
    { planet_rolled: { effect: "Desertification" } },
    { sinks_absorbed: { carbon: 4, unused: 0 } },
    { targets: { card: 1, targets: [0] } },
    { warmed: { carbon: 3 } },
  ]) {
    expect(staging.beat(fact as Fact, false, null, text)).toBe(350 + 55 * 60);
  }
  const changed = { changed: { seat: 0, token: "Clean", change: -1, now: 2, cause: { crisis: 3 } } } as unknown as Fact;
  expect(staging.beat(changed, true, null, text)).toBe(350 + 55 * 60);
});
