import type { CardUse as Use, Choice, DaybreakLocalId, DaybreakMove, DaybreakUses as Uses, Glyph } from "../../../generated/wire";
import { usedOf } from "./claims";

/** A use of a card as the bar lists it. */
export interface Listed {
  kind: Use["kind"] | "pay";
  at: number;
  move: DaybreakMove;
  possible: boolean;
  useful: boolean;
  /** Is the card's place among those there asked then? */
  asksPlace: boolean;
  gain: readonly Glyph[];
  text: string;
  why: string | null;
  /** What the front card there could still bring, which it would cover. */
  covers: readonly Glyph[];
}

/** Uses of one kind: the stacks a card can stand in front of, those it can be tucked behind, and so on. */
export interface UseGroup {
  kind: Listed["kind"];
  uses: Listed[];
}

/** Which use a move is, and where. */
export function placeOf(move: DaybreakMove): { kind: Use["kind"]; at: number } | null {
  if (typeof move === "string") return null;
  if ("start" in move) return { kind: "start", at: move.start.stack };
  if ("support" in move) return { kind: "support", at: move.support.stack };
  if ("support_project" in move) return { kind: "project", at: move.support_project.project };
  if ("reduce_crisis" in move) return { kind: "crisis", at: move.reduce_crisis.crisis };
  return null;
}

/**
 * The uses of a card: as the server counts them, and besides, whatever else the rules allow it. Without the server's
 * count they are the moves alone, in the words of their menu.
 */
export function listUses(card: DaybreakLocalId, moves: readonly Choice[], uses: Uses | null): Listed[] {
  const known = uses?.cards.find((one) => one.card === card)?.uses ?? [];
  const legal = moves.filter((choice) => usedOf(choice.move as DaybreakMove) === card);
  const listed: Listed[] = known.map((use) => ({ ...use, move: use.move as DaybreakMove, asksPlace: use.asks_place }));
  for (const { move, label } of legal) {
    const place = placeOf(move as DaybreakMove);
    if (!place || listed.some((use) => use.kind === place.kind && use.at === place.at)) continue;
    listed.push({ ...place, move: move as DaybreakMove, possible: true, useful: true, asksPlace: false, gain: [], text: label ?? "", why: null, covers: [] });
  }
  return listed;
}

/**
 * The uses by kind, in the order of the bar. Projects and crises stand for themselves. What cannot be done comes last: the
 * bar has room for a few.
 */
export function groupsOf(uses: readonly Listed[]): UseGroup[] {
  const groups: UseGroup[] = [];
  for (const kind of ["start", "support", "project", "crisis", "pay"] as const) {
    const some = uses.filter((use) => use.kind === kind);
    if (kind === "project" || kind === "crisis") groups.push(...some.map((use) => ({ kind, uses: [use] })));
    else if (some.length > 0) groups.push({ kind, uses: some });
  }
  const can = ({ uses }: UseGroup): boolean => uses.some((use) => use.possible);
  return [...groups.filter(can), ...groups.filter((group) => !can(group))];
}

/**
 * The uses one by one: of each kind the first that brings something, then the first possible one of every other kind, so that
 * none is overlooked; then the others that bring something, what is possible, and the rest.
 */
export function byWorth(uses: readonly Listed[]): Listed[] {
  const gains = (use: Listed): boolean => use.possible && use.useful;
  const isFirst = (use: Listed, like: (use: Listed) => boolean): boolean => like(use) && uses.find((other) => like(other) && other.kind === use.kind) === use;
  const shown = new Set(uses.filter((use) => isFirst(use, gains)));
  const kinds = new Set([...shown].map(({ kind }) => kind));
  const others = new Set(uses.filter((use) => !kinds.has(use.kind) && isFirst(use, ({ possible }) => possible)));
  const worth = (use: Listed): number => (shown.has(use) ? 4 : others.has(use) ? 3 : gains(use) ? 2 : use.possible ? 1 : 0);
  return uses.toSorted((one, other) => worth(other) - worth(one));
}

/** The use of a group that shows on its button: the first that is worth something, else that is possible. */
export function bestOf(group: UseGroup): Listed | null {
  return group.uses.find((use) => use.possible && use.useful) ?? group.uses.find((use) => use.possible) ?? group.uses[0] ?? null;
}
