import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { QUESTIONS as DAYBREAK_QUESTIONS, REFUSALS as DAYBREAK_REFUSALS, ruleOfReason as ofDaybreak, STAGES } from "../games/daybreak/rules";
import { QUESTIONS as EARTHRISE_QUESTIONS, REFUSALS as EARTHRISE_REFUSALS, ruleOfReason as ofEarthrise } from "../games/earthrise/rules";
import { entriesOf, parseRules } from "./parse";

function addresses(game: string): string[] {
  return entriesOf(parseRules(readFileSync(new URL(`../games/${game}/rules/en.txt`, import.meta.url), "utf8"))).map(({ ids }) => ids[0]);
}

const LINKS = [
  ...[DAYBREAK_REFUSALS, DAYBREAK_QUESTIONS, STAGES].map((links) => ["daybreak", links] as const),
  ...[EARTHRISE_REFUSALS, EARTHRISE_QUESTIONS].map((links) => ["earthrise", links] as const),
];

test.each(LINKS)("every link leads to a rule of %s", (game, links) => {
  const there = addresses(game);
  expect(Object.entries(links).filter(([, rule]) => !there.includes(rule))).toEqual([]);
});

test("a reason leads to its rule, whether it carries more or not", () => {
  expect(ofDaybreak("no_effect")).toBe("DB-LOCAL-17");
  expect(ofDaybreak({ too_many_stacks: { most: 5 } })).toBe("DB-LOCAL-09");
  expect(ofEarthrise("exchange_nothing")).toBe("ER-9.7");
  expect(ofEarthrise({ must_follow: { card: "AST5", trump: "PHO", or: "ALE" } })).toBe("ER-6.2");
});

test("what is asked leads to its rule, and what both games can say to the right one", () => {
  expect(ofDaybreak({ not_in_hand: { card: 17 } })).toBe(DAYBREAK_REFUSALS.not_in_hand);
  expect(ofEarthrise({ not_in_hand: { card: "PHO4" } })).toBe(EARTHRISE_REFUSALS.not_in_hand);
  for (const [asked, rule] of Object.entries(DAYBREAK_QUESTIONS)) expect(ofDaybreak({ other_question: { asked } })).toBe(rule);
  for (const [asked, rule] of Object.entries(EARTHRISE_QUESTIONS)) expect(ofEarthrise({ other_question: { asked } })).toBe(rule);
});

test("something forbidden leads to the crisis or the challenge that forbids it", () => {
  expect(ofDaybreak({ forbidden_by: { what: "GivingCards", by: 45 } })).toBe("DB-CRISIS-10");
  const challenge = ofDaybreak({ forbidden_by: { what: "GivingCards", by: null } });
  expect(addresses("daybreak")).toContain(challenge);
  expect(challenge).toBe("DB-CHAL-01");
});

test("anything else is no reason of the rules", () => {
  for (const other of [null, undefined, 7, "", "toString", [], ["no_effect"], {}, { constructor: {} }, { no_effect: 1, owed: 2 }]) {
    for (const ruleOf of [ofDaybreak, ofEarthrise]) expect(ruleOf(other)).toBeNull();
  }
  for (const ruleOf of [ofDaybreak, ofEarthrise]) expect(ruleOf({ other_question: { asked: "the way" } })).toBeNull();
});
