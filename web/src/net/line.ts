import { record } from "../report/record";
import type { Code, Command, Facing, Message, Said } from "../generated/wire";
import { Refused, waitOf } from "./api";
import { Budget } from "./budget";
import { reloadOnce } from "./reload";

/**
 * How the line to a table is. `ended`: there is no such table, or none for us. `apart`: the server hung up on a table
 * that we know; whoever looks at it may come back.
 */
export type LineState = "connecting" | "here" | "lost" | "apart" | "ended";

/** A command without the id, which the line gives it. */
export type Order = Command extends infer One ? (One extends Command ? Omit<One, "id"> : never) : never;

/**
 * How soon a message has to go. What a person did goes first; what they look at may wait for a moment; what a page says
 * by itself goes at most once a second.
 */
export type Lane = "act" | "ask" | "rest";

/** What a line tells whoever holds it. */
export interface Listener {
  /** A message came. `again`: a welcome after the line was lost. */
  heard(message: Message, again: boolean): void;
  /** The line changed; `why` is the server's sentence when it hung up. */
  changed(state: LineState, why?: string): void;
}

/** What waits to go. */
interface Parcel {
  text: string;
  lane: Lane;
  /** Does it still mean something? What no longer does is not sent. */
  still?: () => boolean;
  /** It was not sent, since it meant nothing any more. */
  dropped?: () => void;
}

/** What has not been answered. */
interface Open extends Parcel {
  settle(message: Message): void;
  refuse(why: Error): void;
}

/** A question was not sent: the moment it was about was gone before its turn came. */
export class Gone extends Error {}

const WAITS = [500, 1000, 2000, 4000, 8000];
/** A client never sends more than 20 messages in a second; what a person did finds room in it. */
const MOST: Record<Lane, number> = { act: 18, ask: 12, rest: 12 };
const LANES: readonly Lane[] = ["act", "ask", "rest"];
const SECOND = 1000;
/** A page at rest says at most one thing a second; a little later, so that it never looks like two. */
const REST = 1200;
/** What a page asks by itself about a moment is asked when nothing has come for so long: what waits to be heard may end it. */
const QUIET_MS = 100;
/** A silence after which the line is tried: while an answer is due, and else. */
const SILENT_MS = 4000;
const IDLE_MS = 25_000;
/** The time in which a line that is tried has to answer, and a new one to greet. */
const TRIED_MS = 4000;
const GREETED_MS = 10_000;
/** A limit that lasts longer than this is told instead of waited out. */
const PATIENCE_MS = 10_000;
/** Hang-ups that pass by themselves. */
const PASSING: ReadonlySet<Code> = new Set(["too_fast", "too_many_sockets", "too_slow", "stopping", "store_busy", "store_failed", "store_full", "internal"]);

/** Does a command ask for a hint? */
function hints(text: string): boolean {
  const command = JSON.parse(text) as Command;
  return command.do === "ask" && command.what === "hint";
}

/**
 * The line to a table: sends commands, hands on messages, and comes back by itself. A command that was not answered when
 * the line broke is sent again under its id; the server carries it out once. A limit of the server is waited out.
 */
