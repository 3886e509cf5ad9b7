import type { EarthriseMove } from "../wire";
import type { Desk } from "./desk.svelte";

/** Is somebody writing there? */
function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** What stands over the table and has keys of its own. */
const APART = ".room > .panel, dialog, [role=dialog], .banners";

/**
 * What a key does at the table; `root` is the table itself. Enter and Escape belong to whatever lies around it; digits and
 * letters mean the table from there too, as from beside a lesson, which takes the focus at every step.
 */
export function press(desk: Desk, event: KeyboardEvent, root: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  const inside = event.target === document.body || (event.target instanceof Node && root?.contains(event.target) === true);
  const apart = event.target instanceof Element && event.target.closest(APART) !== null;
  const { key } = event;
  if (!inside && (apart || !/^[0-9lLsS]$/.test(key))) return;
  if (key === "Escape") {
    if (desk.sheetOpen) desk.sheetOpen = false;
    else desk.putBack();
  } else if (key === "l" || key === "L") {
    desk.lastOpen = !desk.lastOpen;
  } else if (key === "s" || key === "S") {
    desk.sheetOpen = !desk.sheetOpen;
  } else if (/^[0-9]$/.test(key)) {
    choose(desk, (Number(key) + 9) % 10);
  } else if (key === "Enter" && (event.target === document.body || event.target === root) && desk.card) {
    void desk.play(desk.card);
  }
}

/** The card or answer at a place, from 0. */
function choose(desk: Desk, at: number): void {
  if (desk.question === "play") {
    const held = desk.hand[at];
    if (held) desk.touch(held);
  } else if (desk.question) {
    const choice = desk.model.moves[at];
    if (choice) void desk.answer(choice.move as EarthriseMove);
  }
}
