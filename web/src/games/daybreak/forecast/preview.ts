import type { Tried } from "../../../generated/wire";

/** The words of a preview: phrases of the server, and a sentence of ours. */
export interface PreviewLines {
  effect: string[];
  /** What is said where nothing has happened yet. */
  nothing: "sky-open" | "sky-nothing-yet" | null;
  then: "sky-changes" | "sky-moves-on" | "sky-no-change" | "sky-no-change-yet";
  changes: string;
}

/**
 * First what the move does, then what becomes of the forecast. That the forecast stays is only said after what the move
 * does; a move that leads into another stage has no forecast to compare with. A card that is `placed` at a stack is said to
 * do something, which it does when it acts and not before.
 */
export function previewLines(tried: Pick<Tried, "effect" | "changes" | "moved_on" | "open" | "told">, placed = false): PreviewLines {
  const story = tried.told.flatMap((one) => one.text ?? []).join(" ");
  const effect = tried.effect.length > 0 ? tried.effect : story ? [story] : [];
  const nothing = effect.length > 0 ? null : tried.open ? "sky-open" : "sky-nothing-yet";
  const changes = tried.changes.join(", ");
  return { effect, nothing, then: tried.moved_on ? "sky-moves-on" : changes ? "sky-changes" : placed ? "sky-no-change-yet" : "sky-no-change", changes };
}