export class Line {
  private socket: WebSocket | null = null;
  private greeted = false;
  /** Has the table ever been seen? */
  private known = false;
  private last: number | null = null;
  private tries = 0;
  private waiting: ReturnType<typeof setTimeout> | null = null;
  private closed = false;
  private readonly open = new Map<string, Open>();
  private readonly queues: Record<Lane, Parcel[]> = { act: [], ask: [], rest: [] };
  private readonly sent = new Budget(SECOND);
  private readonly rested = new Budget(REST);
  private pump: ReturnType<typeof setTimeout> | null = null;
  /** How long the server wants us to stay away after it hung up. */
  private rest = 0;
  /** Until when the server wants nothing. */
  private held = 0;
  private heardAt = 0;
  /** When something was sent after that, while an answer is due. */
  private spokeAt: number | null = null;
  /** When the line was tried, or opened; none: it has answered. */
  private triedAt: number | null = null;
  private readonly pulse: ReturnType<typeof setInterval>;
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly table: string,
    private lang: string,
    private facing: Facing | null,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.hurry);
    window.addEventListener("offline", this.doubt);
    document.addEventListener("visibilitychange", this.hurry);
    this.pulse = setInterval(() => this.beat(), SECOND);
    this.connect();
  }

  /**
   * Sends a command; the promise is settled by the message that answers it. `still` says whether it means anything when
   * its turn comes.
   */
  send(order: Order, lane: Lane = order.do === "ask" ? "ask" : "act", still?: () => boolean): Promise<Message> {
    const id = `${this.mark}-${(this.count += 1)}`;
    const text = JSON.stringify({ id, ...order });
    return new Promise((settle, refuse) => {
      const dropped = (): void => {
        this.open.delete(id);
        refuse(new Gone());
      };
      const open: Open = { text, lane, still, dropped, settle, refuse };
      this.open.set(id, open);
      this.put(open);
    });
  }

  /** Sends what needs no answer, if the line is open. Of what a page says by itself only the last of a kind goes. */
  say(order: Order, lane: Lane = "act"): void {
    if (lane === "rest") this.queues.rest = this.queues.rest.filter(({ text }) => (JSON.parse(text) as Command).do !== order.do);
    this.put({ text: JSON.stringify(order), lane });
  }

  /** Comes back in another language. */
  speak(lang: string): void {
    if (this.closed) return;
    this.lang = lang;
    this.connect();
  }

  /** Comes back after the server hung up, or at once while the line waits to be tried again. */
  again(): void {
    if (this.closed || this.greeted) return;
    this.tries = 0;
    this.listener.changed("lost");
    this.connect();
  }

  /** Comes back at once, since what came after a message does not fit: the table comes whole, with all that was told since. */
  afresh(n: number): void {
    if (this.closed) return;
    this.last = n;
    this.listener.changed("lost");
    this.connect();
  }

  /** Hangs up for good. */
  end(): void {
    this.closed = true;
    this.hush();
    clearInterval(this.pulse);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("offline", this.doubt);
    document.removeEventListener("visibilitychange", this.hurry);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  /** Nothing waits to go. What has an id goes again when the line is back. */
  private hush(): void {
    if (this.waiting) clearTimeout(this.waiting);
    if (this.pump) clearTimeout(this.pump);
    this.waiting = null;
    this.pump = null;
    for (const lane of LANES) this.queues[lane].length = 0;
  }

  private put(parcel: Parcel): void {
    if (!this.greeted) return;
    this.queues[parcel.lane].push(parcel);
    this.flow();
  }

  /** Sends what may go now, and comes back for the rest. */
  private flow(): void {
    if (this.pump) clearTimeout(this.pump);
    this.pump = null;
    let next = Infinity;
    for (const lane of LANES) {
      const queue = this.queues[lane];
      for (let parcel = queue[0]; parcel !== undefined; parcel = queue[0]) {
        if (parcel.still && !parcel.still()) {
          queue.shift();
          parcel.dropped?.();
          continue;
        }
        const quiet = lane === "rest" && parcel.still ? this.heardAt + QUIET_MS - Date.now() : 0;
        const wait = Math.max(this.held - Date.now(), this.sent.wait(MOST[lane]), lane === "rest" ? this.rested.wait(1) : 0, quiet);
        if (wait > 0) {
          next = Math.min(next, wait);
          break;
        }
        queue.shift();
        if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) continue;
        this.sent.spend();
        if (lane === "rest") this.rested.spend();
        record.sent(parcel.text);
        this.socket.send(parcel.text);
        if (this.open.size > 0) this.spokeAt ??= Date.now();
      }
    }
    if (next < Infinity) this.pump = setTimeout(() => this.flow(), next);
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "visible" && this.waiting) this.connect();
  };

  /** The machine says that it has no network: the line has to show that it is there. */
  private readonly doubt = (): void => {
    if (this.greeted) this.probe();
  };

  /** Looks once a second whether the line still answers. */
  private beat(): void {
    if (!this.socket || this.closed) return;
    const now = Date.now();
    if (this.triedAt !== null) {
      if (now - this.triedAt >= (this.greeted ? TRIED_MS : GREETED_MS)) this.drop();
      return;
    }
    const due = this.open.size > 0 && LANES.every((lane) => this.queues[lane].length === 0);
    // Who has just been asked something is not silent yet.
    const silent = now - Math.max(this.heardAt, this.spokeAt ?? 0);
    if (this.greeted && silent >= (due ? SILENT_MS : IDLE_MS)) this.probe();
  }

  /** Asks for a sign of life: a look at nothing, under an id. */
  private probe(): void {
    this.triedAt ??= Date.now();
    this.put({ text: JSON.stringify({ id: `${this.mark}-here`, do: "seen", n: 0 }), lane: "act" });
  }

  /** The line is dead though nobody has said so: a new one. */
  private drop(): void {
    this.listener.changed("lost");
    this.connect();
  }

  private connect(): void {
    this.hush();
    this.greeted = false;
    const old = this.socket;
    this.socket = null;
    old?.close();
    const address = new URL(`/api/v1/tables/${this.table}/socket?lang=${this.lang}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    this.triedAt = Date.now();
    socket.onopen = () => {
      if (this.socket !== socket) return;
      const hello: Record<string, unknown> = { hello: 2, lang: this.lang, moves: "changes" };
      if (this.facing) hello.facing = this.facing;
      if (this.last !== null) hello.since = this.last;
      this.sent.spend();
      record.sent(JSON.stringify(hello));
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
    this.heardAt = Date.now();
    this.spokeAt = null;
    record.heard(message);
    if (this.greeted) this.triedAt = null;
    if (message.type === "goodbye") return this.dismissed(message);
    if (message.type === "welcome") this.greet(message);
    else if (message.type === "update") {
      this.last = message.n;
      this.listener.heard(message, false);
    } else if (message.type === "signal") {
      this.listener.heard(message, false);
    }
    const re = "re" in message ? message.re : null;
    const command = re ? this.open.get(re) : undefined;
    if (message.type === "error" && message.code === "too_fast" && this.bears(message, command)) return;
    if (!re || !command) {
      if (message.type === "error" && re !== `${this.mark}-here`) this.listener.heard(message, false);
      return;
    }
    this.open.delete(re);
    if (message.type === "error") command.refuse(new Refused(message));
    else command.settle(message);
  }

  private greet(message: Extract<Message, { type: "welcome" }>): void {
    this.facing = message.you.facing;
    const again = this.last !== null && !this.greeted;
    this.last = message.n;
    this.tries = 0;
    this.triedAt = null;
    this.known = true;
    this.listener.changed("here");
    this.listener.heard(message, again);
    if (this.greeted) return;
    this.greeted = true;
    for (const command of this.open.values()) this.put(command);
  }

  /** Waits a limit out: nothing goes for so long, and what was refused goes again. What would take too long is refused. */
  private bears(said: Said, command: Open | undefined): boolean {
    const wait = waitOf(said);
    // Whoever asks for a hint counts down, and nothing else has to wait for it.
    if (command && hints(command.text)) return false;
    if (wait > PATIENCE_MS) return command === undefined;
    this.held = Math.max(this.held, Date.now() + wait);
    if (command) this.queues[command.lane].unshift(command);
    this.flow();
    return true;
  }

  /** The server hangs up. A table that was seen stays; what passes by itself is tried again. */
  private dismissed(message: Extract<Message, { type: "goodbye" }>): void {
    this.rest = message.retry_after_ms ?? 0;
    if (message.again) return;
    if (PASSING.has(message.code)) {
      this.tries = Math.max(this.tries, 1);
      return;
    }
    // A page that is older than the server fetches itself anew; where that did not help, the server's sentence says it.
    if (message.code === "unknown_version" && reloadOnce()) return this.end();
    const { socket } = this;
    this.socket = null;
    this.greeted = false;
    this.hush();
    socket?.close();
    if (!this.known) this.end();
    for (const command of this.open.values()) command.refuse(new Refused(message));
    this.open.clear();
    this.listener.changed(this.known ? "apart" : "ended", message.message);
  }

  private lost(): void {
    if (this.closed) return;
    this.socket = null;
    this.greeted = false;
    this.hush();
    this.listener.changed("lost");
    const wait = Math.max(WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 0, this.rest);
    this.rest = 0;
    this.tries += 1;
    this.waiting = setTimeout(() => this.connect(), wait);
  }
}
