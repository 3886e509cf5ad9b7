import type { Order } from "../net/line";
import { sha256Of } from "../net/work";
import type { Seat, TableInfo } from "../generated/wire";

// A deal that nobody can choose is made of the server's secret and a share of everybody who plays. The page gives its share
// by itself: first its hash, then, when all have given theirs, the share. docs/log-format.md says how they are put together.

/** What this browser gave to a deal, and what the server had fixed before. */
export interface Gave {
  seat: Seat;
  share: string;
  commitment: string;
}

/** How a deal of one's own came out: made with one's share, or not as it was agreed. */
export type Proof = "proven" | "broken";

const ENCODER = new TextEncoder();
/** Deals of which the shares are kept, so that storage stays small. */
const KEPT = 40;
const PLACE = "shares";

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 over pieces, each preceded by its length as 64 bits, the lowest byte first. */
function digest(pieces: readonly Uint8Array[]): string {
  const whole: number[] = [];
  for (const piece of pieces) {
    for (let at = 0, left = piece.length; at < 8; at += 1, left = Math.floor(left / 256)) whole.push(left % 256);
    whole.push(...piece);
  }
  return Array.from(sha256Of(Uint8Array.from(whole)), (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** A seed is written as a decimal number if it fits 64 bits. */
function seedBytes(seed: string): Uint8Array {
  if (seed.length === 64) return bytesOf(seed);
  const bytes = new Uint8Array(32);
  for (let at = 0, left = BigInt(seed); at < 8; at += 1, left >>= 8n) bytes[at] = Number(left & 255n);
  return bytes;
}

/** What is said of a share before it is shown. */
export function commitmentOf(seat: Seat, share: string): string {
  return digest([ENCODER.encode("firstlight share 1"), Uint8Array.of(seat), bytesOf(share)]);
}

/** What the server said of its secret when the table was opened. */
export function commitmentTo(secret: string): string {
  return digest([ENCODER.encode("firstlight seed 1"), seedBytes(secret)]);
}

/** The seed that a secret and shares make. */
export function seedOf(secret: string, shares: readonly { seat: Seat; share: string }[]): string {
  return digest([ENCODER.encode("firstlight deal 1"), seedBytes(secret), ...shares.flatMap(({ seat, share }) => [Uint8Array.of(seat), bytesOf(share)])]);
}

function newShare(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(32)));
}

function kept(): [string, Gave][] {
  try {
    const all = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as unknown;
    return Array.isArray(all) ? (all as [string, Gave][]) : [];
  } catch {
    return [];
  }
}

/** What this browser gave to the deal of a table. */
export function gaveTo(table: string): Gave | null {
  return kept().find(([id]) => id === table)?.[1] ?? null;
}

function keep(table: string, gave: Gave): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...kept().filter(([id]) => id !== table), [table, gave]].slice(-KEPT)));
  } catch {
    // Without storage the share lives as long as the page.
  }
}

/** The part of a page in making the deal of a table. */
export class Dealer {
  private own: Gave | null;

  constructor(private readonly table: string) {
    this.own = gaveTo(table);
  }

  /** What is to be sent now, if anything is asked of these seats. */
  answer(table: Pick<TableInfo, "dealing" | "commitment" | "settings">, seats: readonly Seat[]): Order | null {
    const { dealing } = table;
    const seat = dealing?.asked.find((one) => seats.includes(one));
    if (!dealing || seat === undefined || dealing.answered.includes(seat)) return null;
    const fixed = dealing.commitments?.find((one) => one.seat === seat)?.commitment;
    if (dealing.step === "commit") return { do: "commit", commitment: commitmentOf(seat, this.fresh(seat, table.commitment).share) };
    if (table.settings.slow) return { do: "share", share: this.fresh(seat, table.commitment).share };
    // Another window or device may have fixed another one, which is its own to show.
    const { own } = this;
    return own && own.seat === seat && commitmentOf(seat, own.share) === fixed ? { do: "share", share: own.share } : null;
  }

  private fresh(seat: Seat, commitment: string): Gave {
    this.own = { seat, share: newShare(), commitment };
    keep(this.table, this.own);
    return this.own;
  }
}

/** Does the deal of a game that is over hold what was agreed when it was made? `null`: there is nothing of one's own to check. */
export function proofOf(table: Pick<TableInfo, "dealt" | "seed" | "commitment">, gave: Gave | null): Proof | null {
  const { dealt, seed } = table;
  if (!gave || !seed || !dealt?.secret || !dealt.shares) return null;
  const mine = dealt.shares.some(({ seat, share }) => seat === gave.seat && share === gave.share);
  const fixed = commitmentTo(dealt.secret) === gave.commitment;
  const made = seedOf(dealt.secret, dealt.shares) === hexOf(seedBytes(seed));
  return mine && fixed && made ? "proven" : "broken";
}
