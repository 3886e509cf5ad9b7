import type { EarthriseMove } from "../../generated/wire";
import type { PlayerState } from "./player-state.svelte";

/** Is somebody writing there? */
function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** What stands over the table and takes all keys for itself. */
const APART = "dialog, [role=dialog]";

/**
 * What a key does at the table; `root` is the table itself. Enter and Escape belong to whatever lies around it; digits and
 * letters mean the table from there too, as from a panel, or from beside a lesson, which takes the focus at every step. Arrows lead
 * from nowhere to the cards, or to what is asked.
 */
export function press(player: PlayerState, event: KeyboardEvent, root: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return;
  const inside = event.target === document.body || (event.target instanceof Node && root?.contains(event.target) === true);
  const apart = event.target instanceof Element && event.target.closest(APART) !== null;
  const { key } = event;
  if (!inside && (apart || !/^[0-9lLsSdDrR]$/.test(key))) return;
  if (key === "Escape") {
    if (!player.sheetOpen && player.picked === null) return;
    event.preventDefault();
    if (player.sheetOpen) player.sheetOpen = false;
    else player.putBack();
  } else if (key === "l" || key === "L") {
    player.lastOpen = !player.lastOpen;
  } else if (key === "d" || key === "D") {
    player.deckOpen = !player.deckOpen;
  } else if (key === "r" || key === "R") {
    player.repeats += 1;
  } else if (key === "s" || key === "S") {
    player.sheetOpen = !player.sheetOpen;
  } else if (/^[0-9]$/.test(key)) {
    choose(player, (Number(key) + 9) % 10);
  } else if ((key === "ArrowRight" || key === "ArrowLeft") && (event.target === document.body || event.target === root)) {
    const first = root?.querySelector<HTMLElement>('[data-tour="choice"] .answer, [data-tour="hand"] [tabindex="0"]');
    if (!first) return;
    event.preventDefault();
    first.focus();
  } else if (key === "Enter" && (event.target === document.body || event.target === root) && player.card) {
    void player.play(player.card);
  }
}

/** The card or answer at a place, from 0. */
function choose(player: PlayerState, at: number): void {
  if (player.question === "play") {
    const held = player.hand[at];
    if (held) player.touch(held);
  } else if (player.question) {
    const choice = player.model.moves[at];
    if (choice) void player.answer(choice.move as EarthriseMove);
  }
}
