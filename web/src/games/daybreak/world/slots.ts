import type { DaybreakCardFilter, DaybreakPlacesShown } from "../../../generated/wire";
import type { Look } from "../../../ui/look";
import { tagLook, tokenLook } from "../vocabulary";

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

/** The most places of a kind that are drawn one by one. */
const MOST_DRAWN = 8;

/** The places of a card that takes others under it, one by one. */
export function placesOf(places: readonly DaybreakPlacesShown[]): Place[] {
  return places.flatMap(({ wanted, count, filled }) =>
    Array.from({ length: Math.min(count, MOST_DRAWN) }, (_, i) => ({ wanted: looks(wanted), filled: i < filled })),
  );
}
