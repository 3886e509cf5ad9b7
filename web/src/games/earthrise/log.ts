import type { LogLook } from "../../game/client";
import { kindOf } from "../../table/model.svelte";

const ICONS: Record<string, string> = {
  lot_drawn: "apollo8",
  pill_dealt: "pill",
  tokens_laid: "earth",
  dealt: "ui-cards",
  played: "ui-cards",
  shown: "ui-eye",
  maneuver_won: "earth",
  maneuver_unclaimed: "earth",
  tokens_saved: "earth",
  tokens_spent: "earth",
  piece_drawn: "puzzle",
  piece_kept: "puzzle",
  pieces_returned: "puzzle",
  copilot_took: "copilot",
  no_copilot: "copilot",
  commander_took: "commander",
  apollo_passed: "apollo8",
  pill_decided: "pill",
  pill_revealed: "pill",
  pill_scored: "pill",
  round_scored: "honours",
  alerts_taken: "suit-alert",
  alert_given: "suit-alert",
  stack_discarded: "ui-discards",
  alerts_shown: "suit-alert",
  final_scored: "honours",
  won: "honours",
};
/** The steps of a round that the log tells apart; the others belong to one of them. */
const STEPS: Record<string, string> = { maneuver: "trick", trick: "trick", rewards: "rewards", passes: "rewards", scoring: "scoring" };

/** The log by what happens in a round, as the server says of every fact. */
export const logLook: LogLook = {
  kinds: [
    { id: "trick", name: "er-log-trick" },
    { id: "rewards", name: "er-step-rewards" },
    { id: "scoring", name: "er-step-scoring" },
  ],
  kindOf: ({ step }) => (step ? (STEPS[step] ?? null) : null),
  look: (fact) => {
    const icon = ICONS[kindOf(fact)];
    return icon ? { icon, tone: "" } : null;
  },
};
