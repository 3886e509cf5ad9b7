import { around, boxOf, common, isThere, type Box, type Kept } from "./place";

/** What lies over the table for a while: nothing under it is in sight. */
const COVERS = ".room > .panel, .rail.open, dialog, [role=dialog], [aria-modal=true]";

/** Where a part of the screen is drawn: its own place or, where it has none, that of what is in it. */
export function drawn(part: Element): Box | null {
  const own = part.getBoundingClientRect();
  if (isThere(own)) return boxOf(own);
  return around([...part.querySelectorAll("*")].map((one) => one.getBoundingClientRect()));
}

/** The piece of it that is not scrolled out of sight; nothing, if all of it is. */
export function inSight(part: Element): Box | null {
  let box = drawn(part);
  if (!box) return null;
  box = common(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let over = part.parentElement; over && over !== document.body; over = over.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(over);
    if (overflowX === "visible" && overflowY === "visible") continue;
    box = common(box, over.getBoundingClientRect());
  }
  return isThere(box) ? box : null;
}

/** Scrolls to it: to its beginning, where not all of it can be in sight. */
export function bringInSight(part: Element): void {
  part.scrollIntoView({ block: "nearest", inline: "nearest" });
  const [whole, shown] = [drawn(part), inSight(part)];
  if (whole && shown && shown.bottom - shown.top < whole.bottom - whole.top - 1) part.scrollIntoView({ block: "start", inline: "nearest" });
}

/** Does something else lie over it? */
export function isCovered(part: Element, box: Box): boolean {
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const cover = hit?.closest(COVERS);
  return Boolean(cover && !cover.contains(part) && !part.contains(cover));
}

/** The part of the screen that is meant: the first that shows of the first name that has one. */
export function find(tours: readonly string[]): Element | null {
  for (const tour of tours) {
    for (const part of document.querySelectorAll(`[data-tour~="${tour}"]`)) if (drawn(part)) return part;
  }
  return null;
}

/** The tab behind which the part is, on screens that show one view at a time. */
export function tabOf(tours: readonly string[]): HTMLElement | null {
  for (const tour of tours) {
    for (const tab of document.querySelectorAll<HTMLElement>(`[data-tours~="${tour}"]`)) if (drawn(tab)) return tab;
  }
  return null;
}

/** What had better stay in sight beside what the step is about: what one is asked, what is being told, all that has a name. */
export function keptOf(target: Box | null, doing: boolean): Kept[] {
  const boxes = (selector: string, weight: number): Kept[] =>
    [...document.querySelectorAll(selector)].flatMap((part) => {
      const box = inSight(part);
      return box ? [{ box, weight }] : [];
    });
  return [
    ...(target ? [{ box: target, weight: 10_000 }] : []),
    ...boxes('.room > .panel, [role=dialog], [data-tour="question"].open, [data-tour="choice"] .answer, [data-tour="project-choice"], [data-tour="uses"]', 100),
    ...boxes('[data-tour="hand"], [data-tour="end-of-stage"], [data-tour="stacks"], [data-tour="trick"]', doing ? 20 : 2),
    ...boxes('[data-tour="forecast"], [data-tour="prompt"], .tools', 10),
    ...boxes('[data-tour="picture"], [data-tour="globe"]', 6),
    ...boxes("[data-tour]:not([data-tour=player], [data-tour=world])", 1),
  ];
}
