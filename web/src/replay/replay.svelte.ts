import { fetchLibrary, type Library } from "../library";
import { Line, type LineState, type Order } from "../net/line";
import { prefs } from "../prefs.svelte";
import { words } from "../words/words.svelte";
import type { Choice, Facing, Message, Reply, Scene, Seat, TableInfo, FactMessage, Tried, Update, Uses, View, Welcome, You } from "../generated/wire";
import { clientOf } from "../game/clients";
import { Ahead, type AheadTold } from "../table/live/ahead.svelte";
import { Chronicle } from "../table/live/chronicle.svelte";
import type { Question } from "../table/live/commands.svelte";
import { fitting, viewAfter } from "../table/patch";
import { Playback, type Staging } from "../table/playback.svelte";
import type { Signalled, TableModel, Trouble } from "../table/model.svelte";
import { Looks } from "./looks";
import { marksOf, stepFrom, stopsOf, toldBetween } from "./stops";

/** How long one rests between two steps while it plays, in milliseconds at the usual pace. */
const REST_MS = 260;

/**
 * A game as it was: any moment of it, from a seat or as everybody may see it. The table of a moment comes from what its facts
 * change; what was asked then, and how it ended, is looked up.
 */
export class ReplayTable implements TableModel {
  line = $state<LineState>("connecting");
  ended = $state<string | null>(null);
  ready = $state(false);
  table = $state.raw<TableInfo>(null as never);
  you = $state.raw<You>(null as never);
  scene = $state.raw<Scene>(null as never);
  /** Its pieces, once they came; a game without any has null. */
  library = $state.raw<Library>(undefined as never);
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
  private readonly chronicle: Chronicle;
  private readonly looks = new Looks(
    (order, still) => this.wire.send(order, "ask", still),
    (entry) => entry === this.at || this.beside.includes(entry),
    (entry) => this.chronicle.after(entry),
  );
  private readonly foreseen = new Ahead(
    (to) => this.ask({ do: "ask", what: "ahead", to }),
    () => (this.ready && !this.playing && clientOf(this.game).ahead ? this.at : null),
  );
  /** The table at the end of the game so far, and the number of the message that led to it. */
  private latest: View | null = null;
  private heardTo = 0;
  /** Counts the jumps, so that a slow answer does not overtake a later one. */
  private jumps = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly id: string,
    staging: Staging,
    readonly game: string,
    facing: Facing | null,
    /** Where to begin; otherwise at the beginning of a finished game and at the end of a running one. */
    private begin: number | null,
    /** The content of the table, if new ones begin with another. */
    private readonly content?: string | null,
  ) {
    this.playback = new Playback(staging, () => prefs.pace, { truth: () => this.scene?.view ?? null });
    this.chronicle = new Chronicle(this.playback, (question) => this.ask(question));
    void this.speak();
    this.wire = new Line(id, words.lang, facing, {
      heard: (message) => this.hear(message),
      changed: (state, why) => {
        this.line = state;
        if (why) this.ended = why;
      },
    });
  }

  get log(): FactMessage[] {
    return this.chronicle.log;
  }

  get ahead(): AheadTold | null {
    return this.foreseen.told;
  }

  /** Fetches the pieces in the language of the reader. */
  private async speak(): Promise<void> {
    try {
      this.library = await fetchLibrary(this.game, words.lang, this.content);
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
      this.trouble = { message: error instanceof Error ? error.message : String(error), rule: null };
      return null;
    }
  }

  /** Asks something; nothing comes back if it is refused. */
  private async ask(question: Question): Promise<Reply | null> {
    const answer = await this.wire.send(question).catch(() => null);
    return answer?.type === "reply" ? answer.reply : null;
  }

  /** Jumps to a moment. */
  async go(to: number): Promise<void> {
    this.at = Math.max(0, Math.min(to, this.last));
    await this.turnTo(() => this.playback.cut(this.scene.view ?? null));
  }

  /** One step; forward, what happened is played out. */
  async step(by: 1 | -1): Promise<void> {
    const from = this.at;
    const to = stepFrom(from, this.stops, by);
    if (by === -1) return this.go(to);
    if (to === from) return;
    this.at = to;
    const told = toldBetween(this.log, from, to);
    const before = told[0] ? this.chronicle.before(told[0]) : null;
    if (this.playback.busy) this.playback.skip("all");
    let tell = (): void => {
      this.playback.tell(before ? told : told.map((one) => ({ ...one, patch: null, end: null })), this.scene, null, before);
      // What is known better later changes only how it ends.
      tell = () => this.playback.tell([], this.scene);
    };
    await this.turnTo(() => tell());
  }

  /** Shows the moment: at once as far as its facts tell, and all of it when it has been looked up. */
  private async turnTo(show: () => void): Promise<void> {
    const { at } = this;
    const jump = (this.jumps += 1);
    const isSame = (): boolean => jump === this.jumps;
    let scene = this.looks.known(at);
    const view = scene ? null : this.chronicle.after(at);
    if (view) {
      this.scene = { entry: at, asked: [], awaited: [], when: this.scene?.when ?? null, view };
      show();
    }
    scene ??= await this.looks.look(at);
    if (!isSame() || !scene) return;
    this.scene = scene;
    show();
    this.ready = this.library !== undefined;
    this.foreseen.settle();
    // So that whoever steps finds the next moment looked up.
    for (const entry of this.beside) void this.looks.look(entry);
  }

  /** The moments to which one steps from here. */
  private get beside(): number[] {
    return [stepFrom(this.at, this.stops, 1), stepFrom(this.at, this.stops, -1)];
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
    this.foreseen.settle();
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
    this.foreseen.end();
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
    if (message.type === "welcome") this.arrive(message);
    else if (message.type === "update") this.follow(message);
  }

  private arrive(message: Welcome): void {
    this.table = message.table;
    this.you = message.you;
    this.heardTo = message.n;
    this.latest = message.now.view ?? null;
    this.forget();
    // The end of the game came with it.
    this.looks.keep(message.now);
    const over = message.table.status === "finished" || message.table.status === "abandoned";
    void this.go(this.scene === null ? (this.begin ?? (over ? 0 : message.now.entry)) : this.at);
  }

  private follow(message: Update): void {
    const told = message.told ?? [];
    const before = this.latest;
    const after = fitting(() => viewAfter(before, told, message.now ?? {}));
    if (after === undefined) return this.wire.afresh(this.heardTo);
    this.heardTo = message.n;
    this.latest = after;
    const atEnd = this.at === this.last;
    if (message.table) this.table = message.table;
    if (told.some(({ fact }) => !fact)) this.forget();
    else this.chronicle.add({ view: before, told, end: { view: after } });
    if (!message.now) return;
    this.table = { ...this.table, entries: message.now.entry };
    this.looks.keep({ ...message.now, view: after });
    if (atEnd && !this.playing) void this.step(1);
  }

  /** What was known of the past holds no more, or is another's to know. */
  private forget(): void {
    this.looks.clear();
    this.foreseen.forget();
    void this.chronicle.recall();
  }
}
