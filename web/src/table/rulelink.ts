import { clientOf } from "../game/clients";
import type { View } from "../generated/wire";

/** The address of the rule behind a refusal, if there is one. */
export function ruleLink(game: string, reason: unknown): string | null {
  const inner = reason && typeof reason === "object" && "rule" in reason ? reason.rule : reason;
  const rule = clientOf(game).ruleOfReason(inner);
  return rule === null ? null : `/rules/${game}#${rule}`;
}

/** The address of the rules of the stage a game is in. */
export function stageRule(game: string, view: View | null): string {
  const rule = view === null ? null : clientOf(game).ruleOfView(view);
  return rule === null ? `/rules/${game}` : `/rules/${game}#${rule}`;
}
