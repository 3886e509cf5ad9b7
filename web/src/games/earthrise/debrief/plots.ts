import { t } from "../../../words/words.svelte";
import type { Grid } from "../../../debrief/parts/grid";
import { seatStyle, sourceStyle } from "./styles";
import { atEnd, count, COUNTED, course, honors, pieces, seats, sourceKey, type Flight } from "./scores";

/** Honors by source, stacked for each seat, the most first. */
export function sourcePlot(flight: Flight, order: readonly number[]) {
  const columns = order.map((seat) => ({ name: flight.names[seat] ?? "", short: flight.names[seat] ?? "", total: honors(flight, seat) }));
  const series = flight.numbers.sources
    .map((from) => ({
      name: t(`debrief-er-source-${sourceKey(from)}`),
      style: sourceStyle(from),
      values: order.map((seat) => from.honors[seat] ?? 0),
    }))
    .filter((one) => one.values.some((value) => value !== 0));
  const grid: Grid = {
    head: ["", ...columns.map((column) => column.name)],
    rows: [...series.map((one) => [one.name, ...one.values]), [t("debrief-er-all"), ...columns.map((column) => column.total)]],
  };
  return { columns, series, grid };
}

/** Honors after each round and at the end. */
export function coursePlot(flight: Flight) {
  const columns = [
    ...flight.numbers.rounds.map((round) => t("round-code", { number: round.round })),
    ...(flight.numbers.last.length > 0 ? [t("debrief-er-end")] : []),
  ];
  const series = seats(flight).map((seat) => ({ name: flight.names[seat] ?? "", style: seatStyle(seat), values: course(flight, seat) }));
  return { columns, series, grid: { head: ["", ...columns], rows: series.map((one) => [one.name, ...one.values]) } satisfies Grid };
}

/** Alerts at the end of each round. */
export function alertPlot(flight: Flight) {
  const columns = flight.numbers.rounds.map((round) => t("round-code", { number: round.round }));
  const series = seats(flight).map((seat) => ({
    name: flight.names[seat] ?? "",
    style: seatStyle(seat),
    values: flight.numbers.rounds.map((round) => round.seats[seat]?.alerts ?? 0),
  }));
  return { columns, series, grid: { head: ["", ...columns], rows: series.map((one) => [one.name, ...one.values]) } satisfies Grid };
}

/** What each seat did over the game, as a table. */
export function deeds(flight: Flight, order: readonly number[]): Grid {
  return {
    head: ["", ...COUNTED.map((what) => t(`debrief-er-count-${what}`)), t("debrief-er-count-alerts"), t("debrief-er-count-pieces")],
    rows: order.map((seat) => [
      flight.names[seat] ?? "",
      ...COUNTED.map((what) => count(flight, seat, what)),
      atEnd(flight, seat)?.alerts ?? 0,
      pieces(flight, seat),
    ]),
  };
}
