import { createSubscriber } from "svelte/reactivity";
import type { Seat, TableInfo } from "../generated/wire";

/** When each description of a table came: from then on its times are counted down, whatever the clock of the machine says. */
const arrived = new WeakMap<TableInfo, number>();

/** Notes that a description of a table has come just now. */
export function came(table: TableInfo): TableInfo {
  if (!arrived.has(table)) arrived.set(table, performance.now());
  return table;
}

/** Ticks for as long as something on the screen counts down. */
const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, 500);
  return () => clearInterval(timer);
});

/** In how many seconds the person of a seat counts as away; 0, if they do; nothing, if they are there or nobody counts. */
export function awayIn(table: TableInfo, seat: Seat): number | null {
  const info = table.seats[seat];
  if (info?.holder !== "person" || info.here || info.away_in == null) return null;
  if (info.away_in === 0) return 0;
  came(table);
  ticking();
  const left = info.away_in - (performance.now() - (arrived.get(table) ?? 0));
  return Math.max(0, Math.ceil(left / 1000));
}
