import type { GameForm } from "./form";

/** The form of a game in which there is nothing to choose but who plays. */
export function plainForm(): GameForm {
  return {
    fresh: () => null,
    // The server sets up as many as there are seats.
    setup: () => null,
    seatLook: () => null,
  };
}
