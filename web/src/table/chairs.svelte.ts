import type { Seat } from "../generated/wire";
import { curtainFor, isSecret, nextSeat } from "./passing";
import type { LiveTable } from "./live.svelte";

/** Several seats of one person, or several people at one device. */
export class Chairs {
  /** Go to whichever own seat is asked? */
  follow = $state(false);
  /** Who said that they have the device. */
  private shown = $state<Seat | null>(null);
  /** Who asked for it out of turn. */
  private wanted = $state<Seat | null>(null);

  constructor(readonly live: LiveTable) {}

  /** Are there cards that the others at the device must not see? */
  get secret(): boolean {
    return isSecret(this.live.table, this.live.you);
  }

  /** To whom the device has to be passed, once all is told. */
  get curtain(): Seat | null {
    const { live } = this;
    if (this.wanted !== null) return this.wanted;
    if (live.playback.busy && this.shown !== null) return null;
    return curtainFor(live.table, live.scene, live.you, this.shown);
  }

  /** Another seat of one's own that the table waits for, while it does not wait for the one that is faced. */
  get next(): Seat | null {
    const { live } = this;
    if (live.you.seats.length < 2 || live.table.status !== "running" || live.playback.busy) return null;
    return nextSeat(live.scene, live.you, live.seat);
  }

  /** Goes to a seat; with secrets its curtain stays closed until its person opens it. */
  go(seat: Seat): void {
    if (this.secret) this.wanted = seat;
    else void this.live.face({ seat });
  }

  /** The person of a seat has the device. */
  async open(seat: Seat): Promise<void> {
    if (this.live.seat !== seat && (await this.live.face({ seat })) === null) return;
    this.shown = seat;
    this.wanted = null;
  }
}
