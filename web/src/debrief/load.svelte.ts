import { fetchLibrary, type Library } from "../library";
import { api, Refused } from "../net/api";
import type { DealResult, Debrief, Outcome, TableAndYou, TableInfo, TurningPoints, You } from "../generated/wire";
import { words } from "../words/words.svelte";

/** Everything that is known of a game that is over. */
export interface Told {
  debrief: Debrief;
  table: TableInfo;
  you: You;
  outcome: Outcome | null;
  library: Library;
  results: DealResult[];
}

/** How often the analysis is asked how far it is. */
const POLL_MS = 1500;

/** Fetches what is told of a game, and follows the analysis of its turning points. */
export class Loading {
  told = $state.raw<Told | null>(null);
  /** Why there is nothing to tell. */
  refused = $state<string | null>(null);
  /** The game still runs. */
  running = $state.raw<TableInfo | null>(null);
  turns = $state.raw<TurningPoints | null>(null);
  private gone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private readonly table: string) {}

  async fetch(): Promise<void> {
    const asked = (this.asked += 1);
    clearTimeout(this.timer);
    try {
      const at = await api<TableAndYou>("GET", `/tables/${this.table}`);
      if (at.table.status === "waiting" || at.table.status === "running") {
        this.running = at.table;
        return;
      }
      const [debrief, results, library] = await Promise.all([
        api<Debrief>("GET", `/tables/${this.table}/debrief`),
        api<DealResult[]>("GET", `/tables/${this.table}/results`),
        fetchLibrary(at.table.game, words.lang, at.table.content),
      ]);
      if (this.gone || asked !== this.asked) return;
      this.told = { debrief, table: debrief.table, you: at.you, outcome: debrief.outcome ?? null, library, results };
      void this.follow(asked);
    } catch (error) {
      if (!this.gone) this.refused = error instanceof Error ? error.message : String(error);
    }
  }

  end(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }

  private async follow(asked: number): Promise<void> {
    try {
      const turns = await api<TurningPoints>("GET", `/tables/${this.table}/turns`);
      if (this.gone || asked !== this.asked) return;
      this.turns = turns;
      if (turns.state === "working") this.timer = setTimeout(() => void this.follow(asked), POLL_MS);
    } catch (error) {
      // Without an analysis there are no turning points, and nothing is missing.
      if (error instanceof Refused) this.turns = null;
      else throw error;
    }
  }
}
