import type { Seat, SeatClock } from "../../generated/wire";
import type { Playback } from "../playback.svelte";

/** How long one has to be away before one is told what changed, in milliseconds. */
const AWAY_MS = 30_000;
/** How long after something was told it is said that it was seen. */
const SEEN_MS = 1000;
/** While one's own time runs, what happened before is told for so long at most, and for a part of that time. */
const STORY_MS = 10_000;
const STORY_PART = 1 / 3;

type Timer = ReturnType<typeof setTimeout>;

/** How far the person has been told, which the server is told at most once a second. */
export class Seen {
  /** The number of the last message that the person has been told. */
  to = 0;
  private timer: Timer | null = null;

  constructor(private readonly say: (n: number) => void) {}

  see(n: number): void {
    if (document.visibilityState !== "visible") return;
    this.to = Math.max(this.to, n);
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.say(this.to);
    }, SEEN_MS);
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer);
  }
}

/** Whose time runs does not lose it to a story: after a while the rest of it is passed over, and can be shown later. */
export class Haste {
  private timer: Timer | null = null;

  constructor(private readonly playback: Playback) {}

  hasten(clocks: readonly SeatClock[], seat: Seat | null): void {
    const own = clocks.find((clock) => clock.runs && clock.seat === seat);
    if (!own) return this.end();
    this.timer ??= setTimeout(
      () => {
        this.timer = null;
        if (this.playback.busy && !this.playback.held) this.playback.skip("all");
      },
      Math.min(STORY_MS, own.left * STORY_PART),
    );
  }

  end(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

/** Whether somebody is away: the page is out of sight, or the line is lost. */
export class Away {
  private since: number | null = null;

  leave(): void {
    this.since ??= Date.now();
  }

  back(): void {
    this.since = null;
  }

  get isLong(): boolean {
    return this.since !== null && Date.now() - this.since > AWAY_MS;
  }
}
