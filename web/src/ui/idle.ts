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
