import type { Progress } from "./course.svelte";

/** A lesson that was begun on this device: its table, and how far one is. */
export interface Begun {
  table: string;
  progress: Progress | null;
}

const keyOf = (game: string): string => `firstlight-lesson-${game}`;

/** The lesson of a game that was begun here, if there is one. */
export function begun(game: string): Begun | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Partial<Begun> | null;
    if (!kept || typeof kept.table !== "string") return null;
    const { progress } = kept;
    const whole = progress && typeof progress.step === "string" && Array.isArray(progress.seen);
    return {
      table: kept.table,
      progress: whole ? { step: progress.step, watching: progress.watching === true, seen: progress.seen, done: progress.done === true } : null,
    };
  } catch {
    return null;
  }
}

export function keep(game: string, lesson: Begun): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(lesson));
  } catch {
    // Without a place to keep it, a reload begins the lesson's steps anew; the table is still there.
  }
}

/** How far one is at this table, if it is that of a lesson begun here. */
export function progressAt(game: string, table: string): Progress | null {
  const kept = begun(game);
  return kept?.table === table ? kept.progress : null;
}

/** Is this the table of a lesson that was begun here and is not over? */
export function isLesson(game: string, table: string): boolean {
  const kept = begun(game);
  return kept?.table === table && !kept.progress?.done;
}
