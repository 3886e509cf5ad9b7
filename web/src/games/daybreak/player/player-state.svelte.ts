import { face } from "../library";
import type { TableModel } from "../../../table/model.svelte";
import { nameOf, sameMove } from "../../../table/model.svelte";
import { tagLook } from "../vocabulary";
import type {
  CardFace,
  Choice,
  DaybreakCause,
  DaybreakLibrary,
  DaybreakLocalId,
  DaybreakMove,
  DaybreakPower,
  DaybreakSetup,
  DaybreakUses as Uses,
} from "../../../generated/wire";
import { t } from "../../../words/words.svelte";
import { usesOf, viewOf, type Selection } from "../selection.svelte";
import { proposalTo } from "../asks";
import { textOf } from "../ui/cardtext";
import { answerOf, claims } from "./claims";
import { giverOf } from "./giver";
import { piles, type Pile } from "./pile";
import { gainedOf } from "./gained";
import { groupsOf, listUses, type Listed } from "./uses";

export type Action = Uses["actions"][number];

/** One's own side of the table: what lies on it, and what can be done with it now. */
export class PlayerState {
  readonly model: TableModel;
  readonly selection: Selection;
  /** The kind of use whose places the bar lists. */
  opened = $state<Listed["kind"] | null>(null);
  /** What is undone has been said; the next click on "done" goes through. */
  warned = $state(false);
  /** The card that is to pay for the action just begun. */
  private payer = $state<DaybreakLocalId | null>(null);

  constructor(model: TableModel, selection: Selection) {
    this.model = model;
    this.selection = selection;
  }

  view = $derived.by(() => viewOf(this.model));
  /** The seat whose side this is; whoever only watches sees the one that is looked at. */
  seat = $derived.by(() => this.model.seat ?? this.selection.looking ?? 0);
  board = $derived(this.view.players[this.seat]!);
  power = $derived.by<DaybreakPower>(() => (this.model.table.setup as DaybreakSetup).powers[this.seat] ?? "China");
  library = $derived.by(() => this.model.library as DaybreakLibrary);
  piles = $derived<Pile[]>(piles(this.board.stacks));
  moves = $derived.by<readonly Choice[]>(() => (this.selection.tucking ? [] : this.model.moves));
  /** Is there a stack where the place of a tucked card is a choice? */
  hasPlaces = $derived.by(() => this.listed.some((use) => use.asksPlace));
  parts = $derived(claims(this.moves, { hand: this.board.hand, fronts: this.piles.filter((pile) => pile.front !== null).map((pile) => pile.at) }));
  /** Is a question open that has to be answered, or put back, before anything else? */
  asking = $derived(this.parts.words.length + this.parts.hand.length + this.parts.offer.length + this.parts.back.length > 0);
  /** Can something be done at all? */
  quiet = $derived(this.moves.length === 0);
  /** Can a card be taken up to see its uses? Also while something is being told. */
  pickable = $derived.by(() => !this.asking && this.model.live && this.model.seat !== null && this.board.playing);
  uses = $derived.by(() => usesOf(this.model));
  card = $derived.by(() => (this.selection.card !== null && this.board.hand.includes(this.selection.card) ? this.selection.card : null));
  listed = $derived<Listed[]>(
    this.card === null ? [] : [...listUses(this.card, this.moves, this.uses).filter((use) => use.possible || this.isPlace(use)), ...this.payments],
  );
  groups = $derived(groupsOf(this.listed));

  /** Is there something left to do before one is done? */
  undone = $derived.by(() => (this.uses?.undone.lines.length ?? 0) > 0);

  /** Is it somewhere on the table? A place for a stack more than one may have is not. */
  private isPlace({ kind, at }: Listed): boolean {
    return (kind !== "start" && kind !== "support") || this.piles.some((pile) => pile.at === at);
  }

  /** Actions that the selected card could pay for. */
  private get payments(): Listed[] {
    const pays = this.uses?.cards.find((one) => one.card === this.card)?.pays ?? [];
    return pays
      .filter((move) => this.legal(move))
      .map((move) => ({
        kind: "pay",
        at: typeof move === "object" && "act" in move ? move.act : -1,
        move,
        possible: true,
        useful: true,
        asksPlace: false,
        gain: this.action(move)?.yields ?? [],
        text: this.titleOf(move) ?? "",
        why: null,
        covers: [],
      }));
  }

  face(card: DaybreakLocalId): CardFace {
    return face(this.library, "local", card);
  }

  name(seat: number): string {
    return nameOf(this.model.table, seat);
  }

  legal(move: DaybreakMove): boolean {
    return this.moves.some((choice) => sameMove(choice.move, move));
  }

  /** What the server says of an action. */
  action(move: DaybreakMove): Action | null {
    return this.uses?.actions.find((one) => sameMove(one.move, move)) ?? null;
  }

