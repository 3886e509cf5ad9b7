import { powerLook } from "../powers";
import { tokenLook } from "../vocabulary";
import { t } from "../../../words/words.svelte";
import type { DaybreakRound, DaybreakToken } from "../../../generated/wire";
import type { Grid } from "../../../debrief/parts/grid";
import type { Style } from "../../../debrief/plots/series";
import { POWER_STYLES } from "./styles";
import { decimal, say, sentence, upper } from "../../../debrief/sentence";
import { change, clean, degrees, dirty, emitted, shortage, sources, standings, warmth, type Course } from "./course";
import { sum } from "../../../debrief/numbers";

/** Carbon of each power, stacked by round, and what the sinks took. */
export function carbonPlot(course: Course) {
  const rounds = emitted(course);
  const columns = rounds.map((round) => ({
    name: t("debrief-round", { round: round.round }),
    short: t("debrief-round-short", { round: round.round }),
    total: round.made,
  }));
  const series = course.powers
    .map((power, seat) => ({ name: t(powerLook(power).name), style: POWER_STYLES[power], values: rounds.map((round) => round.powers[seat]?.carbon ?? 0) }))
    .reverse();
  const across = { name: t("debrief-carbon-absorbed"), values: rounds.map((round) => round.world.sinks_absorbed) };
  const grid: Grid = {
    head: ["", ...columns.map((column) => column.short)],
    rows: [
      ...[...series].reverse().map((one) => [one.name, ...one.values]),
      [t("debrief-carbon-all"), ...columns.map((column) => column.total)],
      [across.name, ...across.values],
    ],
  };
  return { columns, series, across, grid };
}

/** The tokens of each source of carbon, and how they changed. */
export function bubbleRows(course: Course) {
  return sources(course)
    .filter((source) => source.tokens.some((tokens) => tokens > 0))
    .map((source) => ({ name: say(sentence(source.name.name)), icon: source.icon, values: source.tokens, change: change(source.tokens) }));
}

/** The thermometer, with the carbon above the last full band as a part of the next. */
export function warmthPlot(course: Course) {
  const all = standings(course);
  const grid: Grid = {
    head: [t("debrief-crisis-round"), t("debrief-deal-degrees"), t("debrief-warmth-bands"), t("debrief-warmth-loose")],
    rows: all.map(({ round, world }) => [
      round === 0 ? t("debrief-start") : t("debrief-round-short", { round }),
      decimal(degrees(world.bands, course.board)),
      world.bands,
      world.loose,
    ]),
  };
  return { values: all.map((round) => warmth(round, course.limits)), grid };
}

/** Communities in crisis of each power, and what a number of them means. */
export function communityPlot(course: Course) {
  const all = standings(course);
  const series = course.powers.map((power, seat) => ({
    name: t(powerLook(power).name),
    style: POWER_STYLES[power],
    values: all.map((round) => round.powers[seat]?.communities ?? 0),
  }));
  const marks = course.board.draw_marks.map(([at, fewer]) => ({ at, name: t("debrief-communities-mark", { at, fewer }) }));
  const lost = [...new Set(course.limits.communities)].map((at) => ({ at, name: t("debrief-communities-limit", { at }), bad: true }));
  return { series, limits: [...marks, ...lost] };
}

const style = (colour: string, pattern: Style["pattern"], dash: string, mark: Style["mark"]): Style => ({ colour, pattern, dash, mark });

/** Trees, oceans and capture, from the bottom. */
export function sinkPlot(course: Course) {
  const all = standings(course);
  const one = (token: DaybreakToken, name: string, look: Style, of: (round: DaybreakRound) => number) => {
    const { icon, tone } = tokenLook(token);
    return { name: t(name), icon, tone, style: look, values: all.map(of) };
  };
  return [
    one("Trees", "debrief-sink-trees", style("var(--tk-tree)", "plain", "", "disc"), ({ world }) => world.trees),
    one("Oceans", "debrief-sink-oceans", style("var(--tk-ocean)", "lines", "", "disc"), ({ world }) => world.oceans),
    one("Dac", "debrief-sink-dac", style("var(--tk-dac)", "slant", "", "disc"), ({ world }) => world.dac),
  ];
}

/** Clean and dirty energy against demand; and what was missing, if anything was. */
export function energyPlot(course: Course) {
  const all = standings(course);
  const lines = [
    {
      name: upper(t("debrief-energy-demand")),
      style: style("var(--tk-demand)", "plain", "2 5", "triangle"),
      values: all.map((round) => sum(round.powers.map((power) => power.demand))),
    },
    { name: upper(t("debrief-energy-clean")), style: style("var(--ok)", "plain", "", "disc"), values: all.map(clean) },
    { name: upper(t("debrief-energy-dirty")), style: style("var(--tk-dirty)", "plain", "9 5", "square"), values: all.map(dirty) },
  ];
  const missing = all.map(shortage);
  if (missing.every((one) => one === 0)) return lines;
  return [...lines, { name: upper(t("debrief-energy-missing")), style: style("var(--ink-3)", "plain", "5 3", "ring"), values: missing }];
}
