import type { EarthriseView, Fact, View } from "../../generated/wire";
import type { Staging } from "../../table/playback.svelte";
import { kindOf } from "../../table/model.svelte";
import { STAY_MS, STEP_MS } from "./tally.svelte";
import type { Chime } from "../../table/sound";

/** How long each fact rests, in milliseconds at the usual pace; 0: it passes with the next. */
const RESTS: Record<string, number> = {
  lot_drawn: 900,
  pill_dealt: 0,
  tokens_laid: 900,
  dealt: 0,
  trick_began: 480,
  played: 420,
  shown: 1200,
  maneuver_won: 900,
  maneuver_unclaimed: 700,
  tokens_saved: 480,
  tokens_spent: 480,
  piece_drawn: 480,
  piece_kept: 900,
  pieces_returned: 480,
  copilot_took: 900,
  no_copilot: 480,
  commander_took: 900,
  apollo_passed: 480,
  pill_decided: 480,
  pill_revealed: 1200,
  pill_scored: 900,
  round_scored: 700,
  alerts_taken: 700,
  alert_given: 480,
  stack_discarded: 480,
  final_began: 900,
  alerts_shown: 1200,
  final_scored: 900,
  won: 1200,
};
/** A card that goes to the table. */
const MOVE = 220;
/** A complete trick. */
const TRICK = 1200;
/** What happens to oneself and is hidden from the others. */
const OWN: Record<string, number> = { dealt: 700, pill_dealt: 900 };
/** What a round brings to each is told together, as one grid, with the last of it. */
const TOGETHER: ReadonlySet<string> = new Set(["round_scored", "pill_scored", "alerts_taken"]);
/** The grid stays until the person goes on; by itself it leaves after this time, which is more than it takes. */
const GRID = 7 * STEP_MS + STAY_MS;

/** What has to be read before it goes: a glance, and a time for every character. */
const GLANCE = 350;
const CHARACTER = 55;
/** What one sees on the table too may be read a little faster. */
const PASSING = 24;
/** What stays until it could be read: Honors, pills, Alerts, the end. */
const READ: ReadonlySet<string> = new Set([
  "pill_dealt",
  "pill_revealed",
  "pill_scored",
  "round_scored",
  "alerts_taken",
  "alerts_shown",
  "final_scored",
  "won",
  "lot_drawn",
]);
/** Cards show by themselves what is said of them. */
const SHOWS: ReadonlySet<string> = new Set(["played"]);
/** What lies on the table all through the trick is glanced at: what it is about, and who leads. */
const GLIMPSED: ReadonlySet<string> = new Set(["trick_began"]);
const GLIMPSE = 11;

/** What is noted at a scoring, whose beginning has no heading: it is a stage of its own, and not the end of a trick. */
const SCORING: ReadonlySet<string> = new Set([
  "pill_decided",
  "pill_revealed",
  "pill_scored",
  "round_scored",
  "alerts_taken",
  "alert_given",
  "alerts_shown",
  "final_scored",
  "won",
]);

/** How the facts of the game play out. */
export const staging: Staging = {
  sound(fact: Fact): Chime | null {
    const kind = kindOf(fact);
    return kind === "played" ? "card" : kind === "alerts_taken" ? "crisis" : null;
  },
  opens: (fact: Fact, before: Fact | null): boolean => SCORING.has(kindOf(fact)) && !(before && SCORING.has(kindOf(before))),
  beat(fact: Fact, mine: boolean, view?: View | null, text = ""): number {
    const kind = kindOf(fact);
    const scoring = TOGETHER.has(kind) && (view as EarthriseView | null | undefined)?.scoring;
    if (scoring && !endsScoring(fact, scoring.seats.length)) return 0;
    const least = restOf(fact, kind, mine, view);
    if (scoring) return text === "" ? least : GRID;
    if (least === 0 || SHOWS.has(kind)) return least;
    const each = READ.has(kind) ? CHARACTER : GLIMPSED.has(kind) ? GLIMPSE : PASSING;
    return Math.max(least, GLANCE + each * text.length);
  },
};

/** Is it the last that is told of a round: what the last seat takes? */
function endsScoring(fact: Fact, players: number): boolean {
  return typeof fact === "object" && "alerts_taken" in fact && fact.alerts_taken.seat === players - 1;
}

function restOf(fact: Fact, kind: string, mine: boolean, view?: View | null): number {
  if (kind === "played") {
    const { face_down } = (fact as { played: { face_down: boolean } }).played;
    if (view && !face_down && (view as EarthriseView).complete) return TRICK;
    return mine ? MOVE : RESTS.played!;
  }
  return (mine ? OWN[kind] : undefined) ?? RESTS[kind] ?? 0;
}
