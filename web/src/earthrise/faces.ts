import type { EarthrisePillId, EarthriseSuit, EarthriseTokenId, TableInfo } from "../wire";
import type { Library } from "../library";

/** What a Maneuver token asks for. */
export interface TokenFace {
  id: EarthriseTokenId;
  kind: "lowest" | "number" | "same_right" | "same_left";
  /** The numbers, with `number`. */
  values: number[];
  /** The suit, with `lowest`. */
  suit: EarthriseSuit | null;
  /** Its condition in a few letters. */
  mark: string;
  /** Its condition as a phrase. */
  text: string;
}

/** A round: what a captured card counts in it, in the order of the suits. */
export interface RoundFace {
  code: string;
  name: string;
  honors: number[];
  alerts: number[];
}

export interface PillFace {
  id: EarthrisePillId;
  number: number;
  name: string;
  /** What it does. */
  text: string;
  /** When it may be revealed, as a sentence. */
  windows_text: string;
}

/** Everything at a table of so many players. */
export interface Faces {
  players: number;
  rounds: RoundFace[];
  /** Tricks of a round. */
  tricks: number;
  /** Those of them that are silent, counted from 0. */
  silent: number[];
  tokens: TokenFace[];
  pieces: { id: number; name: string }[];
  pills: PillFace[];
  /** Honors for 0, 1, 2 … puzzle pieces. */
  puzzle: number[];
  /** Honors for each token that is not exchanged. */
  per_token: number;
  /** Honors for the fewest Alerts. */
  fewest_alerts: number;
}

/** The pieces of a table with so many players. */
export function facesOf(library: Library, players: number): Faces {
  const { tables } = library as unknown as { tables: Faces[] };
  const faces = tables.find((table) => table.players === players);
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
