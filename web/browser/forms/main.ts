import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "@fontsource-variable/bricolage-grotesque/standard.css";
import "../../src/styles/tokens.css";
import "../../src/styles/components.css";
import "../../src/styles/base.css";
import { flushSync, mount, unmount } from "svelte";
import type { DaybreakLibrary } from "../../src/generated/wire";
import { words, type Lang } from "../../src/words/words.svelte";
import Forms, { type Boxes } from "./Forms.svelte";

/** A card that does not fit into its form, or shows too little of what it says. */
export interface Fault {
  form: string;
  no: string;
  why: string;
}

declare global {
  interface Window {
    /** Shows every card in boxes of these sizes and says which do not fit. */
    measure: (library: DaybreakLibrary, lang: Lang, boxes: Boxes) => Promise<Fault[]>;
  }
}

/** How the best stack is told of, about as long as it is. */
const UNMET: Record<Lang, string> = { en: "best stack: 1", es: "mejor pila: 1", "pt-BR": "melhor pilha: 1" };

function faultOf(box: HTMLElement): string | null {
  const card = box.querySelector<HTMLElement>(".card");
  if (!card) return "no card";
  if (card.scrollHeight > card.clientHeight + 1) return `${card.scrollHeight} px in ${card.clientHeight}`;
  if (card.scrollWidth > card.clientWidth + 1) return `${card.scrollWidth} px wide in ${card.clientWidth}`;
  const edge = card.getBoundingClientRect();
  const out = [...card.querySelectorAll<HTMLElement>("*:not(.vh, .vh *, svg *)")].find((part) => {
    const { width, right, bottom } = part.getBoundingClientRect();
    return width > 0 && (right > edge.right + 1 || bottom > edge.bottom + 1);
  });
  if (out) return `${out.className || out.tagName} is outside`;
  // In the least window text is the smallest.
  const least =
    window.innerHeight < 900 &&
    [...card.querySelectorAll<HTMLElement>("*")].find((part) => part.checkVisibility() && parseFloat(getComputedStyle(part).fontSize) < 12);
  if (least) return "text under 12 px";
  // In the sky at least the icon sentence is there.
  return card.dataset.fit === "bare" && box.dataset.form === "crisis" ? "nothing but its title" : null;
}

window.measure = async (library, lang, boxes) => {
  await words.turn(lang);
  const target = document.getElementById("forms")!;
  const forms = mount(Forms, { target, props: { library, boxes, unmet: UNMET[lang] } });
  flushSync();
  await document.fonts.ready;
  // Sizes are measured once more when they are observed.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = [...target.querySelectorAll<HTMLElement>(".box")].flatMap((box) => {
    const why = faultOf(box);
    return why === null ? [] : [{ form: box.dataset.form ?? "", no: box.dataset.no ?? "", why }];
  });
  await unmount(forms);
  return faults;
};
