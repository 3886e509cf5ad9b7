import { words } from "../words/words.svelte";
import type { Code, Said } from "../generated/wire";
import { solve } from "./work";

/** What the server would not do, with its sentence. */
export class Refused extends Error {
  readonly code: Code;
  /** The rule that explains it, by its id. */
  readonly rule: string | null;
  /** How long to wait, if it was too often. */
  readonly wait: number;

  constructor(said: Pick<Said, "code" | "message" | "rule" | "args">) {
    super(said.message);
    this.code = said.code;
    this.rule = said.rule ?? null;
    this.wait = waitOf(said);
  }
}

/** How long to wait after a limit was met, in milliseconds: the server's own number. */
export function waitOf(said: Pick<Said, "args">): number {
  const wait = Number(said.args?.retry_after_ms ?? said.args?.ms);
  return Number.isFinite(wait) && wait > 0 ? wait : 1000;
}

/** Does a refusal pass by itself, after a time that the server names? */
export function passes(code: Code): boolean {
  return code === "too_fast" || code === "busy";
}

/** How often a question that met a limit is asked again. */
const AGAIN = 5;

/**
 * The first request goes alone: if the browser has no cookie yet, its answer brings one, and all that follow are of the same
 * person. The page itself brings it too; this is for pages that another program serves, and for cookies that ran out.
 */
let first: Promise<void> | null = null;

async function inOrder(asking: () => Promise<Response>): Promise<Response> {
  if (first) {
    await first;
    return asking();
  }
  let done = (): void => undefined;
  first = new Promise((resolve) => (done = resolve));
  try {
    return await asking();
  } catch (error) {
    first = null;
    throw error;
  } finally {
    done();
  }
}

/** A request to the server. Whatever goes wrong is a [`Refused`] with a sentence in the language of the reader. */
export async function api<T>(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  for (let times = 0; ; times += 1) {
    try {
      return await once<T>(method, path, body);
    } catch (error) {
      // A page that only reads waits a limit out; what does something is the person's to do again.
      if (method !== "GET" || !(error instanceof Refused) || !passes(error.code) || times >= AGAIN) throw error;
      await new Promise((go) => setTimeout(go, Math.min(error.wait, 5000)));
    }
  }
}

/** Sends a text as it is, as from a file. */
export function send<T>(path: string, text: string): Promise<T> {
  return once<T>("POST", path, text, "text/plain");
}

async function once<T>(method: string, path: string, body?: unknown, kind = "application/json"): Promise<T> {
  const address = new URL(`/api/v1${path}`, location.origin);
  if (!address.searchParams.has("lang")) address.searchParams.set("lang", words.lang);
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "Content-Type": kind };
    request.body = kind === "application/json" ? JSON.stringify(body) : String(body);
  }
  let response: Response;
  try {
    response = await inOrder(() => fetch(address, request));
    // Nothing was kept, and the answer has brought a cookie.
    if (response.status === 403 && ((await response.clone().json()) as Said).code === "no_cookie") response = await fetch(address, request);
    // Many new people come from here: a little work, and then again.
    if (response.status === 429) {
      const said = (await response.clone().json()) as Said;
      const { challenge, bits } = said.args ?? {};
      if (said.code === "work_wanted" && challenge !== undefined) {
        const answer = await solve(challenge, Number(bits));
        response = await fetch(address, { ...request, headers: { ...request.headers, "Firstlight-Work": answer } });
      }
    }
  } catch {
    throw new Refused({ code: "internal", message: words.t("web-no-server") });
  }
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new Refused({ code: "internal", message: words.t("web-bad-answer", { status: response.status }) });
  }
  if (!response.ok) throw new Refused(answer as Said);
  return answer as T;
}
