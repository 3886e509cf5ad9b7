import type { DaybreakStage } from "../../generated/wire";

/** Whose turn it is: the players', who look at their cards, or the world's, which is told. */
export type Turn = "players" | "world" | "vote";

/** The stages in which players do what they like; in the others the world does. */
const PLAYED: readonly DaybreakStage[] = ["Global", "Local"];

/** Whose turn it is. Whoever is asked something has their cards before them, also while the world plays. */
export function turnOf(stage: DaybreakStage, asked: boolean): Turn {
  return PLAYED.includes(stage) || asked ? "players" : "world";
}
