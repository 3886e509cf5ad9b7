import type { Fact, Told } from "../generated/wire";
import { kindOf } from "./model.svelte";

/** A line of the log. */
export interface LogLine {
  entry: number;
  text: string;
  /** Were moves taken back here? */
  back: boolean;
}

/** A part of the log: a round, a stage or a trick, with its lines. */
export interface LogSection {
  entry: number;
  heading: string | null;
  /** Does a round begin with it? */
  round: boolean;
  lines: LogLine[];
}

/** The round that begins with a fact, counted from 1; 0 is the final phase. */
export function roundOf(fact: Fact): number | null {
  const kind = kindOf(fact);
  const body = typeof fact === "object" ? (Object.values(fact)[0] as { round?: number }) : {};
  if (kind === "round_began") return body.round ?? null;
  if (kind === "tokens_laid") return (body.round ?? 0) + 1;
  return kind === "final_began" ? 0 : null;
}

/** The log in parts, oldest first. What has no words is left out. */
export function sections(told: readonly Told[]): LogSection[] {
  const list: LogSection[] = [];
  for (const { entry, fact, opens, text } of told) {
    if (!text) continue;
    const last = list.at(-1);
    if (opens && fact) list.push({ entry, heading: text, round: roundOf(fact) !== null, lines: [] });
    else if (last) last.lines.push({ entry, text, back: !fact });
    else list.push({ entry, heading: null, round: false, lines: [{ entry, text, back: !fact }] });
  }
  return list;
}

/** The log made whole: all that still holds, what came after it was asked for, and where moves were taken back. */
export function withPast(known: readonly Told[], past: readonly Told[]): Told[] {
  const last = past.at(-1)?.entry ?? 0;
  const besides = known.filter((one) => !one.fact || one.entry > last);
  return [...past, ...besides].sort((one, other) => one.entry - other.entry);
}

/** The last part of the log, from where it opens, in which more than its opening was a line of the story. */
export function lastStage(log: readonly Told[], rests: (told: Told) => boolean): Told[] {
  let end = log.length;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    if (!log[at]?.opens && at > 0) continue;
    const part = log.slice(at, end);
    if (part.filter(rests).length > 1) return part;
    end = at;
  }
  return [];
}
