import type { Library } from "../library";
import type { Fact, Patch, Seat, FactMessage, View } from "../generated/wire";
import { changesOf, fitting, patched, type Ending } from "./patch";
import type { Chime } from "./sound";

/** How a game plays out what happened: step by step, each fact one movement and one line of text. */
export interface Staging {
  /**
   * How long the fact rests, in milliseconds at the usual pace; 0: nobody waits for it. `view` is the table after it,
   * `text` all that is to be read meanwhile.
   */
  beat(fact: Fact, mine: boolean, view?: View | null, text?: string): number;
  /** Does a stage begin with a fact, after the one before it, that has no heading of its own? Passing over ends there too. */
  opens?(fact: Fact, before: Fact | null): boolean;
  /** All that is to be read while a fact is told at a table; otherwise its sentence. */
  reads?(told: FactMessage, at: { library: Library; log: readonly FactMessage[]; seat: Seat | null }): string;
  /** Does a moment begin with a fact, after those of the moment before it? */
  begins?(fact: Fact, before: readonly Fact[]): boolean;
  /** Is the last fact of a moment told together with the next, which is null at the end of what came? */
  joins?(moment: readonly Fact[], next: Fact | null): boolean;
  /** How a moment plays, which is more than one line; nothing, if these facts are told as a line. */
  plays?(told: readonly FactMessage[], at: At): Playing | null;
  /** What a fact sounds like, if it is heard. */
  sound?(fact: Fact): Chime | null;
  /** Has the screen a place of its own for facts that nobody waits for? If not, they are told with the next. */
  readonly beside?: boolean;
}

/** Where a moment is told. */
export interface At {
  seat: Seat | null;
  /** The table before the moment, and after it. */
  from: View | null;
  view: View | null;
  /** All facts of the moment, also those that were told before somebody was asked. */
  moment: readonly FactMessage[];
  /** Does whoever listens want every moment to wait for them? */
  waits: boolean;
  log: readonly FactMessage[];
  library: Library | null;
}

/** How a moment plays: act by act, then it rests. All in milliseconds at the usual pace. */
export interface Playing {
  acts: readonly number[];
  /** How many acts were over before, where a part of it was told already. */
  before: number;
  /** How long it rests after them; without end, it waits for a press. */
  rest: number;
  /** Does one press show all of it? Else it shows the next act. */
  whole: boolean;
  /** Does it wait even for whoever passes over the stage? */
  stops: boolean;
}

/** What somebody did that nobody had to wait for. */
export interface Deed {
  key: number;
  told: FactMessage;
  /** Is it about oneself? */
  mine: boolean;
}

/** What whoever holds a playback tells it, and hears of it. */
export interface Teller {
  /** Is it about oneself? Then nobody passes it over: whoever skips is told it, for the least of its time. */
  mine?: (told: FactMessage) => boolean;
  /** All that is to be read while a fact is told; otherwise its sentence. */
  reads?: (told: FactMessage) => string;
  /** All has been told. */
  rested?: () => void;
  /** All that a message brought has been told. */
  reached?: (n: number) => void;
  /** The table as it is, for when a patch does not fit the one that shows. */
  truth?: () => View | null;
  /** Where moments are told. */
  at?: () => Pick<At, "seat" | "waits" | "log" | "library">;
}

/** The page is out of sight, or the screen of the game is not there: still on its way, or behind a curtain; or it was put aside to look at the table. */
export type Unseen = "page" | "screen" | "aside";

interface Step {
  told: FactMessage[];
  /** The table before them; otherwise as the step before left it. */
  from: View | null;
  end: Ending;
  /** The number of the message that brought it. */
  n: number | null;
  /** Was it told before? */
  again: boolean;
}

const orders = new WeakMap<FactMessage, number>();
let tellings = 0;

/** Which of all told facts this one was, counted as they are told. */
export const orderOf = (told: FactMessage): number => orders.get(told) ?? 0;

const factsOf = (told: readonly FactMessage[]): Fact[] => told.flatMap(({ fact }) => fact ?? []);

/** The least that is left of a rest when it goes on after a pause. */
const LEFT_MS = 400;
/** How long a deed stays in sight: a while, and more for every character. */
const DEED_MS = 2600;
const DEED_CHAR_MS = 45;
/** What is about oneself stays so many times as long. */
const DEED_MINE = 2;

/**
 * The facts that wait to be told, and the table as far as they have been. Every fact is told in its order: with a rest of
 * its own, together with the next that has one, or as a deed beside the story. Only a person passes some over, and nothing
 * that is about them.
 */
