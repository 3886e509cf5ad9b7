import type { Sentence } from "./sentence";

/** A number that counts, and what it counts. */
export interface Figure {
  value: Sentence | string;
  /** With an arrow to a second number. */
  to?: string;
  label: Sentence;
}
