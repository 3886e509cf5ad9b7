import { face, isDaybreak } from "./library";
import type { DaybreakFact, DaybreakView, Fact, Told, View } from "../../generated/wire";
import type { Staging } from "../../table/playback.svelte";
import { summaryText } from "./team";
import { beatOf } from "./staging/beats";
import { advanceCards } from "./staging/cards";
import { advanceRound } from "./staging/round";
import { advanceTokens } from "./staging/tokens";

/** As much of what a team did as one reads at a glance; all of it can be opened at any time. */
const SUMMARY = 110;

/** How the facts of Daybreak play out. Each part answers with a new state for the facts it knows, and else with nothing. */
export const staging: Staging = {
  advance(view: View, fact: Fact): View {
    const before = view as DaybreakView;
    const told = fact as DaybreakFact;
    const { state } = before;
    const after = advanceTokens(state, told) ?? advanceCards(state, told) ?? advanceRound(state, told);
    return after ? { ...before, state: after } : view;
  },
  beat(fact: Fact, mine: boolean, _view?: View | null, text?: string): number {
    return beatOf(fact as DaybreakFact, mine, text);
  },
  reads(told: Told, { library, log, seat }): string {
    const fact = told.fact as DaybreakFact;
    const shown = "crisis_shown" in fact && isDaybreak(library) ? face(library, "crisis", fact.crisis_shown.card).text : "";
    const ended = "stage_began" in fact && fact.stage_began.stage === "Emissions" ? summaryText(log, told, seat).slice(0, SUMMARY) : "";
    return [told.text ?? "", shown, ended].join(" ");
  },
  beside: true,
};
