import type { CardFace } from "../../../generated/wire";

/** What of a card's text is said: all of it, all with what stands beside its places, or only what it does. */
export type Part = "text" | "all" | "deed";

/** The sentences of a card, each once. What cards under it do stands in its text and beside their places. */
export function sentencesOf(card: Pick<CardFace, "text" | "slots" | "needs">, part: Part = "text"): string[] {
  const said = part === "all" ? [...card.text, ...card.slots.map((slot) => slot.text)] : card.text;
  return [...new Set(said)].filter((sentence) => sentence !== "" && (part !== "deed" || sentence !== card.needs));
}

/** The text of a card in one line. */
export function textOf(card: Pick<CardFace, "text" | "slots" | "needs">, part: Part = "text"): string {
  return sentencesOf(card, part).join(" ");
}

const SOURCES: Readonly<Record<string, string>> = { rulebook: "r", published: "p", printed: "p", play: "p", reconstructed: "x" };

/** The icon of where the text of a card comes from. */
export function sourceIcon(card: Pick<CardFace, "source">): string {
  return `ui-source-${SOURCES[card.source] ?? "x"}`;
}
