import { clientOf } from "../../game/clients";
import type { Facing, Message, Scene, Seat, SeatClock, Since, TableInfo, FactMessage, Update, View, Welcome, You } from "../../generated/wire";
import { fetchLibrary, type Library } from "../../library";
import { Line, type LineState } from "../../net/line";
import { prefs } from "../../prefs.svelte";
import { words } from "../../words/words.svelte";
import { clocksCame } from "../clock";
import { came } from "../gone";
import { isSecret } from "../passing";
import { fitting, viewAfter } from "../patch";
import { Playback, type Staging } from "../playback.svelte";
import { Chronicle } from "./chronicle.svelte";
import { Commands } from "./commands.svelte";
import { Deal } from "./deal";
import { mayChangeSeats, myself, turnFrom } from "./myself";
import { Away, Haste, Seen } from "./pace";
import { Possible } from "./possible.svelte";
import { Talk } from "./talk.svelte";

/** A table as the server tells it: what came last holds at once, and is told on the screen at its pace. */
export class FollowedTable {
  line = $state<LineState>("connecting");
  /** Why there is no table here. */
  ended = $state<string | null>(null);
  /** Why the server hung up on a table that is still in sight. */
  apart = $state<string | null>(null);
  table = $state.raw<TableInfo>(null as never);
  you = $state.raw<You>(null as never);
  /** The table as it is; its view is always whole, whatever is still being told. */
  scene = $state.raw<Scene>(null as never);
  /** Its pieces, once they came; a game without any has null. */
  library = $state.raw<Library>(undefined as never);
  /** Is everything there that a screen needs? */
  ready = $state(false);
  clocks = $state.raw<readonly SeatClock[]>([]);
  /** What changed while one was away. */
  since = $state.raw<Since | null>(null);

  seat = $derived<Seat | null>(this.you && typeof this.you.facing === "object" ? this.you.facing.seat : null);

  readonly playback: Playback;
  protected readonly wire: Line;
  protected readonly commands: Commands;
  protected readonly chronicle: Chronicle;
  protected readonly possible: Possible;
  protected readonly talk: Talk;
  private readonly deal: Deal;
  private readonly haste: Haste;
  private readonly away = new Away();
  private readonly seen = new Seen((n) => this.wire.say({ do: "seen", n }, "rest"));
  /** The number of the last message. */
  private heardTo = 0;
  /** Everything is about to come in another language. */
  private spoken = false;

  constructor(
    readonly id: string,
    staging: Staging,
    readonly game: string,
    facing: Facing | null = null,
    /** The content of the table, if new ones begin with another. */
    private readonly content?: string | null,
  ) {
    this.playback = new Playback(staging, () => prefs.pace, {
      mine: (told) => this.seat !== null && (told.concerns ?? []).includes(this.seat),
      reads: (told) => staging.reads?.(told, { library: this.library, log: this.chronicle.log, seat: this.seat }) ?? told.text ?? "",
      rested: () => this.possible.settle(),
      reached: (n) => this.seen.see(n),
      truth: () => this.view,
      at: () => ({ seat: this.seat, waits: prefs.waits(this.game), log: this.chronicle.log, library: this.library ?? null }),
    });
    // What came before the screen of the game is told on it, once it is there.
    this.playback.hide("screen");
    this.commands = new Commands(
      () => this.wire,
      () => this.line === "here",
    );
    this.chronicle = new Chronicle(this.playback, (question) => this.commands.ask(question));
    this.possible = new Possible(this, this.commands, clientOf(game).uses, clientOf(game).ahead);
    this.talk = new Talk(id);
    this.deal = new Deal(id, this, () => this.wire);
    this.haste = new Haste(this.playback);
    void this.fetchLibrary();
    document.addEventListener("visibilitychange", this.looked);
    this.wire = new Line(id, words.lang, facing, {
      heard: (message, again) => this.hear(message, again),
      changed: (state, why) => {
        if (state === "lost") this.away.leave();
        this.line = state;
        this.apart = state === "apart" ? (why ?? null) : null;
        if (state === "ended") this.ended = why ?? "";
      },
    });
  }

  /** Is the game going on? */
  get isOn(): boolean {
    return this.table?.status === "running" && !this.table.paused;
  }

  /** Is the line there, and nothing being told? */
  get isQuiet(): boolean {
    return this.line === "here" && !this.playback.busy;
  }

  /** The whole table as it is. */
  protected get view(): View | null {
    return this.scene?.view ?? null;
  }

  /** Everything in another language. */
  async speak(): Promise<void> {
    await this.fetchLibrary();
    this.spoken = true;
    this.wire.speak(words.lang);
  }

  end(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.seen.end();
    this.haste.end();
    this.wire.end();
    this.playback.cut(null);
  }

  private async fetchLibrary(): Promise<void> {
    try {
      this.library = await fetchLibrary(this.game, words.lang, this.content);
      this.ready = this.scene !== null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // A table that is in sight stays, in the language it had.
      if (this.ready) this.commands.trouble = { message, rule: null };
      else this.ended = message;
    }
  }

