import type { Outcome } from "../wire";
import { t } from "../words/words.svelte";
import { honorsOfPerson, isDaybreakOutcome } from "./results";

/** How a daily deal ended for the person who played it, in one line. */
export function outcomeLine(outcome: Outcome): string {
  if (isDaybreakOutcome(outcome)) return t(outcome.won ? "home-result-won" : "home-result-lost", { round: outcome.round, bands: outcome.bands });
  const own = honorsOfPerson(outcome);
  return t(own?.won ? "home-result-first" : "home-result-honors", { honors: own?.honors ?? 0 });
}
