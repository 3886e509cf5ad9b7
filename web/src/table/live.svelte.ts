import { clientOf } from "../game/clients";
import { api, Refused } from "../net/api";
import { Gate } from "../net/gate";
import { Line, type Lane, type LineState, type Order } from "../net/line";
import { prefs } from "../prefs.svelte";
import { words } from "../words/words.svelte";
import type {
  Choice,
  Facing,
  Message,
  Move,
  Note,
  PlanInfo,
  Reply,
  Scene,
  Seat,
  SeatClock,
  SignalKind,
  Since,
  Spoken,
  TableAndYou,
  TableInfo,
  TakeBack,
  Told,
  Tried,
  Update,
  Uses,
  View,
  Welcome,
  You,
} from "../generated/wire";
import type { Library } from "../library";
import { Advice } from "./advice.svelte";
import { clocksCame } from "./clock";
import { concerns } from "./concerns";
import { Dealer } from "./dealing";
import { came } from "./gone";
import { HushedPeople } from "./hushed.svelte";
import { Playback, type Staging } from "./playback.svelte";
import { lastStage, withPast } from "./log";
import type { Signalled, TableModel, Trouble } from "./model.svelte";
import { isSecret } from "./passing";
import { wholePast } from "./past";

/** How long one has to be away before one is told what changed, in milliseconds. */
const AWAY_MS = 30_000;
/** How long a signal shows. */
const SIGNAL_MS = 4000;
/** How long after something was told it is said that it was seen. */
const SEEN_MS = 1000;
/** How long after a refusal one's possibilities are asked again, and how often. */
const USES_MS = 1000;
const USES_TRIES = 5;
/** What a person did a moment ago is why the page asks now. */
const ACTED_MS = 1500;
/** When an answer is late, and when it is missed. */
const SENDING_MS = 500;
const STALLED_MS = 3000;
/** A server on this very machine is there without any network. */
const LOOPBACK = /^(localhost|127\.|\[::1\])/;
/** While one's own time runs, what happened before is told for so long at most, and for a part of that time. */
const STORY_MS = 10_000;
const STORY_PART = 1 / 3;
/** How many looks ahead are asked at once. */
const LOOKS = 2;

/** The notes after which seats may have changed hands. */
const SEATING: ReadonlySet<Note["note"]> = new Set(["sat", "bot", "opened", "removed", "started", "host", "muted", "unmuted"]);

type Question = Extract<Order, { do: "ask" }>;

