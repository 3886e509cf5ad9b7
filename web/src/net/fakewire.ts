import { vi } from "vitest";

/** A socket that goes nowhere: what was sent lies in it, and the test speaks for the server. */
export class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 1;
  readonly sent: { at: number; text: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: URL) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push({ at: Date.now(), text });
  }
  close(): void {
    this.readyState = 3;
  }
  /** The server closes. */
  gone(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(n = 1): void {
    this.onopen?.();
    this.say({ type: "welcome", n, you: { facing: { seat: 0 } } });
  }
  /** What was sent after the hello. */
  get said(): Record<string, unknown>[] {
    return this.sent.slice(1).map(({ text }) => JSON.parse(text) as Record<string, unknown>);
  }
}

/** As much of a browser as a line needs. */
export function stubBrowser(): void {
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible", documentElement: { dataset: {} } }));
  vi.stubGlobal("location", { href: "http://here/", origin: "http://here", hostname: "here" });
  vi.stubGlobal("navigator", { onLine: true });
  Wire.all = [];
}
