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

/** A member of a row, as the keys see it: the column it stands in, and whether it stands for the column. */
export interface Member {
  column: unknown;
  main: boolean;
}

/**
 * Where an arrow key leads from a member of a row. Where members stand in columns, left and right go from column to
 * column and up and down within one.
 */
export function walk(key: string, from: number, members: readonly Member[]): number | null {
  const here = members[from];
  if (!here || here.column === null) return step(key, from, members.length);
  const among = (places: number[], at: number): number | null => {
    const to = step(key, at, places.length);
    return to === null ? null : (places[to] ?? null);
  };
  const all = members.map((_, i) => i);
  if (key === "ArrowUp" || key === "ArrowDown") {
    const column = all.filter((i) => members[i]?.column === here.column);
    return among(column, column.indexOf(from));
  }
  const columns = [...new Set(members.map(({ column }) => column))];
  const heads = columns.flatMap((column) => {
    const inside = all.filter((i) => members[i]?.column === column);
    return inside.find((i) => members[i]?.main) ?? inside.at(-1) ?? [];
  });
  return among(heads, columns.indexOf(here.column));
}

/**
 * Makes one stop for the Tab key of a group of buttons; arrows move within it. Elements with `data-rove` belong to the
 * group; `data-group` is a column of it, and `data-main` stands for its column.
 */
export const roving: Attachment<HTMLElement> = (node) => {
  let current: HTMLElement | null = null;
  const members = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[data-rove]")].filter((one) => one.closest("[data-roving]") === node);
  const settle = (): void => {
    const all = members();
    if (!current || !all.includes(current))
      current = all.find((one) => one.matches('[data-main]:not([aria-disabled="true"])')) ?? all.find((one) => one.matches("[data-main]")) ?? all[0] ?? null;
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
    const to = walk(
      event.key,
      from,
      all.map((one) => ({ column: one.closest("[data-group]"), main: one.matches("[data-main]") })),
    );
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