  private hear(message: Message, again: boolean): void {
    if (message.type === "signal") this.talk.notice(message);
    else if (message.type === "error") this.commands.trouble = { message: message.message, rule: message.rule ?? null };
    if (message.type !== "welcome" && message.type !== "update") return;
    if (message.type === "welcome") this.arrive(message, again);
    else if (!this.follow(message)) return;
    this.heardTo = message.n;
    // What is told in the game is seen when it has been told on the screen.
    if (!this.playback.busy) this.seen.see(message.n);
  }

  private arrive(message: Welcome, again: boolean): void {
    const first = this.scene === null;
    const turned = !first && !again;
    this.table = came(message.table);
    this.clocks = clocksCame(message.table.clocks ?? []);
    this.you = message.you;
    this.talk.begin(message.chat);
    if (first || this.spoken) this.chronicle.clear();
    this.set(message.now);
    const { view } = this;
    const told = again ? (message.since?.told ?? []) : [];
    const from = message.since?.view ?? null;
    const long = this.away.isLong;
    if (first || (turned && isSecret(this.table, this.you))) {
      // Who turns to another seat leaves behind what only the seat before could know.
      this.playback.cut(view);
      if (message.since) this.tellMissed(message.since);
    } else if (long) this.passOver(told);
    else this.playback.tell(told, { view }, message.n, told.length > 0 ? from : null);
    if (!this.spoken) this.chronicle.add({ view: from, told, end: { view } });
    this.ready = this.library !== undefined;
    this.possible.forget();
    this.haste.hasten(this.clocks, this.seat);
    this.possible.settle();
    this.deal.give();
    void this.recall();
    if (document.visibilityState === "visible") this.away.back();
  }

  /** Takes up what happened. False, if it does not fit what is known here: then the table is asked for afresh. */
  private follow(message: Update): boolean {
    const told = message.told ?? [];
    const before = this.view;
    const now = message.now && this.withMoves(message.now);
    const after = fitting(() => viewAfter(before, told, now ?? {}));
    if (after === undefined || now === null) {
      this.wire.afresh(this.heardTo);
      return false;
    }
    if (message.table) this.table = came(message.table);
    this.deal.give();
    const clocks = message.table ? (message.table.clocks ?? []) : message.clocks;
    if (clocks) this.clocks = clocksCame(clocks);
    if (message.notes) {
      this.talk.hear(message.notes);
      if (mayChangeSeats(message.notes)) void this.findMyself();
    }
    this.chronicle.add({ view: before, told, end: { view: after } });
    if (now || after !== before) this.set({ ...(now ?? this.scene), view: after });
    if (told.some((one) => !one.fact)) void this.recall();
    // Whatever came, with facts or without, waits its turn: a question comes after all that led to it.
    if (now || told.length > 0) this.playback.tell(told, now ?? {}, message.n);
    this.haste.hasten(this.clocks, this.seat);
    this.possible.settle();
    return true;
  }

  /** A scene with the moves that stay as they are here; null, if there are none here that could. */
  private withMoves(scene: Scene): Scene | null {
    if (!scene.moves_stay) return scene;
    const moves = this.scene?.moves;
    return moves ? { ...scene, moves } : null;
  }

  private set(scene: Scene): void {
    this.scene = scene;
    this.possible.turn();
  }

  /** What waits to be told is told no more, since nobody was here; one reads it, and has it told from there. */
  private passOver(more: readonly FactMessage[]): void {
    const told = [...this.playback.cut(this.view), ...more];
    this.tellMissed({ n: Math.max(1, this.seen.to), told, cut: false });
  }

  /** Whoever looks for the first time missed nothing. */
  private tellMissed(since: Since): void {
    if (since.n > 0 && since.told.length > 0) this.since = since;
  }

  /** Makes the log whole. */
  private async recall(): Promise<void> {
    if (!(await this.chronicle.recall())) return;
    if (this.spoken) this.playback.reword(this.chronicle.log);
    this.spoken = false;
  }

  /** Seats changed hands: looks which are one's own, and turns to one of them. */
  private async findMyself(): Promise<void> {
    const you = await myself(this.id);
    if (!you) return;
    this.you = { ...you, facing: this.you.facing };
    this.deal.give();
    const facing = turnFrom(this.seat, you.seats, this.table.status);
    if (facing !== null) await this.face(facing);
  }

  /** Looks from another seat of one's own. */
  face(facing: Facing): Promise<Message | null> {
    return this.commands.order({ do: "face", facing });
  }

  private readonly looked = (): void => {
    if (document.visibilityState !== "visible") {
      this.away.leave();
      this.playback.hide("page");
      return;
    }
    const long = this.away.isLong;
    if (this.line === "here") {
      this.away.back();
      if (long && this.playback.busy) this.passOver([]);
      this.seen.see(this.heardTo);
    }
    this.playback.show("page");
  };
}
