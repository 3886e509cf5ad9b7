import { isDaybreakView } from "../library";
import { DAYBREAK_STAGES, EARTHRISE_QUESTIONS, ruleOf } from "../rules/links";
import type { EarthrisePhase, EarthriseQuestion, View } from "../wire";
import { kindOf } from "./model.svelte";

/** The address of the rule behind a refusal, if there is one. */
export function ruleLink(game: string, reason: unknown): string | null {
  const inner = reason && typeof reason === "object" && "rule" in reason ? reason.rule : reason;
  const rule = ruleOf(inner);
  return rule === null ? null : `/rules/${game}#${rule}`;
}

type PhaseName = EarthrisePhase extends infer One ? (One extends string ? One : keyof One) : never;

/** What a player is asked in each phase of Earthrise; in the others nobody is asked. */
const PHASES: Partial<Record<PhaseName, EarthriseQuestion>> = {
  play: "play",
  exchange: "exchange",
  keep_piece: "keep_piece",
  copilot: "take",
  pills: "pill",
  give_alerts: "give",
};

/** The address of the rules of the stage a game is in. */
export function stageRule(game: string, view: View | null): string {
  if (view === null) return `/rules/${game}`;
  if (isDaybreakView(view)) return `/rules/${game}#${DAYBREAK_STAGES[view.state.stage]}`;
  const question = PHASES[kindOf(view.phase) as PhaseName];
  return question ? `/rules/${game}#${EARTHRISE_QUESTIONS[question]}` : `/rules/${game}`;
}
