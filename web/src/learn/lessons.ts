import { daybreak } from "./daybreak";
import { earthrise } from "./earthrise";
import type { Lesson } from "./lesson";

/** The lessons there are. */
export const LESSONS: readonly Lesson[] = [daybreak, earthrise];

export const lessonOf = (game: string | null): Lesson | null => LESSONS.find((one) => one.game === game) ?? null;
