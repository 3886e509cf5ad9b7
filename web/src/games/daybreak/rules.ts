import { lookUp, readReason, type CaseOf } from "../../rules/reasons";
import type { DaybreakQuestion, DaybreakRefusal, DaybreakStage, View } from "../../generated/wire";
import { isDaybreakView } from "./library";

type Rule = `DB-${string}`;

/** Which rule explains why a move of Daybreak is refused. */
export const REFUSALS: Record<CaseOf<DaybreakRefusal>, Rule> = {
  other_question: "DB-0-asked",
  not_the_speaker: "DB-ROUND-04",
  not_in_hand: "DB-0-local",
  not_yours: "DB-CRISIS-14",
  already_chosen: "DB-CRISIS-14",
  not_offered: "DB-0-asked",
  no_stack: "DB-LOCAL-09",
  too_many_stacks: "DB-LOCAL-09",
  no_such_depth: "DB-LOCAL-06",
  no_project: "DB-GLOBAL-04",
  not_active: "DB-GLOBAL-05",
  no_action: "DB-GLOBAL-05",
  wrong_window: "DB-LOCAL-14",
  not_this_roll: "DB-LOCAL-14",
  cannot_pay_cards: "DB-LOCAL-12",
  cannot_pay_tokens: "DB-LOCAL-16",
  tags_short: "DB-LOCAL-04",
  requirement_unmet: "DB-LOCAL-04",
  limit_reached: "DB-LOCAL-10",
  no_effect: "DB-LOCAL-17",
  none_to_remove: "DB-LOCAL-17",
  forbidden_by: "DB-CRISIS-10",
  does_not_fit: "DB-LOCAL-18",
  takes_no_cards: "DB-LOCAL-18",
  already_met: "DB-LOCAL-18",
  not_face_up: "DB-LOCAL-08",
  not_unknown: "DB-GLOBAL-02",
  no_option: "DB-0-asked",
  not_a_choice: "DB-LOCAL-11",
  none_left: "DB-ROUND-05",
  amount_out_of_range: "DB-LOCAL-11",
  nothing_begun: "DB-0-asked",
  owed: "DB-0-asked",
  not_drawn: "DB-GLOBAL-03",
  already_named: "DB-ROUND-04",
  no_longer_fits: "DB-0-asked",
};

/** Which rule explains what a player of Daybreak is asked. */
export const QUESTIONS: Record<DaybreakQuestion, Rule> = {
  local: "DB-LOCAL-01",
  done: "DB-LOCAL-01",
  emissions_window: "DB-LOCAL-14",
  roll_window: "DB-LOCAL-14",
  crisis_window: "DB-CRISIS-21",
  under: "DB-LOCAL-06",
  pay: "DB-LOCAL-12",
  spend: "DB-GLOBAL-11",
  option: "DB-0-asked",
  may: "DB-0-asked",
  to: "DB-LOCAL-11",
  amount: "DB-LOCAL-11",
  sector: "DB-0-board",
  resilience: "DB-0-board",
  cards: "DB-0-asked",
  crisis: "DB-GLOBAL-02",
  waiting: "DB-LOCAL-20",
  consent: "DB-LOCAL-20",
  keep: "DB-INFO-02",
  lose_card: "DB-CRISIS-14",
  lose_resilience: "DB-CRISIS-23",
  keep_project: "DB-GLOBAL-03",
  make_room: "DB-GLOBAL-04",
  lose_project: "DB-ROUND-04",
  spare: "DB-ROUND-04",
};

/** Which rule tells what a stage of Daybreak is about. */
export const STAGES: Record<DaybreakStage, Rule> = {
  Global: "DB-0-global",
  Local: "DB-0-local",
  Emissions: "DB-0-emissions",
  Crisis: "DB-0-crisis",
  Growth: "DB-0-growth",
};

/** The rule behind a typed reason as the server sends it, or nothing if it is none of the rules'. */
export function ruleOfReason(reason: unknown): string | null {
  const read = readReason(reason);
  if (!read) return null;
  const [name, detail] = read;
  if (name === "other_question" && detail) return lookUp(QUESTIONS, detail.asked);
  if (name === "forbidden_by" && detail?.by === null) return "DB-CHAL-01";
  return lookUp(REFUSALS, name);
}

/** The rules of the stage a game is in. */
export function ruleOfView(view: View): string | null {
  return isDaybreakView(view) ? STAGES[view.stage] : null;
}
