import type { Aside, Lesson, Moment, Step } from "./lesson";

/** How far somebody is in a lesson, as it is kept. */
export interface Progress {
  /** The step one is at. */
  step: string;
  /** It has been read, and the next one waits for what it tells of. */
  watching: boolean;
  /** The asides that were explained. */
  seen: string[];
  /** The lesson is over. */
  done: boolean;
}

/**
 * The way of one learner through a lesson. It follows the table and decides which step is said; it never does anything at
 * the table itself.
 */
export class Course {
  private at = $state(0);
  private aside = $state<string | null>(null);
  private seen = $state.raw<readonly string[]>([]);
  /** The present step has been read; the next one comes with what it tells of. */
  private read = $state(false);
  done = $state(false);
  /** What is said now. */
  step = $derived.by<Step | null>(() => this.explained() ?? this.lesson.steps[this.at] ?? null);
  /** The number of the present step, from 1. */
  number = $derived(this.at + 1);

  constructor(
    readonly lesson: Lesson,
    kept: Progress | null,
  ) {
    const at = kept ? lesson.steps.findIndex(({ id }) => id === kept.step) : -1;
    if (!kept || at < 0) return;
    this.at = at;
    this.read = kept.watching;
    this.seen = kept.seen;
    this.done = kept.done;
  }

  get progress(): Progress {
    return { step: this.lesson.steps[this.at]?.id ?? "", watching: this.read, seen: [...this.seen], done: this.done };
  }

  /** Is nothing said now, because the next step waits for what it tells of? */
  get watching(): boolean {
    return this.read && this.aside === null;
  }

  /** Is an aside being explained? */
  get isAside(): boolean {
    return this.aside !== null;
  }

  /** The step before, if it can be read again: nothing was done or told in it. */
  get before(): number | null {
    if (this.isAside || this.at === 0 || this.lesson.steps[this.at]?.tell) return null;
    const step = this.lesson.steps[this.at - 1];
    return step && !step.until && !step.tell ? this.at - 1 : null;
  }

  /**
   * Follows the table. True, if a step came that is about the fact being told: the telling is to be held until it has been
   * read.
   */
  heed(moment: Moment): boolean {
    if (this.done) return false;
    const met = this.met(moment);
    if (met !== null) {
      this.turn(met);
      return true;
    }
    if (moment.busy) return false;
    const now = this.explained();
    if (now) {
      if (now.when(moment)) return false;
      this.explain(null);
    }
    if (this.read) this.makeUp(moment);
    else if (this.step?.until?.(moment)) this.next(moment);
    // What is only read is read to its end first.
    const came = this.read || this.step?.until ? this.lesson.asides.find(({ id, when }) => !this.seen.includes(id) && when(moment)) : undefined;
    if (came) this.explain(came.id);
    return false;
  }

  /** Goes on to the step after; where that one tells of something, it waits for it. */
  next(moment: Moment): void {
    if (this.aside !== null) {
      this.explain(null);
      return;
    }
    const after = this.following(moment);
    if (after === null) this.done = true;
    else if (this.lesson.steps[after]?.tell) {
      this.at = after - 1;
      this.read = true;
      if (!moment.busy) this.makeUp(moment);
    } else this.turn(after);
  }

  back(): void {
    if (this.before !== null) this.turn(this.before);
  }

  /** Will the lesson be over after this step? */
  isLast(moment: Moment): boolean {
    return !this.isAside && this.following(moment) === null;
  }

  private explained(): Aside | null {
    return this.lesson.asides.find(({ id }) => id === this.aside) ?? null;
  }

  /** Begins an aside, or ends the one that is explained: from then on it has been seen. */
  private explain(aside: string | null): void {
    if (this.aside !== null) this.seen = [...this.seen, this.aside];
    this.aside = aside;
  }

  private turn(to: number): void {
    this.at = to;
    this.explain(null);
    this.read = false;
  }

  /** The step after, past those that have nothing to say any more. */
  private following(moment: Moment): number | null {
    const { steps } = this.lesson;
    for (let next = this.at + 1; next < steps.length; next += 1) {
      const step = steps[next]!;
      if (step.tell || !step.past?.(moment)) return next;
    }
    return null;
  }

  /** The step about the fact that is being told, if it is its turn. */
  private met(moment: Moment): number | null {
    const { facts } = moment;
    const { steps } = this.lesson;
    const now = steps[this.at];
    if (facts.length === 0 || !moment.busy || (now?.tell && !this.read)) return null;
    for (let next = this.at + 1; next < steps.length; next += 1) {
      const step = steps[next]!;
      if (facts.some((fact) => step.tell?.(fact, moment))) return this.mayLeave(moment) ? next : null;
      const leftOut = step.tell ? step.perhaps : step.past?.(moment);
      if (!leftOut) return null;
    }
    return null;
  }

  /** Whoever has not read the present step yet stays at it, unless the table is beyond it. What is done ends with what comes of it. */
  private mayLeave(moment: Moment): boolean {
    const now = this.lesson.steps[this.at];
    return this.read || now?.until !== undefined || Boolean(now?.past?.(moment));
  }

  /** Makes up for a step whose fact was skipped, and leaves those out that did not happen. */
  private makeUp(moment: Moment): void {
    const { steps } = this.lesson;
    for (let next = this.at + 1; next < steps.length; next += 1) {
      const step = steps[next]!;
      if (!step.past?.(moment)) {
        if (!step.tell) this.turn(next);
        return;
      }
      if (step.tell && !step.perhaps) {
        this.turn(next);
        return;
      }
      this.at = next;
    }
  }
}
