import type { Glyph, IconName } from "../../../generated/wire";

/** A threshold of a line of icons: from so many of a tag on, it brings this. */
export interface Rung {
  at: string;
  tag: IconName;
  brings: Glyph[];
}

/** A line of icons with thresholds: what stands before them, and the thresholds, lowest first. */
export interface Ladder {
  before: Glyph[];
  rungs: Rung[];
}

const textOf = (glyph: Glyph | undefined): string => (glyph && "text" in glyph ? glyph.text : "");
const isArrow = (glyph: Glyph | undefined): boolean => glyph !== undefined && "icon" in glyph && glyph.icon === "arrow";

/** What each of so many thresholds brings: numbers with a stroke between them count the same thing, else a stroke parts whole phrases. */
function brought(rest: readonly Glyph[], count: number): Glyph[][] | null {
  const [first, ...what] = rest;
  const numbers = /^(\D*)(\d+(?:\/\d+)+)$/.exec(textOf(first));
  if (numbers) {
    const [, sign = "", each = ""] = numbers;
    const list = each.split("/");
    return list.length === count ? list.map((number) => [{ text: sign + number }, ...what]) : null;
  }
  const parts: Glyph[][] = [[]];
  for (const glyph of rest) {
    if (textOf(glyph) === "/") parts.push([]);
    else parts.at(-1)?.push(glyph);
  }
  return parts.length === count ? parts : null;
}

/** The thresholds in a line of icons; nothing, where it has none. */
export function ladderOf(glyphs: readonly Glyph[]): Ladder | null {
  const at = glyphs.findIndex((glyph, i) => /^\d+(\/\d+)+$/.test(textOf(glyph)) && isArrow(glyphs[i + 1]));
  const tag = glyphs[at - 1];
  if (!tag || !("icon" in tag)) return null;
  const counts = textOf(glyphs[at]).split("/");
  const brings = brought(glyphs.slice(at + 2), counts.length);
  return brings && { before: glyphs.slice(0, at - 1), rungs: counts.map((count, i) => ({ at: count, tag: tag.icon, brings: brings[i] ?? [] })) };
}

/** The threshold that a line of today comes from: the one that brings what the line ends with. -1: none. */
export function reachedBy({ rungs }: Ladder, today: readonly Glyph[]): number {
  const ends = ({ brings }: Rung): boolean => JSON.stringify(today.slice(-brings.length)) === JSON.stringify(brings);
  // One whose end is another's whole is told by the longer.
  return (
    rungs
      .map((rung, i) => ({ rung, i }))
      .filter(({ rung }) => ends(rung))
      .sort((one, other) => other.rung.brings.length - one.rung.brings.length)[0]?.i ?? -1
  );
}
