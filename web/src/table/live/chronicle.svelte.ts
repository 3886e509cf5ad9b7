import type { Reply, FactMessage, View } from "../../generated/wire";
import { lastStage, withPast } from "../log";
import { Past, wholePast, type Page } from "../past";
import type { Playback } from "../playback.svelte";
import type { Question } from "./commands.svelte";

/** All that was told at a table, and how any part of it is told again. */
export class Chronicle {
  log = $state.raw<FactMessage[]>([]);
  /** What still holds, with the table at any moment of it; nothing, while it is being asked for. */
  private past: Past | null = null;
  /** What came since it was last asked for. */
  private fresh: Page[] = [];
  private askings = 0;

  constructor(
    private readonly playback: Playback,
    private readonly ask: (order: Question) => Promise<Reply | null>,
  ) {}

  /** It will come again, in other words. */
  clear(): void {
    this.log = [];
  }

  /** Adds what has just come. */
  add(page: Page): void {
    if (page.told.length === 0) return;
    this.log = [...this.log, ...page.told];
    this.fresh.push(page);
    this.past?.add(page);
  }

  /** Makes it whole, where other facts hold now: for another seat, or since moves were taken back. Says whether it is now. */
  async recall(): Promise<boolean> {
    const asking = (this.askings += 1);
    this.fresh = [];
    this.past = null;
    const pages = await wholePast((to) => this.ask({ do: "ask", what: "since", n: 0, ...(to === null ? {} : { to }) }));
    if (pages === null || asking !== this.askings) return false;
    const last = pages.at(-1)?.told.at(-1)?.entry ?? 0;
    this.past = new Past([...pages, ...this.fresh.filter(({ told }) => (told[0]?.entry ?? 0) > last)]);
    this.log = withPast(this.log, this.past.told);
    return true;
  }

  /** The table after an entry, as far as it is known from what was told. */
  after(entry: number): View | null {
    return this.past?.after(entry) ?? null;
  }

  /** The table before a fact, as far as it is known from what was told. */
  before(told: FactMessage): View | null {
    const place = this.past?.placeOf(told) ?? -1;
    return place < 0 ? null : (this.past?.before(place) ?? null);
  }

  /** The last stage of which something was told, for whoever wants to see it again. */
  get lastStage(): FactMessage[] {
    return lastStage(this.log, (told) => this.playback.rests(told));
  }

  /** Tells facts once more, from the table as it was before them; at the end stands the table as it is. */
  async show(told: readonly FactMessage[], now: () => View | null): Promise<void> {
    const facts = told.filter(({ fact }) => fact);
    const [first, last] = [facts[0], facts.at(-1)];
    if (!first || !last || this.playback.busy) return;
    const found = scene(this.past, first, last.entry) ?? scene(await this.pageTo(last.entry), first, last.entry);
    if (found) this.playback.retell(found.from, found.told, now());
  }

  private async pageTo(entry: number): Promise<Past | null> {
    const reply = await this.ask({ do: "ask", what: "since", n: 0, to: entry });
    if (!reply || !("since" in reply)) return null;
    const { view, told, patch } = reply.since;
    return new Past([{ view: view ?? null, told, end: { patch } }]);
  }
}

/** What was told from a fact up to an entry, and the table before it. */
function scene(past: Past | null, first: FactMessage, to: number): { from: View; told: readonly FactMessage[] } | null {
  const place = past?.placeOf(first) ?? -1;
  const from = place < 0 ? null : past?.before(place);
  return past && from ? { from, told: past.told.slice(place, past.countTo(to)) } : null;
}
