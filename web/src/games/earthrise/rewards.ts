import type { EarthriseRewards, EarthriseView, Seat } from "../../generated/wire";

export type RewardName = Exclude<keyof EarthriseRewards, "now">;

/** A row of the rewards: who gets it, whether that is done, and whether it is being given. */
export interface RewardRow {
  reward: RewardName;
  seat: Seat | null;
  given: boolean;
  now: boolean;
}

const ORDER: readonly RewardName[] = ["maneuver", "copilot", "commander"];

/** The rewards of the trick in their order; none, when all rounds are behind us. A silent trick has no Maneuver. */
export function rewardRows(view: EarthriseView): RewardRow[] {
  const { rewards } = view;
  if (!rewards) return [];
  return ORDER.map((reward) => ({ reward, ...rewards[reward], now: rewards.now === reward }));
}
