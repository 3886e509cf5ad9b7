import type { Fact, FactMessage, Seat } from "../generated/wire";

/** A line of the log. */
export interface LogLine {
  entry: number;
  text: string;
  /** What it says in words. */
  fact: Fact | null;
  /** Were moves taken back here? */
  back: boolean;
  /** Whom it is about. */
  seats: readonly Seat[];
  /** What it is sifted by, where the game says so. */
  kind: string | null;
}

/** A part of the log: a round, a stage or a trick, with its lines. */
export interface LogSection {
  entry: number;
  heading: string | null;
  /** Does a round begin with it? */
  round: boolean;
  lines: LogLine[];
}

/** A round of the log, or what came before the first, with its parts. */
export interface LogRound {
  entry: number;
  heading: string | null;
  parts: LogSection[];
  /** How many lines there are in it. */
  count: number;
}

/** What of the log is wanted. */
export interface Sift {
  /** About whom; nobody: about all. */
  seat: Seat | null;
  kind: string | null;
}

/** The kind of a line, in the part of the log that a fact opened. */
export type KindOf = (told: FactMessage, opening: Fact | null) => string | null;

/** The log in parts, oldest first. What has no words is left out. */
export function sections(told: readonly FactMessage[], kindOf: KindOf = () => null): LogSection[] {
  const list: LogSection[] = [];
  let opening: Fact | null = null;
  for (const one of told) {
    const { entry, fact, opens, round, text, concerns } = one;
    if (!text) continue;
    if (opens && fact) {
      opening = fact;
      list.push({ entry, heading: text, round: round != null, lines: [] });
      continue;
    }
    if (list.length === 0) list.push({ entry, heading: null, round: false, lines: [] });
    list.at(-1)?.lines.push({ entry, text, fact: fact ?? null, back: !fact, seats: concerns ?? [], kind: kindOf(one, opening) });
  }
  return list;
}

/** The parts of a log by rounds. What is sifted out is gone, and so is a part of which nothing is left. */
export function roundsOf(parts: readonly LogSection[], { seat, kind }: Sift): LogRound[] {
  const sifting = seat !== null || kind !== null;
  const wanted = (line: LogLine): boolean => (seat === null || line.seats.includes(seat)) && (kind === null || line.kind === kind);
  const rounds: LogRound[] = [];
  for (const part of parts) {
    if (part.round || rounds.length === 0) rounds.push({ entry: part.entry, heading: part.round ? part.heading : null, parts: [], count: 0 });
    const round = rounds.at(-1);
    const lines = part.lines.filter(wanted);
    if (!round || (sifting && lines.length === 0)) continue;
    // The heading of a round stands over all of it.
    round.parts.push({ ...part, heading: part.round ? null : part.heading, lines });
    round.count += lines.length;
  }
  return sifting ? rounds.filter(({ count }) => count > 0) : rounds;
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
