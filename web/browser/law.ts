import type { BrowserContext, Page } from "@playwright/test";

/**
 * The law of the client, which holds on every page of every test, a second one of the same browser too: nothing is refused or thrown that the test did not ask
 * for, no error shows, a table that runs is never taken away, and the page does not talk more than it has to.
 */

/** A second, with a little room between the moment a page decides to send and the one in which it does. */
const SECOND_MS = 950;
/** The most messages a page sends in any second. */
const MOST = 20;
/** The most a page sends in a second in which nobody did anything and nothing was heard. */
const MOST_AT_REST = 1;
/** How long nobody has done anything, and nothing was heard, before a page is at rest. */
const REST_MS = 3000;

/** What a page said, and when. */
interface Talk {
  sent: { at: number; what: string }[];
  /** When something stirred: a person did something, or something was heard. */
  stirred: number[];
}

/** What the pages of a browser did against the law; the test says what it expects. */
export class Law {
  private readonly broken: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly talks = new Map<Page, Talk>();

  constructor(private readonly name: string) {}

  /** The test asks for this: a refusal, a lost line, an error that shows. */
  expect(...what: RegExp[]): void {
    this.expected.push(...what);
  }

  /** Watches every page of a browser from its first byte. */
  async watch(context: BrowserContext): Promise<void> {
    context.on("page", (page) => this.follow(page));
    await context.exposeFunction("firstlightNoted", (what: string) => this.note(what));
    // Times are those of the page: on a busy machine the news of them comes late and in heaps.
    await context.exposeBinding("firstlightStirred", ({ page }, at: number) => this.talk(page).stirred.push(at));
    await context.exposeBinding("firstlightSent", ({ page }, at: number, text: string) => {
      const said = JSON.parse(text) as { do?: string; what?: string };
      this.talk(page).sent.push({ at, what: [said.do ?? "hello", said.what].filter(Boolean).join(" ") });
    });
    await context.addInitScript(watchDocument);
  }

  private talk(page: Page): Talk {
    const talk = this.talks.get(page) ?? { sent: [], stirred: [] };
    this.talks.set(page, talk);
    return talk;
  }

  private follow(page: Page): void {
    page.on("pageerror", (error) => this.note(`error in the page: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.note(`console: ${message.text()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.note(`${response.status()}: ${response.request().method()} ${new URL(response.url()).pathname}`);
    });
    page.on("websocket", (socket) => {
      /** Questions on their way: whether something happened at the table since they were asked. */
      const asked = new Map<string, boolean>();
      /** What was sent under which id. */
      const texts = new Map<string, string>();
      socket.on("framesent", ({ payload }) => {
        const said = JSON.parse(payload.toString()) as { id?: string; do?: string; what?: string };
        if (said.do === "ask" && said.id !== undefined) asked.set(said.id, false);
        if (said.id !== undefined) texts.set(said.id, payload.toString());
      });
      socket.on("framereceived", ({ payload }) => {
        const said = JSON.parse(payload.toString()) as { type?: string; code?: string; message?: string; re?: string };
        if (said.type === "update") for (const id of asked.keys()) asked.set(id, true);
        // A question that met what happened meanwhile is about a moment that is gone; nothing was done that is refused.
        if (said.type === "error" && said.re !== undefined && asked.get(said.re)) return;
        if (said.type === "error" || said.type === "goodbye")
          this.note(`${said.type} ${said.code}: ${said.message}${said.re === undefined ? "" : ` (to ${texts.get(said.re)})`}`);
      });
    });
  }

  /** All that was against the law, in words. */
  violations(): string[] {
    const all = [...this.broken, ...[...this.talks.values()].flatMap((talk) => this.haste(talk))];
    return all.filter((one) => !this.expected.some((expected) => expected.test(one))).map((one) => `${this.name}: ${one}`);
  }

  private note(what: string): void {
    this.broken.push(what);
  }

  /** Seconds in which a page said too much. */
  private haste({ stirred, sent: all }: Talk): string[] {
    const sent = all.toSorted((one, other) => one.at - other.at);
    const calm = ({ at }: { at: number }): boolean => !stirred.some((time) => time <= at && time > at - REST_MS);
    const since = (at: number): number => at - (stirred.filter((time) => time <= at).at(-1) ?? 0);
    const said = (all: { at: number; what: string }[], when: string): string[] => [
      `${all.length} messages in a second${when}: ${all.map(({ at, what }) => `${what} (${since(at)} ms after anything stirred)`).join(", ")}`,
    ];
    let first = 0;
    for (const [last, one] of sent.entries()) {
      while (one.at - (sent[first]?.at ?? one.at) >= SECOND_MS) first += 1;
      const second = sent.slice(first, last + 1);
      if (second.length > MOST) return said(second, "");
      if (second.length > MOST_AT_REST && second.every(calm)) return said(second, " at rest");
    }
    return [];
  }
}

/** In the page: tells of errors that show, and of a table that goes away while its game runs. */
function watchDocument(): void {
  const hooks = window as unknown as {
    firstlightNoted(what: string): void;
    firstlightStirred(at: number): void;
    firstlightSent(at: number, text: string): void;
  };
  // A page that has just been opened is not at rest.
  hooks.firstlightStirred(Date.now());
  // What a test asks the server through a page is not said by the page.
  Object.assign(window, { firstlightSocket: WebSocket });
  window.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      this.addEventListener("message", () => hooks.firstlightStirred(Date.now()));
    }
    override send(text: string): void {
      hooks.firstlightSent(Date.now(), text);
      super.send(text);
    }
  };
  for (const input of ["pointerdown", "keydown", "pointermove", "wheel", "touchstart"]) {
    let last = 0;
    addEventListener(
      input,
      () => {
        if (Date.now() - last < 500) return;
        last = Date.now();
        hooks.firstlightStirred(last);
      },
      { capture: true },
    );
  }
  const told = new WeakSet<Element>();
  let seated: string | null = null;
  const look = (): void => {
    for (const trouble of document.querySelectorAll(".trouble[role=alert], main.lost")) {
      if (told.has(trouble) || !trouble.textContent?.trim()) continue;
      told.add(trouble);
      hooks.firstlightNoted(`shown: ${trouble.textContent.trim().replace(/\s+/g, " ")}`);
    }
    const table = /^\/t\/([^/]+)$/.exec(location.pathname)?.[1] ?? null;
    // The room of another table is still there for a moment when one goes from one to the next.
    const room = table !== null && document.querySelector(`.room[data-table="${table}"]`) !== null;
    if (seated !== null && table === seated && !room) {
      hooks.firstlightNoted("shown: the table was taken away while one was at it");
      seated = null;
    }
    if (room) seated = table;
    if (table !== seated) seated = null;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
