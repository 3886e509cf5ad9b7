import type { EarthriseView } from "../../generated/wire";
import type { Faces } from "./faces";

export type Point = readonly [x: number, y: number];

/** How the flight is drawn: a field with the Earth, the Moon and the curve between them. */
export interface Sketch {
  width: number;
  height: number;
  earth: { at: Point; r: number };
  moon: { at: Point; r: number };
  curve: readonly [Point, Point, Point, Point];
  /** Where the tokens on the Earth begin. */
  stack: Point;
  /** Where the words about them begin. */
  words: Point;
  /** How wide they may be, where that is more than they need at least. */
  room: number;
  /** How large a token is. */
  token: number;
}

export const WIDE: Sketch = {
  width: 840,
  height: 214,
  earth: { at: [92, 112], r: 86 },
  moon: { at: [752, 98], r: 60 },
  curve: [
    [120, 70],
    [300, -40],
    [560, 6],
    [812, 168],
  ],
  stack: [44, 92],
  words: [192, 94],
  room: 190,
  token: 38,
};

export const NARROW: Sketch = {
  width: 390,
  height: 150,
  earth: { at: [48, 88], r: 56 },
  moon: { at: [346, 62], r: 36 },
  // It ends beside the Moon: below it are the words, from edge to edge.
  curve: [
    [72, 58],
    [140, 8],
    [270, 12],
    [367, 84],
  ],
  stack: [16, 74],
  words: [112, 96],
  room: 270,
  token: 26,
};

/** Where on the curve the first trick lies; the last lies at its end. */
const FIRST = 0.13;

/** How far along the curve a trick lies. */
export const along = (trick: number, tricks: number): number => FIRST + ((1 - FIRST) * trick) / Math.max(1, tricks - 1);

/** A point of the curve. */
export function pointAt({ curve }: Sketch, at: number): Point {
  const rest = 1 - at;
  const weights = [rest ** 3, 3 * rest ** 2 * at, 3 * rest * at ** 2, at ** 3];
  const sum = (axis: 0 | 1): number => curve.reduce((all, point, i) => all + point[axis] * (weights[i] ?? 0), 0);
  return [sum(0), sum(1)];
}

/** The curve as a path. */
export function pathOf({ curve: [start, one, two, end] }: Sketch): string {
  return `M${start.join()}C${one.join(" ")} ${two.join(" ")} ${end.join(" ")}`;
}

/** One trick of the round on its way to the Moon. */
export interface Stop {
  trick: number;
  token: number | null;
  silent: boolean;
  state: "past" | "now" | "ahead";
}

/** Do tokens lie on the track? At the start of a game they are told a little later; until then nobody flies. */
const isLaid = (view: EarthriseView): boolean => view.track.some((token) => token !== null);

/** The tricks of the round in their order. */
export function stops(view: EarthriseView, faces: Faces): Stop[] {
  const state = (trick: number): Stop["state"] => {
    if (view.final_phase) return "past";
    if (!isLaid(view) || trick > view.trick) return "ahead";
    return trick < view.trick ? "past" : "now";
  };
  return Array.from({ length: faces.tricks }, (_, trick) => ({
    trick,
    token: view.track[trick] ?? null,
    silent: faces.silent.includes(trick),
    state: state(trick),
  }));
}

/** How finely the curve is measured. */
const PARTS = 128;

/** How much of its length the curve has up to a point, from 0 to 1: along a curve equal steps are not equally long. */
export function lengthTo(sketch: Sketch, at: number): number {
  let [sum, whole] = [0, 0];
  for (let i = 0; i < PARTS; i += 1) {
    const [[fromX, fromY], [toX, toY]] = [pointAt(sketch, i / PARTS), pointAt(sketch, (i + 1) / PARTS)];
    const part = Math.hypot(toX - fromX, toY - fromY);
    whole += part;
    sum += part * Math.max(0, Math.min(1, at * PARTS - i));
  }
  return sum / whole;
}

/** How much of the way has been flown, from 0 to 1: as far as the trick that is being played. */
export function flown(view: EarthriseView, faces: Faces, sketch: Sketch): number {
  if (view.final_phase) return 1;
  if (!isLaid(view)) return 0;
  return lengthTo(sketch, along(Math.min(view.trick, faces.tricks - 1), faces.tricks));
}
