import { duration, sentence } from "../../../debrief/sentence";
import type { Figure } from "../../../debrief/figure";
import { changes, spread } from "./findings";
import { honors, ranking, type Flight } from "./scores";

/** The key figures of a game; `ms` is how long it took, where that is known. */
export function figures(flight: Flight, ms: number | null): Figure[] {
  const [first] = ranking(flight);
  if (first === undefined || flight.numbers.rounds.length === 0) return [];
  const silent = flight.numbers.rounds.flatMap((round) => round.tricks).filter((trick) => trick.silent).length;
  const whole = flight.numbers.whole.length;
  const all: Figure[] = [
    { value: String(honors(flight, first)), label: sentence("debrief-er-fig-best", { name: flight.names[first] ?? "" }) },
    { value: String(spread(flight)), label: sentence("debrief-er-fig-spread") },
    { value: String(changes(flight)), label: sentence("debrief-er-fig-changes", { count: changes(flight) }) },
    { value: String(silent), label: sentence("debrief-er-fig-silent", { count: silent }) },
    { value: String(whole), label: sentence("debrief-er-fig-whole", { count: whole }) },
  ];
  if (ms !== null) all.push({ value: duration(ms), label: sentence("debrief-fig-time") });
  return all;
}
