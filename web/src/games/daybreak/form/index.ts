import type { GameForm } from "../../../home/new/form";
import { powerLook } from "../powers";
import Choices from "./Choices.svelte";
import { choicesOf, fresh, resized, setup, stocked } from "./choices";
import SeatPart from "./SeatPart.svelte";

/** What Daybreak adds to the form of a new table. */
export const form: GameForm = {
  players: [1, 2, 3, 4],
  usualPlayers: 4,
  companies: ["bots", "friends", "device", "alone"],
  clocks: ["none", "move", "stage", "game", "days"],
  readings: { spokesperson: "true", projects_lapse: "true", whole_bands: "true", tuck_to_back: "true", done_is_done: "true" },
  fresh,
  resized,
  stocked,
  setup,
  seatLook: (form, at) => {
    const power = choicesOf(form).powers[at];
    return power ? powerLook(power) : null;
  },
  SeatPart,
  Choices,
};
