import type { GameForm } from "../../../home/new/form";
import { fresh, setup, stocked } from "./choices";
import Pills from "./Pills.svelte";

/** What Earthrise adds to the form of a new table. */
export const form: GameForm = {
  fresh,
  stocked,
  setup,
  seatLook: () => null,
  Choices: Pills,
};
