import { sum } from "../../../debrief/numbers";
import type { DaybreakFact, DaybreakPlanetaryEffect, DaybreakView, FactMessage, Seat } from "../../../generated/wire";
import { all } from "../moments/said";
import { bodyOf } from "../world/told";

/** A round of a game that came as far as carbon: what each power gave off, and what was taken in. */
export interface LandRound {
  round: number;
  powers: number[];
  /** What had waited from the rounds before. */
  waited: number;
  made: number;
  taken: number;
  /** What the sinks could have taken besides. */
  unused: number;
}

/** The rounds of a game, from its log. */
export function landOf(log: readonly FactMessage[], seats: number): LandRound[] {
  const rounds: LandRound[] = [];
  let round = 1;
  let powers = Array.from({ length: seats }, () => 0);
  /** Did the sinks take in carbon just now? */
  let fresh = false;
  for (const { fact } of log) {
    const began = bodyOf(fact, "round_began");
    if (began) round = began.round;
    const emitted = bodyOf(fact, "emitted");
    if (emitted) powers[emitted.seat] = emitted.carbon - emitted.absorbed;
    const sinks = bodyOf(fact, "sinks_absorbed");
    if (sinks) {
      const given = sum(powers);
      // What was taken in beyond what the powers made had waited; so had what is left over besides.
      const waited = Math.max(0, sinks.carbon - given);
      rounds.push({ round, powers, waited, made: given + waited, taken: sinks.carbon, unused: sinks.unused });
      powers = Array.from({ length: seats }, () => 0);
    }
    const last = rounds.at(-1);
    const warmed = bodyOf(fact, "warmed");
    if (last && fresh && warmed) {
      const given = last.made - last.waited;
      last.waited = Math.max(0, last.taken + warmed.carbon - given);
      last.made = given + last.waited;
    }
    fresh = Boolean(sinks);
  }
  return rounds;
}

/** What the sinks could take in a round. */
export const capacity = ({ taken, unused }: LandRound): number => taken + unused;

/** Where what is made falls under what is taken in, counted in rounds from the first; the last round, if it never does. */
export function crossing(rounds: readonly LandRound[]): number {
  const over = (one: LandRound): number => one.made - capacity(one);
  const at = rounds.findIndex((one) => over(one) <= 0);
  const [before, after] = [rounds[at - 1], rounds[at]];
  if (at < 0) return Math.max(0, rounds.length - 1);
  if (!before || !after) return at;
  return at - 1 + over(before) / (over(before) - over(after));
}

/** One of the facts that a game was lost by. */
export type Tipping =
  | { kind: "tipped"; effect: DaybreakPlanetaryEffect; times: number; rounds: number[] }
  | { kind: "sinks"; token: "Trees" | "Oceans"; from: number; now: number }
  | { kind: "short"; seat: Seat; communities: number }
  | { kind: "crises"; seat: Seat; communities: number }
  | { kind: "hot"; bands: number }
  | { kind: "communities"; seat: Seat; now: number }
  | { kind: "time"; rounds: number }
  | { kind: "condition" };

const factsOf = (log: readonly FactMessage[]): DaybreakFact[] => log.flatMap(({ fact }) => (fact ? [fact as DaybreakFact] : []));

/** In which round each tipping point of an effect was reached. */
function tippings(log: readonly FactMessage[]): Map<DaybreakPlanetaryEffect, number[]> {
  const found = new Map<DaybreakPlanetaryEffect, number[]>();
  let round = 1;
  for (const fact of factsOf(log)) {
    round = bodyOf(fact, "round_began")?.round ?? round;
    const tipped = bodyOf(fact, "tipped");
    if (tipped) found.set(tipped.effect, [...(found.get(tipped.effect) ?? []), round]);
  }
  return found;
}

/** What a lost game was lost by: at most two facts that led to it, and the one that ended it. */
export function tippingOf(log: readonly FactMessage[], view: DaybreakView): Tipping[] {
  const losses = view.ending?.losses;
  if (!losses) return [];
  const facts = factsOf(log);
  const led: Tipping[] = [];
  const [seat] = losses.communities;
  if (seat !== undefined) {
    const more = all(facts, "changed").filter((one) => one.seat === seat && one.token === "Communities" && one.change > 0);
    const short = sum(more.flatMap(({ cause, change }) => (cause === "shortage" ? [change] : [])));
    const crises = sum(more.flatMap(({ cause, change }) => (typeof cause === "object" && "crisis" in cause ? [change] : [])));
    if (crises > 0) led.push({ kind: "crises", seat, communities: crises });
    if (short > 0) led.push({ kind: "short", seat, communities: short });
  } else {
    const [most] = [...tippings(log)].sort(([, one], [, other]) => other.length - one.length);
    if (most) led.push({ kind: "tipped", effect: most[0], times: most[1].length, rounds: [...new Set(most[1])] });
    const lost = (["Trees", "Oceans"] as const).flatMap((token) => {
      const changes = all(facts, "world_changed").filter((one) => one.token === token);
      const [first, last] = [changes[0], changes.at(-1)];
      const from = first ? first.now - first.change : 0;
      return first && last && last.now < from ? [{ kind: "sinks" as const, token, from, now: last.now }] : [];
    });
    const [worst] = lost.sort((one, other) => other.from - other.now - (one.from - one.now));
    if (worst) led.push(worst);
  }
  const end: Tipping[] = losses.too_hot
    ? [{ kind: "hot", bands: view.world.bands }]
    : seat !== undefined
      ? [{ kind: "communities", seat, now: view.players[seat]?.communities ?? 0 }]
      : losses.condition_unmet
        ? [{ kind: "condition" }]
        : [{ kind: "time", rounds: view.rounds }];
  return [...led.slice(0, 2), ...end];
}

/** One true thing about a player of a won game. */
export type Deed = { kind: "gave"; count: number } | { kind: "no-dirty" } | { kind: "out"; count: number } | { kind: "clean"; now: number; gained: number };

export function deedOf(log: readonly FactMessage[], view: DaybreakView, seat: Seat): Deed {
  const facts = factsOf(log);
  const gave = sum(all(facts, "tokens_given").map(({ from, count }) => (from === seat ? count : 0)));
  const own = all(facts, "changed").filter((one) => one.seat === seat);
  const out = -sum(own.flatMap(({ token, change }) => (token === "Communities" && change < 0 ? [change] : [])));
  const player = view.players[seat];
  if (gave >= 4) return { kind: "gave", count: gave };
  if (player?.dirty === 0) return { kind: "no-dirty" };
  const gained = sum(own.flatMap(({ token, change }) => (token === "Clean" ? [change] : [])));
  if (out >= 3 || gained <= 0) return { kind: "out", count: out };
  return { kind: "clean", now: player?.clean ?? 0, gained };
}

/** A smooth line through heights at equal distances, flat at each of them. */
export function lineOf(heights: readonly number[], x: (at: number) => number, start = "M"): string {
  return heights
    .map((y, at) => {
      if (at === 0) return `${start}${x(0)} ${y}`;
      const middle = (x(at - 1) + x(at)) / 2;
      return `C${middle} ${heights[at - 1]} ${middle} ${y} ${x(at)} ${y}`;
    })
    .join("");
}

/** Heights at least so far apart and none under the floor, each as near as can be to where it was; the first is the lowest. */
export function apart(heights: readonly number[], least: number, floor: number): number[] {
  let below = floor + least;
  return heights.map((height) => (below = Math.min(height, below - least)));
}
