import type { EarthriseLibrary, EarthriseSuit, EarthriseTable, Library } from "../../generated/wire";

/** What the pieces at a table show. */
export type Faces = EarthriseTable;

/** The pieces of a table with so many players. */
export function facesOf(library: Library, players: number): Faces {
  const faces = (library as EarthriseLibrary).tables.find((table) => table.players === players);
  if (!faces) throw new Error(`there is no Earthrise for ${players} players`);
  return faces;
}

/** The suits in the order in which hands lie. */
export const suitsOf = (library: Library): EarthriseSuit[] => (library as EarthriseLibrary).suits.map(({ suit }) => suit);
