import { words } from "../words/words.svelte";
import type { Code, Said } from "../wire";

/** What the server would not do, with its sentence. */
export class Refused extends Error {
  readonly code: Code;
  /** The typed reason of the rules, where they refuse. */
  readonly reason: unknown;

  constructor(said: Pick<Said, "code" | "message" | "reason">) {
    super(said.message);
    this.code = said.code;
    this.reason = said.reason ?? null;
  }
}

/** A request to the server. Whatever goes wrong is a [`Refused`] with a sentence in the language of the reader. */
export async function api<T>(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<T> {
  const address = new URL(`/api/v1${path}`, location.origin);
  if (!address.searchParams.has("lang")) address.searchParams.set("lang", words.lang);
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(address, request);
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
