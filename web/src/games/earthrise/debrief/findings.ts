import { named, sentence, type Sentence } from "../../../debrief/sentence";
import { largest } from "../../../debrief/numbers";
import { atEnd, count, honors, leaders, pieces, ranking, seats, sourceKey, topmost, type Flight } from "./scores";

/** What the head says. */
export function headline(flight: Flight, you: readonly number[]): Sentence {
  const { outcome, names } = flight;
  if (!outcome) return sentence("debrief-er-abandoned", { round: Math.max(1, flight.numbers.rounds.length) });
  const [first = 0, second] = ranking(flight);
  const margin = second === undefined ? 0 : honors(flight, first) - honors(flight, second);
  const winners = outcome.winners.map((seat) => named(names[seat] ?? ""));
  if (winners.length > 1) return sentence("debrief-er-shared", { names: winners });
  const winner = outcome.winners[0] ?? first;
  if (margin === 0) return sentence(you.includes(winner) ? "debrief-er-you-tie" : "debrief-er-tie", { name: names[winner] ?? "" });
  return sentence(you.includes(winner) ? "debrief-er-you-won" : "debrief-er-won", { name: names[winner] ?? "", margin });
}

/** By which source the best seat was furthest ahead of the next. */
export function decisive(flight: Flight): { source: string; ahead: number } | null {
  const [first, second] = ranking(flight);
  if (first === undefined || second === undefined) return null;
  const { sources } = flight.numbers;
  const ahead = sources.map((from) => (from.honors[first] ?? 0) - (from.honors[second] ?? 0));
  const best = largest(ahead);
  const source = sources[best];
  return source && (ahead[best] ?? 0) > 0 ? { source: sourceKey(source), ahead: ahead[best] ?? 0 } : null;
}

/** What the plot of Honors by source shows. */
export function sourcesFinding(flight: Flight): Sentence {
  const [first, second] = ranking(flight);
  const by = decisive(flight);
  if (first === undefined || second === undefined || !by) return sentence("debrief-er-sources-even");
  return sentence("debrief-er-sources", {
    name: flight.names[first] ?? "",
    other: flight.names[second] ?? "",
    source: named(`debrief-er-source-${by.source}`),
    ahead: by.ahead,
  });
}

/** What the course of Honors shows: from when on the winner led. */
export function courseFinding(flight: Flight): Sentence {
  const [first] = ranking(flight);
  const ahead = leaders(flight);
  const rounds = flight.numbers.rounds.length;
  if (first === undefined || ahead.length === 0 || ahead.at(-1) === null) return sentence("debrief-er-course-open");
  const name = flight.names[first] ?? "";
  // Whoever was caught up with has not lost the lead.
  if (ahead.includes(null) && topmost(flight).every((top) => top.includes(first))) return sentence("debrief-er-course-level", { name });
  let from = ahead.length;
  while (from > 0 && ahead[from - 1] === first) from -= 1;
  if (from === 0) return sentence("debrief-er-course-always", { name });
  if (from >= rounds) return sentence("debrief-er-course-final", { name });
  return sentence("debrief-er-course-from", { name, round: from + 1 });
}

/** What the tricks show: who commanded most, who was Copilot most. */
export function tricksFinding(flight: Flight): Sentence {
  const all = seats(flight);
  const commands = all.map((seat) => count(flight, seat, "commander"));
  const copilots = all.map((seat) => count(flight, seat, "copilot"));
  const [a, b] = [largest(commands), largest(copilots)];
  return sentence("debrief-er-tricks", { name: flight.names[a] ?? "", commander: commands[a] ?? 0, other: flight.names[b] ?? "", copilot: copilots[b] ?? 0 });
}

/** What the Alerts show: who had the fewest, and who the most. */
export function alertsFinding(flight: Flight): Sentence {
  const alerts = seats(flight).map((seat) => atEnd(flight, seat)?.alerts ?? 0);
  const most = largest(alerts);
  const fewest = largest(alerts.map((one) => -one));
  if (alerts[most] === alerts[fewest]) return sentence("debrief-er-alerts-even", { alerts: alerts[most] ?? 0 });
  return sentence("debrief-er-alerts", {
    name: flight.names[fewest] ?? "",
    fewest: alerts[fewest] ?? 0,
    other: flight.names[most] ?? "",
    most: alerts[most] ?? 0,
  });
}

/** Questions for talking about this game, from what happened in it. */
export function questions(flight: Flight): Sentence[] {
  const all = seats(flight);
  const name = (seat: number): string => flight.names[seat] ?? "";
  const [first, second] = ranking(flight);
  const asked: (Sentence | null)[] = [];
  const by = decisive(flight);
  if (first !== undefined && second !== undefined && by) {
    asked.push(
      sentence("debrief-er-ask-decisive", { name: name(first), other: name(second), source: named(`debrief-er-source-${by.source}`), ahead: by.ahead }),
    );
  }
  const rounds = all.flatMap((seat) =>
    flight.numbers.rounds.map((round) => ({ seat, round: round.round, honors: round.seats[seat]?.honors ?? 0, cards: round.seats[seat]?.cards ?? 0 })),
  );
  const best = rounds[largest(rounds.map((one) => one.honors))];
  if (best) asked.push(sentence("debrief-er-ask-round", { name: name(best.seat), round: best.round, honors: best.honors, cards: best.cards }));
  const copilots = all.map((seat) => count(flight, seat, "copilot"));
  const copilot = largest(copilots);
  if ((copilots[copilot] ?? 0) > 0)
    asked.push(sentence("debrief-er-ask-copilot", { name: name(copilot), copilot: copilots[copilot] ?? 0, commander: count(flight, copilot, "commander") }));
  const alerts = all.map((seat) => atEnd(flight, seat)?.alerts ?? 0);
  const alerted = largest(alerts);
  if ((alerts[alerted] ?? 0) > 0) asked.push(sentence("debrief-er-ask-alerts", { name: name(alerted), alerts: alerts[alerted] ?? 0 }));
  const silent = flight.numbers.rounds.flatMap((round) => round.tricks).filter((trick) => trick.silent);
  const takers = all.map((seat) => silent.filter((trick) => trick.commander === seat).length);
  const taker = largest(takers);
  if (silent.length > 0 && (takers[taker] ?? 0) > 0)
    asked.push(sentence("debrief-er-ask-silence", { tricks: silent.length, name: name(taker), taken: takers[taker] ?? 0 }));
  const puzzle = all.map((seat) => pieces(flight, seat));
  const [most, least] = [largest(puzzle), largest(puzzle.map((one) => -one))];
  if (flight.numbers.last.length > 0 && puzzle[most] !== puzzle[least]) {
    asked.push(sentence("debrief-er-ask-puzzle", { name: name(most), most: puzzle[most] ?? 0, other: name(least), least: puzzle[least] ?? 0 }));
  }
  const turns = leaders(flight);
  if (turns.length > 1 && new Set(turns.slice(0, -1)).size > 1) asked.push(sentence("debrief-er-ask-lead", { name: name(turns[0] ?? first ?? 0) }));
  return asked.filter((one) => one !== null).slice(0, 6);
}

/** The Honors of the best seat, and how far the last was behind. */
export function spread(flight: Flight): number {
  const all = seats(flight).map((seat) => honors(flight, seat));
  return Math.max(...all) - Math.min(...all);
}

/** How often the lead changed hands between the ends of rounds. */
export function changes(flight: Flight): number {
  const known = leaders(flight).filter((leader) => leader !== null);
  return known.filter((leader, at) => at > 0 && leader !== known[at - 1]).length;
}
