import type { Patch, FactMessage, View } from "../generated/wire";

/** A patch and a view that do not belong together. */
export class Misfit extends Error {
  constructor(
    /** The place that is not there, or is no list, or too short. */
    readonly at: string,
  ) {
    super(`the view has no place \`${at}\` that the patch could change`);
  }
}

/** Where what was told ends: with the whole view, or with what changes after the last fact. */
export interface Ending {
  view?: View | null;
  patch?: Patch | null;
}

type Holder = Record<string, unknown>;

/** Does a list or an object have a place of this name? */
function has(holder: unknown, key: string): holder is Holder {
  if (Array.isArray(holder)) return /^\d+$/.test(key) && Number(key) < holder.length;
  return typeof holder === "object" && holder !== null && Object.hasOwn(holder, key);
}

/** Is it a number of entries of a list? */
function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

/** The view after a patch. The view before stays as it was; the new one shares with it all that did not change. */
export function applyPatch<T>(view: T, patch: Patch): T {
  const root: Holder = { view };
  // What was copied for this patch need not be copied again.
  const own = new Set<unknown>();
  const copied = (value: unknown): Holder => {
    if (own.has(value)) return value as Holder;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Holder) };
    own.add(copy);
    return copy as Holder;
  };
  for (const step of patch) {
    const [at] = step;
    let holder = root;
    let key = "view";
    for (const next of at.split("/")) {
      if (next === "") continue;
      if (!has(holder[key], next)) throw new Misfit(at);
      holder = holder[key] = copied(holder[key]);
      key = next;
    }
    if (step.length === 2) {
      holder[key] = step[1];
      continue;
    }
    const [, from, gone, come] = step;
    const list = holder[key];
    if (!Array.isArray(list) || !isCount(from) || !isCount(gone) || !Array.isArray(come) || from + gone > list.length) throw new Misfit(at);
    holder[key] = [...(list.slice(0, from) as unknown[]), ...come, ...(list.slice(from + gone) as unknown[])];
    own.add(holder[key]);
  }
  return root.view as T;
}

/** The view after a patch that may be none. */
export function patched(view: View | null, patch: Patch | null | undefined): View | null {
  return patch ? applyPatch(view, patch) : view;
}

/** All that changes in the view with a fact, and at the end of its entry where that is known. */
export function changesOf(told: FactMessage | undefined): Patch | null {
  return told?.end ? [...(told.patch ?? []), ...told.end] : (told?.patch ?? null);
}

/** The view after facts, and after what changes at their end. */
export function viewAfter(before: View | null, told: readonly FactMessage[], end: Ending): View | null {
  if (end.view) return end.view;
  return patched(
    told.reduce((view, one) => patched(view, changesOf(one)), before),
    end.patch,
  );
}

/** What patches lead to; `undefined`, if one of them does not fit. */
export function fitting<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof Misfit) return undefined;
    throw error;
  }
}
