import type { CardUse as Use, DaybreakForecast, DaybreakLocalId, DaybreakMove, DaybreakView, Tried } from "../wire";
import type { TableModel } from "../table/model.svelte";

/** What a narrow screen shows at a time. */
export type FocusView = "world" | "crises" | "board" | "hand" | "powers";

/** What a person is about to do at a table of Daybreak, and what would come of it. Sky, horizon and ground share it. */
export class Selection {
  /** The card in hand whose uses are open. */
  card = $state<DaybreakLocalId | null>(null);
  /** The move that is looked at: hovered, focused or dragged over. */
  move = $state.raw<DaybreakMove | null>(null);
  /** What would come of it. */
  tried = $state.raw<Tried | null>(null);
  /** A card is being dragged. */
  dragging = $state(false);
  /** The seat whose board is open for a closer look; none: one's own. */
  looking = $state<number | null>(null);
  /** The part of the table that a narrow screen shows. */
  view = $state<FocusView>("hand");

  constructor(private readonly model: TableModel) {}

  /** Everything the selected card can be used for. */
  get uses(): Use[] {
    return this.model.uses?.cards.find((one) => one.card === this.card)?.uses ?? [];
  }

  /** What would be coming after the looked-at move. */
  get forecast(): DaybreakForecast | null {
    return this.tried?.forecast ?? null;
  }

  /** Selects a card, or puts it back. */
  pick(card: DaybreakLocalId | null): void {
    this.card = this.card === card ? null : card;
    this.look(null);
  }

  /** Looks at what a move would change; nothing ends the look. */
  look(move: DaybreakMove | null): void {
    this.move = move;
    this.tried = null;
    if (!move || !this.model.live) return;
    void this.model.attempt(move).then((tried) => {
      if (this.move === move) this.tried = tried;
    });
  }

  /** Makes a move, and puts the card away. */
  async play(move: DaybreakMove): Promise<void> {
    this.look(null);
    if (await this.model.move(move)) this.card = null;
  }

  /** The use of the selected card at a project or crisis. */
  at(kind: Use["kind"], place: number): Use | null {
    return this.uses.find((use) => use.kind === kind && use.at === place) ?? null;
  }
}

/** The view of a table of Daybreak as it shows now. */
export function viewOf(model: TableModel): DaybreakView {
  return (model.playback.view ?? model.scene.view) as DaybreakView;
}
