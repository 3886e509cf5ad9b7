import type { EarthriseStep, EarthriseView } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";

/** The steps of a trick, and the scoring after the last. */
export type Step = "maneuver" | "passes" | EarthriseStep;

/** The facts that belong to a step other than the one the view says. */
const TOLD: Record<string, Step> = {
  trick_began: "maneuver",
  maneuver_won: "rewards",
  maneuver_unclaimed: "rewards",
  copilot_took: "rewards",
  no_copilot: "rewards",
  commander_took: "rewards",
  apollo_passed: "passes",
  pill_revealed: "scoring",
  pill_scored: "scoring",
  round_scored: "scoring",
  alerts_taken: "scoring",
  final_began: "scoring",
  alerts_shown: "scoring",
  final_scored: "scoring",
  won: "scoring",
};

/** Which step of the trick it is; `told` is the kind of the fact that is being told, if one is. */
export function stepOf(view: Pick<EarthriseView, "step">, told: string | null): Step {
  return (told === null ? undefined : TOLD[told]) ?? view.step;
}

/** What the table waits for: a card, an exchange, a piece, the card of the Copilot, pills, Alerts to hand on. */
export function waitsFor(view: Pick<EarthriseView, "phase">): "play" | "exchange" | "keep" | "take" | "pills" | "give" | "other" {
  switch (kindOf(view.phase)) {
    case "play":
      return "play";
    case "exchange":
      return "exchange";
    case "keep_piece":
      return "keep";
    case "copilot":
      return "take";
    case "pills":
      return "pills";
    case "give_alerts":
      return "give";
    default:
      return "other";
  }
}
