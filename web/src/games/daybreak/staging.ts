import { face, isDaybreak } from "./library";
import type { DaybreakFact, Fact, FactMessage, Library, View } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";
import type { Staging } from "../../table/playback.svelte";
import type { Chime } from "../../table/sound";
import { beginsMoment, joinsMoment } from "./moments/grouping";
import { playingOf } from "./moments/playing";
import { beatOf } from "./staging/beats";

/** Facts by which a card comes to lie somewhere. */
const CARDS: ReadonlySet<string> = new Set(["started", "tucked", "tucked_under_project", "tucked_under_crisis"]);

/** The crises that were told of here: whose text was read once is read faster. */
const read = new Set<number>();

/** How many words of a crisis are still to be read. */
function unread(card: number, library: Library | null): number {
  if (read.has(card) || library === null || !isDaybreak(library)) return 0;
  read.add(card);
  const { target_text, text } = face(library, "crisis", card);
  return [target_text ?? "", ...text].join(" ").split(/\s+/).length;
}

/** How the facts of Daybreak play out. */
export const staging: Staging = {
  beat(fact: Fact, mine: boolean, _view?: View | null, text?: string): number {
    return beatOf(fact as DaybreakFact, mine, text);
  },
  reads(told: FactMessage, { library }): string {
    const fact = told.fact as DaybreakFact;
    const shown = "crisis_shown" in fact && isDaybreak(library) ? face(library, "crisis", fact.crisis_shown.card).text : "";
    return [told.text ?? "", shown].join(" ");
  },
  begins: (fact, before) => beginsMoment(fact as DaybreakFact, before as DaybreakFact[]),
  joins: (moment, next) => joinsMoment(moment as DaybreakFact[], next as DaybreakFact | null),
  plays: (told, at) => playingOf(told, at, (card) => unread(card, at.library)),
  sound(fact: Fact): Chime | null {
    const kind = kindOf(fact);
    if (CARDS.has(kind)) return "card";
    return kind === "crisis_shown" || kind === "tipped" ? "crisis" : null;
  },
  beside: true,
};
