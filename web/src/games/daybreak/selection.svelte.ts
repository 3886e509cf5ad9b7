import type { CardUse as Use, DaybreakForecast, DaybreakLocalId, DaybreakMove, DaybreakUses, DaybreakView, Tried } from "../../generated/wire";
import { sameMove, type TableModel } from "../../table/model.svelte";
import { isBegun } from "./tuck";
import { likewise } from "./world/votes";
import { Zoom } from "./zoom/zoom.svelte";

/** The answers of one thing that is done, and of what was put back after it, are fewer. */
const MOST_STEPS = 40;

/** What a narrow screen shows at a time. */
export type FocusView = "world" | "crises" | "board" | "hand" | "powers";

/** What a person is about to do at a table of Daybreak, and what would come of it. World, forecast and player share it. */
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

  /** Is the selected card to go to a place of one's choice in a stack? Unless it is, it goes behind all others. */
  placing = $state(false);
  /** A card is on its way behind the others of a stack. */
  tucking = $state(false);
  /** Do all of one's powers name the same in a decision of the group? */
  together = $state(true);
  /** The card that is looked at closely, wherever it lies. */
  readonly zoom = new Zoom();

  constructor(private readonly model: TableModel) {}

  /** Everything the selected card can be used for. */
  get uses(): Use[] {
    return usesOf(this.model)?.cards.find((one) => one.card === this.card)?.uses ?? [];
  }

  /** What the looked-at move would cover: what the front card there could still bring. */
  get covers(): Use["covers"] {
    const { move } = this;
    return move === null ? [] : (this.uses.find((use) => use.possible && sameMove(use.move, move))?.covers ?? []);
  }

  /** What would be coming after the looked-at move. */
  get forecast(): DaybreakForecast | null {
    return this.tried?.forecast ?? null;
  }

  /** Selects a card, or puts it back. */
  pick(card: DaybreakLocalId | null): void {
    this.card = this.card === card ? null : card;
    this.placing = false;
    this.look(null);
  }

  /** Looks at what a move would change; nothing ends the look. */
  look(move: DaybreakMove | null): void {
    this.move = move;
    this.tried = null;
    if (move && this.model.live) this.attempt(move);
  }

  /** Somebody has moved: what would come of the looked-at move may be something else now, or it may be gone. */
  renew(): void {
    const { move, model } = this;
    if (!move || !model.live) return;
    if ((model.scene.moves ?? []).some((choice) => sameMove(choice.move, move))) this.attempt(move);
    else this.look(null);
  }

  private attempt(move: DaybreakMove): void {
    void this.model.attempt(move).then((tried) => {
      if (this.move === move) this.tried = tried;
    });
  }

  /** Makes a move, and puts the card away. */
  async play(move: DaybreakMove): Promise<void> {
    this.look(null);
    this.tucking = typeof move === "object" && "support" in move && !this.placing;
    try {
      if (!(await this.model.move(move))) return;
      this.card = null;
      this.placing = false;
      // The server says which place is the usual one.
      const { usual } = this.model.scene.view as DaybreakView;
      if (this.tucking && usual) await this.model.move(usual);
    } finally {
      this.tucking = false;
    }
    if (!this.together) return;
    const { scene, you, seat } = this.model;
    for (const other of likewise(move, scene.view as DaybreakView, scene.asked, you.seats, seat)) await this.model.move(move, other);
  }

  /**
   * Takes back the last thing one did, whole: not its last answer alone, and not merely that something begun was put back,
   * after which the table looks as before.
   */
  async retract(): Promise<void> {
    const { model } = this;
    const now = (): string => written(model.scene.view);
    const [before, open] = [now(), isBegun(model.scene.moves ?? [])];
    for (let step = 0; step < MOST_STEPS; step++) {
      const { entry } = model.scene;
      await model.retract();
      if (model.scene.entry === entry) return;
      if (isBegun(model.scene.moves ?? [])) continue;
      if (open || now() !== before || model.takeBack !== "free") return;
    }
  }

  /** The use of the selected card at a project or crisis. */
  at(kind: Use["kind"], place: number): Use | null {
    return this.uses.find((use) => use.kind === kind && use.at === place) ?? null;
  }
}

/** A table as text, whatever the order in which its parts came: whole, or by what changed. */
function written(view: unknown): string {
  const sorted = (part: object): unknown => Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  return JSON.stringify(view, (_, part: unknown) => (part !== null && typeof part === "object" && !Array.isArray(part) ? sorted(part) : part));
}

/** What cards and actions could do, as the server said. */
export function usesOf(model: TableModel): DaybreakUses | null {
  return model.uses as DaybreakUses | null;
}

/** The view of a table of Daybreak as it shows now. */
export function viewOf(model: TableModel): DaybreakView {
  return (model.playback.view ?? model.scene.view) as DaybreakView;
}
