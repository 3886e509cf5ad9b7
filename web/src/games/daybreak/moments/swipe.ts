/** How far a finger goes down, and how little aside, in pixels, to have swiped. */
const DOWN = 90;
const ASIDE = 60;

/** Can what lies under a finger still be scrolled back? Then a finger that goes down scrolls it. */
function isScrolled(from: EventTarget | null, within: Element): boolean {
  for (let at = from instanceof Element ? from : null; at && at !== within.parentElement; at = at.parentElement) if (at.scrollTop > 0) return true;
  return false;
}

/** Calls back when a finger was swiped down over a part of the page that is not scrolled. */
export function swipedDown(done: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let begun: { x: number; y: number } | null = null;
    const start = (event: TouchEvent): void => {
      const [touch, second] = event.touches;
      begun = touch && !second && !isScrolled(event.target, node) ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const end = (event: TouchEvent): void => {
      const touch = event.changedTouches[0];
      if (!begun || !touch) return;
      const [down, aside] = [touch.clientY - begun.y, Math.abs(touch.clientX - begun.x)];
      begun = null;
      if (down > DOWN && aside < ASIDE) done();
    };
    node.addEventListener("touchstart", start, { passive: true });
    node.addEventListener("touchend", end);
    return () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchend", end);
    };
  };
}
