import type { EarthriseView, Seat } from "../../generated/wire";

/** How far a seat is to the left of another: 0 is the same, 1 plays right after it. */
export const distance = (from: Seat, to: Seat, players: number): number => (to - from + players) % players;

/** The seat one looks from: one's own, or the first for whoever only watches. */
export function anchorOf(view: EarthriseView): Seat {
  return typeof view.who === "object" ? view.who.seat : 0;
}

/** The seats as one sees them: oneself first, then to the left. */
export function around(view: EarthriseView, players: number): Seat[] {
  const anchor = anchorOf(view);
  return Array.from({ length: players }, (_, step) => (anchor + step) % players);
}

/** Where a seat is drawn: its card by its middle in percent of the width and in steps from the top; where its words go. */
export interface Place {
  x: number;
  y: number;
  words: "left" | "right";
}

const PLACES: Record<number, readonly Place[]> = {
  3: [
    { x: 50, y: 212, words: "right" },
    { x: 21, y: 92, words: "left" },
    { x: 79, y: 92, words: "right" },
  ],
  4: [
    { x: 50, y: 212, words: "right" },
    { x: 21, y: 112, words: "left" },
    { x: 50, y: 0, words: "right" },
    { x: 79, y: 112, words: "right" },
  ],
  5: [
    { x: 50, y: 212, words: "right" },
    { x: 19, y: 142, words: "left" },
    { x: 37, y: 0, words: "left" },
    { x: 63, y: 0, words: "right" },
    { x: 81, y: 142, words: "right" },
  ],
};

/** Where the seats are drawn, oneself first, then to the left. */
export function places(players: number): readonly Place[] {
  return PLACES[players] ?? [];
}

/** In which place of the trick a seat plays, from 1. */
export function turnOf(view: EarthriseView, seat: Seat, players: number): number {
  return distance(view.pilot, seat, players) + 1;
}
