import { api } from "../net/api";
import type { NewToken, Seat, SeatInfo, Secret } from "../generated/wire";

/** The key of a program, as the page that made it knows it. */
export interface Key {
  id: string;
  seat: Seat;
  name: string;
  secret: string;
}

const place = (table: string): string => `keys ${table}`;

function read(table: string): Key[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(table)) ?? "[]") as unknown;
    return Array.isArray(kept) ? (kept as Key[]) : [];
  } catch {
    return [];
  }
}

/** Keys that are still to be used: those whose program has not come to its seat. */
export function unused(keys: readonly Key[], seats: readonly SeatInfo[]): Key[] {
  return keys.filter((key) => seats.some((one) => one.seat === key.seat && one.holder === "person" && !one.here));
}

/**
 * The keys that this page made. The server keeps only what they hash to, so the page keeps them until the program has come,
 * also over a reload; not longer, and in no other window.
 */
export class Keys {
  all = $state.raw<Key[]>([]);
  /** What was put out of sight; it is still in the panel of the table. */
  hidden = $state.raw<readonly string[]>([]);

  constructor(private readonly table: string) {
    this.all = read(table);
  }

  /** Gives a seat to a program. */
  async make(wanted: NewToken): Promise<void> {
    const { id, secret } = await api<Secret>("POST", `/tables/${this.table}/tokens`, wanted);
    this.keep([...this.all.filter((key) => key.seat !== wanted.seat), { id, secret, ...wanted }]);
  }

  /** A new key for a program that has its seat; the old one is void. */
  async renew(id: string, seat: Seat, name: string): Promise<void> {
    const { secret } = await api<Secret>("POST", `/tables/${this.table}/issued/${id}`);
    this.keep([...this.all.filter((key) => key.id !== id), { id, seat, name, secret }]);
    this.hidden = this.hidden.filter((one) => one !== id);
  }

  hide(id: string): void {
    this.hidden = [...this.hidden, id];
  }

  /** Forgets the keys of programs that have come. */
  settle(seats: readonly SeatInfo[]): void {
    // A seat that is not the program's yet may become so with the next message.
    const left = this.all.filter((key) => !seats.some((one) => one.seat === key.seat && one.holder === "person" && one.here));
    if (left.length < this.all.length) this.keep(left);
  }

  private keep(keys: Key[]): void {
    this.all = keys;
    try {
      if (keys.length > 0) sessionStorage.setItem(place(this.table), JSON.stringify(keys));
      else sessionStorage.removeItem(place(this.table));
    } catch {
      // Without storage it holds as long as the page.
    }
  }
}
