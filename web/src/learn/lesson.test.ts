import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Fact, FactMessage } from "../generated/wire";
import { Course } from "./course.svelte";
import { lesson as daybreak } from "../games/daybreak/lesson";
import { lesson as earthrise } from "../games/earthrise/lesson";
import { happened, toldOf, type Lesson, type Moment } from "./lesson";

const fact = (fact: unknown): Fact => fact as Fact;
const told = (one: unknown): FactMessage => ({ entry: 1, fact: fact(one) });
/** A game of counting: the view is how far it is. */
const at = (view: unknown, more: Partial<Moment> = {}): Moment => ({
  scene: { entry: 0, asked: [], awaited: [], view: view as never },
  view: view as never,
  seat: 0,
  library: { order: { stages: ["Global", "Local", "Emissions", "Crisis", "Growth"] } } as never,
  log: [],
  facts: [],
  busy: false,
  ...more,
});
const count = (moment: Moment): number => moment.view as unknown as number;

const lesson: Lesson = {
  game: "daybreak",
  table: daybreak.table,
  narrow: "",
  steps: [
    { id: "read" },
    { id: "do", until: (moment) => count(moment) > 0, past: (moment) => count(moment) > 0 },
    { id: "one", tell: (one) => one === fact("one"), past: (moment) => count(moment) > 8 },
    { id: "perhaps", tell: (one) => one === fact("perhaps"), perhaps: true, past: (moment) => count(moment) > 8 },
    { id: "two", tell: (one) => one === fact("two"), past: (moment) => count(moment) > 8 },
    { id: "end" },
  ],
  asides: [{ id: "aside", when: (moment) => moment.scene.prompt === "?" }],
};
const telling = (view: number, one: string): Moment => at(view, { facts: [fact("before"), fact(one)], busy: true });

test("a thing happened if one's own seat did it, or nobody is named", () => {
  const log = (one: unknown): Moment => at(0, { log: [told(one)] });
  expect(happened(log({ acted: { seat: 0, card: 1, stack: 0 } }), "acted")).toBe(true);
  expect(happened(log({ acted: { seat: 1, card: 1, stack: 0 } }), "acted")).toBe(false);
  expect(happened(log("no_copilot"), "no_copilot")).toBe(true);
  expect(happened(at(0, { log: [{ entry: 1, fact: null }] }), "acted")).toBe(false);
  const two = [told({ emitted: { seat: 1, carbon: 9 } }), told({ emitted: { seat: 0, carbon: 22 } })];
  expect(toldOf(at(0, { log: two }), "emitted", "carbon")).toBe(22);
});

test("each step waits until it is read, done or told, and none is passed over", () => {
  const course = new Course(lesson, null);
  expect(course.heed(at(0))).toBe(false);
  expect(course.step?.id).toBe("read");
  course.next(at(0));
  course.heed(at(0));
  expect(course.step?.id).toBe("do");
  // Something is told that is not what the next step is about.
  expect(course.heed(telling(1, "zero"))).toBe(false);
  expect(course.heed(telling(1, "one"))).toBe(true);
  expect(course.step?.id).toBe("one");
  // While it is unread nothing else comes, even if it were told.
  expect(course.heed(telling(1, "two"))).toBe(false);
  course.next(telling(1, "one"));
  expect(course.watching).toBe(true);
  expect(course.heed(telling(1, "two"))).toBe(true);
  expect(course.step?.id).toBe("two");
  course.next(telling(2, "two"));
  expect([course.step?.id, course.isLast(at(9))]).toEqual(["end", true]);
  course.next(at(9));
  expect(course.done).toBe(true);
});

test("what was skipped in the telling is made up for, what did not happen is not", () => {
  const course = new Course(lesson, null);
  course.next(at(1));
  // Done already: the step that asks for it has nothing to say.
  expect(course.watching).toBe(true);
  course.heed(at(1));
  expect(course.watching).toBe(true);
  course.heed(at(9));
  expect([course.step?.id, course.watching]).toEqual(["one", false]);
  course.next(at(9));
  expect(course.step?.id).toBe("two");
  course.next(at(9));
  expect(course.step?.id).toBe("end");
});

test("whoever has not read a step yet stays at it, unless the table is beyond it", () => {
  const course = new Course(lesson, null);
  expect(course.heed(telling(0, "one"))).toBe(false);
  expect(course.step?.id).toBe("read");
});

test("what comes by the way is explained once, and the step goes on after it", () => {
  const asking = at(0, { scene: { ...at(0).scene, prompt: "?" } });
  const course = new Course(lesson, null);
  course.heed(asking);
  expect(course.step?.id).toBe("read");
  course.next(asking);
  course.heed(asking);
  expect([course.step?.id, course.isAside]).toEqual(["aside", true]);
  expect(new Course(lesson, course.progress).step?.id).toBe("do");
  course.heed(at(0));
  expect([course.step?.id, course.isAside]).toEqual(["do", false]);
  course.heed(asking);
  expect(course.step?.id).toBe("do");
  // While the next step waits for what it tells of, too.
  const waiting = new Course(lesson, { step: "one", watching: true, seen: [], done: false });
  waiting.heed(asking);
  expect([waiting.step?.id, waiting.watching]).toEqual(["aside", false]);
  waiting.next(asking);
  expect([waiting.step?.id, waiting.watching]).toEqual(["one", true]);
});

test("a lesson goes on where it was left", () => {
  const course = new Course(lesson, null);
  course.next(at(0));
  course.heed(telling(1, "one"));
  const again = new Course(lesson, JSON.parse(JSON.stringify(course.progress)) as Course["progress"]);
  expect(again.step?.id).toBe("one");
  again.next(at(9));
  expect(new Course(lesson, again.progress).step?.id).toBe("two");
  expect(new Course(lesson, { step: "gone", watching: true, seen: [], done: false }).step?.id).toBe("read");
});

test("in the Local stage of the first round the lesson goes on from the board", () => {
  const view = (round: number, stage: string): unknown => ({
    round,
    stage,
    players: [{ hand: [1], demand: 1, offered: [] }],
    forecast: { carbon: [] },
  });
  const course = new Course(daybreak, { step: "forecast", watching: false, seen: [], done: false });
  course.next(at(view(1, "Local")));
  expect(course.step?.id).toBe("energy");
  // Whoever is done early still gets the world's turn told.
  expect(course.heed(at(view(1, "Emissions"), { facts: [fact({ emitted: { seat: 0, carbon: 22 } })], busy: true }))).toBe(true);
  expect(course.step?.id).toBe("made");
});

test("every step of every lesson has its words in every language", () => {
  for (const lang of ["en", "es", "pt-BR"]) {
    const texts = readFileSync(`../crates/words/web-locales/${lang}/learn.ftl`, "utf8");
    for (const lesson of [daybreak, earthrise]) {
      const steps = [...lesson.steps, ...lesson.asides];
      expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
      for (const step of steps) {
        for (const key of [`learn-${lesson.game}-${step.id}`, `learn-${lesson.game}-${step.id}-title`]) {
          expect(texts.includes(`\n${key} =`), `${lang}: ${key}`).toBe(true);
        }
      }
    }
  }
});
