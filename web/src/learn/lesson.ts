import type { Fact, Library, NewTable, Scene, Seat, FactMessage, View } from "../generated/wire";
import type { TableModel } from "../table/model.svelte";
import type { Args } from "../words/words.svelte";

/** Where a learner is. */
export interface Moment {
  /** What the server said last. */
  scene: Scene;
  /** The table as it shows: behind the scene while something is being told. */
  view: View;
  seat: Seat;
  /** The pieces of the game. */
  library: Library;
  /** All that was told, oldest first. */
  log: readonly FactMessage[];
  /** The facts that are being told. */
  facts: readonly Fact[];
  /** Is something being told? */
  busy: boolean;
}

/** The moment of a table that somebody learns at. */
export function momentOf(live: TableModel): Moment {
  return {
    scene: live.scene,
    view: (live.playback.view ?? live.scene.view) as Moment["view"],
    seat: live.seat ?? 0,
    library: live.library,
    log: live.log,
    // What is told once more was explained before.
    facts: live.playback.busy && !live.playback.again ? live.playback.lines.flatMap(({ fact }) => fact ?? []) : [],
    busy: live.playback.busy,
  };
}

type Holds = (moment: Moment) => boolean;

/** One idea, on the real screen. Its title and text are `learn-GAME-ID-title` and `learn-GAME-ID`. */
export interface Step {
  id: string;
  /** The part of the screen it is about, by its `data-tour`; of several, the first that is in sight. */
  tour?: string | readonly string[] | ((moment: Moment) => string);
  /** Something is to be done, and it is done when this holds; without it the learner says "next". */
  until?: Holds;
  /** It is about this fact: it comes when the fact is told, and the telling waits until it has been read. */
  tell?: (fact: Fact, moment: Moment) => boolean;
  /** What it tells of need not happen; then it is left out. */
  perhaps?: boolean;
  /** The table is beyond it. A step about a fact is then made up for, others have nothing to say any more. */
  past?: Holds;
  /** What the text names. */
  args?: (moment: Moment) => Args;
}

/** Something that may come at any time, and is explained when it comes for the first time. */
export interface Aside extends Step {
  /** Is it there? */
  when: Holds;
}

/** A lesson: a table of its own, and steps in their order. */
export interface Lesson {
  game: string;
  /** The table it is played at. */
  table: (name: string) => NewTable;
  /** The screens on which the game shows one view at a time. There the coach stands beside the table, not over it. */
  narrow: string;
  steps: readonly Step[];
  asides: readonly Aside[];
}

/** The parts of the screen that a step is about, the best one first. */
export function toursOf({ tour }: Step, moment: Moment): readonly string[] {
  if (tour === undefined) return [];
  if (typeof tour === "function") return [tour(moment)];
  return typeof tour === "string" ? [tour] : tour;
}

/** The kind of a fact and what it says. */
function read(fact: Fact): [string, { seat?: Seat } | null] {
  if (typeof fact === "string") return [fact, null];
  const [kind, body] = Object.entries(fact)[0] ?? ["", null];
  return [kind, body as { seat?: Seat } | null];
}

/** Is a fact of one of these kinds? */
export function isOf(fact: Fact, ...kinds: string[]): boolean {
  return kinds.includes(read(fact)[0]);
}

/** Does a fact of one of these kinds name this seat? */
export function isOfSeat(fact: Fact, seat: Seat, ...kinds: string[]): boolean {
  const [kind, body] = read(fact);
  return kinds.includes(kind) && body?.seat === seat;
}

/** Has a fact of this kind happened, to this seat if the fact names one? */
export function happened(moment: Moment, ...kinds: string[]): boolean {
  return moment.log.some(({ fact }) => {
    if (!fact) return false;
    const [kind, body] = read(fact);
    return kinds.includes(kind) && (body?.seat === undefined || body.seat === moment.seat);
  });
}

/** A number that the first fact of a kind told of this seat, if it names one; 0, if there was none. */
export function toldOf(moment: Moment, kind: string, field: string): number {
  for (const { fact } of moment.log) {
    if (!fact) continue;
    const [one, body] = read(fact);
    if (one !== kind || (body?.seat !== undefined && body.seat !== moment.seat)) continue;
    const value = (body as Record<string, unknown> | null)?.[field];
    if (typeof value === "number") return value;
  }
  return 0;
}

/** The table as it shows, as one of the games has it. */
export function viewIn<V extends View>(moment: Moment): V {
  return moment.view as V;
}
