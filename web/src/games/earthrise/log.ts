import type { Told } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";

const REWARDS = ["maneuver_won", "maneuver_unclaimed", "copilot_took", "no_copilot", "commander_took"];

/** What was told of the rewards of a trick, counted from 0: of the last trick with that number. */
export function rewardsOf(log: readonly Told[], trick: number): string[] {
  const began = (told: Told): number | null => {
    const { fact } = told;
    return fact && typeof fact === "object" && "trick_began" in fact ? fact.trick_began.trick : null;
  };
  const from = log.findLastIndex((told) => began(told) === trick);
  if (from < 0) return [];
  const length = log.slice(from + 1).findIndex((told) => began(told) !== null);
  const told = log.slice(from + 1, length < 0 ? undefined : from + 1 + length);
  return told.filter(({ fact }) => REWARDS.includes(kindOf(fact ?? null))).flatMap(({ text }) => text ?? []);
}
