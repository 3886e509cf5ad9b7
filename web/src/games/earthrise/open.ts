import type { EarthriseCard, EarthriseSuit, EarthriseView, Seat } from "../../generated/wire";
import { cardOf, suitOf, valueOf } from "./cards";

/** A card of a hand as it was dealt: still held, in the trick that is played, or played before. */
export interface DealtCard {
  card: EarthriseCard;
  state: "held" | "laid" | "played";
}

/** A hand as it was dealt, so that it keeps its shape; none, if one does not see it. */
export function dealt(view: EarthriseView, seat: Seat, suits: readonly EarthriseSuit[]): DealtCard[] | null {
  const player = view.players[seat];
  if (!player?.hand) return null;
  const now = cardOf(player.card);
  const before = view.tricks.slice(0, view.trick).flatMap(({ cards }) => cards[seat] ?? []);
  // A trick that is complete but not cleared is among the tricks too.
  const last = now ?? view.tricks[view.trick]?.cards[seat] ?? null;
  const all: DealtCard[] = [
    ...player.hand.map((card) => ({ card, state: "held" as const })),
    ...before.map((card) => ({ card, state: "played" as const })),
    ...(last ? [{ card: last, state: "laid" as const }] : []),
  ];
  const order = ({ card }: DealtCard): number => suits.indexOf(suitOf(card)) * 100 + valueOf(card);
  return all.sort((one, other) => order(one) - order(other));
}

/** Which seats have their hands where: at the left, above, at the right; oneself is below. */
export function sides(seats: readonly Seat[]): { west: Seat[]; north: Seat[]; east: Seat[] } {
  const [, ...others] = seats;
  if (others.length === 2) return { west: others.slice(0, 1), north: [], east: others.slice(1) };
  if (others.length === 3) return { west: others.slice(0, 1), north: others.slice(1, 2), east: others.slice(2) };
  return { west: others.slice(0, 2).reverse(), north: [], east: others.slice(2) };
}

/** Where the cards of a trick lie, in percent, oneself first, then to the left. */
const SPOTS: Record<number, readonly (readonly [x: number, y: number])[]> = {
  3: [
    [50, 74],
    [22, 34],
    [78, 34],
  ],
  4: [
    [50, 76],
    [19, 50],
    [50, 24],
    [81, 50],
  ],
  5: [
    [50, 76],
    [15, 58],
    [33, 24],
    [67, 24],
    [85, 58],
  ],
};
export const spots = (players: number): readonly (readonly [x: number, y: number])[] => SPOTS[players] ?? [];
