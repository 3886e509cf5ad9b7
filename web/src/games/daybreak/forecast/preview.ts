import type { Tried } from "../../../generated/wire";

/** The words of a preview: phrases of the server, and a sentence of ours. */
export interface PreviewLines {
  effect: string[];
  /** What is said where nothing has happened yet. */
  nothing: "world-open" | "world-nothing-yet" | null;
  /** What becomes of the forecast; nothing, where it stays as it is. */
  then: "world-changes" | "world-moves-on" | null;
  changes: string;
}

/**
 * First what the move does, then what becomes of the forecast, if anything does; a move that leads into another stage has no
 * forecast to compare with.
 */
export function previewLines(tried: Pick<Tried, "effect" | "changes" | "moved_on" | "open" | "told">): PreviewLines {
  const story = tried.told.flatMap((one) => one.text ?? []).join(" ");
  const effect = tried.effect.length > 0 ? tried.effect : story ? [story] : [];
  const nothing = effect.length > 0 ? null : tried.open ? "world-open" : "world-nothing-yet";
  const changes = tried.changes.join(", ");
  return { effect, nothing, then: tried.moved_on ? "world-moves-on" : changes ? "world-changes" : null, changes };
}
