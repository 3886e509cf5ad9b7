import type { EarthriseRoundScore, EarthriseSeatScore, EarthriseSuit, Seat } from "../../generated/wire";

/** A step of a scoring: one column after the other, then the sum. */
export type TallyStep = EarthriseSuit | "pill" | "sum";

/** How long a step takes, in milliseconds at the usual pace. */
export const STEP_MS = 1800;
/** So long the sum stands at least: whoever hurries through the steps does not hurry past it. */
export const SEEN_MS = 700;
/** How long the sum stays before the game goes on by itself, and in a replay. */
export const STAY_MS = 60_000;
export const GLANCE_MS = 4000;
/** The end of a game stays. */
export const ENDLESS = Number.POSITIVE_INFINITY;

/** The steps of a scoring: the suits, pills where there are any, the sum. */
export function stepsOf(scoring: EarthriseRoundScore, pills: boolean): TallyStep[] {
  const suits = scoring.seats[0]?.suits.map(({ suit }) => suit) ?? [];
  return [...suits, ...(pills ? (["pill"] as const) : []), "sum"];
}

/** Who scored most, in the order of the seats. */
export function mostOf(scoring: EarthriseRoundScore): { seats: Seat[]; honors: number } {
  const honors = Math.max(...scoring.seats.map(({ sum }) => sum));
  return { honors, seats: scoring.seats.flatMap(({ sum }, seat) => (sum === honors ? [seat] : [])) };
}

/** What somebody scored, as far as it has been told: the suits that count Honors, the pill, and their sum. */
export interface SoFar {
  suits: EarthriseSeatScore["suits"];
  pill: EarthriseSeatScore["pill"];
  sum: number;
}

export function countedSoFar(line: EarthriseSeatScore, told: readonly TallyStep[]): SoFar {
  const suits = line.suits.filter(({ suit, each }) => each > 0 && told.includes(suit));
  const pill = told.includes("pill") ? line.pill : null;
  return { suits, pill, sum: suits.reduce((sum, { honors }) => sum + honors, pill?.honors ?? 0) };
}

/** How far a scoring has been told: it goes on by itself, or as the person wants. */
export class Tally {
  /** The step that is told. */
  at = $state(0);
  /** Does it stand still? */
  held = $state(false);
  /** Whose sum is taken apart below. */
  seat = $state<Seat | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0;
  /** When the sum came. */
  private summed = 0;
  private pace: () => number = () => 1;
  private done: () => void = () => undefined;
  private stay = STAY_MS;

  /** Begins with the first step and one's own sum; `done` is called when the sum has stayed for so long. */
  begin(steps: number, pace: () => number, stay: number, done: () => void): void {
    Object.assign(this, { last: steps - 1, pace, stay, done });
    this.held = false;
    this.seat = null;
    this.to(0);
  }

  /** Goes to a step. */
  to(step: number): void {
    this.summed = Date.now();
    this.at = Math.max(0, Math.min(step, this.last));
    this.plan();
  }

  /** One step on; after the sum, once it can have been seen, the game goes on. */
  next(): void {
    if (this.at < this.last) this.to(this.at + 1);
    else if (Date.now() - this.summed >= SEEN_MS) this.leave();
  }

  hold(): void {
    this.held = !this.held;
    this.plan();
  }

  again(): void {
    this.held = false;
    this.to(0);
  }

  /** All at once. */
  whole(): void {
    this.to(this.last);
  }

  leave(): void {
    this.end();
    this.done();
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private plan(): void {
    clearTimeout(this.timer);
    const ms = this.at >= this.last ? this.stay : STEP_MS;
    if (this.held || ms === ENDLESS) return;
    this.timer = setTimeout(() => this.next(), ms / Math.max(0.1, this.pace()));
  }
}
