import { api, Refused } from "../net/api";
import type { Listed, Welcome } from "../generated/wire";
import { words } from "../words/words.svelte";

/** So many are shown at a time. */
export const PAGE = 12;

/** The address of a page of one's games that are over; `last` is the last of the page before. One more is asked for than is shown, to know whether there are more. */
export function pageAddress(game: string | null, last: Listed | undefined): string {
  const query = new URLSearchParams({ over: "true", most: String(PAGE + 1) });
  if (game !== null) query.set("game", game);
  if (last) query.set("before", last.table);
  return `/me/tables?${query.toString()}`;
}

/** The games one has played, newest first, page by page. */
export class History {
  games = $state.raw<Listed[] | null>(null);
  /** Are there more than these? */
  more = $state(false);
  trouble = $state<string | null>(null);
  busy = $state(false);
  /** Of which game; all, if none. */
  game = $state<string | null>(null);
  /** How they ended, by language and table. */
  private outcomes = $state.raw<Record<string, string>>({});
  private readonly asked = new Set<string>();
  private turn = 0;

  /** Shows the games of one kind, or all, from the newest on. */
  async show(game: string | null): Promise<void> {
    this.game = game;
    this.games = null;
    this.more = false;
    await this.fetch([]);
  }

  /** Shows the next page as well. */
  async next(): Promise<void> {
    if (this.games && this.more && !this.busy) await this.fetch(this.games);
  }

  /** Takes one off the list. Nothing is taken from anybody else. */
  async remove(table: string): Promise<void> {
    await api("DELETE", `/me/tables/${table}`);
    this.games = (this.games ?? []).filter((listed) => listed.table !== table);
  }

  /** How a game ended, in words, once that is known. */
  outcomeOf(listed: Listed): string | null {
    return this.outcomes[`${words.lang} ${listed.table}`] ?? null;
  }

  /** Reads how these games ended. */
  tell(games: readonly Listed[]): void {
    const lang = words.lang;
    for (const listed of games) if (listed.summary.status === "finished") void this.tellOne(listed, `${lang} ${listed.table}`);
  }

  private async fetch(before: Listed[]): Promise<void> {
    const turn = (this.turn += 1);
    this.busy = true;
    this.trouble = null;
    try {
      const found = await api<Listed[]>("GET", pageAddress(this.game, before.at(-1)));
      if (turn !== this.turn) return;
      this.games = [...before, ...found.slice(0, PAGE)];
      this.more = found.length > PAGE;
    } catch (error) {
      if (turn === this.turn) this.trouble = (error as Refused).message;
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }

  private async tellOne(listed: Listed, as: string): Promise<void> {
    if (this.asked.has(as)) return;
    this.asked.add(as);
    try {
      const { now } = await api<Welcome>("GET", `/tables/${listed.table}/view?view=none`);
      this.outcomes = { ...this.outcomes, [as]: now.outcome_text ?? "" };
    } catch {
      this.asked.delete(as);
    }
  }
}
