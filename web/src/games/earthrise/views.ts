/** The views of the table on a small screen, with their icons. */
export const VIEWS = [
  ["trick", "suit-photography"],
  ["flight", "apollo8"],
  ["scores", "honours"],
  ["picture", "puzzle"],
  ["deck", "ui-cards"],
] as const;
export type ViewName = (typeof VIEWS)[number][0];

/** What a lesson finds behind each tab. */
export const TOURS: Record<ViewName, string> = {
  trick: "trick trump hand choice prompt score",
  flight: "track earth moon",
  scores: "scores worth own rewards sheet last-trick",
  picture: "picture",
  deck: "deck",
};
