import type {
  EarthriseCard,
  EarthriseMove,
  EarthriseRoundScore,
  EarthriseOutlook,
  EarthrisePlayer,
  EarthriseStep,
  EarthriseSuit,
  EarthriseUses,
  EarthriseView,
  HandCard,
  PillFace,
  Seat,
  SuitWorth,
  TakeBack,
} from "../../generated/wire";
import { prefs } from "../../prefs.svelte";
import { kindOf, nameOf, type TableModel } from "../../table/model.svelte";
import { t } from "../../words/words.svelte";
import { cardOf, held, suitOf, valueOf, type Held } from "./cards";
import { facesOf, suitsOf, type Faces } from "./faces";
import { around } from "./seating";
import { Tally } from "./tally.svelte";
import { tieOf, type Tie } from "./ties";

/** What one is asked. */
export type Question = "play" | "exchange" | "keep_piece" | "take" | "pill" | "give";

const QUESTIONS: Record<string, Question> = {
  play: "play",
  exchange: "exchange",
  save: "exchange",
  keep_piece: "keep_piece",
  take: "take",
  reveal: "pill",
  hold: "pill",
  give: "give",
};

/** A step of the final scoring. */
export type EndStep = "alerts" | "tokens" | "puzzle" | "pill" | "total";

/** The facts at which the score sheet is looked at. */
const NOTED = ["round_scored", "pill_revealed", "pill_scored", "alerts_taken", "alert_given", "alerts_shown", "final_scored", "won"];

export const suitName = (suit: EarthriseSuit): string => t(`suit-${suit.toLowerCase()}`);
export const cardName = (card: EarthriseCard): string => t("card-name", { suit: suitName(suitOf(card)), value: valueOf(card) });
/** The same in a sentence, with its article where the language has one. */
export const cardThe = (card: EarthriseCard): string => t("card-the", { suit: suitName(suitOf(card)), value: valueOf(card) });

/** What somebody at the table has before them: the table as it shows, what may be done, what is picked up. */
export class PlayerState {
  /** The key of the card that is picked up. */
  picked = $state<string | null>(null);
  /** The key of the card that is looked at. */
  looked = $state<string | null>(null);
  /** Is the last trick open? */
  lastOpen = $state(true);
  /** Is the deck to be seen instead of what lies before oneself? */
  deckOpen = $state(false);
  /** How often the last sentence was asked for again. */
  repeats = $state(0);
  /** Is the whole score sheet open? */
  sheetOpen = $state(false);
  /** How far a scoring has been told. */
  readonly tally = new Tally();
  /** How far the final scoring has been told, once the game is over. */
  readonly ending = new Tally();
  /** Was the end told to whoever looks, so that it is counted step by step? */
  toldEnd = $state(false);

  view: EarthriseView = $derived.by(() => (this.model.playback.view ?? this.model.scene.view) as EarthriseView);
  players: number = $derived.by(() => this.view.players.length);
  faces: Faces = $derived.by(() => facesOf(this.model.library, this.players));
  suits: EarthriseSuit[] = $derived.by(() => suitsOf(this.model.library));
  seats: Seat[] = $derived.by(() => around(this.view.order, this.seat));
  seat: Seat | null = $derived.by(() => this.model.seat);
  over: boolean = $derived.by(() => this.view.phase === "over");
  /** What lies before oneself. */
  own: EarthrisePlayer | null = $derived.by(() => (this.seat === null ? null : (this.view.players[this.seat] ?? null)));
  hand: Held[] = $derived.by(() => held(this.own?.hand ?? []));
  /** What one is asked and has to answer oneself. */
  question: Question | null = $derived.by(() => {
    const [first] = this.model.moves;
    return first ? (QUESTIONS[kindOf(first.move)] ?? null) : null;
  });
  /** One's pill, while one has it. */
  pill: PillFace | null = $derived.by(() => {
    const seen = this.own?.pill;
    return typeof seen === "object" ? (this.faces.pills[seen.pill] ?? null) : null;
  });
  playable: Set<EarthriseCard> = $derived.by(() => {
    const cards = this.model.moves.map(({ move }) => move as EarthriseMove);
    return new Set(cards.flatMap((move) => (typeof move === "object" && "play" in move ? [move.play] : [])));
  });
  /** What the server says of the cards of one's hand, as long as the trick is as it was then. */
  private said: HandCard[] = $derived.by(() => {
    const uses = this.model.uses as EarthriseUses | null;
    const { round, trick, played } = this.view;
    return uses?.round === round && uses.trick === trick && uses.played === played ? uses.cards : [];
  });
  /** Equal cards in this trick, of which one is ahead or second. */
  tie: Tie | null = $derived.by(() => tieOf({ ...this.view, card: (seat) => cardOf(this.view.players[seat]?.card) }));
  /** What a captured card counts in this round. */
  worth: readonly SuitWorth[] = $derived.by(() => this.faces.rounds[this.view.round]?.worth ?? []);
  /** The card that is picked up, while it still may be played. */
  card: EarthriseCard | null = $derived.by(() => {
    const held = this.hand.find(({ key }) => key === this.picked);
    return held && this.playable.has(held.card) ? held.card : null;
  });
  busy: boolean = $derived.by(() => this.model.playback.busy);
  /** The kind of the fact that is being told. */
  told: string = $derived.by(() => (this.busy ? kindOf(this.model.playback.line?.fact ?? null) : ""));
  /** The step of the trick, or the scoring: that of what is being told, or the one the table is at. */
  step: EarthriseStep = $derived.by(() => ((this.busy ? this.model.playback.line?.step : null) ?? this.view.step) as EarthriseStep);
  /** Does a table with pills play? */
  pills: boolean = $derived.by(() => this.view.players.some(({ pill }) => pill !== "none"));
  /** Is the round being scored step by step? */
  counting: boolean = $derived.by(() => this.told === "alerts_taken" && this.view.scoring !== null);
  /** Is the game over, and all of it told? */
  ended: boolean = $derived.by(() => this.over && !this.busy);
  /** The steps of the final scoring. */
  endSteps: readonly EndStep[] = $derived.by(() => (this.pills ? ["alerts", "tokens", "puzzle", "pill", "total"] : ["alerts", "tokens", "puzzle", "total"]));
  /** Are Honors being noted? */
  scoring: boolean = $derived.by(() => NOTED.includes(this.told) || ["pills", "give_alerts"].includes(kindOf(this.view.phase)));
  /** The round that is being scored, where its grid is to be seen. */
  scored: EarthriseRoundScore | null = $derived.by(() => (this.counting || this.scoring ? this.view.scoring : null));