  /** The card whose action a move begins. */
  private acting(move: DaybreakMove): CardFace | null {
    if (typeof move === "string") return null;
    if ("act" in move) {
      const front = this.piles.find((pile) => pile.at === move.act)?.front ?? null;
      return front === null ? null : this.face(front);
    }
    if ("use_project" in move) {
      const project = this.view.projects[move.use_project];
      return project ? face(this.library, "global", project.card) : null;
    }
    return null;
  }

  /** What is asked; with who gave the cards, where one chooses from cards that an action brought. */
  get prompt(): string {
    const asked = [this.model.scene.prompt ?? "", this.proposal].filter((part) => part !== "").join(" ");
    const { ask } = this.view;
    const giver = ask !== null && typeof ask === "object" && "keep" in ask ? giverOf(this.model.log, this.seat) : null;
    const title = giver && this.causeTitle(giver.cause);
    if (!giver || title === null) return asked;
    if (giver.seat === this.seat) return `${t("player-offer-yours", { title })} ${asked}`;
    return `${t("player-offer-from", { name: this.name(giver.seat), title })} ${asked}`;
  }

  /** The local card or project that brought something about. */
  private causeTitle(cause: DaybreakCause): string | null {
    if (typeof cause !== "object") return null;
    if ("local" in cause) return this.face(cause.local).title;
    return "project" in cause ? face(this.library, "global", cause.project).title : null;
  }

  /** What a bot proposes in an open window. */
  private get proposal(): string {
    const plan = proposalTo(this.model);
    return plan ? t("player-proposal", { name: plan.by, text: plan.text }) : "";
  }

  titleOf(move: DaybreakMove): string | null {
    return this.acting(move)?.title ?? null;
  }

  /** The move by which a card answers the open question. */
  answer(card: DaybreakLocalId): Choice | null {
    return [...this.parts.hand, ...this.parts.offer].find((choice) => answerOf(choice.move as DaybreakMove) === card) ?? null;
  }

  /** What the server says of a card in hand; nothing while something is told. */
  cardUses(card: DaybreakLocalId): Uses["cards"][number] | null {
    return this.model.playback.busy ? null : (this.uses?.cards.find((one) => one.card === card) ?? null);
  }

  /** Why the action of a card in hand would not be possible yet. While something is told, nothing is said of it. */
  reason(card: DaybreakLocalId): string | null {
    if (this.model.playback.busy) return null;
    const action = this.uses?.cards.find((one) => one.card === card)?.action;
    return action && !action.possible ? action.why : null;
  }

  /** The same in the few words that a card has room for. */
  reasonInBrief(card: DaybreakLocalId): string | null {
    return this.reason(card) === null ? null : (this.uses?.cards.find((one) => one.card === card)?.action.brief ?? null);
  }

  /** A card in one sentence for whoever does not see it; what it does today besides, where that is not what it says anyway. */
  sentence(card: DaybreakLocalId, reason: string | null = null, today = ""): string {
    const face = this.face(card);
    const { title, tags } = face;
    const named = tags.map((tag) => t(tagLook(tag).name)).join(", ");
    const said = t("player-card-name", { title, tags: named || t("player-no-tags"), text: textOf(face) });
    const not = reason === null ? "" : t("player-card-not-yet", { reason });
    return [said, not, said.includes(today) ? "" : today].filter((part) => part !== "").join(" ");
  }

  /** The cards that came to hand with the last own move or since. */
  fresh = $derived.by<ReadonlySet<DaybreakLocalId>>(() =>
    this.model.live && this.model.seat !== null ? gainedOf(this.model.log, this.model.seat) : new Set(),
  );

  pick(card: DaybreakLocalId | null): void {
    this.opened = null;
    this.selection.pick(card);
  }

  /** Puts back whatever is in hand, one step at a time. True, if there was something. */
  putBack(): boolean {
    if (this.opened !== null) this.opened = null;
    else if (this.selection.card !== null) this.pick(null);
    else if (this.parts.back.length > 0) void this.play("back");
    else return false;
    return true;
  }

  async play(move: DaybreakMove): Promise<void> {
    this.opened = null;
    this.warned = false;
    await this.selection.play(move);
  }

  /** Carries out a use. A card that pays is given as soon as the action asks for it. */
  async use(use: Listed): Promise<void> {
    if (!use.possible || !this.legal(use.move)) return;
    const payer = use.kind === "pay" ? this.card : null;
    await this.play(use.move);
    this.payer = payer;
  }

  /** Is done with the stage; while something is undone, the first time only says so. */
  end(): void {
    if (!this.legal("done")) return;
    if (this.undone && !this.warned) {
      this.warned = true;
      this.model.doubt?.();
    } else void this.play("done");
  }

  /** A move that is looked at and can no longer be made has no preview. */
  forget(): void {
    const { move } = this.selection;
    if (move !== null && !this.legal(move)) this.selection.look(null);
  }

  /** Pays with the card that was chosen for it, once it is asked for. */
  settle(): void {
    if (this.payer === null || this.quiet) return;
    const pay: DaybreakMove = { pay: this.payer };
    if (!this.asking) return;
    this.payer = null;
    if (this.legal(pay)) void this.play(pay);
  }
}
