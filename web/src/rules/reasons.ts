/** The name of a case: itself, or the one key of the object that carries more. */
export type CaseOf<T> = T extends string ? T : keyof T;

/** What stands beside the name of a reason. */
export type Detail = Record<string, unknown>;

/** Takes a typed reason apart, as the server sends it: its name, and what stands beside it. */
export function readReason(reason: unknown): [string, Detail | null] | null {
  if (typeof reason === "string") return [reason, null];
  if (!isDetail(reason)) return null;
  const [only, ...more] = Object.entries(reason);
  if (!only || more.length > 0) return null;
  return [only[0], isDetail(only[1]) ? only[1] : null];
}

function isDetail(value: unknown): value is Detail {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function lookUp<T>(table: Record<string, T>, name: unknown): T | null {
  return typeof name === "string" && Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}
