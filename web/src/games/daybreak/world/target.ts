import type { CardUse as Use, DaybreakMove } from "../../../generated/wire";
import type { Selection } from "../selection.svelte";

/** Lets a dragged card be dropped on something, if the rules let it lie there. */
export function target(
  node: HTMLElement,
  options: { use: Pick<Use, "possible" | "move"> | null; selection: Selection },
): { update(next: typeof options): void; destroy(): void } {
  let { use, selection } = options;
  const over = (event: DragEvent): void => {
    if (!use?.possible) return;
    event.preventDefault();
    if (selection.move !== use.move) selection.look(use.move as DaybreakMove);
  };
  const leave = (): void => selection.look(null);
  const drop = (event: DragEvent): void => {
    if (!use?.possible) return;
    event.preventDefault();
    void selection.play(use.move as DaybreakMove);
  };
  node.addEventListener("dragover", over);
  node.addEventListener("dragleave", leave);
  node.addEventListener("drop", drop);
  return {
    update(next) {
      ({ use, selection } = next);
    },
    destroy() {
      node.removeEventListener("dragover", over);
      node.removeEventListener("dragleave", leave);
      node.removeEventListener("drop", drop);
    },
  };
}
