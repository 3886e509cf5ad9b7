import type { FactMessage } from "../generated/wire";
import { orderOf } from "./playback.svelte";

/** What has been told on the page already. */
const said = new WeakSet<FactMessage>();
/** What shows with the same picture is said in the order in which it was told. */
const waiting: { node: HTMLElement; told: FactMessage }[] = [];

function say(): void {
  const list = waiting.splice(0).sort((one, other) => orderOf(one.told) - orderOf(other.told));
  for (const { node, told } of list) node.dispatchEvent(new CustomEvent("told", { bubbles: true, detail: { entry: told.entry, text: told.text } }));
}

/**
 * Says on the page which facts an element tells, as soon as it does: an event `told` for whoever follows the story from
 * outside. Each fact is said once; one that is told again is not.
 */
export function telling(
  node: HTMLElement,
  { lines, again }: { lines: readonly FactMessage[]; again: boolean },
): { update(now: { lines: readonly FactMessage[]; again: boolean }): void } {
  const note = (now: { lines: readonly FactMessage[]; again: boolean }): void => {
    for (const told of now.lines) {
      if (now.again || said.has(told)) continue;
      said.add(told);
      if (waiting.length === 0) queueMicrotask(say);
      waiting.push({ node, told });
    }
  };
  note({ lines, again });
  return { update: note };
}
