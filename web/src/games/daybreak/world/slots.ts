import type { CardFace, DaybreakCardFilter, DaybreakChain, DaybreakLibrary, DaybreakState } from "../../../generated/wire";
import type { Look } from "../../../ui/look";
import { tagLook, tokenLook } from "../vocabulary";
import { faceOf } from "./board";
import { cardsOf } from "./chain";

/** A place for a card under a project or a crisis. */
export interface Place {
  /** What is wanted there, as icons; any of them will do. None: every card. */
  wanted: (Look & { tag: boolean })[];
  filled: boolean;
}

function looks(wanted: DaybreakCardFilter): (Look & { tag: boolean })[] {
  if (wanted === "Any") return [];
  if ("Tag" in wanted) return [{ ...tagLook(wanted.Tag), tag: true }];
  if ("OneOf" in wanted) return wanted.OneOf.map((tag) => ({ ...tagLook(tag), tag: true }));
  return wanted.Removes.map((token) => ({ ...tokenLook(token), tag: false }));
}

function fits(wanted: DaybreakCardFilter, card: CardFace): boolean {
  if (wanted === "Any") return true;
  if ("Tag" in wanted) return card.tags.includes(wanted.Tag);
  if ("OneOf" in wanted) return wanted.OneOf.some((tag) => card.tags.includes(tag));
  return true;
}

/** The most places that are drawn one by one. */
export const PLACES = 8;

/** The places of a card that takes others under it, the filled ones as far as its cards fill them. */
export function placesOf(library: DaybreakLibrary, card: CardFace, state: DaybreakState, tucked: DaybreakChain, players: number): Place[] {
  const rows = card.slots.map((slot) => ({ wanted: slot.wanted, left: slot.count[players - 1] ?? 0, filled: 0 }));
  for (const id of cardsOf(state, tucked)) {
    const under = faceOf(library, "local", id);
    const open = rows.filter((row) => row.filled < row.left);
    const row = open.find((one) => fits(one.wanted, under)) ?? open[0];
    if (row) row.filled += 1;
  }
  return rows.flatMap((row) => Array.from({ length: Math.min(row.left, PLACES) }, (_, i) => ({ wanted: looks(row.wanted), filled: i < row.filled })));
}
