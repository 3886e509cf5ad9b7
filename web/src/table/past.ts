import type { Reply, Told } from "../generated/wire";

/** Asks what was told up to an entry, or all of it. */
export type AskPast = (to: number | null) => Promise<Reply | null>;

/** All that was told and still holds, asked page by page from the end; nothing, if an answer is missing. */
export async function wholePast(ask: AskPast): Promise<Told[] | null> {
  const past: Told[] = [];
  for (let to: number | null = null; ;) {
    const reply = await ask(to);
    if (!reply || !("since" in reply)) return null;
    const { told, cut } = reply.since;
    const first = told[0]?.entry;
    // The oldest entry of a page may be told in part; the page before has all of it.
    const lasts = cut && first !== undefined && (to === null || first < to);
    past.unshift(...(lasts ? told.filter((one) => one.entry !== first) : told.filter((one) => to === null || one.entry <= to)));
    if (!lasts) return past;
    to = first;
  }
}
