import type { Reply } from "../../generated/wire";

/** What is ahead as things stand: in the terms of the game, and in words. */
export type AheadTold = Extract<Reply, { ahead: unknown }>["ahead"];

/** How long the table has rested before it is asked: what comes in quick succession is not asked about one by one. */
const RESTED_MS = 1200;
/** How long after a refusal it is asked again, and how often. */
const AGAIN_MS = 1500;
const TRIES = 4;

/** What is ahead after an entry, asked when the table rests: one question at a time, the last one for what is. */
export class Ahead {
  told = $state.raw<AheadTold | null>(null);
  private asking = false;
  private failed = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly ask: (entry: number) => Promise<Reply | null>,
    /** The entry at which the table rests; nothing, while it does not. */
    private readonly restsAt: () => number | null,
  ) {}

  /** What is known may be another seat's, or in another language. */
  forget(): void {
    this.told = null;
    this.failed = 0;
  }

  /** Asks, if the table rests and it is not known. What was known stays until the answer comes. */
  settle(): void {
    if (this.restsAt() === null || this.asking || this.told?.entry === this.restsAt()) return;
    this.later(RESTED_MS);
  }

  private later(ms: number): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.put(), ms);
  }

  private put(): void {
    this.timer = null;
    const entry = this.restsAt();
    if (entry === null || this.asking || this.told?.entry === entry) return;
    this.asking = true;
    void this.ask(entry).then((reply) => {
      this.asking = false;
      if (reply && "ahead" in reply) {
        this.failed = 0;
        this.told = reply.ahead;
        this.settle();
      } else if ((this.failed += 1) <= TRIES) this.later(AGAIN_MS * this.failed);
    });
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer);
    this.failed = TRIES;
  }
}