/** A table that one sits at or watches. */
export class LiveTable implements TableModel {
  line = $state<LineState>("connecting");
  /** Why there is no table here. */
  ended = $state<string | null>(null);
  /** Why the server hung up on a table that is still in sight. */
  apart = $state<string | null>(null);
  table = $state.raw<TableInfo>(null as never);
  you = $state.raw<You>(null as never);
  scene = $state.raw<Scene>(null as never);
  library = $state.raw<Library>(null as never);
  /** Is everything there that a screen needs? */
  ready = $state(false);
  uses = $state.raw<Uses | null>(null);
  log = $state.raw<Told[]>([]);
  clocks = $state.raw<readonly SeatClock[]>([]);
  notes = $state.raw<Note[]>([]);
  private lines = $state.raw<Spoken[]>([]);
  /** Whom one does not want to hear. */
  readonly hushed: HushedPeople;
  /** What was said by those whom one wants to hear. */
  chat = $derived(this.lines.filter((one) => !this.hushed.has(one.who)));
  signals = $state.raw<Signalled[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** What changed while one was away. */
  since = $state.raw<Since | null>(null);
  /** A command is on its way. */
  sending = $state(false);
  pointing = $state(false);
  /** It takes its time: how that is said. */
  slow = $state<"sending" | "stalled" | "offline" | null>(null);
  /** How often somebody was about to go on and to leave something undone. */
  doubts = $state(0);
  readonly playback: Playback;
  readonly advice = new Advice(() => this.put({ do: "ask", what: "hint" }, this.lane, this.thisMoment()));
  readonly live = true;
  /** The plans of those whom one wants to hear. */
  plans = $derived<PlanInfo[]>((this.table?.plans ?? []).filter((plan) => !this.hushed.has(plan.who)));

  seat = $derived<Seat | null>(this.you && typeof this.you.facing === "object" ? this.you.facing.seat : null);
  private on = $derived(this.table?.status === "running" && !this.table.paused);
  moves = $derived<Choice[]>(this.line === "here" && this.on && !this.playbackBusy() ? (this.scene?.moves ?? []) : []);
  // What the server says now counts, also while earlier things are still being told.
  takeBack = $derived<TakeBack | null>(this.line === "here" && this.on ? (this.scene?.take_back ?? null) : null);

  private wire: Line;
  private keys = 0;
  /** The last command that was given. */
  private latest = 0;
  /** The number of the last message, and the one up to which the person has been told. */
  private heardTo = 0;
  private seenTo = 0;
  /** Everything is about to come in another language. */
  private spoken = false;
  /** When the page was put out of sight or the line was lost. */
  private awaySince: number | null = null;
  private askings = 0;
  private tries = new Map<string, Promise<Tried | null>>();
  private readonly looks = new Gate(LOOKS);
  private seeing: ReturnType<typeof setTimeout> | null = null;
  private hastening: ReturnType<typeof setTimeout> | null = null;
  /** The entry for which `uses` holds; whether it is being asked, and how often that failed. */
  private usesAt: number | null = null;
  private usesAsked = false;
  private usesFailed = 0;
  /** When the person last did something. */
  private actedAt = 0;
  private readonly dealer: Dealer;
  /** One's part of the deal is on its way. */
  private dealing = false;

  constructor(
    readonly id: string,
    private readonly staging: Staging,
    readonly game: string,
    facing: Facing | null = null,
  ) {
    this.playback = new Playback(staging, () => prefs.pace, {
      mine: (told) => concerns(told.fact, this.seat),
      reads: (told) => staging.reads?.(told, this) ?? told.text ?? "",
      rested: () => this.settle(),
      reached: (n) => this.see(n),
    });
    // What came before the screen of the game is told on it, once it is there.
    this.playback.hide("screen");
    this.dealer = new Dealer(id);
    this.hushed = new HushedPeople(id);
    void this.fetchLibrary();
    document.addEventListener("visibilitychange", this.looked);
    this.wire = new Line(id, words.lang, facing, {
      heard: (message, again) => this.hear(message, again),
      changed: (state, why) => {
        if (state === "lost") this.awaySince ??= Date.now();
        this.line = state;
        this.apart = state === "apart" ? (why ?? null) : null;
        if (state === "ended") this.ended = why ?? "";
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
    this.actedAt = Date.now();
    const stop = this.watch();
    try {
      return await this.wire.send(order);
    } catch (error) {
      this.trouble = error instanceof Refused ? error : { message: String(error), reason: null };
      return null;
    } finally {
      stop();
      this.sending = false;
    }
  }

  /** Says when a command is not answered soon, until it is. */
  private watch(): () => void {
    const [key, say] = [(this.keys += 1), (slow: "sending" | "stalled" | "offline") => (this.slow = slow)];
    this.latest = key;
    const offline = this.line !== "here" || (!navigator.onLine && !LOOPBACK.test(location.hostname));
    if (offline) say("offline");
    const timers = offline ? [] : [setTimeout(() => say("sending"), SENDING_MS), setTimeout(() => say("stalled"), STALLED_MS)];
    return () => {
      timers.forEach(clearTimeout);
      if (this.latest === key) this.slow = null;
    };
  }

  /** What the page asks by itself: at once after the person did something, otherwise at the pace of a page at rest. */
  private get lane(): Lane {
    return Date.now() - this.actedAt < ACTED_MS ? "ask" : "rest";
  }

  /** Asks something that changes nothing; nothing comes back if it is refused. */
  async ask(order: Question, lane?: Lane, still?: () => boolean): Promise<Reply | null> {
    const answer = await this.put(order, lane, still);
    return answer instanceof Error ? null : answer;
  }

  /** Asks something that changes nothing; a refusal comes back with its sentence. */
  async put(order: Question, lane?: Lane, still?: () => boolean): Promise<Reply | Error> {
    try {
      const message = await this.wire.send(order, lane, still);
      return message.type === "reply" ? message.reply : new Error();
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  async move(move: Move, seat = this.seat): Promise<boolean> {
    // A second click on the way to the server means the same thing.
    if (this.sending) return false;
    // What was asked is asked no longer, and what came instead is about to show.
    if (seat !== null && !this.scene.asked.includes(seat)) return false;
    const answer = await this.order({ do: "move", move, ...(seat === null ? {} : { seat }) });
    return answer !== null;
  }

  async retract(): Promise<void> {
    await this.order({ do: "retract", ...(this.seat === null ? {} : { seat: this.seat }) });
  }

  async why(move: Move): Promise<Extract<Reply, { why: unknown }>["why"] | null> {
    const reply = await this.looks.ask(() => this.ask({ do: "ask", what: "why", move }));
    return reply && "why" in reply ? reply.why : null;
  }

  attempt(move: Move): Promise<Tried | null> {
    const key = `${this.scene.entry} ${JSON.stringify(move)}`;
    const still = this.thisMoment();
    let tried = this.tries.get(key);
    if (!tried) {
      tried = this.looks
        .ask(() => this.ask({ do: "ask", what: "try", move }, undefined, still))
        .then((reply) => {
          if (reply && "tried" in reply) return reply.tried;
          // What was not answered may be asked again.
          this.tries.delete(key);
          return null;
        });
      this.tries.set(key, tried);
    }
    return tried;
  }

  /** The screen of the game is there; the answer says that it went away. */
  appear(): () => void {
    this.playback.show("screen");
    return () => this.playback.hide("screen");
  }

  point(target: string): void {
    this.wire.say({ do: "signal", signal: "look", target });
  }

  doubt(): void {
    this.doubts += 1;
  }

  calm(): void {
    this.trouble = null;
  }

  /** Comes back to the table after the server hung up. */
  comeBack(): void {
    this.wire.again();
  }

  /** Looks from another seat of one's own. */
  face(facing: Facing): Promise<Message | null> {
    return this.order({ do: "face", facing });
  }

  /** Gives a quick signal, which needs no answer. */
  signal(signal: SignalKind): void {
    this.wire.say({ do: "signal", signal });
  }

  /** What changed while one was away has been read. */
  caughtUp(): void {
    this.since = null;
  }

  /** Everything in another language. */
  async speak(): Promise<void> {
    await this.fetchLibrary();
    this.spoken = true;
    this.wire.speak(words.lang);
  }

  end(): void {
    document.removeEventListener("visibilitychange", this.looked);
    if (this.seeing) clearTimeout(this.seeing);
    if (this.hastening) clearTimeout(this.hastening);
    this.advice.rest();
    this.wire.end();
    this.playback.cut(null);
  }

  private async fetchLibrary(): Promise<void> {
    try {
      this.library = await api<Library>("GET", `/library/${this.game}`);
      this.ready = this.scene !== null && this.library !== null;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      // A table that is in sight stays, in the language it had.
      if (this.ready) this.trouble = { message, reason: null };
      else this.ended = message;
    }
  }

  private hear(message: Message, again: boolean): void {
    if (message.type === "welcome") this.arrive(message, again);
    else if (message.type === "update") this.follow(message);
    else if (message.type === "signal") this.notice(message);
    else if (message.type === "error") this.trouble = { message: message.message, reason: message.reason ?? null };
    if (message.type === "welcome" || message.type === "update") {
      this.heardTo = message.n;
      // What is told in the game is seen when it has been told on the screen.
      if (!this.playback.busy) this.see(message.n);
    }
  }

  private arrive(message: Welcome, again: boolean): void {
    const first = this.scene === null;
    const turned = !first && !again;
    this.table = came(message.table);
    this.clocks = clocksCame(message.table.clocks ?? []);
    this.you = message.you;
    this.lines = message.chat;
    if (first || this.spoken) this.log = [];
    this.set(message.now);
    const view = message.now.view ?? null;
    const told = again ? (message.since?.told ?? []) : [];
    const long = this.awaySince !== null && Date.now() - this.awaySince > AWAY_MS;
    if (first || (turned && isSecret(this.table, this.you))) {
      // Who turns to another seat leaves behind what only the seat before could know.
      this.playback.cut(view);
      if (message.since) this.tellMissed(message.since);
    } else if (long) this.passOver(told, view);
    else this.playback.tell(told, view, message.n);
    if (!this.spoken) this.log = [...this.log, ...told];
    this.ready = this.library !== null;
    this.usesAt = null;
    this.hasten();
    this.settle();
    this.deal();
    void this.recall();
    if (document.visibilityState === "visible") this.awaySince = null;
  }

  /** What waits to be told is told no more, since nobody was here; one reads it, and has it told from there. */
  private passOver(more: Told[], view: View | null): void {
    const told = [...this.playback.cut(view), ...more];
    this.tellMissed({ n: Math.max(1, this.seenTo), told, cut: false });
  }

  private follow(message: Update): void {
    if (message.table) this.table = came(message.table);
    this.deal();
    const clocks = message.table ? (message.table.clocks ?? []) : message.clocks;
    if (clocks) this.clocks = clocksCame(clocks);
    if (message.notes) {
      this.notes = [...this.notes, ...message.notes];
      const said = message.notes.filter((note): note is Note & { note: "said" } => note.note === "said");
      if (said.length > 0) this.lines = [...this.lines, ...said];
      if (message.notes.some((note) => SEATING.has(note.note))) void this.findMyself();
    }
    const told = message.told ?? [];
    if (told.length > 0) this.log = [...this.log, ...told];
    if (message.now) this.set(message.now);
    if (told.some((one) => !one.fact)) void this.recall();
    // Whatever came, with facts or without, waits its turn: a question comes after all that led to it.
    if (message.now || told.length > 0) this.playback.tell(told, message.now?.view ?? null, message.n);
    this.hasten();
    this.settle();
  }

  /** Whose time runs does not lose it to a story: after a while the rest of it is passed over, and can be shown later. */
  private hasten(): void {
    const own = this.clocks.find(({ seat, runs }) => runs && seat === this.seat);
    if (!own) {
      if (this.hastening) clearTimeout(this.hastening);
      this.hastening = null;
      return;
    }
    this.hastening ??= setTimeout(
      () => {
        this.hastening = null;
        if (this.playback.busy && !this.playback.held) this.playback.skip("all");
      },
      Math.min(STORY_MS, own.left * STORY_PART),
    );
  }

  /** Tells facts of the log once more, from the table as it was before them. */
  async show(told: readonly Told[]): Promise<void> {
    const first = told[0];
    const last = told.at(-1);
    if (!first || !last || this.playback.busy) return;
    const reply = await this.ask({ do: "ask", what: "look", to: first.entry - 1 });
    const view = reply && "look" in reply ? reply.look.view : null;
    if (!view || this.playback.busy) return;
    const facts = this.log.filter((one) => one.fact && one.entry >= first.entry && one.entry <= last.entry);
    const from = facts.findIndex((one) => one.text === first.text);
    const before = facts.slice(0, Math.max(0, from));
    this.playback.retell(
      before.reduce((now, one) => this.staging.advance(now, one.fact!), view),
      facts.slice(before.length),
      this.scene.view ?? null,
    );
  }

  /** The last stage of which something was told, for whoever wants to see it again. */
  get lastStage(): Told[] {
    return lastStage(this.log, (told) => this.playback.rests(told));
  }

  private notice(message: Extract<Message, { type: "signal" }>): void {
    if (this.hushed.has(message.who)) return;
    const key = (this.keys += 1);
    const { name, seat, signal, target } = message;
    this.signals = [...this.signals, { key, name, seat, signal, target: target ?? null }];
    setTimeout(() => (this.signals = this.signals.filter((one) => one.key !== key)), SIGNAL_MS);
  }

  /** Seats changed hands: looks which are one's own, and turns to one of them. */
  private async findMyself(): Promise<void> {
    let you: You;
    try {
      ({ you } = await api<TableAndYou>("GET", `/tables/${this.id}`));
    } catch {
      // The welcome after the line comes back says it too.
      return;
    }
    this.you = { ...you, facing: this.you.facing };
    this.deal();
    const { seat } = this;
    const first = you.seats[0];
    if (first !== undefined && (seat === null || !you.seats.includes(seat))) await this.face({ seat: first });
    else if (first === undefined && seat !== null && this.table.status !== "finished") await this.face("spectator");
  }

  /** Gives one's part of the deal when it is asked for. */
  private deal(): void {
    const step = this.table.dealing?.step;
    const order = this.dealing ? null : this.dealer.answer(this.table, this.you.seats);
    if (!order) return;
    this.dealing = true;
    // Whoever gives nothing is left out, which everybody is told.
    void this.wire
      .send(order, "act", () => this.table.dealing?.step === step)
      .catch(() => {})
      .finally(() => {
        this.dealing = false;
        // The next step may have begun before the answer to this one came.
        if (this.table.dealing?.step !== step) this.deal();
      });
  }

  /** Makes the log whole. */
  private async recall(): Promise<void> {
    const asking = (this.askings += 1);
    const past = await wholePast((to) => this.ask({ do: "ask", what: "since", n: 0, ...(to === null ? {} : { to }) }));
    if (past === null || asking !== this.askings) return;
    this.log = withPast(this.log, past);
    if (this.spoken) this.playback.reword(this.log);
    this.spoken = false;
  }

  /** Whoever looks for the first time missed nothing. */
  private tellMissed(since: Since): void {
    if (since.n > 0 && since.told.length > 0) this.since = since;
  }

  /** Says how far one has looked, at most once a second and for all that came meanwhile. */
  private see(n: number): void {
    if (document.visibilityState !== "visible") return;
    this.seenTo = Math.max(this.seenTo, n);
    this.seeing ??= setTimeout(() => {
      this.seeing = null;
      this.wire.say({ do: "seen", n: this.seenTo }, "rest");
    }, SEEN_MS);
  }

  private readonly looked = (): void => {
    if (document.visibilityState !== "visible") {
      this.awaySince ??= Date.now();
      this.playback.hide("page");
      return;
    }
    const long = this.awaySince !== null && Date.now() - this.awaySince > AWAY_MS;
    if (this.line === "here") {
      this.awaySince = null;
      if (long && this.playback.busy) this.passOver([], this.scene.view ?? null);
      this.see(this.heardTo);
    }
    this.playback.show("page");
  };

  private set(scene: Scene): void {
    this.scene = scene;
    this.tries.clear();
    this.usesFailed = 0;
    if (!this.isAsked()) this.uses = null;
  }

  private isAsked(): boolean {
    return this.seat !== null && this.scene.asked.includes(this.seat);
  }

  /** Is it still the moment of now, and is one still asked? A question about it means nothing later. */
  private thisMoment(): () => boolean {
    const { entry } = this.scene;
    return () => this.scene.entry === entry && this.isAsked();
  }

  /** Once nothing is being told, asks what can be done now: one question at a time, the last one for what is. */
  private settle(): void {
    if (!clientOf(this.game).uses) return;
    if (!this.isAsked()) {
      this.uses = null;
      this.usesAt = null;
      return;
    }
    if (this.playback.busy || this.usesAsked || this.usesAt === this.scene.entry || this.line !== "here") return;
    this.usesAsked = true;
    void this.ask({ do: "ask", what: "uses" }, this.lane, () => this.isAsked()).then((reply) => {
      this.usesAsked = false;
      if (reply === null) {
        // Without an answer stacks would stay without what they bring today.
        if ((this.usesFailed += 1) <= USES_TRIES) setTimeout(() => this.settle(), USES_MS * this.usesFailed);
        return;
      }
      // The table tells in order: an answer is about the last scene that came before it.
      this.usesAt = this.scene.entry;
      if ("uses" in reply && this.isAsked()) this.uses = reply.uses;
    });
  }
}