export class Playback {
  /** The table as it shows. */
  view = $state.raw<View | null>(null);
  /** The fact that is being told. */
  line = $state.raw<FactMessage | null>(null);
  /** It, and before it those that are told with it. */
  lines = $state.raw<FactMessage[]>([]);
  /** All facts of the moment that is told or was told last, and the table before it. */
  moment = $state.raw<FactMessage[]>([]);
  from = $state.raw<View | null>(null);
  /** How it plays, and how many of its acts are over. */
  playing = $state.raw<Playing | null>(null);
  act = $state(0);
  /** How long what is told now rests, in milliseconds; without end, until a press. */
  resting = $state(0);
  /** How many moments wait after it. */
  waiting = $state(0);
  /** Is something being told? */
  busy = $state(false);
  /** Does the fact that is being told rest until `go`? */
  held = $state(false);
  /** Is it told once more? */
  again = $state(false);
  /** What was done lately beside the story, oldest first. */
  deeds = $state.raw<Deed[]>([]);
  /** What the person passed over, and has not been told since. */
  passed = $state.raw<FactMessage[]>([]);

  /** Is every fact told by itself, and none as a part of a moment? So it is where each is explained. */
  factByFact = $state(false);

  private readonly steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** When the rest began, and how much of it is left. */
  private since = 0;
  private left = 0;
  /** Until when it is told to whoever is in a hurry too. */
  private least = 0;
  /** Ends the rest of the fact that is being told. */
  private next: (() => void) | null = null;
  private hurried: "stage" | "all" | null = null;
  /** Are all acts of the moment to show at once? */
  private shown = false;
  /** Did somebody want to see all of it? What is still to come of the same moment shows at once then. */
  private pressed = false;
  /** Is the moment to play once more? */
  private repeated = false;
  /** Why nobody can see what is told: the page is out of sight, or no screen of the game shows. */
  private readonly unseen = new Set<Unseen>();
  private seen: (() => void) | null = null;
  private keys = 0;
  /** Counts the cuts, so that what was being told before one does not go on after it. */
  private cuts = 0;

  constructor(
    readonly staging: Staging,
    /** How fast: 1 is the usual pace; 0 tells nothing and jumps to the end. */
    private readonly pace: () => number,
    private readonly teller: Teller = {},
  ) {}

  /** Shows the table as it is, and forgets what was still to be told. Answers with what that was. */
  cut(view: View | null): FactMessage[] {
    const forgotten = this.steps.splice(0).flatMap((step) => step.told);
    this.cuts += 1;
    this.held = false;
    this.rest();
    this.seen?.();
    this.seen = null;
    this.view = view;
    this.line = null;
    this.lines = [];
    this.moment = [];
    this.from = null;
    this.playing = null;
    this.busy = false;
    this.again = false;
    this.hurried = null;
    return forgotten;
  }

  /** Tells these facts after all that wait, each with what it changes. `from` is the table before them, where it is known whole. */
  tell(told: readonly FactMessage[], end: Ending, n: number | null = null, from: View | null = null): void {
    this.steps.push({ told: [...told], from, end, n, again: false });
    if (this.busy) this.count();
    if (!this.busy) void this.run();
  }

  /** Tells once more what was told before, from the table as it was then; at the end stands the table as it is. */
  retell(from: View, told: readonly FactMessage[], now: View | null): void {
    if (this.busy) return;
    this.steps.push({ told: [...told], from, end: { view: now }, n: null, again: true });
    void this.run();
  }

  /** Puts other words to what still waits: the same facts in another language. */
  reword(log: readonly FactMessage[]): void {
    const key = (told: FactMessage): string => `${told.entry} ${JSON.stringify(told.fact)}`;
    const texts = new Map(log.map((told) => [key(told), told.text]));
    const reworded = (told: FactMessage): FactMessage => ({ ...told, text: texts.get(key(told)) ?? told.text ?? null });
    for (const step of this.steps) step.told = step.told.map(reworded);
    this.passed = this.passed.map(reworded);
  }

  /** Rests at the fact that is being told, and at every one after it, until `go`; `step` tells one more. */
  hold(): void {
    this.held = true;
    this.stop();
  }

  /** Goes on where it was held. */
  go(): void {
    if (!this.held) return;
    this.held = false;
    this.rest();
  }

  /** The rest of what is told goes on after a pause, for as long as was left of it. */
  resume(): void {
    this.held = false;
    this.start();
  }

  /** Goes on with the next fact: at once, or as soon as one could see what is about oneself. */
  step(): void {
    // The first press shows all of a moment, or the next act of it; another goes on.
    if (this.playing?.whole) this.shown = this.pressed = true;
    const left = this.next ? this.least - Date.now() : 0;
    if (left <= 0) return this.rest();
    if (this.timer) clearTimeout(this.timer);
    this.since = Date.now();
    this.left = left;
    this.timer = setTimeout(() => this.rest(), left);
  }

