import type { Reply, FactMessage, View } from "../generated/wire";
import { changesOf, fitting, patched, viewAfter, type Ending } from "./patch";

/** Asks what was told up to an entry, or all of it. */
export type AskPast = (to: number | null) => Promise<Reply | null>;

/** A part of the past: the table before it, what was told from there, and how it ended. */
export interface Page {
  view: View | null;
  told: readonly FactMessage[];
  end: Ending;
}

/** All that was told and still holds, asked page by page from the end; nothing, if an answer is missing. */
export async function wholePast(ask: AskPast): Promise<Page[] | null> {
  const pages: Page[] = [];
  for (let to: number | null = null; ;) {
    const reply: Reply | null = await ask(to);
    if (!reply || !("since" in reply)) return null;
    const { view, told, patch, cut } = reply.since;
    const first = told[0]?.entry;
    // A server that goes no further back says the same again.
    if (to !== null && (first === undefined || first > to)) return pages;
    pages.unshift({ view: view ?? null, told, end: { patch } });
    if (!cut || first === undefined) return pages;
    to = first - 1;
  }
}

/** After so many facts a whole view is kept, so that no moment is far from one. */
const EVERY = 16;

interface Part extends Page {
  /** The place of its first fact in all that was told. */
  from: number;
  /** Whole views on the way, by how many of its facts come before them. */
  kept: Map<number, View | null>;
}

/** All that was told and still holds, and the table at any moment of it, from what the facts change. */
export class Past {
  private readonly list: FactMessage[] = [];
  private readonly parts: Part[] = [];

  constructor(pages: readonly Page[] = []) {
    for (const page of pages) this.add(page);
  }

  /** All that was told, oldest first. */
  get told(): readonly FactMessage[] {
    return this.list;
  }

  /** What was told after all that is known. */
  add(page: Page): void {
    this.parts.push({ ...page, from: this.list.length, kept: new Map([[0, page.view]]) });
    this.list.push(...page.told);
  }

  /** The place of a fact, which may have come in other words; -1, if it is not known. */
  placeOf(told: FactMessage): number {
    const fact = JSON.stringify(told.fact);
    return this.list.findIndex((one) => one.entry === told.entry && JSON.stringify(one.fact) === fact);
  }

  /** How many facts were told up to an entry, all of its own included. */
  countTo(entry: number): number {
    const next = this.list.findIndex((one) => one.entry > entry);
    return next < 0 ? this.list.length : next;
  }

  /** The table before the fact of a place; nothing, if no view leads to it. */
  before(place: number): View | null {
    const part = this.parts.findLast(({ from }) => from <= place);
    if (!part) return null;
    let at = Math.floor((place - part.from) / EVERY) * EVERY;
    while (at > 0 && !part.kept.has(at)) at -= EVERY;
    let view = part.kept.get(at) ?? null;
    const found = fitting(() => {
      for (; part.from + at < place; at += 1) {
        if (at % EVERY === 0) part.kept.set(at, view);
        view = patched(view, changesOf(part.told[at]));
      }
      return view;
    });
    return found ?? null;
  }

  /**
   * The table after an entry. Nothing, if nothing was told of the entry: it may have been taken back since.
   */
  after(entry: number): View | null {
    const count = this.countTo(entry);
    if ((this.list[count - 1]?.entry ?? 0) !== entry) return null;
    const last = this.parts.at(-1);
    if (!last || count < this.list.length) return this.before(count);
    return fitting(() => viewAfter(this.before(count), [], last.end)) ?? null;
  }
}
