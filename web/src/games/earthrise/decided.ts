import type { EarthriseView, Seat } from "../../generated/wire";

/** What decided a game, as the score sheet shows it. */
export interface Decided {
  /** The round in which the winner gained most on the second: what both took, and what all took together. */
  round: { at: number; winner: number; second: number; all: number } | null;
  /** Who gained by the fewest Alerts, with how many, and what that brought. */
  alerts: { seats: Seat[]; held: number; honors: number } | null;
  /** Whose puzzle is whole, and what that brought. */
  puzzles: { seats: Seat[]; honors: number } | null;
}

export function decided(view: EarthriseView, rounds: number): Decided {
  const [first, second] = view.standing.map((seat) => view.players[seat]);
  const columns = Array.from({ length: rounds }, (_, at) => {
    const of = (player: typeof first): number => player?.honors[at] ?? 0;
    return { at, winner: of(first), second: of(second), all: view.players.reduce((sum, player) => sum + of(player), 0) };
  });
  const gain = ({ winner, second }: { winner: number; second: number }): number => winner - second;
  const round = columns.reduce<(typeof columns)[number] | null>((best, one) => (gain(one) > (best ? gain(best) : 0) ? one : best), null);
  const seats = (is: (player: EarthriseView["players"][number]) => boolean): Seat[] =>
    view.standing.filter((seat) => view.players[seat] && is(view.players[seat]));
  const fewest = seats(({ final_honors }) => (final_honors?.fewest_alerts ?? 0) > 0);
  const whole = seats(({ puzzle_next }) => puzzle_next === null);
  const of = (list: Seat[]): EarthriseView["players"][number] | undefined => (list[0] === undefined ? undefined : view.players[list[0]]);
  return {
    round,
    alerts: fewest.length > 0 ? { seats: fewest, held: of(fewest)?.alerts ?? 0, honors: of(fewest)?.final_honors?.fewest_alerts ?? 0 } : null,
    puzzles: whole.length > 0 ? { seats: whole, honors: of(whole)?.puzzle_honors ?? 0 } : null,
  };
}
