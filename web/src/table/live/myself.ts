import type { Facing, Note, Seat, Status, TableAndYou, You } from "../../generated/wire";
import { api } from "../../net/api";

/** The notes after which seats may have changed hands. */
const SEATING: ReadonlySet<Note["note"]> = new Set(["sat", "bot", "opened", "removed", "started", "host", "muted", "unmuted"]);

export function mayChangeSeats(notes: readonly Note[]): boolean {
  return notes.some(({ note }) => SEATING.has(note));
}

/** Which seats are one's own now; nothing without an answer: the welcome after the line comes back says it too. */
export async function myself(table: string): Promise<You | null> {
  try {
    return (await api<TableAndYou>("GET", `/tables/${table}`)).you;
  } catch {
    return null;
  }
}

/** Where somebody turns who looks from a seat that may be theirs no more; nothing: they stay. */
export function turnFrom(seat: Seat | null, own: readonly Seat[], status: Status): Facing | null {
  const first = own[0];
  if (first !== undefined) return seat === null || !own.includes(seat) ? { seat: first } : null;
  return seat !== null && status !== "finished" ? "spectator" : null;
}
