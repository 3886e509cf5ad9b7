import { flushSync } from "svelte";

/** Is the page on its way to paper? Plots are then drawn for the width of a sheet. */
class Paper {
  printing = $state(false);

  /** Turns the page light while it is printed, and back; gives back how to stop that. */
  watch(shown: () => "light" | "dark"): () => void {
    const root = document.documentElement;
    const turn = (printing: boolean): void => {
      root.dataset.theme = printing ? "light" : shown();
      // The browser lays out the sheets as soon as this is over.
      flushSync(() => (this.printing = printing));
    };
    const before = (): void => turn(true);
    const after = (): void => turn(false);
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }
}

export const paper = new Paper();

/** The key under which a box tells its plots how wide they are on paper. */
export const SHEET = Symbol("sheet");
/** In pixels of the plot: as wide as a sheet of A4, or half of it, at a size of text that can be read. */
export const WHOLE = 690;
export const HALF = 444;
