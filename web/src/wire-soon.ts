import type { DaybreakForecast, DaybreakMove, Glyph, Move, Told } from "./wire";

export type { CardFace, DaybreakLibrary, EarthriseLibrary, Glyph, LimitFace as Limit, CardSlots as Slot } from "./wire";
export interface Use { move: Move; kind: "start" | "support" | "project" | "crisis"; at: number; possible: boolean; useful: boolean; gain: Glyph[]; text: string; why: string | null }
export interface Uses {
  cards: { card: number; uses: Use[]; action: { possible: boolean; why: string | null } }[];
  actions: { at: { stack: number } | { project: number }; move: DaybreakMove; possible: boolean; why: string | null; yields: Glyph[]; text: string; used: number; most: number | null }[];
  undone: { actions: number; cards: number; shortage: number; text: string[] };
}
export interface Tried { forecast: DaybreakForecast; told: Told[]; assumed: boolean; open: boolean }
