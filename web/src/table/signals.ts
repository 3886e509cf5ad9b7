import type { SignalKind } from "../generated/wire";

/** The signals one gives by a button. */
export const QUICK = ["yes", "no", "wait", "ready", "thanks", "well_played", "sorry"] as const satisfies readonly SignalKind[];
