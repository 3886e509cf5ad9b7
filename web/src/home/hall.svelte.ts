import { api, Refused } from "../net/api";
import type { Listed, Me, TableNotice, Welcome } from "../generated/wire";
import { words } from "../words/words.svelte";
import { becameYours, noticed, ordered, standingOf, withRoomFirst } from "./tables";

/** Where a game is, in words. */
export interface Moment {
  n: number;
  lang: string;
  when: string | null;
  outcome: string | null;
}

const WAITS = [1000, 2000, 4000, 8000, 15000];
/** Of so many tables the list says where they are. */
const TOLD = 6;

/** Somebody's tables, kept as they are by the server's notices. */
export class Hall {
  me = $state.raw<Me | null>(null);
  own = $state.raw<Listed[] | null>(null);
  open = $state.raw<Listed[]>([]);
  trouble = $state<string | null>(null);
  moments = $state.raw<Record<string, Moment>>({});
  /** How many tables wait for you. */
  waiting = $derived((this.own ?? []).filter((listed) => standingOf(listed) === "yours").length);

  private socket: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | null = null;
  private soon: ReturnType<typeof setTimeout> | null = null;
  private ended = false;

  /** `turn` hears of each table where it becomes one's turn. */
  constructor(private readonly turn: (table: Listed) => void) {}

  async begin(): Promise<void> {
    try {
      this.me = await api<Me>("GET", "/me");
      await this.look();
      this.follow();
    } catch (error) {
      this.trouble = (error as Refused).message;
      if (!this.ended) this.again = setTimeout(() => void this.begin(), 5000);
    }
  }

  /** One has another name, or is another person, from here on. */
  async become(me: Me): Promise<void> {
    const other = me.id !== this.me?.id;
    this.me = me;
    if (!other) return;
    this.socket?.close();
    await this.look();
  }

  end(): void {
    this.ended = true;
    if (this.again) clearTimeout(this.again);
    if (this.soon) clearTimeout(this.soon);
    this.socket?.close();
  }

  /** Leaves a table, if it is not over, and takes it off the list. */
  async remove(table: string): Promise<void> {
    await api("DELETE", `/me/tables/${table}`);
    this.own = (this.own ?? []).filter((listed) => listed.table !== table);
    this.lookSoon();
  }

  /** Looks at the lists. */
  async look(): Promise<void> {
    const [own, open] = await Promise.all([api<Listed[]>("GET", "/me/tables"), api<Listed[]>("GET", "/tables")]);
    this.own = ordered(own);
    const known = new Set(own.map((listed) => listed.table));
    this.open = withRoomFirst(open.filter((listed) => !known.has(listed.table)));
    this.trouble = null;
    await this.tell();
  }

  /** Reads where the first few tables are. */
  async tell(): Promise<void> {
    const lang = words.lang;
    const shown = (this.own ?? []).slice(0, TOLD).filter(({ table, summary }) => {
      const told = this.moments[table];
      return summary.status !== "waiting" && (told?.n !== summary.n || told.lang !== lang);
    });
    const told = await Promise.all(
      shown.map(async ({ table }): Promise<[string, Moment] | null> => {
        try {
          const { n, now } = await api<Welcome>("GET", `/tables/${table}/view?view=none`);
          return [table, { n, lang, when: now.when ?? null, outcome: now.outcome_text ?? null }];
        } catch {
          return null;
        }
      }),
    );
    const found = told.filter((one) => one !== null);
    if (found.length > 0) this.moments = { ...this.moments, ...Object.fromEntries(found) };
  }

  private follow(): void {
    if (this.ended) return;
    const address = new URL("/api/v1/me/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.tries > 0) this.lookSoon();
      this.tries = 0;
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as TableNotice);
    socket.onclose = () => {
      if (this.ended) return;
      const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
      this.tries += 1;
      this.again = setTimeout(() => this.follow(), wait);
    };
  }

  private hear(notice: TableNotice): void {
    const before = this.own ?? [];
    const list = noticed(before, notice);
    const mine = becameYours(before, notice);
    if (list) this.own = ordered(list);
    const table = list?.find((listed) => listed.table === notice.table);
    if (mine && table) this.turn(table);
    this.lookSoon();
  }

  /** Looks again in a moment, once for a flock of notices. */
  private lookSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = null;
      this.look().catch((error: Refused) => (this.trouble = error.message));
    }, 800);
  }
}
