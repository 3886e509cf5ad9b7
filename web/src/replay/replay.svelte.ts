import { fetchLibrary, type Library } from "../library";
import { Line, type LineState, type Order } from "../net/line";
import { prefs } from "../prefs.svelte";
import { words } from "../words/words.svelte";
import type { Choice, Facing, Message, Reply, Scene, Seat, TableInfo, Told, Tried, Uses, You } from "../generated/wire";
import { wholePast } from "../table/past";
import { Playback, type Staging } from "../table/playback.svelte";
import type { Signalled, TableModel, Trouble } from "../table/model.svelte";
import { marksOf, stepFrom, stopsOf, toldBetween } from "./stops";

/** How many moments around the one that shows are fetched ahead. */
const AHEAD = 4;
/** How many moments are kept. */
const KEPT = 240;
/** How long one rests between two steps while it plays, in milliseconds at the usual pace. */
const REST_MS = 260;

/** A game as it was: any moment of it, from a seat or as everybody may see it. */
export class ReplayTable implements TableModel {
  line = $state<LineState>("connecting");
  ended = $state<string | null>(null);
  ready = $state(false);
  table = $state.raw<TableInfo>(null as never);
  you = $state.raw<You>(null as never);
  scene = $state.raw<Scene>(null as never);
  library = $state.raw<Library>(null as never);
  log = $state.raw<Told[]>([]);
  /** The moment that shows: after which entry. */
  at = $state(0);
  playing = $state(false);
  readonly playback: Playback;
  readonly live = false;
  readonly moves: Choice[] = [];
  readonly uses: Uses | null = null;
  readonly signals: Signalled[] = [];
  readonly takeBack = null;
  trouble = $state.raw<Trouble | null>(null);

  seat = $derived<Seat | null>(this.you && typeof this.you.facing === "object" ? this.you.facing.seat : null);
  last = $derived(this.table?.entries ?? 0);
  stops = $derived(stopsOf(this.log, this.last));
  marks = $derived(marksOf(this.log));
  over = $derived(this.table?.status === "finished" || this.table?.status === "abandoned");

