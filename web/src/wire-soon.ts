import type { DaybreakCardFilter, DaybreakForecast, DaybreakMove, DaybreakPlanetaryEffect, DaybreakPower, DaybreakSector, DaybreakTag, EarthriseSuit, Move, Told } from "./wire";

export type Glyph = { icon: string } | { text: string };
export interface Limit { kind: "unlimited" | "once" | "times" | "per" | "once_each"; times?: number | null; tag?: DaybreakTag | null }
export interface Slot { wanted: DaybreakCardFilter; count: number; text: string }
export interface CardFace {
  deck: "local" | "starting" | "global" | "crisis" | "challenge";
  id: number; no: string; title: string; tags: DaybreakTag[]; line: Glyph[]; limit: Limit | null; text: string[];
  world: string | null; source: string; source_text: string; reconstructed: string[]; solo: boolean; slots: Slot[];
  target_text: string | null; ongoing: boolean; emissions: DaybreakSector[];
}
export interface DaybreakLibrary {
  content: string; cards: CardFace[];
  board: {
    band_size: number; start_tenths: number; bands_to_lose: number; rounds: number;
    levels: { bands: number; rolls: number; crises: number }[];
    communities_to_lose: number; draw_marks: number[]; stacks: number; projects: number;
    tracks: { effect: DaybreakPlanetaryEffect; spaces: { tipping: boolean; text: string }[] }[];
  };
  sets: { players: number; difficulty: string; name: string; powers: DaybreakPower[]; trees: number; oceans: number }[];
}
export interface EarthriseLibrary {
  suits: { suit: EarthriseSuit; name: string }[];
  tokens: { id: number; kind: string; values: number[]; suit: EarthriseSuit | null; mark: string; text: string }[];
  pieces: { piece: number; name: string }[];
  pills: { id: number; number: string; name: string; text: string; source: string }[];
  rounds: number; tricks: number;
}
export interface Use { move: Move; kind: "start" | "support" | "project" | "crisis"; at: number; possible: boolean; useful: boolean; gain: Glyph[]; text: string; why: string | null }
export interface Uses {
  cards: { card: number; uses: Use[]; action: { possible: boolean; why: string | null } }[];
  actions: { at: { stack: number } | { project: number }; move: DaybreakMove; possible: boolean; why: string | null; yields: Glyph[]; text: string; used: number; most: number | null }[];
  undone: { actions: number; cards: number; shortage: number; text: string[] };
}
export interface Tried { forecast: DaybreakForecast; told: Told[]; assumed: boolean; open: boolean }