  /** Plays the moment that is told once more. */
  repeat(): void {
    if (!this.playing) return;
    this.repeated = true;
    this.rest();
  }

  /** Passes over what is left of the stage, or all that waits. */
  skip(how: "stage" | "all" = "stage"): void {
    this.held = false;
    if (!this.busy) return;
    this.hurried = how;
    this.step();
  }

  /** From now on nobody can see what is told, so nothing is told, until `show` for the same reason. */
  hide(why: Unseen): void {
    this.unseen.add(why);
    this.stop();
  }

  /** The reason is gone; without any, the story goes on where it was. */
  show(why: Unseen): void {
    if (!this.unseen.delete(why) || this.unseen.size > 0) return;
    this.start();
    this.seen?.();
    this.seen = null;
  }

  /** Does a fact rest, so that it is a line of the story? */
  rests(told: FactMessage): boolean {
    return Boolean(told.fact && told.text) && this.staging.beat(told.fact!, this.isMine(told), this.view, told.text ?? "") > 0;
  }

  /** What was passed over has been told, or need not be. */
  forgive(): void {
    this.passed = [];
  }

  private rest(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { next } = this;
    this.next = null;
    next?.();
  }

  /** The clock of a rest: it stands while the fact is held or nobody looks. */
  private start(): void {
    if (this.held || this.unseen.size > 0 || this.timer || !this.next || this.left === Infinity) return;
    this.since = Date.now();
    this.timer = setTimeout(() => this.rest(), this.left);
  }

  private stop(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = null;
    this.left = Math.max(LEFT_MS, this.left - (Date.now() - this.since));
  }

  private stay(ms: number, least = 0): Promise<void> {
    return new Promise((go) => {
      this.next = go;
      this.left = this.hurried ? least : ms;
      this.resting = this.left;
      this.least = Date.now() + least;
      this.start();
    });
  }

  private isMine(told: FactMessage): boolean {
    return this.teller.mine?.(told) ?? false;
  }

  /** Shows what somebody did for a while. */
  private note(told: FactMessage): void {
    const key = (this.keys += 1);
    const mine = this.isMine(told);
    this.deeds = [...this.deeds, { key, told, mine }];
    const stays = (DEED_MS + DEED_CHAR_MS * (told.text?.length ?? 0)) * (mine ? DEED_MINE : 1);
    setTimeout(() => (this.deeds = this.deeds.filter((deed) => deed.key !== key)), stays / (this.pace() || 1));
  }

  private async run(): Promise<void> {
    const { cuts } = this;
    this.busy = true;
    this.hurried = null;
    /** FactMessage with the next fact that rests. */
    let joined: FactMessage[] = [];
    let before: Fact | null = null;
    for (let step = this.steps[0]; step; step = this.steps[0]) {
      this.again = step.again;
      if (step.from !== null) this.view = step.from;
      for (let told = step.told[0]; told; told = step.told[0]) {
        if (this.unseen.size > 0) {
          await new Promise<void>((go) => (this.seen = go));
          if (this.cuts !== cuts) return;
        }
        const opens = told.opens || Boolean(told.fact && this.staging.opens?.(told.fact, before));
        if (this.hurried === "stage" && opens) this.hurried = null;
        before = told.fact ?? before;
        if (told.fact && this.staging.begins?.(told.fact, factsOf(this.moment))) {
          this.moment = [];
          this.from = this.view;
        }
        if (this.staging.begins && !this.factByFact) this.moment = [...this.moment, told];
        if (!this.change(changesOf(told), joined)) return;
        step.told.shift();
        // Where moves were taken back, no patch leads from the table before to the one after.
        if (!told.fact && step.end.view) this.view = step.end.view;
        if (!told.text) continue;
        orders.set(told, (tellings += 1));
        if (this.joins(step)) {
          joined.push(told);
          continue;
        }
        const lines = [...joined, told];
        const playing = this.playingOf(lines);
        const rest = playing ? 0 : this.restOf(told, joined);
        if (!playing && rest <= 0) {
          if (this.staging.beside) this.note(told);
          else joined.push(told);
          continue;
        }
        joined = [];
        // What was told before need not be told to whoever is in a hurry.
        const mine = !step.again && lines.some((one) => this.isMine(one));
        if (this.hurried === "stage" && playing?.stops && !step.again) this.hurried = null;
        if (this.hurried && !mine) {
          if (!step.again) this.passed = [...this.passed, ...lines];
          continue;
        }
        this.line = told;
        this.lines = lines;
        this.playing = playing;
        this.count();
        if (playing) await this.play(playing, cuts, mine);
        else await this.stay(rest, mine ? this.leastOf(told) : 0);
        if (this.cuts !== cuts) return;
        this.playing = null;
      }
      // Nothing follows that they could be told with.
      const alone = this.steps.length === 1 && joined.length > 0;
      const mine = !step.again && joined.some((one) => this.isMine(one));
      if (alone && this.hurried && !mine) {
        if (!step.again) this.passed = [...this.passed, ...joined];
        joined = [];
      } else if (alone && this.pace() > 0) {
        this.line = joined.at(-1) ?? null;
        this.lines = joined;
        joined = [];
        const read = DEED_CHAR_MS * this.lines.reduce((sum, told) => sum + (told.text?.length ?? 0), 0);
        await this.stay((LEFT_MS + read) / this.pace(), mine ? LEFT_MS / this.pace() : 0);
        if (this.cuts !== cuts) return;
      }
      if (step.end.view) this.view = step.end.view;
      else if (!this.change(step.end.patch)) return;
      this.steps.shift();
      if (step.n !== null) this.teller.reached?.(step.n);
    }
    this.busy = false;
    this.again = false;
    this.teller.rested?.();
  }

