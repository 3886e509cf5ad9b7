import type { Figure } from "../../../debrief/figure";
import { decimal, duration, sentence } from "../../../debrief/sentence";
import { communities, degrees, emitted, end, tipped, type Course } from "./course";

/** The key figures of a game; `ms` is how long it took, where that is known. */
export function figures(course: Course, ms: number | null): Figure[] {
  const { limits, board } = course;
  const last = end(course);
  const rounds = emitted(course);
  const first = rounds[0];
  const final = rounds.at(-1);
  const all: Figure[] = [
    {
      value: sentence("debrief-degrees", { degrees: decimal(degrees(last.world.bands, board)) }),
      label: sentence("debrief-fig-degrees", { start: decimal(degrees(0, board)) }),
    },
  ];
  if (first && final) {
    const one = first === final;
    all.push({
      value: String(first.made),
      ...(one ? {} : { to: String(final.made) }),
      label: sentence(one ? "debrief-fig-carbon-one" : "debrief-fig-carbon"),
    });
    all.push({ value: String(final.world.sinks_absorbed), label: sentence("debrief-fig-absorbed") });
  }
  const most = limits.communities.reduce((sum, limit) => sum + limit, 0);
  all.push({ value: sentence("debrief-fig-of", { count: communities(last), of: most }), label: sentence("debrief-fig-communities") });
  const points = tipped(course).length;
  all.push({ value: String(points), label: sentence("debrief-fig-tipping", { count: points }) });
  if (ms !== null) all.push({ value: duration(ms), label: sentence("debrief-fig-time") });
  return all;
}