  /** Does one look back at a trick, so that the hands lie open around it? */
  lookingBack: boolean = $derived.by(() => !this.model.live && !this.over && this.scored === null && !this.sheetOpen);

  constructor(readonly model: TableModel) {}

  /** What a seat is called, for oneself too. */
  name(seat: Seat): string {
    return seat === this.seat ? t("er-you") : nameOf(this.model.table, seat);
  }

  /** What would come of a card of the hand, if it may be played and the server has said so. */
  outlookOf(card: EarthriseCard): EarthriseOutlook | null {
    return this.said.find((one) => one.card === card)?.outlook ?? null;
  }

  /** Why a card of the hand cannot be played; none, if it can or if no card is asked for. */
  barred(card: EarthriseCard): string | null {
    return this.question === "play" ? (this.said.find((one) => one.card === card)?.why ?? null) : null;
  }

  /** Picks a card up; a second time, or without the guard, plays it. */
  touch(held: Held): void {
    this.model.calm();
    // While one waits, a card can be chosen ahead; if it may be played then, it is picked up already.
    if (this.canChooseAhead) this.picked = held.key;
    if (!this.playable.has(held.card)) return;
    if (this.picked === held.key || !prefs.guard) void this.play(held.card);
    else this.picked = held.key;
  }

  /** The card chosen ahead, while one waits. */
  get ahead(): EarthriseCard | null {
    return this.canChooseAhead ? (this.hand.find(({ key }) => key === this.picked)?.card ?? null) : null;
  }

  /** Does one wait for one's turn in a trick, with cards to choose from? */
  get canChooseAhead(): boolean {
    return this.question === null && this.model.live && this.seat !== null && !this.over && !this.counting && this.hand.length > 0;
  }

  /** What was chosen ahead and may not be played is put back. */
  settle(): void {
    if (this.question === "play" && this.card === null) this.picked = null;
  }

  async play(card: EarthriseCard): Promise<void> {
    // The card stays picked up until the table has it.
    const { picked } = this;
    await this.model.move({ play: card });
    if (this.picked === picked) this.picked = null;
    this.looked = null;
  }

  putBack(): void {
    this.picked = null;
  }

  async answer(move: EarthriseMove): Promise<void> {
    this.picked = null;
    await this.model.move(move);
  }

  /** Have others played to the trick since oneself? Among bots, who agree, a card can be taken back all the same. */
  get builtOn(): boolean {
    const { own, seat, view } = this;
    return own !== null && seat !== null && view.phase === "play" && own.card !== "nothing" && view.order[view.played - 1] !== seat;
  }

  /** Can one's last move be taken back, and does it take the others' agreement? */
  get takeBack(): TakeBack | null {
    // A pill that the page kept, because nothing else could be done with it, would only be kept again.
    const kept = this.pill !== null && this.own?.pill_chances.length === 0 && kindOf(this.view.phase) === "pills";
    return this.model.live && !this.over && !kept ? this.model.takeBack : null;
  }
}
