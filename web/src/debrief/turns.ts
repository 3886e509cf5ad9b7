/** A place of a game where the chance to win changed. Chances are estimates from 0 to 1. */
export interface TurningPoint {
  /** The entry after which the change was complete. */
  entry: number;
  round: number;
  /** Whose chance or whose move it is; none, if the chance is that of all. */
  seat: number | null;
  change: number;
  before: number;
  after: number;
  title: string;
  text: string;
  /** The move that would have been better. */
  better: string | null;
}

/** What the analysis of a game has found so far. */
export interface Turns {
  state: "working" | "done" | "failed";
  done: number;
  of: number;
  points: TurningPoint[];
}

/** The points in the order of the game. */
export function inOrder(turns: Turns): TurningPoint[] {
  return [...turns.points].sort((a, b) => a.entry - b.entry);
}
