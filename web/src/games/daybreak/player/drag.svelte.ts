import type { DaybreakLocalId } from "../../../generated/wire";

/** So far the pointer has to move before a press becomes a drag. */
const SLACK = 6;

/**
 * Drags a card with mouse or pen. What it is held over and dropped on hears of it by the events of dragging; they are
 * made here, because browsers do not let a button be dragged by themselves.
 */
export class Drag {
  card = $state<DaybreakLocalId | null>(null);
  dx = $state(0);
  dy = $state(0);
  /** True for the click that the browser makes of the end of a drag. */
  justDropped = false;
  private over: Element | null = null;

  constructor(
    private readonly lift: (card: DaybreakLocalId) => void,
    private readonly tell: (dragging: boolean) => void,
  ) {}

  down(event: PointerEvent, card: DaybreakLocalId): void {
    this.justDropped = false;
    if (event.button !== 0 || event.pointerType === "touch") return;
    const { clientX, clientY, pointerId } = event;
    const moved = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const [dx, dy] = [now.clientX - clientX, now.clientY - clientY];
      if (this.card === null && Math.hypot(dx, dy) < SLACK) return;
      if (this.card === null) {
        this.card = card;
        this.lift(card);
        this.tell(true);
      }
      this.dx = dx;
      this.dy = dy;
      this.hold(document.elementFromPoint(now.clientX, now.clientY));
    };
    const ended = (now: Event): void => {
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", ended);
      removeEventListener("pointercancel", ended);
      if (this.card === null) return;
      this.card = null;
      this.justDropped = true;
      this.tell(false);
      if (now.type === "pointerup") this.send("drop");
      this.over = null;
      setTimeout(() => (this.justDropped = false));
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", ended);
    addEventListener("pointercancel", ended);
  }

  private hold(over: Element | null): void {
    if (over === this.over) return;
    this.send("dragleave");
    this.over = over;
    this.send("dragover");
  }

  private send(type: "dragover" | "dragleave" | "drop"): void {
    this.over?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true }));
  }
}
