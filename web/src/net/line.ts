import type { Command, Facing, Message } from "../wire";
import { Refused } from "./api";

/** How the line to a table is. */
export type LineState = "connecting" | "here" | "lost" | "ended";

/** A command without the id, which the line gives it. */
export type Order = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

/** What a line tells whoever holds it. */
export interface Listener {
  /** A message came. `again`: a welcome after the line was lost. */
  heard(message: Message, again: boolean): void;
  /** The line changed; `why` is the server's sentence when it ended for good. */
  changed(state: LineState, why?: string): void;
}

interface Open {
  text: string;
  settle(message: Message): void;
  refuse(why: Error): void;
}

const WAITS = [500, 1000, 2000, 4000, 8000];

/**
 * The line to a table: sends commands, hands on messages, and comes back by itself. A command that was not answered when
 * the line broke is sent again under its id; the server carries it out once.
 */
export class Line {
  private socket: WebSocket | null = null;
  private greeted = false;
  private last: number | null = null;
  private tries = 0;
  private waiting: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private readonly open = new Map<string, Open>();
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly table: string,
    private lang: string,
    private facing: Facing | null,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Sends a command; the promise is settled by the message that answers it. */
  send(order: Order): Promise<Message> {
    const id = `${this.mark}-${(this.count += 1)}`;
    const text = JSON.stringify({ id, ...order });
    return new Promise((settle, refuse) => {
      this.open.set(id, { text, settle, refuse });
      this.put(text);
    });
  }

  /** Sends what needs no answer, if the line is open. */
  say(order: Order): void {
    this.put(JSON.stringify(order));
  }

  /** Comes back in another language. */
  speak(lang: string): void {
    this.lang = lang;
    this.last = null;
    this.connect();
  }

  /** Hangs up for good. */
  end(): void {
    this.closed = true;
    if (this.waiting) clearTimeout(this.waiting);
    window.removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private put(text: string): void {
    if (this.greeted && this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && this.waiting) this.connect();
  };

  private connect(): void {
    if (this.waiting) clearTimeout(this.waiting);
    this.waiting = null;
    this.greeted = false;
    const old = this.socket;
    this.socket = null;
    old?.close();
    const address = new URL(`/api/v1/tables/${this.table}/socket?lang=${this.lang}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      const hello: Record<string, unknown> = { hello: 1, lang: this.lang, moves: "labels" };
      if (this.facing) hello.facing = this.facing;
      if (this.last !== null) hello.since = this.last;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(String(event.data)) as Message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private receive(message: Message): void {
    if (message.type === "goodbye") {
      if (message.again) return;
      this.end();
      for (const command of this.open.values()) command.refuse(new Refused(message));
      this.open.clear();
      this.listener.changed("ended", message.message);
      return;
    }
    if (message.type === "welcome") {
      this.facing = message.you.facing;
      const again = this.last !== null && !this.greeted;
      this.last = message.n;
      this.tries = 0;
      this.listener.changed("here");
      this.listener.heard(message, again);
      if (!this.greeted) {
        this.greeted = true;
        for (const command of this.open.values()) this.put(command.text);
      }
    } else if (message.type === "update") {
      this.last = message.n;
      this.listener.heard(message, false);
    } else if (message.type === "signal") {
      this.listener.heard(message, false);
    }
    const re = "re" in message ? message.re : null;
    const command = re ? this.open.get(re) : undefined;
    if (!re || !command) {
      if (message.type === "error") this.listener.heard(message, false);
      return;
    }
    this.open.delete(re);
    if (message.type === "error") command.refuse(new Refused(message));
    else command.settle(message);
  }

  private lost(): void {
    if (this.closed) return;
    this.listener.changed("lost");
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.waiting = setTimeout(() => this.connect(), wait);
  }
}
