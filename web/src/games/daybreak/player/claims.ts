import type { Choice, DaybreakLocalId, DaybreakMove } from "../../../generated/wire";

/**
 * Which part of one's own side a move belongs to. Every move belongs to exactly one; what no part knows is listed in words,
 * so that nothing that is possible is out of reach.
 */
export type Claim =
  /** The front card of a stack is its button. */
  | "stack"
  /** A use of a card in hand. */
  | "use"
  /** The card in hand is the answer: to pay, to lose, to give. */
  | "hand"
  /** A card that lies elsewhere is the answer: drawn, discarded, under a project. */
  | "offer"
  /** The action of a global project. */
  | "project"
  /** Done, or not done after all. */
  | "end"
  /** Putting back what was begun. */
  | "back"
  /** A choice in words. */
  | "words";

/** Where the cards lie that a move may name. */
export interface Lying {
  hand: readonly DaybreakLocalId[];
  /** The stacks that have a front card. */
  fronts: readonly number[];
}

/** The card that a move answers with. */
export function answerOf(move: DaybreakMove): DaybreakLocalId | null {
  if (typeof move === "string") return null;
  if ("pay" in move) return move.pay;
  if ("lose" in move) return move.lose;
  if ("card" in move) return move.card;
  if ("keep" in move) return move.keep;
  if ("spend" in move) return move.spend;
  return null;
}

/** The card in hand that a move uses. */
export function usedOf(move: DaybreakMove): DaybreakLocalId | null {
  if (typeof move === "string") return null;
  if ("start" in move) return move.start.card;
  if ("support" in move) return move.support.card;
  if ("support_project" in move) return move.support_project.card;
  if ("reduce_crisis" in move) return move.reduce_crisis.card;
  return null;
}

export function claimOf(move: DaybreakMove, lying: Lying): Claim {
  if (move === "done" || move === "not_done") return "end";
  if (move === "back") return "back";
  if (typeof move === "string") return "words";
  if ("act" in move) return lying.fronts.includes(move.act) ? "stack" : "words";
  if ("use_project" in move) return "project";
  const used = usedOf(move);
  if (used !== null) return lying.hand.includes(used) ? "use" : "words";
  const answer = answerOf(move);
  if (answer === null) return "words";
  if (lying.hand.includes(answer)) return "hand";
  return "lose" in move ? "words" : "offer";
}

export type Claims = Record<Claim, Choice[]>;

/** All moves by the part that they belong to. */
export function claims(moves: readonly Choice[], lying: Lying): Claims {
  const parts: Claims = { stack: [], use: [], hand: [], offer: [], project: [], end: [], back: [], words: [] };
  for (const choice of moves) parts[claimOf(choice.move as DaybreakMove, lying)].push(choice);
  return parts;
}

/** The icon of a choice in words. */
export function iconOf(move: DaybreakMove): string {
  if (typeof move === "string") {
    switch (move) {
      case "back":
        return "ui-retract";
      case "no":
      case "keep_none":
        return "ui-close";
      case "pass":
        return "ui-skip";
      default:
        return "ui-done";
    }
  }
  if ("act" in move) return "ui-limit";
  if ("use_project" in move || "keep_project" in move || "drop_project" in move || "support_project" in move) return "deck-global";
  if ("crisis" in move || "reduce_crisis" in move) return "deck-crisis";
  if ("start" in move) return "ui-front";
  if ("support" in move || "under" in move) return "ui-tuck";
  if ("pay" in move || "lose" in move || "spend" in move) return "ui-pay";
  if ("keep" in move) return "ui-draw";
  if ("card" in move) return "ui-cards";
  if ("to" in move || "spare" in move) return "ui-player";
  return "ui-chevron";
}
