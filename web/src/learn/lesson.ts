import type { Fact, NewTable, Scene, Seat, Told, View } from "../wire";
import type { Args } from "../words/words.svelte";

/** Where a learner is: the table as it is, and what happened since the present step began. */
export interface Moment {
  scene: Scene;
  seat: Seat;
  /** What was told since the step began. */
  told: readonly Told[];
}

/** One idea, on the real screen. Its title and text are `learn-GAME-ID-title` and `learn-GAME-ID`. */
export interface Step {
  id: string;
  /** The part of the screen it is about, by its `data-tour`. */
  tour?: string;
  /** Done, when this holds; without it the learner says "next". */
  until?: (moment: Moment) => boolean;
  /** The step has nothing to say here any more. */
  past?: (moment: Moment) => boolean;
  /** What the text names. */
  args?: (moment: Moment) => Args;
}

/** A lesson: a table of its own, and steps in their order. */
export interface Lesson {
  game: "daybreak" | "earthrise";
  /** The table it is played at. */
  table: (name: string) => NewTable;
  steps: readonly Step[];
}

/** The step that comes after one, past those that have nothing to say; none: the lesson is over. */
export function following(lesson: Lesson, at: number, moment: Moment): number | null {
  for (let next = at + 1; next < lesson.steps.length; next += 1) {
    if (!lesson.steps[next]?.past?.(moment)) return next;
  }
  return null;
}

/** Did a fact of this kind happen, to this seat if the fact names one? */
export function happened(moment: Moment, ...kinds: string[]): boolean {
  return moment.told.some((told) => {
    const fact: Fact | null | undefined = told.fact;
    if (!fact) return false;
    if (typeof fact === "string") return kinds.includes(fact);
    const [kind, body] = Object.entries(fact)[0] ?? ["", null];
    const seat = (body as { seat?: Seat } | null)?.seat;
    return kinds.includes(kind) && (seat === undefined || seat === moment.seat);
  });
}

/** The view of a scene, as one of the games has it. */
export function viewIn<V extends View>(moment: Moment): V {
  return moment.scene.view as V;
}
