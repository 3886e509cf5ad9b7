import type { DaybreakView, FactMessage } from "../../../generated/wire";
import type { At, Playing } from "../../../table/playback.svelte";
import { isDaybreakView } from "../library";
import { bodyOf } from "../world/told";
import { unseenSteps } from "../turns/steps";
import { cardOf, factsOf, kindOfMoment } from "./grouping";
import { hitHard } from "./said";

/** A told step; one movement; a token that changes place. */
export const STEP = 900;
export const FACT = 480;
export const MOVE = 220;
/** A crisis that flows past: so long, and more for every word; not longer than this. */
const CRISIS = 2500;
const WORD = 60;
const LONGEST = 8000;

const waitsOr = (waits: boolean, ms: number): number => (waits ? Infinity : ms);

/** How a moment plays: how long each act takes, how long it rests then, and where it stops for everybody. */
export function playingOf(told: readonly FactMessage[], { seat, view, waits, moment, log }: At, words: (card: number) => number): Playing | null {
  const facts = factsOf(moment);
  /** What was told of it before somebody was asked does not play once more. */
  const more = moment.length > told.length;
  const has = (kind: Parameters<typeof bodyOf>[1]): boolean => facts.some((fact) => bodyOf(fact, kind));
  const [whole, before] = [true, 0];
  /** Is there something to answer now, which the moment stays for? */
  const asks = seat !== null && view !== null && isDaybreakView(view) && isAsked(view);
  switch (kindOfMoment(facts)) {
    case "energy": {
      const short = facts.some((fact) => bodyOf(fact, "shortage")?.seat === seat);
      return { acts: [STEP], rest: waitsOr(waits && short, 1500), whole, before, stops: false };
    }
    case "flow":
      return { acts: [FACT, FACT, FACT, FACT, FACT, FACT], rest: has("bands") ? Infinity : waitsOr(waits, 3000), whole, before, stops: has("bands") };
    case "roll": {
      // As long as somebody may answer, nothing came of it yet.
      if (!has("track_moved") && !has("roll_ignored")) return { acts: [STEP, MOVE, FACT], rest: 0, whole, before, stops: asks };
      const tips = has("tipped");
      const effects = facts.filter((fact) => bodyOf(fact, "warmed") ?? bodyOf(fact, "world_changed") ?? bodyOf(fact, "changed") ?? bodyOf(fact, "crises_laid"));
      const acts = [...(more ? [] : [STEP, MOVE]), ...effects.map(() => FACT)];
      return { acts, rest: waitsOr(waits && tips, tips ? 4000 : 1200), whole, before: more ? 2 : 0, stops: asks };
    }
    case "crisis": {
      if (has("crisis_cancelled") || has("crisis_without_target") || has("crisis_ended")) return { acts: [], rest: STEP, whole, before: 4, stops: false };
      if (!has("targets")) return { acts: [FACT, FACT], rest: 0, whole, before, stops: asks };
      const hard = hitHard(moment, seat);
      const rest = hard ? Infinity : waitsOr(waits, Math.min(LONGEST, CRISIS + WORD * words(cardOf(facts) ?? -1)));
      const aimed = factsOf(told).some((fact) => bodyOf(fact, "targets"));
      const over = more ? (aimed ? 1 : 3) : 0;
      return { acts: Array.from({ length: 4 - over }, () => FACT), rest, whole, before: over, stops: hard || asks };
    }
    case "growth":
      return { acts: [], rest: STEP, whole, before, stops: false };
    case "turn": {
      const steps = unseenSteps(moment, log, seat);
      return steps > 0 ? { acts: Array.from({ length: steps }, () => STEP), rest: STEP, whole: false, before, stops: false } : null;
    }
    default:
      return null;
  }
}

/** Is somebody asked something in the turn of the world? */
const isAsked = (view: DaybreakView): boolean => view.ask !== null;
