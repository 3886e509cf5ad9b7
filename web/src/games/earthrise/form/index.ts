import type { GameForm } from "../../../home/new/form";
import { fresh, setup } from "./choices";
import Pills from "./Pills.svelte";

/** What Earthrise adds to the form of a new table. */
export const form: GameForm = {
  players: [3, 4, 5],
  usualPlayers: 4,
  companies: ["bots", "friends", "device"],
  clocks: ["none", "move", "game", "days"],
  readings: {
    follow_rule: "free",
    follow_in_silence: "false",
    stack_condition: "any",
    carry_stack_between_rounds: "false",
    same_as_includes_pilot: "false",
    final_exchange_order: "clockwise_from_first_pilot",
    pill_decisions: "in_turn",
    final_tie: "shared_victory",
    show_alert_totals: "true",
    fewest_alerts_ties: "last_to_play_last_trick",
    public_draw: "false",
  },
  fresh,
  setup,
  seatLook: () => null,
  Choices: Pills,
};
