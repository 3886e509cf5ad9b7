import { decimal, sentence, type Sentence } from "../../../debrief/sentence";
import { degrees, end, powerName, type Course } from "./course";

/** What the head says: what happened, and a sentence about how. */
export interface Headline {
  title: Sentence;
  lead: Sentence;
  won: boolean;
}

/** Chooses the headline of a game from how it ended. */
export function headline(course: Course): Headline {
  const { outcome, limits, powers, board } = course;
  const round = outcome?.round ?? Math.max(1, course.rounds.length);
  const bands = outcome?.bands ?? end(course).world.bands;
  const at = { bands, degrees: decimal(degrees(bands, board)) };
  const lost = (title: Sentence, lead: Sentence): Headline => ({ title, lead, won: false });
  if (!outcome) return lost(sentence("debrief-db-abandoned", { round }), sentence("debrief-db-abandoned-lead", at));
  if (outcome.won) {
    return { title: sentence("debrief-db-won", { round }), lead: sentence("debrief-db-won-lead", { powers: powers.length, ...at }), won: true };
  }
  const { too_hot, communities, out_of_time, condition_unmet } = outcome.losses;
  const broken = communities.flatMap((seat) => powers[seat] ?? []).map(powerName);
  if (too_hot && broken.length > 0) {
    return lost(sentence("debrief-db-hot-and-broken", { round }), sentence("debrief-db-hot-and-broken-lead", { ...at, powers: broken }));
  }
  if (too_hot) return lost(sentence("debrief-db-hot", { round }), sentence("debrief-db-hot-lead", at));
  if (broken.length > 0) {
    const limit = Math.min(...communities.map((seat) => limits.communities[seat] ?? Infinity));
    return lost(sentence("debrief-db-broken", { round }), sentence("debrief-db-broken-lead", { ...at, powers: broken, count: broken.length, limit }));
  }
  if (condition_unmet) return lost(sentence("debrief-db-condition", { round }), sentence("debrief-db-condition-lead", at));
  if (out_of_time) return lost(sentence("debrief-db-time", { rounds: round }), sentence("debrief-db-time-lead", at));
  return lost(sentence("debrief-db-lost", { round }), sentence("debrief-db-abandoned-lead", at));
}
