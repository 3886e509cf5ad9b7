import type { Message, Note, Spoken } from "../../generated/wire";
import { HushedPeople } from "../hushed.svelte";
import type { Signalled } from "../model.svelte";

/** How long a signal shows. */
const SIGNAL_MS = 4000;

/** What people at a table say, signal and do beside the game. */
export class Talk {
  notes = $state.raw<Note[]>([]);
  signals = $state.raw<Signalled[]>([]);
  /** Whom one does not want to hear. */
  readonly hushed: HushedPeople;
  private lines = $state.raw<Spoken[]>([]);
  /** What was said by those whom one wants to hear. */
  chat = $derived(this.lines.filter((one) => !this.hushed.has(one.who)));
  private keys = 0;

  constructor(table: string) {
    this.hushed = new HushedPeople(table);
  }

  /** All that has been said lately. */
  begin(lines: Spoken[]): void {
    this.lines = lines;
  }

  hear(notes: Note[]): void {
    this.notes = [...this.notes, ...notes];
    const said = notes.filter((note): note is Note & { note: "said" } => note.note === "said");
    if (said.length > 0) this.lines = [...this.lines, ...said];
  }

  notice(message: Extract<Message, { type: "signal" }>): void {
    if (this.hushed.has(message.who)) return;
    const key = (this.keys += 1);
    const { name, seat, signal, target } = message;
    this.signals = [...this.signals, { key, name, seat, signal, target: target ?? null }];
    setTimeout(() => (this.signals = this.signals.filter((one) => one.key !== key)), SIGNAL_MS);
  }
}
