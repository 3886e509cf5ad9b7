import type { Beside } from "./zoom.svelte";

/** The room between a thing and what stands beside it, and to the edge of the window. */
const GAP = 10;
const EDGE = 8;

interface Size {
  width: number;
  height: number;
}

const within = (at: number, size: number, all: number): number => Math.max(EDGE, Math.min(at, all - size - EDGE));

/** Where a box goes beside a thing: right of it, else left of it, else over or under it; always within the window, and beside it never over `clear`. */
export function placeBeside(thing: Beside, box: Size, all: Size, clear: Beside | null = null): { left: number; top: number } {
  const middle = within((thing.top + thing.bottom - box.height) / 2, box.height, all.height);
  const free = (left: number): boolean =>
    clear === null || left >= clear.right || left + box.width <= clear.left || middle >= clear.bottom || middle + box.height <= clear.top;
  const right = thing.right + GAP;
  if (right + box.width + EDGE <= all.width && free(right)) return { left: right, top: middle };
  const before = thing.left - GAP - box.width;
  if (before >= EDGE && free(before)) return { left: before, top: middle };
  const left = within((thing.left + thing.right - box.width) / 2, box.width, all.width);
  const above = thing.top - GAP - box.height;
  return { left, top: within(above >= EDGE ? above : thing.bottom + GAP, box.height, all.height) };
}

/** Where a tip goes: over a thing, else under it. */
export function placeOver(thing: Beside, box: Size, all: Size): { left: number; top: number } {
  const left = within((thing.left + thing.right - box.width) / 2, box.width, all.width);
  const above = thing.top - GAP - box.height;
  return { left, top: above >= EDGE ? above : within(thing.bottom + GAP, box.height, all.height) };
}
