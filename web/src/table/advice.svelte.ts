import { passes, Refused } from "../net/api";
import type { Move, Reply } from "../generated/wire";

export type Hint = Extract<Reply, { hint: unknown }>["hint"];

/** So long others must have stopped moving before a hint is asked. */
export const SETTLE_MS = 400;

/** Hints, each about one moment, asked one at a time and not before the next one is free. */
export class Advice {
  private said = $state.raw<Hint | null>(null);
  /** Why there is none. */
  refused = $state<string | null>(null);
  /** The advised move that is looked at: a screen may show what would come of it. */
  looked = $state.raw<Move | null>(null);
  /** When the next one is free. */
  freeAt = $state(0);
  private moment: string | null = null;
  /** The moment that the hint, or the refusal, is about. */
  private answered = $state<string | null>(null);
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `now` is the moment that it is: also while nobody asks, advice on an earlier one does not stand. */
  constructor(
    private readonly ask: () => Promise<Reply | Error>,
    private readonly now: () => string | null = () => this.moment,
  ) {}

  get hint(): Hint | null {
    return this.answered !== null && this.answered === this.now() ? this.said : null;
  }

  /** Names the moment in which somebody wants advice; none while nothing is asked, or while something is still told. */
  about(moment: string | null): void {
    this.moment = moment;
    clearTimeout(this.timer);
    // What was advised stays for its own moment: it need not be asked twice.
    if (moment !== null && moment === this.answered) return;
    this.said = null;
    this.refused = null;
    this.answered = null;
    if (moment !== null) this.plan(SETTLE_MS);
  }

  /** Nobody wants advice any more. What was said is kept for its moment. */
  rest(): void {
    this.moment = null;
    clearTimeout(this.timer);
  }

  private plan(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.put(), Math.max(after, this.freeAt - Date.now()));
  }

  private async put(): Promise<void> {
    const { moment } = this;
    // The answer to the one before asks again.
    if (moment === null || this.asking) return;
    this.asking = true;
    const answer = await this.ask();
    this.asking = false;
    const passing = answer instanceof Refused && passes(answer.code);
    if (passing) this.freeAt = Date.now() + answer.wait;
    const hint = !(answer instanceof Error) && "hint" in answer ? answer.hint : null;
    if (hint) this.freeAt = Date.now() + hint.next_in_ms;
    if (passing || this.moment !== moment) {
      if (this.moment !== null) this.plan(0);
      return;
    }
    this.answered = moment;
    this.said = hint;
    this.refused = answer instanceof Error ? answer.message : null;
  }
}
