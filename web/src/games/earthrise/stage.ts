import type { EarthriseView } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";

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
