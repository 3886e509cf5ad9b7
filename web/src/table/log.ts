import type { FactMessage } from "../generated/wire";

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

/** The log in parts, oldest first. What has no words is left out. */
export function sections(told: readonly FactMessage[]): LogSection[] {
  const list: LogSection[] = [];
  for (const { entry, fact, opens, round, text } of told) {
    if (!text) continue;
    const last = list.at(-1);
    if (opens && fact) list.push({ entry, heading: text, round: round != null, lines: [] });
    else if (last) last.lines.push({ entry, text, back: !fact });
    else list.push({ entry, heading: null, round: false, lines: [{ entry, text, back: !fact }] });
  }
  return list;
}

/** The log made whole: all that still holds, and where moves were taken back. */
export function withPast(known: readonly FactMessage[], past: readonly FactMessage[]): FactMessage[] {
  return [...past, ...known.filter(({ fact }) => !fact)].sort((one, other) => one.entry - other.entry);
}

/** The last part of the log, from where it opens, in which more than its opening was a line of the story. */
export function lastStage(log: readonly FactMessage[], rests: (told: FactMessage) => boolean): FactMessage[] {
  let end = log.length;
  for (let at = log.length - 1; at >= 0; at -= 1) {
    if (!log[at]?.opens && at > 0) continue;
    const part = log.slice(at, end);
    if (part.filter(rests).length > 1) return part;
    end = at;
  }
  return [];
}
