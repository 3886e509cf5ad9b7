import type { Choice, Message, Move, Note, PlanInfo, Reply, SignalKind, Spoken, TakeBack, FactMessage, Tried, Uses, View } from "../generated/wire";
import type { Order } from "../net/line";
import { Advice } from "./advice.svelte";
import type { HushedPeople } from "./hushed.svelte";
import type { AheadTold } from "./live/ahead.svelte";
import type { Slow } from "./live/commands.svelte";
import { FollowedTable } from "./live/followed.svelte";
import type { Signalled, TableModel, Trouble } from "./model.svelte";

/** A table that one sits at or watches. */
export class LiveTable extends FollowedTable implements TableModel {
  readonly live = true;
  pointing = $state(false);
  /** Takes the next thing that is pointed at, instead of the others: what a plan is to be about. */
  choosing = $state.raw<((target: string) => void) | null>(null);
  /** Was the end put aside, to look at the table? */
  endAside = $state(false);
  /** How often somebody was about to go on and to leave something undone. */
  doubts = $state(0);
  readonly advice = new Advice(
    () => this.commands.put({ do: "ask", what: "hint" }, this.commands.lane, this.possible.thisMoment()),
    () => this.moment,
  );

  /** Is one asked something, and told all that led to it? What is asked next is not asked yet while something is still told. */
  isAsked = $derived(this.table.status === "running" && this.seat !== null && this.scene.asked.includes(this.seat) && !this.playback.busy);
  /** What a hint is about: one seat after one entry. */
  moment = $derived(this.isAsked && this.table.settings.hints ? `${this.seat} ${this.scene.entry}` : null);
  // What is forced is answered by the page, and asked of nobody.
  moves = $derived<Choice[]>(this.isQuiet && this.isOn && !this.scene?.forced ? (this.scene?.moves ?? []) : []);
  // What the server says now counts, also while earlier things are still being told.
  takeBack = $derived<TakeBack | null>(this.line === "here" && this.isOn ? (this.scene?.take_back ?? null) : null);
  /** The plans of those whom one wants to hear. */
  plans = $derived<PlanInfo[]>((this.table?.plans ?? []).filter((plan) => !this.hushed.has(plan.who)));

  get log(): FactMessage[] {
    return this.chronicle.log;
  }
  get uses(): Uses | null {
    return this.possible.uses;
  }
  get ahead(): AheadTold | null {
    return this.possible.ahead.told;
  }
  get notes(): Note[] {
    return this.talk.notes;
  }
  get chat(): Spoken[] {
    return this.talk.chat;
  }
  get signals(): Signalled[] {
    return this.talk.signals;
  }
  /** Whom one does not want to hear. */
  get hushed(): HushedPeople {
    return this.talk.hushed;
  }
  get trouble(): Trouble | null {
    return this.commands.trouble;
  }
  /** A command is on its way. */
  get sending(): boolean {
    return this.commands.sending;
  }
  /** It takes its time: how that is said. */
  get slow(): Slow | null {
    return this.commands.slow;
  }

  /** Sends a command; what is refused becomes `trouble`. */
  order(order: Order): Promise<Message | null> {
    return this.commands.order(order);
  }

  async move(move: Move, seat = this.seat): Promise<boolean> {
    // A second click on the way to the server means the same thing.
    if (this.sending) return false;
    // What was asked is asked no longer, and what came instead is about to show.
    if (seat !== null && !this.scene.asked.includes(seat)) return false;
    const answer = await this.order({ do: "move", move, ...(seat === null ? {} : { seat }) });
    return answer !== null;
  }

  answerPlan(plan: number, yes: boolean | null): Promise<unknown> {
    return this.order({ do: "vote", plan, yes });
  }

  async retract(): Promise<void> {
    await this.order({ do: "retract", ...(this.seat === null ? {} : { seat: this.seat }) });
  }

  why(move: Move): Promise<Extract<Reply, { why: unknown }>["why"] | null> {
    return this.possible.why(move);
  }

  attempt(move: Move): Promise<Tried | null> {
    return this.possible.attempt(move);
  }

  /** Tells facts of the log once more, from the table as it was before them. */
  show(told: readonly FactMessage[]): Promise<void> {
    return this.chronicle.show(told, () => this.view);
  }

  /** The table before a fact of the log, as far as it is known. */
  before(told: FactMessage): View | null {
    return this.chronicle.before(told);
  }

  /** The last stage of which something was told, for whoever wants to see it again. */
  get lastStage(): FactMessage[] {
    return this.chronicle.lastStage;
  }

  /** The screen of the game is there; the answer says that it went away. */
  appear(): () => void {
    this.playback.show("screen");
    return () => this.playback.hide("screen");
  }

  /** Lets the next thing that is pointed at be taken. */
  choose(take: (target: string) => void): void {
    this.choosing = take;
    this.pointing = true;
  }

  unchoose(): void {
    this.choosing = null;
  }

  point(target: string): void {
    const take = this.choosing;
    this.choosing = null;
    if (take) take(target);
    else this.wire.say({ do: "signal", signal: "look", target });
  }

  /** Gives a quick signal, which needs no answer. */
  signal(signal: SignalKind): void {
    this.wire.say({ do: "signal", signal });
  }

  doubt(): void {
    this.doubts += 1;
  }

  calm(): void {
    this.commands.trouble = null;
  }

  /** Comes back to the table after the server hung up. */
  comeBack(): void {
    this.wire.again();
  }

  /** What changed while one was away has been read. */
  caughtUp(): void {
    this.since = null;
  }

  override end(): void {
    this.advice.rest();
    super.end();
  }
}
