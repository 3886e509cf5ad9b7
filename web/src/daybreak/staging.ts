import type { DaybreakFact, DaybreakView, Fact, View } from "../wire";
import type { Staging } from "../table/playback.svelte";
import { beatOf } from "./staging/beats";
import { advanceCards } from "./staging/cards";
import { advanceRound } from "./staging/round";
import { advanceTokens } from "./staging/tokens";

/** How the facts of Daybreak play out. Each part answers with a new state for the facts it knows, and else with nothing. */
export const staging: Staging = {
  advance(view: View, fact: Fact): View {
    const before = view as DaybreakView;
    const told = fact as DaybreakFact;
    const { state } = before;
    const after = advanceTokens(state, told) ?? advanceCards(state, told) ?? advanceRound(state, told);
    return after ? { ...before, state: after } : view;
  },
  beat(fact: Fact, mine: boolean): number {
    return beatOf(fact as DaybreakFact, mine);
  },
};
