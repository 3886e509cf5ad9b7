import { t } from "../../words/words.svelte";
import type { EarthriseCard, EarthriseOutlook } from "../../generated/wire";
import { cardOf, suitOf } from "./cards";
import { suitName, type PlayerState } from "./player-state.svelte";

const yes = (is: boolean): string => (is ? "yes" : "no");

/** What a card would do, in words. */
export function outlookWords(player: PlayerState, card: EarthriseCard, seen: EarthriseOutlook): string {
  const parts = [roleWords(player, card, seen), tieWords(player, card, seen), tableWords(seen), reachWords(seen)].filter((part) => part !== "");
  return parts.join(" ");
}

function roleWords(player: PlayerState, card: EarthriseCard, { role, last, commander }: EarthriseOutlook): string {
  switch (role) {
    case "leads":
      return t("er-look-leads", { suit: suitName(suitOf(card)) });
    case "commander":
      return t("er-look-commander", { last: yes(last) });
    case "copilot":
      return t("er-look-copilot", { last: yes(last) });
    case "behind":
      return t("er-look-behind");
    case "hidden":
      return t("er-look-hidden");
    case "not_trump":
      return commander === null ? t("er-look-not-trump") : t("er-look-not-trump-ahead", { name: player.name(commander), last: yes(last) });
  }
}

/** A card like one on the table goes before it: the one who plays it would not expect that. */
function tieWords(player: PlayerState, card: EarthriseCard, { role }: EarthriseOutlook): string {
  if (role !== "commander" && role !== "copilot") return "";
  const same = player.view.order.find((seat) => cardOf(player.view.players[seat]?.card) === card);
  return same === undefined ? "" : t("er-look-tie", { name: player.name(same) });
}

/** What lies on the table counts for whoever is ahead. */
function tableWords({ role, table }: EarthriseOutlook): string {
  if (!table || (role !== "commander" && role !== "copilot")) return "";
  return t("er-look-table", { cards: table.cards, honors: table.honors, alerts: table.alerts });
}

function reachWords({ reach, tokens }: EarthriseOutlook): string {
  switch (reach) {
    case "takes":
      return t("er-reach-takes", { tokens });
    case "so_far":
      return t("er-reach-so-far", { tokens });
    case "open":
      return t("er-reach-open", { tokens });
    case "no":
    case "none":
      return "";
  }
}

/** The same in a word or two, for under the card; nothing, if there is nothing to say. */
export function outlookTip({ role, reach, tokens, last }: EarthriseOutlook): string {
  if (reach === "takes") return t("er-tip-takes", { tokens });
  if (reach === "so_far") return t("er-tip-so-far", { tokens });
  if (role === "commander") return t("er-tip-commander", { last: yes(last) });
  if (role === "copilot") return t("er-tip-copilot");
  return "";
}
