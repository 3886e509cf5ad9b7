import type { DaybreakQuestion, DaybreakRefusal, DaybreakStage, EarthriseQuestion, EarthriseRefusal } from "../wire";

/** The name of a case: itself, or the one key of the object that carries more. */
type CaseOf<T> = T extends string ? T : keyof T;

type DaybreakRule = `DB-${string}`;
type EarthriseRule = `ER-${string}`;

/** Which rule explains why a move of Daybreak is refused. */
export const DAYBREAK_REFUSALS: Record<CaseOf<DaybreakRefusal>, DaybreakRule> = {
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
export const DAYBREAK_QUESTIONS: Record<DaybreakQuestion, DaybreakRule> = {
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
export const DAYBREAK_STAGES: Record<DaybreakStage, DaybreakRule> = {
  Global: "DB-0-global",
  Local: "DB-0-local",
  Emissions: "DB-0-emissions",
  Crisis: "DB-0-crisis",
  Growth: "DB-0-growth",
};

/** Which rule explains why a move of Earthrise is refused. */
export const EARTHRISE_REFUSALS: Record<CaseOf<EarthriseRefusal>, EarthriseRule> = {
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
export const EARTHRISE_QUESTIONS: Record<EarthriseQuestion, EarthriseRule> = {
  play: "ER-6.2",
  exchange: "ER-9.3",
  keep_piece: "ER-9.4",
  take: "ER-8.11",
  pill: "ER-13.2",
  give: "ER-13.6",
};

/** What stands beside the name of a reason. */
type Detail = Record<string, unknown>;

/** The refusals that both games name alike. */
type Shared = CaseOf<DaybreakRefusal> & CaseOf<EarthriseRefusal>;

/** Reasons whose name alone does not tell the rule. */
const BY_DETAIL: Record<Shared | "forbidden_by", (detail: Detail) => string | null> = {
  other_question: ({ asked }) => lookUp(DAYBREAK_QUESTIONS, asked) ?? lookUp(EARTHRISE_QUESTIONS, asked),
  // Daybreak numbers its cards, Earthrise names them.
  not_in_hand: ({ card }) => (typeof card === "number" ? DAYBREAK_REFUSALS : EARTHRISE_REFUSALS).not_in_hand,
  forbidden_by: ({ by }) => (by === null ? "DB-CHAL-01" : DAYBREAK_REFUSALS.forbidden_by),
};

/** The address of the rule behind a typed reason as the server sends it, or nothing if it is none of the rules'. */
export function ruleOf(reason: unknown): string | null {
  if (typeof reason === "string") return ruleOfCase(reason);
  if (!isDetail(reason)) return null;
  const [only, ...more] = Object.entries(reason);
  if (!only || more.length > 0) return null;
  const [name, detail] = only;
  const judge = lookUp(BY_DETAIL, name);
  return judge && isDetail(detail) ? judge(detail) : ruleOfCase(name);
}

function ruleOfCase(name: string): string | null {
  return lookUp(DAYBREAK_REFUSALS, name) ?? lookUp(EARTHRISE_REFUSALS, name);
}

function isDetail(value: unknown): value is Detail {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function lookUp<T>(table: Record<string, T>, name: unknown): T | null {
  return typeof name === "string" && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
