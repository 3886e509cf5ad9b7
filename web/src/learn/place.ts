/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const boxOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });
export const sameBox = (one: Box | null, other: Box | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom);

/** Has it a size? */
export const isThere = (box: Box): boolean => box.right > box.left && box.bottom > box.top;

/** What two rectangles have in common; it may have no size. */
export function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** The smallest rectangle round some. */
export function around(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes.filter(isThere);
  if (!first) return null;
  return others.reduce(
    (all, one) => ({
      left: Math.min(all.left, one.left),
      top: Math.min(all.top, one.top),
      right: Math.max(all.right, one.right),
      bottom: Math.max(all.bottom, one.bottom),
    }),
    boxOf(first),
  );
}

/** Something that had better stay in sight, and how much. */
export interface Kept {
  box: Box;
  weight: number;
}

function overlap(one: Box, other: Box): number {
  const shared = common(one, other);
  return isThere(shared) ? (shared.right - shared.left) * (shared.bottom - shared.top) : 0;
}

/** How far apart places are that are tried. */
const APART = 24;

/**
 * Where a panel of this size covers least of what is to stay in sight, within an area. Among places that are as good, the
 * nearest to `near`; where it stands already it stays unless another place is better.
 */
export function place(
  width: number,
  height: number,
  area: Box,
  keep: readonly Kept[],
  near: Box | null,
  now: { left: number; top: number } | null,
): { left: number; top: number } {
  const most = { left: Math.max(area.left, area.right - width), top: Math.max(area.top, area.bottom - height) };
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const covered = (box: Box): number => keep.reduce((sum, one) => sum + one.weight * overlap(box, one.box), 0);
  const far = (box: Box): number => {
    if (!near) return Math.hypot(box.left - most.left, box.top - area.top);
    const across = Math.max(0, near.left - box.right, box.left - near.right);
    const down = Math.max(0, near.top - box.bottom, box.top - near.bottom);
    return Math.hypot(across, down) + Math.hypot((box.left + box.right - near.left - near.right) / 2, (box.top + box.bottom - near.top - near.bottom) / 2) / 10;
  };
  const lefts = steps(area.left, most.left);
  const tops = steps(area.top, most.top);
  let best = { left: most.left, top: area.top, cost: Infinity, far: Infinity };
  for (const left of lefts) {
    for (const top of tops) {
      const box = at(left, top);
      const cost = covered(box);
      if (cost > best.cost + 1) continue;
      const away = far(box);
      if (cost < best.cost - 1 || away < best.far) best = { left, top, cost, far: away };
    }
  }
  if (now && now.left >= area.left && now.top >= area.top && now.left <= most.left && now.top <= most.top && covered(at(now.left, now.top)) <= best.cost + 1)
    return now;
  return { left: best.left, top: best.top };
}

function steps(from: number, to: number): number[] {
  const list: number[] = [];
  for (let one = from; one < to; one += APART) list.push(one);
  list.push(to);
  return list;
}
