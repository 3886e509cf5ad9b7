import type { EarthriseCard, Seat } from "../../generated/wire";

/** Two equal cards of a trick: what they are, and who played them. */
export interface Tie {
  card: EarthriseCard;
  earlier: Seat;
  later: Seat;
}

/** The cards of a trick in the order of play, and whom the server has ahead and second. */
interface Trick {
  order: readonly Seat[];
  card: (seat: Seat) => EarthriseCard | null;
  commander: Seat | null;
  copilot: Seat | null;
}

/** The tie that decides who is ahead, or else who is second; who that is comes from the server, and is explained by this. */
export function tieOf({ order, card, commander, copilot }: Trick): Tie | null {
  for (const later of [commander, copilot]) {
    const same = later === null ? null : card(later);
    if (later === null || same === null) continue;
    const earlier = order.slice(0, order.indexOf(later)).find((seat) => card(seat) === same);
    if (earlier !== undefined) return { card: same, earlier, later };
  }
  return null;
}
