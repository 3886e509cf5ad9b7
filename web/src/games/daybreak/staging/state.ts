import type { DaybreakPlayerBoard, DaybreakState, DaybreakWorld, Seat } from "../../../generated/wire";

/** The state with another world. */
export function withWorld(state: DaybreakState, world: Partial<DaybreakWorld>): DaybreakState {
  return { ...state, world: { ...state.world, ...world } };
}

/** The state with another board of a seat. */
export function withBoard(state: DaybreakState, seat: Seat, board: Partial<DaybreakPlayerBoard>): DaybreakState {
  return { ...state, boards: state.boards.map((one, at) => (at === seat ? { ...one, ...board } : one)) };
}

/** A list with another entry in one place. */
export function withEntry<T>(list: readonly T[], at: number, entry: T): T[] {
  return list.map((one, place) => (place === at ? entry : one));
}

/** A set of seats with one more. */
export function withSeat(seats: readonly Seat[], seat: Seat): Seat[] {
  return seats.includes(seat) ? [...seats] : [...seats, seat].sort((a, b) => a - b);
}

/** Carbon of a band on the central board, for each player (DB-EMIT-05). */
const CARBON_PER_BAND = 5;

/** Carbon that makes a band. A content of its own may print another number: then the view at the end of a step is right. */
export function bandSize(state: DaybreakState): number {
  return CARBON_PER_BAND * state.standing.filter((one) => one.communities_to_lose > 0).length;
}
