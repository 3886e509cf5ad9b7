import { infoOf } from "../../game/known";
import type { GameForm } from "./form";

/** The form of a game in which there is nothing to choose but who plays. */
export function plainForm(game: string): GameForm {
  return {
    usualPlayers: infoOf(game).fewest,
    fresh: () => null,
    // The server sets up as many as there are seats.
    setup: () => null,
    seatLook: () => null,
  };
}
