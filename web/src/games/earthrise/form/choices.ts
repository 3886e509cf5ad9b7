import type { Form } from "../../../home/new/form";
import type { EarthriseLibrary, Library, Setup } from "../../../generated/wire";

/** What can be chosen for a table of Earthrise alone. */
export interface Choices {
  pills: boolean;
  /** The pools of pills there are, once they are known; the first is the usual one. */
  pools: string[];
  /** The one that is chosen; none is the usual one. */
  pool: string;
}

export const choicesOf = (form: Form): Choices => form.own as Choices;

export const fresh = (): Choices => ({ pills: false, pools: [], pool: "" });

export function stocked(form: Form, library: Library): void {
  choicesOf(form).pools = (library as EarthriseLibrary).pools;
}

export function setup(form: Form, options: { options?: Record<string, string> }): Setup {
  const own = choicesOf(form);
  const pool = own.pills && own.pool !== "" ? { pill_pool: own.pool } : {};
  return { players: form.players, ...(own.pills ? { pills: true } : {}), ...pool, ...options };
}
