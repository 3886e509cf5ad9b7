import type { PillFace } from "../../generated/wire";
import { t, words } from "../../words/words.svelte";
import type { Faces } from "./faces";

/** The scorings at which a pill may still be revealed, from this one on; the last number is the final phase. */
export const chances = (pill: Pick<PillFace, "windows">, from: number): number[] => pill.windows.filter((round) => round >= from);

/** Scorings as a list: "R2 or R3". */
function named(faces: Faces, rounds: readonly number[]): string {
  const codes = rounds.map((round) => faces.rounds[round]?.code ?? t("round-code-final"));
  return new Intl.ListFormat(words.lang, { type: "disjunction" }).format(codes);
}

/** When a pill may still be revealed. */
export function whenWords(pill: PillFace, faces: Faces, round: number): string {
  const left = chances(pill, round);
  return left.length > 0 ? t("pill-windows", { windows: named(faces, left) }) : t("er-pill-over");
}

/** What it means to keep a pill face down at this scoring. */
export function holdWords(pill: PillFace, faces: Faces, round: number): string {
  const later = chances(pill, round + 1);
  if (later.length > 0) return t("effect-hold-later", { windows: named(faces, later) });
  return t(pill.windows.includes(round) ? "effect-hold-never" : "effect-hold-same");
}
