import { infoOf } from "../game/known";
import type { Scene, Seat, TableInfo, You } from "../generated/wire";

/** Is the device passed from hand to hand, so that each may see only their own cards? */
export function isSecret(table: TableInfo, you: You): boolean {
  return infoOf(table.game).secrets && table.settings.one_device === true && you.seats.length > 1;
}

/**
 * The seat that should have the device: the first of one's own that the table waits for, unless it waits for the one
 * that has it.
 */
export function nextSeat(scene: Scene, you: You, has: Seat | null): Seat | null {
  const own = scene.awaited.filter((seat) => you.seats.includes(seat));
  if (own.length === 0 || (has !== null && own.includes(has))) return null;
  const after = own.find((seat) => has !== null && seat > has);
  return after ?? own[0] ?? null;
}

/** To whom a device with secrets has to be passed now; nobody, if whoever has it may look. */
export function curtainFor(table: TableInfo, scene: Scene, you: You, shown: Seat | null): Seat | null {
  if (!isSecret(table, you) || table.status !== "running") return null;
  const facing = typeof you.facing === "object" ? you.facing.seat : null;
  const next = nextSeat(scene, you, shown);
  if (next !== null) return next;
  return shown === null ? (facing ?? you.seats[0] ?? null) : null;
}
