import { POWERS } from "../powers";
import type { DaybreakPower, TableFace } from "../../../generated/wire";

/** A row of the setup table: a set of powers, how hard it is, and what grows in its world. */
export type SetRow = Omit<TableFace, "difficulty_text">;

/** Powers in the order of the rulebook. */
export function inOrder(powers: readonly DaybreakPower[]): DaybreakPower[] {
  return POWERS.filter((power) => powers.includes(power));
}

/** The rows for so many players. */
export function rowsFor<Row extends SetRow>(rows: readonly Row[], players: number): Row[] {
  return rows.filter((row) => row.players === players);
}

/** The powers that so many begin with; none, if the table is not known. */
export function usualPowers(rows: readonly SetRow[], players: number): DaybreakPower[] {
  const some = rowsFor(rows, players);
  const row = some.find(({ usual }) => usual) ?? some[0];
  if (!row) return [];
  return row.powers.length > 0 ? inOrder(row.powers) : POWERS.slice(0, 1);
}

/** The row of a set of powers, in whatever order. */
export function rowOf<Row extends SetRow>(rows: readonly Row[], powers: readonly DaybreakPower[]): Row | null {
  const some = rowsFor(rows, powers.length);
  if (powers.length === 1) return some[0] ?? null;
  return some.find((row) => powers.every((power) => row.powers.includes(power))) ?? null;
}