  private readonly wire: Line;
  private scenes = new Map<number, Promise<Scene | null>>();
  /** Counts the jumps, so that a slow answer does not overtake a later one. */
  private jumps = 0;
  private askings = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly id: string,
    staging: Staging,
    readonly game: string,
    facing: Facing | null,
    /** Where to begin; unless said, at the beginning of a finished game and at the end of a running one. */
    private begin: number | null,
  ) {
    this.playback = new Playback(staging, () => prefs.pace);
    void this.speak();
    this.wire = new Line(id, words.lang, facing, {
      heard: (message) => this.hear(message),
      changed: (state, why) => {
        this.line = state;
        if (why) this.ended = why;
      },
    });
  }

  /** Fetches the pieces in the language of the reader. */
  private async speak(): Promise<void> {
    try {
      this.library = await fetchLibrary(this.game, words.lang);
      this.ready = this.scene !== null;
    } catch (error) {
      this.ended = error instanceof Error ? error.message : String(error);
    }
  }

  /** Everything in another language. */
  async turn(): Promise<void> {
    await this.speak();
    this.wire.speak(words.lang);
  }

  /** Looks as somebody else. */
  async face(facing: Facing): Promise<void> {
    this.pause();
    await this.order({ do: "face", facing });
  }

  /** Sends a command; what is refused becomes `trouble`. */
  async order(order: Order): Promise<Message | null> {
    this.trouble = null;
    try {
      return await this.wire.send(order);
    } catch (error) {
      this.trouble = { message: error instanceof Error ? error.message : String(error), reason: null };
      return null;
    }
  }

  /** Jumps to a moment. */
  async go(to: number): Promise<void> {
    const jump = (this.jumps += 1);
    this.at = Math.max(0, Math.min(to, this.last));
    const scene = await this.fetch(this.at);
    if (jump !== this.jumps || !scene) return;
    this.scene = scene;
    this.playback.cut(scene.view ?? null);
    this.ready = this.library !== null;
    this.ahead();
  }

  /** One step; forward, what happened is played out. */
  async step(by: 1 | -1): Promise<void> {
    const from = this.at;
    const to = stepFrom(from, this.stops, by);
    if (by === -1) return this.go(to);
    if (to === from) return;
    const jump = (this.jumps += 1);
    this.at = to;
    const scene = await this.fetch(to);
    if (jump !== this.jumps || !scene) return;
    this.scene = scene;
    if (this.playback.busy) this.playback.skip("all");
    this.playback.tell(toldBetween(this.log, from, to), scene.view ?? null);
    this.ahead();
  }

  /** To the beginning of a round. */
  round(by: 1 | -1): Promise<void> {
    this.pause();
    return this.go(stepFrom(this.at, [0, ...this.marks.map((mark) => mark.entry), this.last], by));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  pause(): void {
    this.playing = false;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private async play(): Promise<void> {
    this.playing = true;
    if (this.at >= this.last) await this.go(0);
    const beat = async (): Promise<void> => {
      if (!this.playing) return;
      if (this.at >= this.last && !this.playback.busy) return this.pause();
      if (!this.playback.busy) await this.step(1);
      this.timer = setTimeout(() => void beat(), this.playback.busy ? 60 : REST_MS / prefs.pace);
    };
    void beat();
  }

  end(): void {
    this.pause();
    this.wire.end();
    this.playback.cut(null);
  }

  // At a table of the past nothing can be done.
  move = async (): Promise<boolean> => false;
  retract = async (): Promise<void> => {};
  why = async (): Promise<null> => null;
  attempt = async (): Promise<Tried | null> => null;
  readonly pointing = false;
  point(): void {}
  calm(): void {
    this.trouble = null;
  }

  private hear(message: Message): void {
    if (message.type === "welcome") {
      this.table = message.table;
      this.you = message.you;
      this.scenes.clear();
      void this.recall();
      const over = message.table.status === "finished" || message.table.status === "abandoned";
      const first = this.scene === null ? (this.begin ?? (over ? 0 : message.now.entry)) : this.at;
      void this.go(first);
    } else if (message.type === "update") {
      const atEnd = this.at === this.last;
      if (message.table) this.table = message.table;
      if (message.told?.some((told) => !told.fact)) {
        this.scenes.clear();
        void this.recall();
      } else if (message.told) this.log = [...this.log, ...message.told];
      if (message.now) {
        this.table = { ...this.table, entries: message.now.entry };
        if (atEnd && !this.playing) void this.step(1);
      }
    }
  }

  /** The told lines of the whole game as one may know them. */
  private async recall(): Promise<void> {
    const asking = (this.askings += 1);
    const past = await wholePast((to) => this.ask({ do: "ask", what: "since", n: 0, ...(to === null ? {} : { to }) }));
    if (past && asking === this.askings) this.log = past;
  }

  private async ask(order: Extract<Order, { do: "ask" }>): Promise<Reply | null> {
    try {
      const message = await this.wire.send(order);
      return message.type === "reply" ? message.reply : null;
    } catch {
      return null;
    }
  }

  private fetch(entry: number): Promise<Scene | null> {
    let scene = this.scenes.get(entry);
    if (!scene) {
      scene = this.ask({ do: "ask", what: "look", to: entry }).then((reply) => (reply && "look" in reply ? reply.look : null));
      this.scenes.set(entry, scene);
      const oldest = this.scenes.keys().next().value;
      if (this.scenes.size > KEPT && oldest !== undefined) this.scenes.delete(oldest);
    }
    return scene;
  }

  /** Fetches the moments around the one that shows, so that stepping is instant. */
  private ahead(): void {
    const here = this.stops.findIndex((stop) => stop >= this.at);
    for (const stop of this.stops.slice(Math.max(0, here - AHEAD), here + AHEAD + 1)) void this.fetch(stop);
  }
}
