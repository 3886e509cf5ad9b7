import type { LogLook } from "../../../game/client";
import type { DaybreakFact, DaybreakStage } from "../../../generated/wire";
import { deedLook } from "../team";
import { EFFECT_ICONS } from "../vocabulary";
import { bodyOf } from "../world/told";

const STAGES: Record<DaybreakStage, string> = {
  Global: "world-stage-global",
  Local: "world-stage-local",
  Emissions: "world-stage-emissions",
  Crisis: "world-stage-crisis",
  Growth: "world-stage-growth",
};

/** What is no deed of a power. */
const ICONS: Record<string, string> = {
  challenge_dealt: "deck-challenge",
  voted: "ui-vote",
  crises_laid: "deck-crisis",
  crisis_shown: "deck-crisis",
  targets: "ui-target",
  tie_rolled: "die-geo",
  weakened: "res-any",
  resisted: "res-any",
  spared: "res-any",
  crisis_cancelled: "ui-done",
  crisis_without_target: "ui-done",
  crisis_in_force: "deck-crisis",
  crisis_ended: "ui-done",
  crisis_discarded: "ui-discards",
  projects_drawn: "deck-global",
  project_kept: "deck-global",
  project_discarded: "ui-discards",
  project_active: "ui-done",
  project_lapsed: "deck-global",
  reshuffled: "ui-discards",
  cards_lost: "ui-discards",
  draw_forfeited: "ui-draw",
  next_draw: "ui-draw",
  consent_asked: "ui-why",
  consent_refused: "ui-close",
  die_rolled: "die-geo",
  shortage: "demand",
  emitted: "carbon",
  sinks_absorbed: "tree",
  drawdown: "drawdown",
  warmed: "band",
  bands: "band",
  bands_away: "band",
  roll_ignored: "die-planetary",
  planet_rolled: "die-planetary",
  won: "drawdown",
  lost: "community-crisis",
};

/** The log by stages. */
export const logLook: LogLook = {
  kinds: Object.entries(STAGES).map(([id, name]) => ({ id, name })),
  kindOf: (_, opening) => bodyOf(opening, "stage_began")?.stage ?? null,
  look: (fact) => {
    const effect = bodyOf(fact, "track_moved")?.effect ?? bodyOf(fact, "tipped")?.effect;
    if (effect) return { icon: EFFECT_ICONS[effect], tone: "" };
    const own = typeof fact === "object" ? ICONS[Object.keys(fact)[0] ?? ""] : undefined;
    if (own) return { icon: own, tone: "" };
    const look = deedLook(fact as DaybreakFact);
    return look.icon === "ui-chevron" ? null : look;
  },
};
