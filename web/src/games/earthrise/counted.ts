import type { EarthriseRoundScore } from "../../generated/wire";
import { t } from "../../words/words.svelte";
import { all } from "./lists";
import { suitName, type PlayerState } from "./player-state.svelte";
import { mostOf, stepsOf, type TallyStep } from "./tally.svelte";

/** What a step of a scoring is called. */
export const stepName = (step: TallyStep): string => (step === "sum" ? t("er-score-sum") : step === "pill" ? t("score-pill") : suitName(step));

/** A step of a scoring in words. */
export function countedWords(player: PlayerState, scoring: EarthriseRoundScore): string {
  const step = stepsOf(scoring, player.pills)[player.tally.at] ?? "sum";
  if (step === "pill") return t("er-count-pills");
  if (step === "sum") {
    const { seats, honors } = mostOf(scoring);
    const [first] = seats;
    const who = seats.length === 1 && first === player.seat ? "you" : seats.length > 1 ? "several" : "other";
    return t("er-count-sum", { who, name: all(seats.map((seat) => player.name(seat))), honors });
  }
  const each = scoring.seats[0]?.suits.find(({ suit }) => suit === step)?.each ?? 0;
  return each > 0 ? t("er-count-suit", { suit: suitName(step), honors: each }) : t("er-count-none", { suit: suitName(step) });
}

/** A step of the final scoring in words. */
export function endWords(player: PlayerState): string {
  const lines = player.view.standing.flatMap((seat) => {
    const row = player.view.players[seat];
    return row?.final_honors ? [{ name: player.name(seat), row, parts: row.final_honors }] : [];
  });
  const step = player.endSteps[player.ending.at] ?? "total";
  const told = lines.map(({ name, row, parts }) => {
    const honors = { alerts: parts.fewest_alerts, tokens: parts.tokens, puzzle: parts.puzzle, pill: parts.pill, total: row.total }[step];
    const held = { alerts: row.alerts ?? 0, tokens: row.tokens.length, puzzle: row.pieces.length, pill: null, total: null }[step];
    return held === null ? t("er-end-has", { name, honors }) : t("er-end-held", { name, held, honors });
  });
  return step === "total" ? (player.model.scene.outcome_text ?? told.join(" · ")) : told.join(" · ");
}
