import type { EarthriseView, Seat } from "../../generated/wire";
import type { Faces } from "./faces";

/** One line of the score sheet. */
export interface Row {
  seat: Seat;
  /** Honors of each round that has been scored, none for the others. */
  rounds: (number | null)[];
  /** Honors of the final phase. */
  last: number | null;
  total: number;
  /** Cards captured this round. */
  captured: number;
  tokens: number;
  pieces: number;
  /** Alerts, where they may be looked at. */
  alerts: number | null;
  silence: number;
}

/** Pieces among these kinds. */
export const countOf = (kinds: number): number => [...kinds.toString(2)].filter((bit) => bit === "1").length;

const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);

/** The score sheet as far as the view shows it. */
export function rows(view: EarthriseView, faces: Faces): Row[] {
  const over = view.phase === "over";
  return Array.from({ length: faces.players }, (_, seat) => {
    const rounds = faces.rounds.map((_, round) => {
      const noted = view.pad[round]?.[seat] ?? 0;
      return round < view.round || noted !== 0 ? noted : null;
    });
    const noted = view.pad[faces.rounds.length]?.[seat] ?? 0;
    const last = over || noted !== 0 ? noted : null;
    return {
      seat,
      rounds,
      last,
      total: sum(rounds) + (last ?? 0),
      captured: view.memory.won[seat]?.length ?? 0,
      tokens: view.tokens[seat]?.length ?? 0,
      pieces: countOf(view.pieces[seat] ?? 0),
      alerts: view.alerts[seat] ?? null,
      silence: view.silence[seat] ?? 0,
    };
  });
}

/** Where the Honors of the final phase came from. */
export interface Sources {
  seat: Seat;
  alerts: number;
  tokens: number;
  puzzle: number;
  /** What the parts above do not explain: a History Pill. */
  pill: number;
}

/** The final phase of every seat by source, once the game is over. */
export function sources(view: EarthriseView, faces: Faces): Sources[] {
  if (view.phase !== "over") return [];
  const all = rows(view, faces);
  const least = Math.min(...all.map((row) => row.alerts ?? Infinity));
  return all.map((row) => {
    const tokens = row.tokens * faces.per_token;
    const puzzle = faces.puzzle[row.pieces] ?? 0;
    const noted = row.last ?? 0;
    // Where the table gives them to one of the tied seats only, the pad knows better than the Alerts.
    const alerts = row.alerts === least && noted - tokens - puzzle >= faces.fewest_alerts ? faces.fewest_alerts : 0;
    return { seat: row.seat, alerts, tokens, puzzle, pill: noted - alerts - tokens - puzzle };
  });
}

/** What a captured card counts in the round that is being played, in the order of the suits. */
export function worth(view: EarthriseView, faces: Faces): { honors: number; alerts: number }[] {
  const round = faces.rounds[Math.min(view.round, faces.rounds.length - 1)];
  return (round?.honors ?? []).map((honors, suit) => ({ honors, alerts: round?.alerts[suit] ?? 0 }));
}
