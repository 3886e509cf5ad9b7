/** What a page remembers of itself for a report: kinds of messages and errors, never what was said in them. */

export interface Passed {
  /** When, as in 2026-11-16T18:00:00.000Z. */
  at: string;
  way: "sent" | "heard";
  kind: string;
}

export interface Failure {
  at: string;
  /** Did nobody catch it? */
  uncaught: boolean;
  text: string;
}

const MESSAGES = 100;
const ERRORS = 30;
const LONGEST = 2000;
/** Errors are told soon, and then at most so often. */
const SOON_MS = 2000;
const EVERY_MS = 60_000;

/** The kind of a message that goes to the server: its `do`, and what is asked. */
export function kindSent(text: string): string {
  try {
    const said = JSON.parse(text) as { do?: unknown; what?: unknown; hello?: unknown };
    if (said.hello !== undefined) return "hello";
    return [said.do, said.what].filter((word) => typeof word === "string").join(" ") || "other";
  } catch {
    return "other";
  }
}

/** The kind of a message from the server: its type, and the code of what went wrong. */
export function kindHeard(message: { type: string; code?: unknown }): string {
  return typeof message.code === "string" ? `${message.type} ${message.code}` : message.type;
}

function textOf(thing: unknown): string {
  const text = thing instanceof Error ? (thing.stack ?? `${thing.name}: ${thing.message}`) : typeof thing === "string" ? thing : String(thing);
  return text.slice(0, LONGEST);
}

export class Record {
  readonly messages: Passed[] = [];
  readonly errors: Failure[] = [];
  /** Errors that nobody caught and that the server has not been told of. */
  private untold = 0;
  private told = -Infinity;
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `tell` says how many errors there were. */
  constructor(
    private readonly tell: (count: number) => Promise<unknown>,
    private readonly now: () => number = () => Date.now(),
  ) {}

  /** Listens to what goes wrong in the page. */
  begin(): void {
    addEventListener("error", (event) => {
      // A picture that is not there comes without an error.
      if (event.error !== undefined || event.message) this.failed(event.error ?? event.message, true);
    });
    addEventListener("unhandledrejection", (event) => this.failed(event.reason, true));
    const write = console.error.bind(console);
    console.error = (...things: unknown[]) => {
      this.failed(things.map(textOf).join(" "), false);
      write(...things);
    };
  }

  sent(text: string): void {
    this.pass("sent", kindSent(text));
  }

  heard(message: { type: string; code?: unknown }): void {
    this.pass("heard", kindHeard(message));
  }

  failed(what: unknown, uncaught: boolean): void {
    push(this.errors, { at: this.stamp(), uncaught, text: textOf(what) }, ERRORS);
    if (!uncaught) return;
    this.untold += 1;
    this.timer ??= setTimeout(() => this.report(), Math.max(SOON_MS, this.told + EVERY_MS - this.now()));
  }

  private report(): void {
    this.timer = null;
    this.told = this.now();
    const count = this.untold;
    this.untold = 0;
    // Nobody needs to know that this did not work either.
    void this.tell(count).catch(() => {});
  }

  private pass(way: Passed["way"], kind: string): void {
    push(this.messages, { at: this.stamp(), way, kind }, MESSAGES);
  }

  private stamp(): string {
    return new Date(this.now()).toISOString();
  }
}

function push<T>(list: T[], one: T, most: number): void {
  list.push(one);
  if (list.length > most) list.shift();
}

/** The record of this page. */
export const record = new Record((count) =>
  fetch("/api/v1/oops", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ count }), keepalive: true }),
);
