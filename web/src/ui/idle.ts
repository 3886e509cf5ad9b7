/** Does something when the page has nothing else to do, soon at the latest; what it returns calls it off. */
export function whenIdle(act: () => void): () => void {
  // Not every browser tells when it is idle.
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, 16);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: 200 });
  return () => cancelIdleCallback(asked);
}

/** So long nobody waits for anything once a page shows. */
const RESTS_MS = 3000;

/** The same some seconds from now, for what a page can do without while it comes: until then it answers to whoever presses something. */
export function whenRested(act: () => void): () => void {
  let callOff = (): void => undefined;
  const timer = setTimeout(() => (callOff = whenIdle(act)), RESTS_MS);
  return () => {
    clearTimeout(timer);
    callOff();
  };
}
