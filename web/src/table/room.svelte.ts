import { media } from "../styles/media";
import { Draft } from "./draft.svelte";
import { Keys } from "./keys.svelte";
import type { LiveTable } from "./live.svelte";

/** The panels of a room. */
export type PanelName = "log" | "team" | "chat" | "plan" | "ask" | "table" | "seats" | "language" | "prefs" | "keys" | "hint" | "why" | "icons";

/** What is open around a table, and what has not been read yet. */
export class RoomState {
  panel = $state<PanelName | null>(null);
  /** The rail as a menu, on a phone. */
  menu = $state(false);
  /** How wide the tools of the top bar are, in pixels: what passes stands beside them. */
  tools = $state(0);
  /** The keys of programs that this page made. */
  readonly keys: Keys;
  /** The plan that is being written. */
  readonly draft = new Draft();
  private readChat = $state(0);
  private readPlans = $state.raw<readonly number[]>([]);
  /** What had the focus before a panel took it. */
  private opener: HTMLElement | null = null;

  constructor(readonly live: LiveTable) {
    this.readChat = live.chat.length;
    this.keys = new Keys(live.id);
  }

  /** How much was said since the chat was last open. */
  get unread(): number {
    return this.panel === "chat" ? 0 : Math.max(0, this.live.chat.length - this.readChat);
  }

  /** The questions that wait for an answer of one's own. */
  get questions(): number {
    return this.live.table.questions.filter((question) => this.isAsked(question)).length;
  }

  /** Does a question wait for one's own answer? */
  isAsked(question: { asked: number[]; agreed: number[] }): boolean {
    return question.asked.some((seat) => this.live.you.seats.includes(seat) && !question.agreed.includes(seat));
  }

  /** Does one ask it oneself? */
  isMine(question: { by: string }): boolean {
    return this.live.table.seats.some((seat) => this.live.you.seats.includes(seat.seat) && seat.name === question.by);
  }

  /** Plans that were made since the panel was last open. */
  newPlans(plans: readonly { plan: number }[]): number {
    return this.panel === "plan" ? 0 : plans.filter(({ plan }) => !this.readPlans.includes(plan)).length;
  }

  /** Everything in the open panel has been read. */
  read(plans: readonly { plan: number }[]): void {
    if (this.panel === "chat") this.readChat = this.live.chat.length;
    if (this.panel === "plan") this.readPlans = plans.map(({ plan }) => plan);
  }

  /** Begins to point, or leaves it; the table has to be in sight for it. */
  point(): void {
    this.live.unchoose();
    this.live.pointing = !this.live.pointing;
    this.menu = false;
    this.panel = null;
  }

  /** Puts the open panel aside where it covers the table, to choose something there; the answer brings it back. */
  aside(): () => void {
    const { panel } = this;
    if (panel === null || !matchMedia(media("phone")).matches) return () => undefined;
    this.panel = null;
    return () => this.open(panel);
  }

  toggle(panel: PanelName): void {
    if (this.panel === panel) this.close();
    else this.open(panel);
  }

  open(panel: PanelName): void {
    if (this.panel === null && document.activeElement instanceof HTMLElement) this.opener = document.activeElement;
    this.menu = false;
    this.panel = panel;
  }

  /** Closes the panel; the focus goes back to where it came from. */
  close(): void {
    this.panel = null;
    if (this.opener?.isConnected) this.opener.focus();
    this.opener = null;
  }
}
