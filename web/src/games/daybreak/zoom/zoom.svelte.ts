import type { ZoomKey } from "./cards";

/** Where a glance or a tip stands beside: a box of the window. */
export interface Beside {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The card that is looked at: for a moment beside the pointer, or on its sheet. */
export class Zoom {
  /** The glance. */
  glanced = $state.raw<{ key: ZoomKey; beside: Beside; touch: boolean } | null>(null);
  /** The card on the sheet, and those it lies among. */
  shown = $state.raw<{ key: ZoomKey; among: readonly ZoomKey[] } | null>(null);
  /** What had the focus before the sheet took it. */
  private from: HTMLElement | null = null;

  open(key: ZoomKey, among: readonly ZoomKey[] = [], from: Element | null = document.activeElement): void {
    this.glanced = null;
    if (this.shown === null) this.from = from instanceof HTMLElement ? from : null;
    this.shown = { key, among: among.includes(key) ? among : [key] };
  }

  /** Goes to the next card, or the one before; after the last comes the first. */
  step(by: 1 | -1): void {
    if (!this.shown) return;
    const { key, among } = this.shown;
    const next = among[(among.indexOf(key) + by + among.length) % among.length];
    if (next) this.shown = { key: next, among };
  }

  /** Puts the sheet away; the focus goes back to where it came from. */
  close(): void {
    this.shown = null;
    if (this.from?.isConnected) this.from.focus();
    this.from = null;
  }
}
