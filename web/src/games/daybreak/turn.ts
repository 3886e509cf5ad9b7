import type { DaybreakStage } from "../../generated/wire";

/**
 * Whose turn it is: the players', who look at their cards; the world's, which is told; the group's, which chooses a project; or one's own to
 * say how to meet what the world does, which stays in sight.
 */
export type Turn = "players" | "world" | "vote" | "asked";

/** The stages in which players do what they like; in the others the world does. */
const PLAYED: readonly DaybreakStage[] = ["Global", "Local"];

/** Whose turn it is. Whoever is asked something has their cards before them, also while the world plays. */
export function turnOf(stage: DaybreakStage, asked: boolean): Turn {
  return PLAYED.includes(stage) || asked ? "players" : "world";
}
