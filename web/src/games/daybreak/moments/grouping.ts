import type { DaybreakFact, DaybreakStage, FactMessage } from "../../../generated/wire";
import { kindOf } from "../../../table/model.svelte";
import { bodyOf, type FactKind } from "../world/told";

/** What is told on one screen while the world plays; `turn` is the change of the stage, with what was answered in it. */
export type MomentKind = "turn" | "energy" | "flow" | "roll" | "crisis" | "growth" | "end";

const WORLD: ReadonlySet<DaybreakStage> = new Set<DaybreakStage>(["Emissions", "Crisis", "Growth"]);

/** The kinds of facts that say what a moment is about. */
const ABOUT: Partial<Record<FactKind, MomentKind>> = {
  shortage: "energy",
  emitted: "flow",
  sinks_absorbed: "flow",
  drawdown: "flow",
  planet_rolled: "roll",
  crisis_shown: "crisis",
  crisis_cancelled: "crisis",
  crisis_without_target: "crisis",
  crisis_ended: "crisis",
  weakened: "crisis",
  targets: "crisis",
  tie_rolled: "crisis",
  won: "end",
  lost: "end",
};

/** What a fact is about by itself; nothing, if that depends on what came before it. */
function aboutOf(fact: DaybreakFact): MomentKind | null {
  if (bodyOf(fact, "changed")?.cause === "growth") return "growth";
  return ABOUT[kindOf(fact) as FactKind] ?? null;
}

/** What a moment is about, and nothing, if its facts are none of the world's turn. */
export function kindOfMoment(facts: readonly DaybreakFact[]): MomentKind | null {
  const [first] = facts;
  const stage = first && bodyOf(first, "stage_began")?.stage;
  if (!first || (stage && !WORLD.has(stage)) || "round_began" in first) return null;
  const about = facts.map(aboutOf).find((kind) => kind !== null) ?? null;
  return about ?? (stage ? "turn" : null);
}

/** The crisis a moment is about; nothing, as long as no fact names it. */
export function cardOf(facts: readonly DaybreakFact[]): number | null {
  for (const fact of facts) {
    const named =
      bodyOf(fact, "crisis_shown") ??
      bodyOf(fact, "targets") ??
      bodyOf(fact, "weakened") ??
      bodyOf(fact, "crisis_cancelled") ??
      bodyOf(fact, "crisis_without_target") ??
      bodyOf(fact, "crisis_ended");
    if (named) return named.card;
  }
  return null;
}

/** Is the crisis of a moment over? */
const isOver = (facts: readonly DaybreakFact[]): boolean => facts.some((fact) => "crisis_discarded" in fact || "crisis_in_force" in fact);

/** Does a moment begin with a fact, after those of the moment before it? */
export function beginsMoment(fact: DaybreakFact, before: readonly DaybreakFact[]): boolean {
  if ("stage_began" in fact || "round_began" in fact) return true;
  const about = aboutOf(fact);
  if (about === null) return false;
  const now = kindOfMoment(before);
  // The forecast of the next round is laid outside of the world's turn.
  if (now === null) return about !== "crisis" || before.length === 0;
  // What the team did before the world's turn is a moment of its own.
  if (now === "turn") return about === "end" || bodyOf(before[0], "stage_began")?.stage === "Emissions";
  if (about === "roll" || about === "end") return true;
  if (about !== now) return true;
  if (about !== "crisis") return false;
  const [card, next] = [cardOf(before), cardOf([fact])];
  return isOver(before) || (card !== null && next !== null && card !== next);
}

/** Is the last fact of a moment told together with the next one? */
export function joinsMoment(moment: readonly DaybreakFact[], next: DaybreakFact | null): boolean {
  return next !== null && kindOfMoment(moment) !== null && !beginsMoment(next, moment);
}

export interface Moment {
  kind: MomentKind;
  told: FactMessage[];
}

export const factsOf = (told: readonly FactMessage[]): DaybreakFact[] => told.flatMap(({ fact }) => (fact ? [fact as DaybreakFact] : []));

/** The log as moments; what is not of the world's turn is left out. */
export function momentsOf(log: readonly FactMessage[]): Moment[] {
  const groups: FactMessage[][] = [];
  for (const told of log) {
    if (!told.fact) continue;
    const last = groups.at(-1);
    if (!last || beginsMoment(told.fact as DaybreakFact, factsOf(last))) groups.push([told]);
    else last.push(told);
  }
  return groups.flatMap((list) => {
    const kind = kindOfMoment(factsOf(list));
    return kind === null ? [] : [{ kind, told: list }];
  });
}

/** The log from where the world's last turn began. */
export function worldsTurn(log: readonly FactMessage[]): FactMessage[] {
  const from = log.findLastIndex(({ fact }) => bodyOf(fact, "stage_began")?.stage === "Emissions");
  return from < 0 ? [] : log.slice(from);
}
