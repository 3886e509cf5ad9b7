import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DAYBREAK_QUESTIONS, DAYBREAK_REFUSALS, DAYBREAK_STAGES, EARTHRISE_QUESTIONS, EARTHRISE_REFUSALS, ruleOf } from "./links";
import { entriesOf, parseRules } from "./parse";

function addresses(game: string): string[] {
  return entriesOf(parseRules(readFileSync(new URL(`./en/${game}.txt`, import.meta.url), "utf8"))).map(({ ids }) => ids[0]);
}

const LINKS = [
  ...[DAYBREAK_REFUSALS, DAYBREAK_QUESTIONS, DAYBREAK_STAGES].map((links) => ["daybreak", links] as const),
  ...[EARTHRISE_REFUSALS, EARTHRISE_QUESTIONS].map((links) => ["earthrise", links] as const),
];

test.each(LINKS)("every link leads to a rule of %s", (game, links) => {
  const there = addresses(game);
  expect(Object.entries(links).filter(([, rule]) => !there.includes(rule))).toEqual([]);
});

test("a reason leads to its rule, whether it carries more or not", () => {
  expect(ruleOf("no_effect")).toBe("DB-LOCAL-17");
  expect(ruleOf({ too_many_stacks: { most: 5 } })).toBe("DB-LOCAL-09");
  expect(ruleOf("exchange_nothing")).toBe("ER-9.7");
  expect(ruleOf({ must_follow: { card: "AST5", trump: "PHO", or: "ALE" } })).toBe("ER-6.2");
});

test("what both games can say leads to the right one", () => {
  expect(ruleOf({ not_in_hand: { card: 17 } })).toBe(DAYBREAK_REFUSALS.not_in_hand);
  expect(ruleOf({ not_in_hand: { card: "PHO4" } })).toBe(EARTHRISE_REFUSALS.not_in_hand);
  for (const [asked, rule] of Object.entries({ ...DAYBREAK_QUESTIONS, ...EARTHRISE_QUESTIONS })) {
    expect(ruleOf({ other_question: { asked } })).toBe(rule);
  }
});

test("no question has the same name in both games", () => {
  expect(Object.keys(DAYBREAK_QUESTIONS).filter((name) => name in EARTHRISE_QUESTIONS)).toEqual([]);
});

test("something forbidden leads to the crisis or the challenge that forbids it", () => {
  expect(ruleOf({ forbidden_by: { what: "GivingCards", by: 45 } })).toBe("DB-CRISIS-10");
  const challenge = ruleOf({ forbidden_by: { what: "GivingCards", by: null } });
  expect(addresses("daybreak")).toContain(challenge);
  expect(challenge).toBe("DB-CHAL-01");
});

test("anything else is no reason of the rules", () => {
  for (const other of [null, undefined, 7, "", "toString", [], ["no_effect"], {}, { constructor: {} }, { no_effect: 1, owed: 2 }]) {
    expect(ruleOf(other)).toBeNull();
  }
  expect(ruleOf({ other_question: { asked: "the way" } })).toBeNull();
});
