import type { Seat } from "../../generated/wire";

/** The seats as one sees them, in the order of play: oneself first, or the first seat for whoever only watches. */
export function around(order: readonly Seat[], own: Seat | null): Seat[] {
  const at = Math.max(0, order.indexOf(own ?? 0));
  return [...order.slice(at), ...order.slice(0, at)];
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