  /** Is the moment told together with the next fact that has words? */
  private joins({ told }: Step): boolean {
    return this.pace() > 0 && !this.factByFact && (this.staging.joins?.(factsOf(this.moment), told.find(({ text }) => text)?.fact ?? null) ?? false);
  }

  /** Counts the moments that wait. */
  private count(): void {
    let moment = factsOf(this.moment);
    let count = 0;
    for (const fact of this.steps.flatMap(({ told }) => told.flatMap((one) => (one.fact && one.text ? [one.fact] : [])))) {
      const begins = this.staging.begins?.(fact, moment) ?? false;
      moment = begins ? [fact] : [...moment, fact];
      if (begins) count += 1;
    }
    this.waiting = count;
  }

  private playingOf(lines: readonly FactMessage[]): Playing | null {
    const at = this.teller.at?.() ?? { seat: null, waits: false, log: [], library: null };
    return this.pace() > 0 && !this.factByFact ? (this.staging.plays?.(lines, { ...at, moment: this.moment, from: this.from, view: this.view }) ?? null) : null;
  }

  /** Plays a moment: act by act, and then it rests. */
  private async play({ acts, rest, before }: Playing, cuts: number, mine: boolean): Promise<void> {
    const shown = this.hurried !== null || (before > 0 && this.pressed);
    this.pressed = false;
    do {
      const again = this.repeated;
      this.repeated = false;
      this.shown = shown && !again;
      for (this.act = 0; this.act < acts.length && !this.shown && !this.repeated; this.act += 1) {
        await this.stay((acts[this.act] ?? 0) / this.pace(), 0);
        if (this.cuts !== cuts) return;
      }
      if (this.repeated) continue;
      this.act = acts.length;
      await this.stay(rest / this.pace(), mine ? LEFT_MS / this.pace() : 0);
      if (this.cuts !== cuts) return;
    } while (this.repeated);
  }

  /** Makes a change in the table that shows. One that does not fit ends the story: the table shows as it is. */
  private change(patch: Patch | null | undefined, joined: readonly FactMessage[] = []): boolean {
    const view = fitting(() => patched(this.view, patch));
    if (view !== undefined) {
      this.view = view;
      return true;
    }
    const heard = this.steps.findLast(({ n }) => n !== null)?.n ?? null;
    const missed = this.steps.flatMap(({ again, told }) => (again ? [] : told)).filter(({ text }) => text);
    this.passed = [...this.passed, ...(this.again ? [] : joined), ...missed];
    this.cut(this.teller.truth?.() ?? null);
    if (heard !== null) this.teller.reached?.(heard);
    this.teller.rested?.();
    return false;
  }

  private restOf(told: FactMessage, joined: readonly FactMessage[]): number {
    const pace = this.pace();
    if (pace <= 0 || !told.fact) return 0;
    const text = [...joined.map((one) => one.text ?? ""), this.teller.reads?.(told) ?? told.text ?? ""].join(" ");
    return this.staging.beat(told.fact, this.isMine(told), this.view, text) / pace;
  }

  /** How long a fact is told whose words nobody waits for: until one could see what it is. */
  private leastOf(told: FactMessage): number {
    return told.fact ? this.staging.beat(told.fact, this.isMine(told), this.view, "") / this.pace() : 0;
  }
}
