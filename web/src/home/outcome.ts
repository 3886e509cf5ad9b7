import type { Outcome } from "../wire";
import { t, words } from "../words/words.svelte";
import { degrees, honorsOfPerson, isDaybreakOutcome } from "./results";

/** How a daily deal ended for the person who played it, in one line. */
export function outcomeLine(outcome: Outcome): string {
  if (isDaybreakOutcome(outcome)) {
    const warmth = new Intl.NumberFormat(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(degrees(outcome.bands));
    return t(outcome.won ? "home-result-won" : "home-result-lost", { round: outcome.round, degrees: warmth });
  }
  const own = honorsOfPerson(outcome);
  return t(own?.won ? "home-result-first" : "home-result-honors", { honors: own?.honors ?? 0 });
}
