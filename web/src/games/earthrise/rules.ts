import { lookUp, readReason, type CaseOf } from "../../rules/reasons";
import type { EarthrisePhase, EarthriseQuestion, EarthriseRefusal, EarthriseView, View } from "../../generated/wire";

type Rule = `ER-${string}`;

/** Which rule explains why a move of Earthrise is refused. */
export const REFUSALS: Record<CaseOf<EarthriseRefusal>, Rule> = {
  other_question: "ER-0-trick",
  not_in_hand: "ER-6.5",
  must_follow: "ER-6.2",
  exchange_nothing: "ER-9.7",
  too_few_tokens: "ER-9.3",
  pile_too_small: "ER-9.3",
  not_a_new_piece: "ER-9.4",
  not_in_trick: "ER-8.11",
  pill_not_now: "ER-13.5",
  not_an_opponent: "ER-13.6",
};

/** Which rule explains what a player of Earthrise is asked. */
export const QUESTIONS: Record<EarthriseQuestion, Rule> = {
  play: "ER-6.2",
  exchange: "ER-9.3",
  keep_piece: "ER-9.4",
  take: "ER-8.11",
  pill: "ER-13.2",
  give: "ER-13.6",
};

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

/** The rule behind a typed reason as the server sends it, or nothing if it is none of the rules'. */
export function ruleOfReason(reason: unknown): string | null {
  const read = readReason(reason);
  if (!read) return null;
  const [name, detail] = read;
  if (name === "other_question" && detail) return lookUp(QUESTIONS, detail.asked);
  return lookUp(REFUSALS, name);
}

/** The rules of what is asked now. */
export function ruleOfView(view: View): string | null {
  const { phase } = view as EarthriseView;
  const question = lookUp(PHASES as Record<string, EarthriseQuestion>, typeof phase === "string" ? phase : Object.keys(phase)[0]);
  return question ? QUESTIONS[question] : null;
}
