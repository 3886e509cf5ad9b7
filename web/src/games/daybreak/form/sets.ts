import type { DaybreakPower, TableFace } from "../../../generated/wire";

/** A row of the setup table: a set of powers, how hard it is, and what grows in its world. */
export type SetRow = Omit<TableFace, "difficulty_text">;

/** The rows for so many players. */
export function rowsFor<Row extends SetRow>(rows: readonly Row[], players: number): Row[] {
  return rows.filter((row) => row.players === players);
}

/** The row of a set of powers, in whatever order. */
export function rowOf<Row extends SetRow>(rows: readonly Row[], powers: readonly DaybreakPower[]): Row | null {
  return rowsFor(rows, powers.length).find((row) => powers.every((power) => row.choices.includes(power))) ?? null;
}
