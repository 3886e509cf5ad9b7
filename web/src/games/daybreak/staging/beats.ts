import type { DaybreakCause, DaybreakFact } from "../../../generated/wire";
import { kindOf } from "../../../table/model.svelte";

/** A fact: one movement. */
const FACT = 480;
/** A told step: a die, a crisis, a band. */
const BEAT = 900;

/** What has to be read before it goes: a glance, and a time for every character. */
const GLANCE = 350;
const CHARACTER = 55;
/** What is said in passing may be read a little faster. */
const PASSING = 24;
/** Nothing holds the story up longer than this. */
const LONGEST = 14_000;

/** The kinds that stay until they could be read: a crisis, a roll, a flow of carbon. */
const READ: ReadonlySet<string> = new Set([
  "challenge_dealt",
  "won",
  "lost",
  "crisis_shown",
  "sinks_absorbed",
  "drawdown",
  "warmed",
  "bands",
  "bands_away",
  "planet_rolled",
  "roll_ignored",
  "tipped",
  "tie_rolled",
  "targets",
  "crisis_cancelled",
  "crisis_without_target",
  "crisis_in_force",
  "crisis_ended",
  "spared",
]);

/** How long facts of a kind rest, at the usual pace; those that are not here pass with the next. */
const BEATS: Record<string, number> = {
  challenge_dealt: 600,
  round_began: 600,
  stage_began: 600,
  won: 1200,
  lost: 1200,
  crises_laid: FACT,
  crisis_shown: BEAT,
  projects_drawn: FACT,
  project_kept: 600,
  project_active: 300,
  project_lapsed: 300,
  cards_lost: FACT,
  die_rolled: FACT,
  shortage: FACT,
  emitted: FACT,
  sinks_absorbed: BEAT,
  drawdown: 1200,
  warmed: BEAT,
  bands: BEAT,
  bands_away: BEAT,
  planet_rolled: BEAT,
  roll_ignored: 700,
  track_moved: FACT,
  tipped: BEAT,
  tie_rolled: 700,
  targets: 700,
  weakened: FACT,
  resisted: FACT,
  spared: FACT,
  crisis_cancelled: BEAT,
  crisis_without_target: BEAT,
  crisis_in_force: 700,
  crisis_ended: 700,
};

/** Did it happen to the players, rather than by one of them? */
function befell(cause: DaybreakCause): boolean {
  return typeof cause === "string" || "crisis" in cause || "planet" in cause || "challenge" in cause;
}

/**
 * How long a fact rests. What players do themselves passes at once, so that nobody's play holds up another's; what befalls
 * them is told one by one, and stays until it could be read.
 */
export function beatOf(fact: DaybreakFact, mine: boolean, text = ""): number {
  const least = leastOf(fact, mine);
  if (least === 0) return 0;
  const read = READ.has(kindOf(fact)) || mine || ("stage_began" in fact && fact.stage_began.stage === "Emissions");
  return Math.min(LONGEST, Math.max(least, GLANCE + (read ? CHARACTER : PASSING) * text.length));
}

/** How long its movement takes. */
function leastOf(fact: DaybreakFact, mine: boolean): number {
  if ("changed" in fact) {
    if (!befell(fact.changed.cause)) return 0;
    if (fact.changed.cause === "growth") return mine ? FACT : 160;
    // A shortage is told as such, and what it costs right after it.
    return fact.changed.cause === "shortage" ? 240 : FACT;
  }
  if ("world_changed" in fact) return befell(fact.world_changed.cause) ? FACT : 0;
  if ("next_draw" in fact) return befell(fact.next_draw.cause) ? FACT : 0;
  if ("emitted" in fact && fact.emitted.carbon === 0) return 240;
  return BEATS[kindOf(fact)] ?? 0;
}
