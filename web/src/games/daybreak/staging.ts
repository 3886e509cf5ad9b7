import { face, isDaybreak } from "./library";
import type { DaybreakFact, Fact, FactMessage, View } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";
import type { Staging } from "../../table/playback.svelte";
import type { Chime } from "../../table/sound";
import { summaryText } from "./team";
import { beatOf } from "./staging/beats";

/** As much of what a team did as one reads at a glance; all of it can be opened at any time. */
const SUMMARY = 110;

/** Facts by which a card comes to lie somewhere. */
const CARDS: ReadonlySet<string> = new Set(["started", "tucked", "tucked_under_project", "tucked_under_crisis"]);

/** How the facts of Daybreak play out. */
export const staging: Staging = {
  beat(fact: Fact, mine: boolean, _view?: View | null, text?: string): number {
    return beatOf(fact as DaybreakFact, mine, text);
  },
  reads(told: FactMessage, { library, log, seat }): string {
    const fact = told.fact as DaybreakFact;
    const shown = "crisis_shown" in fact && isDaybreak(library) ? face(library, "crisis", fact.crisis_shown.card).text : "";
    const ended = "stage_began" in fact && fact.stage_began.stage === "Emissions" ? summaryText(log, told, seat).slice(0, SUMMARY) : "";
    return [told.text ?? "", shown, ended].join(" ");
  },
  sound(fact: Fact): Chime | null {
    const kind = kindOf(fact);
    if (CARDS.has(kind)) return "card";
    return kind === "crisis_shown" || kind === "tipped" ? "crisis" : null;
  },
  beside: true,
};
