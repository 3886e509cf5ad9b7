/** Does everything in it lie within it? */
const fits = (card: HTMLElement): boolean => card.scrollHeight <= card.clientHeight + 1 && card.scrollWidth <= card.clientWidth + 1;

/** How far a card goes so that its text fits: whole, in few words, narrower and smaller, closer together. */
const NEARER = ["whole", "brief", "brief tight", "brief tight dense"] as const;
/** A card in hand may in the end say only with its rings how often it can be used, and last leave its icon sentence to its text. */
export const CARD = [...NEARER, "brief tight dense packed", "brief tight dense packed words"] as const;
/** A front card may in the end leave out the icon sentence, which its text says with the same number. */
export const FRONT = [...NEARER, "brief tight dense words"] as const;
/** A closed card has no text to shorten. */
export const CLOSED = ["whole", "dense"] as const;
/** The same in the sky: text and signs, text alone, signs alone, and where there is hardly room, neither. */
export const SKY = ["whole", "both", "brief", "signs", "bare"] as const;
/** A project, last of all, with as little as there is beside its title. */
export const PROJECT = [...SKY, "bare few"] as const;
/** A use of a card: with what it covers, without, smaller, and last its name alone: what it brings stands at its place and in the preview. */
export const USE = ["whole", "less", "less tight", "less tight bare"] as const;
/** A project to vote on: without the sentence about the world, in few words, smaller, closer together, without its icon sentence, without what it would mean. */
export const CHOICE = ["whole", "plain", "brief", "tight", "tight dense", "tight dense words", "tight dense least"] as const;
/** What a moment says in the strip: its sentence and what of it is the reader's, smaller, the sentence alone. */
export const TOLD = ["whole", "tight", "tight head"] as const;
/** What a power did: with the way to see more of it, without, or not at all. */
export const LINE = ["whole", "less", "none"] as const;

/** Cards that are to be measured, each with the measures it may take. */
const due = new Map<HTMLElement, readonly string[]>();

/** Every card takes the first measure by which all of its text shows. All are written before any is read, so that the page is laid out once a measure and not once a card. */
function settle(): void {
  let left = [...due];
  due.clear();
  for (let at = 0; left.length > 0; at += 1) {
    for (const [card, levels] of left) card.dataset.fit = levels[at] ?? "";
    left = left.filter(([card, levels]) => at + 1 < levels.length && !fits(card));
  }
}

/** How long a card has kept its size before it is measured again: while the horizon moves, all of them change with every frame. */
const RESTED_MS = 80;
let rested: ReturnType<typeof setTimeout> | undefined;
let queued = false;

const levelsOf = new WeakMap<Element, readonly string[]>();
let sizes: ResizeObserver | null = null;

/** Takes the first measure by which a card shows all of its text, and looks again when its size or its text changes; the first time before it shows. */
export function fit(levels: readonly string[]): (card: HTMLElement) => () => void {
  return (card) => {
    // A card that is opened or closed is another one, and is measured before it shows.
    if (levelsOf.has(card) && levelsOf.get(card) !== levels) delete card.dataset.fit;
    levelsOf.set(card, levels);
    // A card that is out of sight has no size yet, and is measured when it comes near.
    sizes ??= new ResizeObserver((changed) => {
      for (const { target } of changed) due.set(target as HTMLElement, levelsOf.get(target) ?? []);
      clearTimeout(rested);
      if (changed.some(({ target }) => (target as HTMLElement).dataset.fit === undefined)) settle();
      else rested = setTimeout(settle, RESTED_MS);
    });
    const observer = sizes;
    observer.observe(card);
    const text = new MutationObserver(() => {
      due.set(card, levels);
      if (queued) return;
      queued = true;
      queueMicrotask(() => {
        queued = false;
        settle();
      });
    });
    text.observe(card, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.unobserve(card);
      text.disconnect();
      due.delete(card);
    };
  };
}
