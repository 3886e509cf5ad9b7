import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Told } from "../wire";
import { daybreak } from "./daybreak";
import { earthrise } from "./earthrise";
import { following, happened, type Lesson, type Moment } from "./lesson";

const at = (told: Told[] = [], view: unknown = {}): Moment => ({ scene: { entry: 0, asked: [], awaited: [], view: view as never }, seat: 0, told });
const told = (fact: unknown): Told => ({ entry: 1, fact: fact as never });

test("a thing happened if one's own seat did it, or nobody is named", () => {
  expect(happened(at([told({ acted: { seat: 0, card: 1, stack: 0 } })]), "acted")).toBe(true);
  expect(happened(at([told({ acted: { seat: 1, card: 1, stack: 0 } })]), "acted")).toBe(false);
  expect(happened(at([told("no_copilot")]), "no_copilot")).toBe(true);
  expect(happened(at([{ entry: 1, fact: null }]), "acted")).toBe(false);
});

test("steps that have nothing to say are passed over, and a lesson ends", () => {
  const lesson: Lesson = {
    game: "daybreak",
    table: daybreak.table,
    steps: [{ id: "a" }, { id: "b", past: (moment) => moment.told.length > 0 }, { id: "c" }],
  };
  expect(following(lesson, 0, at())).toBe(1);
  expect(following(lesson, 0, at([told("x")]))).toBe(2);
  expect(following(lesson, 2, at())).toBeNull();
});

test("in the Local stage of the first round the lesson goes on from the board, in the second it is over soon", () => {
  const view = (round: number, stage: string): unknown => ({ state: { round, stage, boards: [] }, forecast: {} });
  const index = (id: string): number => daybreak.steps.findIndex((step) => step.id === id);
  expect(following(daybreak, index("forecast"), at([], view(1, "Global")))).toBe(index("crises"));
  expect(following(daybreak, index("forecast"), at([], view(1, "Local")))).toBe(index("energy"));
  expect(following(daybreak, index("act"), at([], view(2, "Global")))).toBe(index("round-two"));
  expect(daybreak.steps[index("round-two")]?.until?.(at([], view(2, "Global")))).toBe(true);
});

test("every step of every lesson has its words in every language", () => {
  for (const lang of ["en", "es", "pt-BR"]) {
    const texts = readFileSync(`../crates/words/locales/${lang}/web/learn.ftl`, "utf8");
    for (const lesson of [daybreak, earthrise]) {
      expect(new Set(lesson.steps.map((step) => step.id)).size).toBe(lesson.steps.length);
      for (const step of lesson.steps) {
        for (const key of [`learn-${lesson.game}-${step.id}`, `learn-${lesson.game}-${step.id}-title`]) {
          expect(texts.includes(`\n${key} =`), `${lang}: ${key}`).toBe(true);
        }
      }
    }
  }
});
