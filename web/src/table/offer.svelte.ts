import { prefs } from "../prefs.svelte";

/** So long somebody may look at a question before a hint is offered. */
export const PATIENCE_MS = 20_000;

/** Offers a hint at the right moment: after a while at one question, or when something is about to be left undone. */
export class Offer {
  /** Is the offer in sight? */
  shown = $state(false);
  private question: string | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Names the question that stands; none while nothing is asked, or while help is in sight anyway. */
  stands(question: string | null): void {
    if (question === this.question) return;
    this.question = question;
    this.rest();
    if (question !== null && prefs.offers) this.timer = setTimeout(() => (this.shown = true), PATIENCE_MS);
  }

  /** Somebody is about to go on and to leave something undone. */
  doubt(): void {
    if (this.question === null || !prefs.offers) return;
    this.rest();
    this.shown = true;
  }

  /** Not now; at the next question it may be offered again. */
  rest(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.shown = false;
  }

  /** Never again on this device; the preferences bring it back. */
  never(): void {
    prefs.offers = false;
    this.rest();
  }
}
