import type { GameForm } from "../../../home/new/form";
import { powerLook } from "../powers";
import Choices from "./Choices.svelte";
import { choicesOf, fresh, resized, setup, stocked } from "./choices";
import SeatPart from "./SeatPart.svelte";

/** What Daybreak adds to the form of a new table. */
export const form: GameForm = {
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
