import type { Move, Reply, Scene, Seat, Tried, Uses } from "../../generated/wire";
import { Gate } from "../../net/gate";
import { Ahead } from "./ahead.svelte";
import type { Commands } from "./commands.svelte";

/** How long after a refusal one's possibilities are asked again, and how often. */
const USES_MS = 1000;
const USES_TRIES = 5;
/** How many looks ahead are asked at once. */
const LOOKS = 2;

/** What holds of a table at this moment. */
export interface Moment {
  readonly scene: Scene;
  readonly seat: Seat | null;
  /** Is the game going on? Nothing can be asked of a table that is paused or over. */
  readonly isOn: boolean;
  /** May the page ask now? Not while something is told or the line is lost. */
  readonly isQuiet: boolean;
}

/** What one can do now, and what would come of it: asked of the server, each once for a moment. */
export class Possible {
  uses = $state.raw<Uses | null>(null);
  readonly ahead: Ahead;
  private readonly looks = new Gate(LOOKS);
  private readonly tries = new Map<string, Promise<Tried | null>>();
  /** The entry for which `uses` holds; whether it is being asked, and how often that failed. */
  private at: number | null = null;
  private asking = false;
  private known: Promise<unknown> = Promise.resolve();
  private failed = 0;
  /** The entry at which a forced move was made. */
  private answered: number | null = null;

  constructor(
    private readonly now: Moment,
    private readonly commands: Commands,
    /** Does the game tell what every card and action could do? */
    private readonly hasUses: boolean,
    /** Does it tell what is ahead? */
    hasAhead: boolean,
  ) {
    const isResting = (): boolean => hasAhead && this.now.scene !== null && this.now.isOn && this.now.isQuiet;
    this.ahead = new Ahead(
      () => this.commands.ask({ do: "ask", what: "ahead" }, this.commands.lane, isResting),
      () => (isResting() ? this.now.scene.entry : null),
    );
  }

  /** Is the seat that one looks from asked? */
  get isAsked(): boolean {
    return this.now.seat !== null && this.now.scene.asked.includes(this.now.seat);
  }

  /** Is it still the moment of now, and is one still asked? A question about it means nothing later. */
  thisMoment(): () => boolean {
    const { entry } = this.now.scene;
    return () => this.now.scene.entry === entry && this.isAsked && this.now.isOn;
  }

  /** Another moment has come. */
  turn(): void {
    this.tries.clear();
    this.failed = 0;
    if (!this.isAsked) this.uses = null;
  }

  /** What is known may be another seat's. */
  forget(): void {
    this.at = null;
    this.answered = null;
    this.ahead.forget();
  }

  async why(move: Move): Promise<Extract<Reply, { why: unknown }>["why"] | null> {
    const reply = await this.looks.ask(() => this.commands.ask({ do: "ask", what: "why", move }));
    return reply && "why" in reply ? reply.why : null;
  }

  attempt(move: Move): Promise<Tried | null> {
    const key = `${this.now.scene.entry} ${JSON.stringify(move)}`;
    const still = this.thisMoment();
    let tried = this.tries.get(key);
    if (!tried) {
      const ask = (): Promise<Reply | null> => this.looks.ask(() => this.commands.ask({ do: "ask", what: "try", move }, undefined, still));
      // What one can do at all comes first: a focus that is led to the next decision asks for nothing besides.
      tried = (this.asking ? this.known.then(ask) : ask()).then((reply) => {
        if (reply && "tried" in reply) return reply.tried;
        // What was not answered may be asked again.
        this.tries.delete(key);
        return null;
      });
      this.tries.set(key, tried);
    }
    return tried;
  }

  /** Makes the only move there is, where the server says that nobody need be asked for it. */
  private answerForced(): void {
    if (!this.now.isOn || !this.now.isQuiet || !this.isAsked) return;
    const { scene, seat } = this.now;
    const only = scene.moves?.[0];
    if (!scene.forced || !only || seat === null || this.answered === scene.entry) return;
    this.answered = scene.entry;
    void this.commands.order({ do: "move", move: only.move, seat });
  }

  /** Once nothing is being told, asks what can be done now: one question at a time, the last one for what is. */
  settle(): void {
    this.answerForced();
    this.settleUses();
    this.ahead.settle();
  }

  private settleUses(): void {
    if (!this.hasUses) return;
    if (!this.isAsked) {
      this.uses = null;
      this.at = null;
      return;
    }
    if (!this.now.isOn || !this.now.isQuiet || this.asking || this.at === this.now.scene.entry) return;
    this.asking = true;
    this.known = this.commands
      .ask({ do: "ask", what: "uses" }, this.commands.lane, () => this.isAsked && this.now.isOn)
      .then((reply) => {
        this.asking = false;
        if (reply === null) {
          // Without an answer stacks would stay without what they bring today.
          if ((this.failed += 1) <= USES_TRIES) setTimeout(() => this.settle(), USES_MS * this.failed);
          return;
        }
        // The table tells in order: an answer is about the last scene that came before it.
        this.at = this.now.scene.entry;
        if ("uses" in reply && this.isAsked) this.uses = reply.uses;
      });
  }
}
