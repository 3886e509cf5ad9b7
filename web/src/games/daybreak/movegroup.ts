import type { Move } from "../../generated/wire";
import { kindOf } from "../../table/model.svelte";

const GROUPS: Record<string, string> = {
  start: "player-moves-start",
  support: "player-moves-support",
  support_project: "player-moves-project",
  reduce_crisis: "player-moves-crisis",
  act: "player-moves-act",
  use_project: "player-moves-act",
};

/** The heading under which a move stands among many. */
export const moveGroup = (move: Move): string => GROUPS[kindOf(move)] ?? "player-moves-else";
