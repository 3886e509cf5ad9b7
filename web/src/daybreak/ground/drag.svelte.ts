import type { DaybreakLocalId } from "../../wire";

/** So far the pointer has to move before a press becomes a drag. */
const SLACK = 6;

/**
 * Drags a card with mouse or pen. It may be dropped on whatever says so with `data-drop="kind place"`, such as
 * `support 2` or `project 0`.
 */
export class Drag {
  card = $state<DaybreakLocalId | null>(null);
  dx = $state(0);
  dy = $state(0);
  /** True for the click that the browser makes of the end of a drag. */
  justDropped = false;

  constructor(
    private readonly lift: (card: DaybreakLocalId) => void,
    private readonly drop: (kind: string, at: number) => void,
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
    };
    const ended = (now: Event): void => {
      removeEventListener("pointermove", moved);
      removeEventListener("pointerup", ended);
      removeEventListener("pointercancel", ended);
      if (this.card === null) return;
      this.card = null;
      this.justDropped = true;
      this.tell(false);
      if (now.type !== "pointerup") return;
      const { clientX: x, clientY: y } = now as PointerEvent;
      const under = document.elementsFromPoint(x, y).map((one) => one.closest<HTMLElement>("[data-drop]"));
      const [kind, at] = under.find((one) => one !== null)?.dataset.drop?.split(" ") ?? [];
      if (kind && at) this.drop(kind, Number(at));
      setTimeout(() => (this.justDropped = false));
    };
    addEventListener("pointermove", moved);
    addEventListener("pointerup", ended);
    addEventListener("pointercancel", ended);
  }
}
