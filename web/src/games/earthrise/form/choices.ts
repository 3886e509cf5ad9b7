import type { Form } from "../../../home/new/form";
import type { Setup } from "../../../generated/wire";

/** What can be chosen for a table of Earthrise alone. */
export interface Choices {
  pills: boolean;
  pool: string;
}

/** The pool of pills that is not the usual one, for five. */
export const POOLS = ["", "strict5"] as const;

export const choicesOf = (form: Form): Choices => form.own as Choices;

export const fresh = (): Choices => ({ pills: false, pool: "" });

export function setup(form: Form, options: { options?: Record<string, string> }): Setup {
  const own = choicesOf(form);
  const pool = own.pills && own.pool !== "" ? { pill_pool: own.pool } : {};
  return { players: form.players, ...(own.pills ? { pills: true } : {}), ...pool, ...options };
}
