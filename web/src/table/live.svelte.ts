import { api, Refused } from "../net/api";
import { Line, type LineState, type Order } from "../net/line";
import { prefs } from "../prefs.svelte";
import { words } from "../words/words.svelte";
import type { Choice, Facing, Message, Move, Note, Reply, Scene, Seat, Since, Spoken, TableInfo, Told, You } from "../wire";
import type { Tried, Uses } from "../wire-soon";
import type { Library } from "../library";
import { Playback, type Staging } from "./playback.svelte";
import type { Signalled, TableModel, Trouble } from "./model.svelte";

/** How long a signal shows. */
const SIGNAL_MS = 4000;
/** How much of what was told is kept for the log. */
const LOG = 3000;

/** A table that one sits at or watches. */
export class LiveTable implements TableModel {
  line = $state<LineState>("connecting");
  /** Why the line ended for good. */
  ended = $state<string | null>(null);
  table = $state.raw<TableInfo>(null as never);
  you = $state.raw<You>(null as never);
  scene = $state.raw<Scene>(null as never);
  library = $state.raw<Library>(null as never);
  /** Is everything there that a screen needs? */
  ready = $state(false);
  uses = $state.raw<Uses | null>(null);
  log = $state.raw<Told[]>([]);
  notes = $state.raw<Note[]>([]);
  chat = $state.raw<Spoken[]>([]);
  signals = $state.raw<Signalled[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** What changed while one was away. */
  since = $state.raw<Since | null>(null);
  /** A command is on its way. */
  sending = $state(false);
  readonly playback: Playback;
  readonly live = true;

  /** Own moves that could be taken back, as far as the page knows. */
  private own = $state(0);
  seat = $derived<Seat | null>(this.you && typeof this.you.facing === "object" ? this.you.facing.seat : null);
  moves = $derived<Choice[]>(
    this.line === "here" && !this.playbackBusy() && !this.table?.paused ? (this.scene?.moves ?? []) : [],
  );
  canRetract = $derived(this.seat !== null && this.table?.status === "running" && this.own > 0);

  private wire: Line;
  private keys = 0;
  private tries = new Map<string, Promise<Tried | null>>();

  constructor(
    readonly id: string,
    staging: Staging,
    readonly game: string,
    facing: Facing | null = null,
  ) {
    this.playback = new Playback(
      staging,
      () => (prefs.calm ? prefs.pace * 2 : prefs.pace),
      (told) => this.isMine(told),
    );
    void this.fetchLibrary();
    this.wire = new Line(id, words.lang, facing, {
      heard: (message, again) => this.hear(message, again),
      changed: (state, why) => {
        this.line = state;
        if (why) this.ended = why;
      },
    });
  }

  private playbackBusy(): boolean {
    return this.playback?.busy ?? false;
  }

  /** Sends a command; what is refused becomes `trouble`. */
  async order(order: Order): Promise<Message | null> {
    this.trouble = null;
    this.sending = true;
    try {
      return await this.wire.send(order);
    } catch (error) {
      this.trouble = error instanceof Refused ? error : { message: String(error), reason: null };
      return null;
    } finally {
      this.sending = false;
    }
  }

  /** Asks something that changes nothing; nothing comes back if it is refused. */
  async ask(order: Extract<Order, { do: "ask" }>): Promise<Reply | null> {
    try {
      const message = await this.wire.send(order);
      return message.type === "reply" ? message.reply : null;
    } catch {
      return null;
    }
  }

  async move(move: Move): Promise<boolean> {
    if (this.playback.busy) this.playback.skip();
    const answer = await this.order({ do: "move", move, ...(this.seat === null ? {} : { seat: this.seat }) });
    if (answer) this.own += 1;
    return answer !== null;
  }

  async retract(): Promise<void> {
    const answer = await this.order({ do: "retract", ...(this.seat === null ? {} : { seat: this.seat }) });
    if (answer) this.own = Math.max(0, this.own - 1);
  }

  async why(move: Move): Promise<Extract<Reply, { why: unknown }>["why"] | null> {
    const reply = await this.ask({ do: "ask", what: "why", move });
    return reply && "why" in reply ? reply.why : null;
  }

  attempt(move: Move): Promise<Tried | null> {
    const key = `${this.scene.entry} ${JSON.stringify(move)}`;
    let tried = this.tries.get(key);
    if (!tried) {
      tried = this.ask({ do: "ask", what: "try", move } as never).then((reply) => (reply && "tried" in reply ? (reply.tried as Tried) : null));
      this.tries.set(key, tried);
    }
    return tried;
  }

  point(target: string): void {
    this.wire.say({ do: "signal", signal: "look", target });
  }

  calm(): void {
    this.trouble = null;
  }

  /** Looks from another seat of one's own. */
  face(facing: Facing): void {
    void this.order({ do: "face", facing });
  }

  /** Everything in another language. */
  async speak(): Promise<void> {
    await this.fetchLibrary();
    this.wire.speak(words.lang);
  }

  end(): void {
    this.wire.end();
    this.playback.cut(null);
  }

  private async fetchLibrary(): Promise<void> {
    try {
      this.library = await api<Library>("GET", `/library/${this.game}`);
      this.ready = this.scene !== null && this.library !== null;
    } catch (error) {
      this.ended = error instanceof Error ? error.message : String(error);
    }
  }

  private isMine(told: Told): boolean {
    const fact = told.fact;
    if (!fact || typeof fact !== "object" || this.seat === null) return false;
    const body = Object.values(fact)[0] as { seat?: Seat } | undefined;
    return body?.seat === this.seat;
  }

  private hear(message: Message, again: boolean): void {
    if (message.type === "welcome") {
      this.table = message.table;
      this.you = message.you;
      this.chat = message.chat;
      if (again && message.since) this.remember(message.since.told);
      else if (message.since) this.since = message.since;
      if (!again) this.log = message.since?.told ?? [];
      this.set(message.now);
      this.playback.cut(message.now.view ?? null);
      this.ready = this.library !== null;
    } else if (message.type === "update") {
      if (message.table) this.table = message.table;
      if (message.notes) {
        this.notes = [...this.notes, ...message.notes];
        const said = message.notes.filter((note): note is Note & { note: "said" } => note.note === "said");
        if (said.length > 0) this.chat = [...this.chat, ...said];
      }
      if (message.told) this.remember(message.told);
      if (message.now) {
        const before = this.scene?.entry ?? 0;
        this.set(message.now);
        const told = message.told ?? [];
        const back = message.now.entry < before || told.some((one) => !one.fact);
        if (back || told.length === 0) this.playback.cut(message.now.view ?? null);
        else this.playback.tell(told, message.now.view ?? null);
      }
    } else if (message.type === "signal") {
      const key = (this.keys += 1);
      this.signals = [...this.signals, { key, name: message.name, seat: message.seat, signal: message.signal, target: message.target ?? null }];
      setTimeout(() => (this.signals = this.signals.filter((one) => one.key !== key)), SIGNAL_MS);
    } else if (message.type === "error") {
      this.trouble = { message: message.message, reason: message.reason ?? null };
    }
    if (message.type === "welcome" || message.type === "update") this.wire?.say({ do: "seen", n: message.n });
  }

  private remember(told: Told[]): void {
    this.log = [...this.log, ...told].slice(-LOG);
  }

  private set(scene: Scene): void {
    this.scene = scene;
    this.tries.clear();
    const asked = this.seat !== null && scene.asked.includes(this.seat);
    if (!asked) {
      this.uses = null;
      return;
    }
    const entry = scene.entry;
    void this.ask({ do: "ask", what: "uses" } as never).then((reply) => {
      if (reply && "uses" in reply && this.scene.entry === entry) this.uses = reply.uses as Uses;
    });
  }
}
