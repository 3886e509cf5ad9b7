import { face } from "../library";
import { t } from "../../../words/words.svelte";
import type { PlayerState } from "./player-state.svelte";
import { bestOf, type Listed, type UseGroup } from "./uses";

export const USE_ICONS: Record<Listed["kind"], string> = { start: "ui-front", support: "ui-tuck", project: "ui-under", crisis: "ui-under", pay: "ui-pay" };

/** The name of the place where a use puts the card. */
export function placeName(player: PlayerState, use: Listed): string {
  if (use.kind === "pay") return use.text;
  if (use.kind === "project") {
    const project = player.view.projects[use.at];
    return project ? face(player.library, "global", project.card).title : "";
  }
  if (use.kind === "crisis") {
    const card = player.view.crises[use.at]?.card ?? null;
    return card === null ? t("player-unknown-crisis") : face(player.library, "crisis", card).title;
  }
  const front = player.piles.find((pile) => pile.at === use.at)?.front ?? null;
  return front === null ? t("player-place", { number: use.at + 1 }) : player.face(front).title;
}

/** What a use is called, with its place. */
export function optionName(player: PlayerState, use: Listed): string {
  const where = placeName(player, use);
  if (use.kind === "start" && (player.piles.find((pile) => pile.at === use.at)?.front ?? null) === null) return t("player-found");
  const keys = {
    start: "player-option-start",
    support: "player-option-support",
    pay: "player-option-pay",
    project: "player-use-under",
    crisis: "player-use-under",
  };
  return t(keys[use.kind], { where });
}

/** What a group of uses is called, and how many places it has or which is the only one. */
export function groupWords(player: PlayerState, group: UseGroup): { what: string; more: string } {
  const possible = group.uses.filter((use) => use.possible);
  const best = bestOf(group);
  const where = best ? placeName(player, best) : "";
  const count = possible.length;
  switch (group.kind) {
    case "start":
      return { what: t("player-use-front"), more: count === 1 ? where : t("player-use-stacks", { count }) };
    case "support":
      return { what: t("player-use-tuck"), more: count === 1 ? where : t("player-use-stacks", { count }) };
    case "pay":
      return { what: t("player-use-pay"), more: count === 1 ? where : t("player-use-actions", { count }) };
    default:
      return { what: t("player-use-under", { where }), more: "" };
  }
}

/** Chooses a group: its only place at once, or its places to choose from. */
export function choose(player: PlayerState, group: UseGroup): void {
  const possible = group.uses.filter((use) => use.possible);
  if (possible.length === 1 && possible[0]) void player.use(possible[0]);
  else if (possible.length > 1) player.opened = group.kind;
}
