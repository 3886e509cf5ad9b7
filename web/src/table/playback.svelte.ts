import type { Fact, Told, View } from "../wire";

/** How a game plays out what happened: step by step, each fact one movement and one line of text. */
export interface Staging {
  /** The table after a fact, as far as the fact tells. */
  advance(view: View, fact: Fact): View;
  /**
   * How long the fact rests, in milliseconds at the usual pace; 0: it passes with the next. `view` is the table after it.
   */
  beat(fact: Fact, mine: boolean, view?: View | null): number;
}

interface Step {
  told: Told[];
  then: View | null;
}

/** The facts that wait to be told, and the table as far as they have been. */
export class Playback {
  /** The table as it shows. */
  view = $state.raw<View | null>(null);
  /** The fact that is being told. */
  line = $state.raw<Told | null>(null);
  /** Is something being told? */
  busy = $state(false);
  /** Does the fact that is being told rest until `go`? */
  held = $state(false);

  private readonly steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Ends the rest of the fact that is being told. */
  private next: (() => void) | null = null;
  private hurried = false;
  /** Counts the cuts, so that what was being told before one does not go on after it. */
  private cuts = 0;

  constructor(
    private readonly staging: Staging,
    /** How fast: 1 is the usual pace; 0 tells nothing and jumps to the end. */
    private readonly pace: () => number,
    private readonly mine: (told: Told) => boolean = () => false,
    /** Called when all has been told. */
    private readonly rested: () => void = () => {},
  ) {}

  /** Shows the table as it is, and forgets what was still to be told. */
  cut(view: View | null): void {
    this.cuts += 1;
    this.steps.length = 0;
    this.held = false;
    this.rest();
    this.view = view;
    this.line = null;
    this.busy = false;
  }

  /** Tells these facts after all that wait, and shows `then` at their end. */
  tell(told: Told[], then: View | null): void {
    this.steps.push({ told: [...told], then });
    if (!this.busy) void this.run();
  }

  /** Rests at the fact that is being told, and at every one after it, until `go`; `step` tells one more. */
  hold(): void {
    this.held = true;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Goes on where it was held. */
  go(): void {
    if (!this.held) return;
    this.held = false;
    this.rest();
  }

  /** Goes on with the next fact at once. */
  step(): void {
    this.rest();
  }

  /** Jumps to the end of all that waits. */
  skip(): void {
    this.hurried = true;
    this.held = false;
    this.rest();
  }

  private rest(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const { next } = this;
    this.next = null;
    next?.();
  }

  private async run(): Promise<void> {
    const { cuts } = this;
    this.busy = true;
    this.hurried = false;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      for (const told of step.told) {
        if (this.hurried) break;
        if (!told.fact) continue;
        if (this.view !== null) this.view = this.staging.advance(this.view, told.fact);
        const pace = this.pace();
        const beat = pace > 0 ? this.staging.beat(told.fact, this.mine(told), this.view) / pace : 0;
        if (beat <= 0) continue;
        this.line = told;
        await new Promise<void>((go) => {
          this.next = go;
          if (!this.held) this.timer = setTimeout(() => this.rest(), beat);
        });
        if (this.cuts !== cuts) return;
      }
      if (step.then !== null) this.view = step.then;
    }
    this.busy = false;
    this.rested();
  }
}
