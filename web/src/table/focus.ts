import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** Is it gone or out of use? That is known at once. */
function isAway(one: Element): boolean {
  return !one.isConnected || (one instanceof HTMLButtonElement && one.disabled);
}

/** Can it have the focus no longer: is it gone, out of use, or out of sight? For the last the page has to be laid out. */
function isGone(one: Element): boolean {
  return isAway(one) || one.getClientRects().length === 0;
}

/**
 * Keeps the focus of whoever plays by keyboard on something useful. What had it may go away with every move; a question
 * that is new is where to go on. Whoever uses a pointer is left alone.
 */
export class Focus {
  private node: HTMLElement | null = null;
  private keyboard = false;
  /** Was the last key meant for the story? Another one of the same must answer nothing. */
  private skipping = false;
  /** What had the focus last. */
  private last: Element | null = null;

  /** `next` is where to go on, within the table; `rest` a place beside it where Space does nothing. */
  constructor(
    private readonly next: () => HTMLElement | null | undefined,
    private readonly rest: () => HTMLElement | null | undefined,
  ) {}

  private go(): void {
    (this.skipping ? (this.rest() ?? this.next()) : this.next())?.focus();
  }

  /** Watches over a table. */
  readonly over: Attachment<HTMLElement> = (node) => {
    this.node = node;
    const keys = (event: KeyboardEvent): void => {
      this.keyboard = true;
      const told = document.querySelector(".story") !== null;
      const on = document.activeElement;
      // A Space that presses nothing is meant for the story too, in a moment when nothing is told.
      this.skipping = event.key === " " && (told || on === null || on === document.body || on === this.rest());
      // Whoever hurries from a card goes off it: once the story is told out, the same key would choose it.
      if (this.skipping && told && on === this.next()) this.rest()?.focus();
    };
    const pointer = (): void => void (this.keyboard = this.skipping = false);
    const focused = (event: FocusEvent): void => void (this.last = event.target as Element);
    // What went out of sight is looked for once a frame, when the page is laid out anyway, and not after every change.
    let frame = 0;
    const look = (): void => {
      if (!this.keyboard) return;
      if (this.isLost(isAway)) this.go();
      else if (frame === 0)
        frame = requestAnimationFrame(() => {
          frame = 0;
          if (this.keyboard && this.isLost()) this.go();
        });
    };
    addEventListener("focusin", focused, true);
    addEventListener("keydown", keys, true);
    addEventListener("pointerdown", pointer, true);
    const observer = new MutationObserver(look);
    observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    return () => {
      this.node = null;
      removeEventListener("focusin", focused, true);
      removeEventListener("keydown", keys, true);
      removeEventListener("pointerdown", pointer, true);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  };

  /** Is the focus nowhere, because what had it went away? Whoever went on to the browser itself has not lost it. */
  private isLost(by = isGone): boolean {
    const on = document.activeElement;
    return on === null || on === document.body ? this.last !== null && by(this.last) : by(on);
  }

  /** Goes to what is new, unless the person is elsewhere: in a panel, in a closer look, in a text. */
  async turn(): Promise<void> {
    await tick();
    const on = document.activeElement;
    if (!this.keyboard || !this.node) return;
    const here = on !== null && this.node.contains(on) && on.closest("[role=dialog], input, textarea, select") === null;
    if (here || this.isLost()) this.go();
  }
}
