import type { Listed, SeatInfo, TableInfo } from "../generated/wire";

/** What is said of a table wherever it shows: that somebody could know its deal, that hands may be open, that it is compared. */
export type Mark = "known" | "study" | "study-open" | "daily";

/** Does a table begin with something known because of what it is: something that one tries for oneself, or a lesson for one? */
function isGiven(kind: string | undefined, seats: readonly Pick<SeatInfo, "holder">[]): boolean {
  const alone = seats.filter(({ holder }) => holder !== "bot").length <= 1;
  return kind === "what_if" || kind === "file" || (kind === "lesson" && alone);
}

export function marksOf(table: Pick<TableInfo, "known_deal" | "settings" | "study" | "daily" | "seats">): Mark[] {
  return [
    ...(table.daily ? ["daily" as const] : []),
    ...(table.known_deal && !isGiven(table.settings.purpose, table.seats) ? ["known" as const] : []),
    ...(table.settings.study ? [table.study ? ("study-open" as const) : ("study" as const)] : []),
  ];
}

/** The same on a list, which says by itself what kind of table it is. */
export function marksOfListed(listed: Pick<Listed, "known_deal" | "kind" | "summary">): Mark[] {
  return listed.known_deal && !isGiven(listed.kind, listed.summary.seats) ? ["known"] : [];
}
