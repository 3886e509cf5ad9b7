import type { Listed, TableNotice } from "../generated/wire";

/** How a table stands, for whoever has a list of them. */
export type Standing = "yours" | "others" | "waiting" | "paused" | "open" | "finished" | "abandoned";

/** At these nobody waits for anybody: one goes on with them whenever one likes. */
const FOR_ONESELF: ReadonlySet<Listed["kind"]> = new Set(["lesson", "study", "what_if", "file"]);

export function standingOf({ summary, kind, yours = [] }: Pick<Listed, "summary" | "kind" | "yours">): Standing {
  if (summary.status !== "running") return summary.status;
  if (summary.paused) return "paused";
  if (FOR_ONESELF.has(kind)) return "open";
  // A seat that a bot plays for you does not wait for you.
  const own = yours.filter((seat) => !summary.seats.some((one) => one.seat === seat && one.bot));
  return summary.awaited.some((seat) => own.includes(seat)) ? "yours" : "others";
}

const RANK: Record<Standing, number> = { yours: 0, others: 1, waiting: 2, open: 3, paused: 4, finished: 5, abandoned: 6 };

/** First what waits for you, then what goes on, last what is over; among equals the newest first. */
export function ordered(list: readonly Listed[]): Listed[] {
  const rank = (listed: Listed): number => RANK[standingOf(listed)];
  return [...list].sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}

/** Tables of others: first those with a free seat, and the newest before the older. */
export function withRoomFirst(list: readonly Listed[]): Listed[] {
  const full = ({ summary }: Listed): number => Number(!summary.seats.some(({ holder }) => holder === "open"));
  return [...list].sort((a, b) => full(a) - full(b) || b.touched - a.touched);
}

/** The names of those whom a table waits for. */
export function awaitedNames({ summary }: Pick<Listed, "summary">): string[] {
  return summary.awaited.map((seat) => summary.seats.find((one) => one.seat === seat)?.name ?? "").filter((name) => name !== "");
}

/** How much has happened that one has not seen. Where nobody acts but oneself there is no news. */
export function newsOf(listed: Pick<Listed, "summary" | "kind" | "yours" | "unseen">): number {
  if (FOR_ONESELF.has(listed.kind) || standingOf(listed) === "finished") return 0;
  return listed.unseen ?? 0;
}

/** The people one plays with, and how many bots. */
export function companyOf({ summary, yours = [] }: Pick<Listed, "summary" | "yours">): { people: string[]; bots: number; open: number } {
  const others = summary.seats.filter(({ seat }) => !yours.includes(seat));
  const of = (holder: string): typeof others => others.filter((seat) => seat.holder === holder);
  return { people: of("person").map(({ name }) => name), bots: of("bot").length, open: of("open").length };
}

/** What a table is, in one word of the lists. */
export type What = Exclude<Listed["kind"], "game"> | "friends" | "bots" | "alone";

export function whatOf(listed: Pick<Listed, "kind" | "summary" | "yours">): What {
  if (listed.kind !== "game") return listed.kind;
  const { people, bots, open } = companyOf(listed);
  if (people.length + open > 0) return "friends";
  return bots > 0 ? "bots" : "alone";
}

/** What becomes of a table when one takes it off the list. */
export type Leaving = "remove" | "leave" | "end";

export function leavingOf({ summary, yours = [] }: Pick<Listed, "summary" | "yours">): Leaving {
  if (summary.status === "finished" || summary.status === "abandoned") return "remove";
  const others = summary.seats.some(({ seat, holder }) => holder === "person" && !yours.includes(seat));
  if (others) return yours.length > 0 ? "leave" : "remove";
  return "end";
}

/** The list with what a notice tells; nothing, if the notice is about a table that is not on it. */
export function noticed(list: readonly Listed[], notice: TableNotice): Listed[] | null {
  if (!list.some((listed) => listed.table === notice.table)) return null;
  return list.map((listed) => {
    if (listed.table !== notice.table) return listed;
    const more = Math.max(0, notice.summary.n - listed.summary.n);
    return { ...listed, summary: notice.summary, unseen: (listed.unseen ?? 0) + more };
  });
}

/** Does a notice make it your turn, where it was not before? */
export function becameYours(list: readonly Listed[], notice: TableNotice): boolean {
  const before = list.find((listed) => listed.table === notice.table);
  return notice.your_turn && notice.summary.status === "running" && (!before || standingOf(before) !== "yours");
}
