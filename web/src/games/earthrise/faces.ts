import type { EarthriseLibrary, EarthriseTable, Library, TableInfo } from "../../generated/wire";

/** What the pieces at a table show. */
export type Faces = EarthriseTable;

/** The pieces of a table with so many players. */
export function facesOf(library: Library, players: number): Faces {
  const faces = (library as EarthriseLibrary).tables.find((table) => table.players === players);
  if (!faces) throw new Error(`there is no Earthrise for ${players} players`);
  return faces;
}

/** Readings of the rules that change who takes the tokens. */
export interface Readings {
  /** Does every token on the Earth set a condition, and not only the newest? */
  anyToken: boolean;
  /** Are the last player and the Pilot neighbours for tokens that compare numbers? */
  circle: boolean;
}

export function readingsOf(table: TableInfo): Readings {
  const { options = {} } = table.setup as { options?: Record<string, string> };
  return { anyToken: options["stack_condition"] === "any", circle: options["same_as_includes_pilot"] !== "false" };
}

export const isSilent = (faces: Faces, trick: number): boolean => faces.silent.includes(trick);
