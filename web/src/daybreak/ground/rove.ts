import type { Attachment } from "svelte/attachments";

/** Where an arrow key leads from a place in a row. */
export function step(key: string, from: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (from + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (from - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/**
 * Makes one stop for the Tab key of a group of buttons; arrows move within it. Elements with `data-rove` belong to the
 * group.
 */
export const roving: Attachment<HTMLElement> = (node) => {
  let current: HTMLElement | null = null;
  const members = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[data-rove]")].filter((one) => one.closest("[data-roving]") === node);
  const settle = (): void => {
    const all = members();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const one of all) if (one.tabIndex !== (one === current ? 0 : -1)) one.tabIndex = one === current ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    const member = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (member && members().includes(member)) {
      current = member;
      settle();
    }
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const all = members();
    const from = all.indexOf(event.target as HTMLElement);
    if (from < 0) return;
    const to = step(event.key, from, all.length);
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  };
  node.setAttribute("data-roving", "");
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", pressed);
  return () => {
    observer.disconnect();
    node.removeEventListener("focusin", focused);
    node.removeEventListener("keydown", pressed);
  };
};
