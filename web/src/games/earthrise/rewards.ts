import { kindOf } from "../../table/model.svelte";
import type { EarthriseFact, EarthriseView, Seat, Told } from "../../generated/wire";

/** Who gets a reward: nobody, or somebody; for certain once it was given. */
export interface Reward {
  seat: Seat | null;
  given: boolean;
}
export interface Rewards {
  maneuver: Reward;
  copilot: Reward;
  commander: Reward;
}

/** The facts that belong to a reward, by its place in the list. */
const GIVING: readonly (readonly string[])[] = [
  ["maneuver_won", "maneuver_unclaimed", "tokens_saved", "tokens_spent", "piece_drawn", "piece_kept", "pieces_returned"],
  ["copilot_took", "no_copilot"],
  ["commander_took"],
];
/** The phases in which somebody is asked about a reward, by its place in the list. */
const ASKING: readonly (readonly string[])[] = [["exchange", "draw_piece", "keep_piece"], ["copilot"], []];

/**
 * Which reward is being given, by its place in the list; -1: none. What is being told comes first: the phase stays that of
 * the last question until all has been told.
 */
export function givenNow(told: string, phase: string): number {
  return told === "" ? ASKING.findIndex((kinds) => kinds.includes(phase)) : GIVING.findIndex((kinds) => kinds.includes(told));
}

/** With these everything of the trick before is put away. */
const ANEW = ["trick_began", "tokens_laid"];

/** What was told since the last trick or round began, up to the line that is being told. */
export function toldOfTrick(log: readonly Told[], line: Told | null): EarthriseFact[] {
  const to = line ? log.lastIndexOf(line) + 1 : log.length;
  const facts = log.slice(0, to > 0 ? to : log.length).map((told) => (told.fact ?? null) as EarthriseFact | null);
  const from = facts.findLastIndex((fact) => fact !== null && ANEW.includes(kindOf(fact)));
  return from < 0 ? [] : facts.slice(from).flatMap((fact) => fact ?? []);
}

/**
 * The rewards of the trick: as they were given, and before that as the cards so far would give them. Nothing where no
 * trick is played: between rounds and in the final phase.
 */
export function rewards(view: EarthriseView, told: readonly EarthriseFact[]): Rewards | null {
  if (view.final_phase) return null;
  const so = (seat: Seat | null): Reward => ({ seat, given: false });
  const list: Rewards = { maneuver: so(view.taker), copilot: so(view.copilot), commander: so(view.commander) };
  const give = (seat: Seat | null): Reward => ({ seat, given: true });
  for (const fact of told) {
    if (fact === "no_copilot") list.copilot = give(null);
    else if (typeof fact !== "object") continue;
    else if ("maneuver_won" in fact) list.maneuver = give(fact.maneuver_won.seat);
    else if ("maneuver_unclaimed" in fact) list.maneuver = give(null);
    else if ("copilot_took" in fact) list.copilot = give(fact.copilot_took.seat);
    else if ("commander_took" in fact) list.commander = give(fact.commander_took.seat);
  }
  return list;
}
