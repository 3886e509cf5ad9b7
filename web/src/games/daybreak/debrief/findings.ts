import { largest } from "../../../debrief/numbers";
import { decimal, named, percent, sentence, type Sentence } from "../../../debrief/sentence";
import { effectLook } from "../vocabulary";
import {
  change,
  clean,
  crises,
  degrees,
  dirty,
  emitted,
  end,
  left,
  powerName,
  projects,
  shortage,
  sources,
  standings,
  tipped,
  warmth,
  type Course,
} from "./course";

/** A change smaller than this hardly counts as one. */
const HARDLY = 0.15;

/** What the plot of carbon and sinks shows. */
export function carbonFinding(course: Course): Sentence {
  const rounds = emitted(course);
  const first = rounds[0];
  const last = rounds.at(-1);
  if (!first || !last) return sentence("debrief-carbon-none");
  const args = { first: first.made, last: last.made, absorbed: last.world.sinks_absorbed, left: left(last) };
  if (first === last) return sentence("debrief-carbon-one", args);
  const share = (last.made - first.made) / Math.max(first.made, 1);
  const fell = percent(Math.abs(share));
  if (last.world.drawdown) {
    return share <= -0.5 ? sentence("debrief-carbon-half-drawdown") : sentence("debrief-carbon-drawdown", { ...args, fell });
  }
  if (share > HARDLY) return sentence("debrief-carbon-rose", { ...args, rose: fell });
  if (share > -HARDLY) return sentence("debrief-carbon-same", args);
  if (share <= -0.5) return sentence("debrief-carbon-half", args);
  return sentence("debrief-carbon-fell", { ...args, fell });
}

/** What the plot of the sources of carbon shows: which fell most, and which did not. */
export function sourcesFinding(course: Course): Sentence {
  const all = sources(course).flatMap((source) => {
    const moved = change(source.tokens);
    return moved === null || (source.tokens[0] ?? 0) < 3 ? [] : [{ ...source, moved }];
  });
  const sorted = [...all].sort((a, b) => a.moved - b.moved);
  const best = sorted[0];
  const worst = sorted.at(-1);
  if (!best || !worst || best.moved >= 0) return sentence("debrief-sources-none");
  const args = { best: best.name, fell: percent(-best.moved), worst: worst.name, moved: percent(worst.moved, true) };
  if (best === worst) return sentence("debrief-sources-best", args);
  if (worst.moved > 0) return sentence("debrief-sources-rose", args);
  if (worst.moved > -HARDLY) return sentence("debrief-sources-still", args);
  return sentence("debrief-sources-all", args);
}

/** What the thermometer shows. */
export function warmthFinding(course: Course): Sentence {
  const { limits, board, outcome } = course;
  const all = standings(course).map((round) => warmth(round, limits));
  const last = end(course).world;
  const at = decimal(degrees(last.bands, board));
  const peak = largest(all);
  if (outcome?.losses.too_hot) return sentence("debrief-warmth-lost", { degrees: at, round: end(course).round });
  const most = Math.floor(all[peak] ?? 0);
  if (most > last.bands) {
    return sentence("debrief-warmth-peak", { round: peak, peak: decimal(degrees(most, board)), degrees: at });
  }
  return sentence("debrief-warmth-left", { degrees: at, left: limits.bands - last.bands });
}

/** What the plot of communities in crisis shows: who came nearest to losing. */
export function communitiesFinding(course: Course): Sentence {
  const { limits, powers, outcome } = course;
  const highest = powers.map((_, seat) => Math.max(...standings(course).map((round) => round.powers[seat]?.communities ?? 0)));
  const spare = highest.map((most, seat) => (limits.communities[seat] ?? 0) - most);
  const lost = outcome?.losses.communities ?? [];
  const nearest = lost[0] ?? largest(spare.map((one) => -one));
  const power = powers[nearest];
  if (power === undefined) return sentence("debrief-communities-none");
  const args = { power: powerName(power), most: highest[nearest] ?? 0, limit: limits.communities[nearest] ?? 0, left: spare[nearest] ?? 0 };
  if (lost.length > 0) return sentence("debrief-communities-lost", args);
  if (args.left <= 4) return sentence("debrief-communities-near", args);
  return sentence("debrief-communities-safe", args);
}

/** What the plot of the sinks shows. */
export function sinksFinding(course: Course): Sentence {
  const from = course.start.world;
  const to = end(course).world;
  const args = { first: from.sinks, last: to.sinks, trees: from.trees - to.trees, dac: to.dac - from.dac };
  if (args.trees > 0 && args.dac > 0 && args.last >= args.first) return sentence("debrief-sinks-made-up", args);
  if (args.last > args.first) return sentence("debrief-sinks-grew", args);
  if (args.last === args.first) return sentence("debrief-sinks-same", args);
  if (args.trees > 0) return sentence("debrief-sinks-trees", args);
  return sentence("debrief-sinks-shrank", args);
}

/** What the plot of energy shows: when clean energy overtook dirty, and whether there was enough. */
export function energyFinding(course: Course): Sentence {
  const all = standings(course);
  const overtook = all.findIndex((round) => clean(round) > dirty(round));
  const missing = course.rounds.reduce((sum, round) => sum + shortage(round), 0);
  const args = { clean: clean(end(course)), dirty: dirty(end(course)), missing };
  if (overtook > 0) return sentence("debrief-energy-overtook", { ...args, round: overtook });
  if (overtook === 0) return sentence("debrief-energy-ahead", args);
  return sentence("debrief-energy-behind", args);
}

/** What came of the crises. */
export function crisesFinding(course: Course): Sentence {
  const all = crises(course);
  const cancelled = all.filter((crisis) => crisis.cancelled).length;
  const struck = all.filter((crisis) => crisis.targets.length > 0).length;
  if (all.length === 0) return sentence("debrief-crises-none");
  return sentence(cancelled > 0 ? "debrief-crises-some" : "debrief-crises-all", { struck, cancelled });
}

/** What the planetary tracks show: what tipped, and which effect went furthest. */
export function planetFinding(course: Course): Sentence {
  const points = tipped(course);
  const first = points[0];
  if (!first) return sentence("debrief-planet-none");
  if (points.length === 1) return sentence("debrief-planet-one", { effect: named(effectLook(first.effect).name), round: first.round });
  const counts = new Map<string, number>();
  for (const { effect } of points) counts.set(effect, (counts.get(effect) ?? 0) + 1);
  const [effect = first.effect, times = 1] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (times === 1) return sentence("debrief-planet-each", { count: points.length });
  return sentence("debrief-planet-most", { count: points.length, effect: named(effectLook(effect as typeof first.effect).name), times });
}

/** What came of the global projects. */
export function projectsFinding(course: Course): Sentence {
  const all = projects(course);
  const active = all.filter((project) => project.active !== null).length;
  if (all.length === 0) return sentence("debrief-projects-none");
  return sentence("debrief-projects-some", { active, all: all.length });
}
