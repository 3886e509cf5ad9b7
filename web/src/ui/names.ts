import { api } from "../net/api";
import type { Me } from "../generated/wire";

/** How long a name is, as the server counts it. */
export function lengthOf(name: string): number {
  return [...name.trim()].length;
}

/** May somebody be called so? */
export function isName(name: string, most: number): boolean {
  const length = lengthOf(name);
  return length > 0 && length <= most;
}

/** Has oneself called so from here on, unless it is one's name already. */
export async function callMe(me: Me, name: string): Promise<Me> {
  return name.trim() === me.name ? me : api<Me>("PATCH", "/me", { name: name.trim() });
}
