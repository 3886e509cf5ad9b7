import type { Message, Reply } from "../../generated/wire";
import { Refused } from "../../net/api";
import type { Lane, Line, Order } from "../../net/line";
import type { Trouble } from "../model.svelte";

/** What a person did a moment ago is why the page asks now. */
const ACTED_MS = 1500;
/** When an answer is late, and when it is missed. */
const SENDING_MS = 500;
const STALLED_MS = 3000;
/** A server on this very machine is there without any network. */
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

export type Slow = "sending" | "stalled" | "offline";
export type Question = Extract<Order, { do: "ask" }>;

/** What a person does and a page asks at a table, and how that goes. */
export class Commands {
  /** A command is on its way. */
  sending = $state(false);
  /** It takes its time: how that is said. */
  slow = $state<Slow | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** The last command that was given. */
  private latest = 0;
  /** When the person last did something. */
  private actedAt = 0;

  constructor(
    private readonly wire: () => Line,
    private readonly isHere: () => boolean,
  ) {}

  /** Sends a command; what is refused becomes `trouble`. */
  async order(order: Order): Promise<Message | null> {
    this.trouble = null;
    this.sending = true;
    this.actedAt = Date.now();
    const stop = this.watch();
    try {
      return await this.wire().send(order);
    } catch (error) {
      this.trouble = error instanceof Refused ? error : { message: String(error), rule: null };
      return null;
    } finally {
      stop();
      this.sending = false;
    }
  }

  /** What the page asks by itself: at once after the person did something, otherwise at the pace of a page at rest. */
  get lane(): Lane {
    return Date.now() - this.actedAt < ACTED_MS ? "ask" : "rest";
  }

  /** Asks something that changes nothing; nothing comes back if it is refused. */
  async ask(order: Question, lane?: Lane, still?: () => boolean): Promise<Reply | null> {
    const answer = await this.put(order, lane, still);
    return answer instanceof Error ? null : answer;
  }

  /** Asks something that changes nothing; a refusal comes back with its sentence. */
  async put(order: Question, lane?: Lane, still?: () => boolean): Promise<Reply | Error> {
    try {
      const message = await this.wire().send(order, lane, still);
      return message.type === "reply" ? message.reply : new Error();
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  /** Says when a command is not answered soon, until it is. */
  private watch(): () => void {
    const [key, say] = [(this.latest += 1), (slow: Slow) => (this.slow = slow)];
    const offline = !this.isHere() || (!navigator.onLine && !LOOPBACK.test(location.hostname));
    if (offline) say("offline");
    const timers = offline ? [] : [setTimeout(() => say("sending"), SENDING_MS), setTimeout(() => say("stalled"), STALLED_MS)];
    return () => {
      timers.forEach(clearTimeout);
      if (this.latest === key) this.slow = null;
    };
  }
}
