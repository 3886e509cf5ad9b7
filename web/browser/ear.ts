import type { Page } from "@playwright/test";

/** A line of the page as a screen reader has it: its role and its name, how deep it lies, and whether it is out of use. */
export interface Node {
  role: string;
  name: string;
  depth: number;
  off: boolean;
}

/** The whole tree in its order. Nothing else of the page is read. */
export async function heard(page: Page): Promise<Node[]> {
  const tree = await page.locator("body").ariaSnapshot();
  return tree.split("\n").flatMap((line) => {
    const found = /^(\s*)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line);
    if (!found?.[2]) return [];
    const rest = found[4] ?? "";
    const text = /^'?: (.*)$/.exec(rest.replace(/^(?: \[[^\]]*\])*/, ""))?.[1] ?? "";
    const name = (found[3] ?? text.replace(/^"(.*)"$/, "$1")).replace(/\\"/g, '"').replace(/''/g, "'");
    return [{ role: found[2], name, depth: found[1]?.length ?? 0, off: rest.includes("[disabled]") }];
  });
}

const isNode = (role: string, name: string | RegExp) => (node: Node) =>
  node.role === role && (typeof name === "string" ? node.name === name : name.test(node.name));

/** The nodes from a named part of the tree on. */
export const from = (tree: Node[], role: string, name: string | RegExp): Node[] => {
  const at = tree.findIndex(isNode(role, name));
  return at < 0 ? [] : tree.slice(at + 1);
};

/** What lies in a named part of the tree; null, if there is no such part. */
export function within(tree: Node[], role: string, name: string | RegExp): Node[] | null {
  const at = tree.findIndex(isNode(role, name));
  const part = tree[at];
  if (!part) return null;
  const rest = tree.slice(at + 1);
  const end = rest.findIndex(({ depth }) => depth <= part.depth);
  return end < 0 ? rest : rest.slice(0, end);
}

/** What can be pressed of it, and says what it does. */
export const usable = (part: Node[] | null): Node[] => (part ?? []).filter(({ role, off, name }) => role === "button" && !off && name !== "");

/** The sentences of the log, in their order. */
export const told = (tree: Node[], name: string | RegExp): string[] =>
  (within(tree, "log", name) ?? []).flatMap(({ role, name }) => (role === "paragraph" ? [name] : []));

/** Presses Enter on what has this role and name; what has gone away meanwhile is looked for again by the next look. */
export async function enter(page: Page, role: "button" | "link", name: string, inside?: { role: "region" | "list"; name: string | RegExp }): Promise<boolean> {
  const part = inside ? page.getByRole(inside.role, { name: inside.name, exact: true }).first() : page;
  try {
    await part.getByRole(role, { name, exact: true }).first().press("Enter", { timeout: 2000 });
    return true;
  } catch {
    return false;
  }
}
