import type { Listed, TableNotice } from "../wire";

/** How a table stands, for whoever has a list of them. */
export type Standing = "yours" | "others" | "waiting" | "paused" | "finished" | "abandoned";

export function standingOf({ summary, yours = [] }: Pick<Listed, "summary" | "yours">): Standing {
  if (summary.status !== "running") return summary.status;
  if (summary.paused) return "paused";
  return summary.awaited.some((seat) => yours.includes(seat)) ? "yours" : "others";
}

const RANK: Record<Standing, number> = { yours: 0, others: 1, waiting: 2, paused: 3, finished: 4, abandoned: 5 };

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
