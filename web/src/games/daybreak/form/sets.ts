import type { DaybreakPower, TableFace } from "../../../generated/wire";

/** A row of the setup table: a set of powers, how hard it is, and what grows in its world. */
export type SetRow = Omit<TableFace, "difficulty_text">;

/** The rows for so many players. */
export function rowsFor<Row extends SetRow>(rows: readonly Row[], players: number): Row[] {
  return rows.filter((row) => row.players === players);
}

/** The powers that so many begin with; none, if the table is not known. */
export function usualPowers(rows: readonly SetRow[], players: number): DaybreakPower[] {
  const some = rowsFor(rows, players);
  return [...((some.find(({ usual }) => usual) ?? some[0])?.seats ?? [])];
}

/** The row of a set of powers, in whatever order; one for whoever may have any of them names none. */
export function rowOf<Row extends SetRow>(rows: readonly Row[], powers: readonly DaybreakPower[]): Row | null {
  return rowsFor(rows, powers.length).find((row) => row.powers.length === 0 || powers.every((power) => row.powers.includes(power))) ?? null;
}
