import type { CardFace, DaybreakLibrary, DaybreakView } from "../../../generated/wire";
import { face, type Kind } from "../library";

/**
 * A card as an element that shows or names it says which, in `data-zoom`: its kind and its id. Whoever writes that gets the
 * glance and the sheet for it; `data-zoom-press` besides says that a press opens the sheet, where it does nothing else.
 */
export type ZoomKey = `${Kind} ${number}`;

export function keyOf(card: Pick<CardFace, "deck" | "id">): ZoomKey {
  return `${card.deck === "starting" ? "local" : card.deck} ${card.id}`;
}

/** The card of a key; nothing, if there is none at this table. */
export function cardOf(library: DaybreakLibrary, key: string): CardFace | null {
  const [kind = "", id = ""] = key.split(" ");
  return library.cards.some((card) => keyOf(card) === key) ? face(library, kind as Kind, Number(id)) : null;
}

/** What one points at for the others in place of a card; a crisis is pointed at by its place in the row. */
export function targetOf(view: DaybreakView, key: ZoomKey): string | null {
  const [kind, id] = key.split(" ");
  if (kind === "local") return `card ${id}`;
  if (kind === "global") return `project ${id}`;
  const at = kind === "crisis" ? view.crises.findIndex((crisis) => String(crisis.card) === id) : -1;
  return at < 0 ? null : `crisis ${at}`;
}

/** The cards that lie under a project or a crisis. */
export function underOf(view: DaybreakView, key: ZoomKey): readonly number[] {
  const [kind, id] = key.split(" ");
  if (kind === "global") return view.projects.find((project) => String(project?.card) === id)?.tucked ?? [];
  return kind === "crisis" ? (view.crises.find((crisis) => String(crisis.card) === id)?.tucked ?? []) : [];
}
