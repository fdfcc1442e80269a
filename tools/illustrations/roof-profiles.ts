import type { Point } from './ink.ts';

export type RoofForm =
  | 'gable'
  | 'clipped'
  | 'gambrel'
  | 'saltbox'
  | 'shed'
  | 'fall'
  | 'butterfly'
  | 'round'
  | 'flat'
  | 'aframe';

/** Outline of the front wall from its lower left corner around, and the edge of the roof above it. */
type Profile = { wall: readonly Point[]; edge: readonly Point[] };

const EAVE = 20;

const over = (from: Point, to: Point, by = EAVE): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [to[0] + ((to[0] - from[0]) / length) * by, to[1] + ((to[1] - from[1]) / length) * by];
};

/** The points along the top of the wall, from left to right. */
function roofline(form: RoofForm, w: number, h: number, rise: number): readonly Point[] {
  switch (form) {
    case 'clipped':
      return [
        [0, -h],
        [w * 0.34, -h - rise * 0.68],
        [w * 0.5, -h - rise * 0.76],
        [w * 0.66, -h - rise * 0.68],
        [w, -h],
      ];
    case 'gambrel':
      return [
        [0, -h],
        [w * 0.15, -h - rise * 0.62],
        [w / 2, -h - rise],
        [w * 0.85, -h - rise * 0.62],
        [w, -h],
      ];
    case 'saltbox':
      return [
        [0, -h],
        [w * 0.32, -h - rise],
        [w, -h * 0.62],
      ];
    case 'shed':
      return [
        [0, -h],
        [w, -h - rise],
      ];
    case 'fall':
      return [
        [0, -h - rise],
        [w, -h],
      ];
    case 'butterfly':
      return [
        [0, -h - rise],
        [w * 0.42, -h],
        [w, -h - rise * 1.25],
      ];
    case 'round':
      return Array.from({ length: 13 }, (_, index): Point => {
        const angle = Math.PI - (index / 12) * Math.PI;
        return [w / 2 + (Math.cos(angle) * w) / 2, -h - Math.sin(angle) * rise];
      });
    case 'flat':
      return [
        [0, -h],
        [w, -h],
      ];
    case 'aframe':
      return [
        [0, -2],
        [w / 2, -rise],
        [w, -2],
      ];
    default:
      return [
        [0, -h],
        [w / 2, -h - rise],
        [w, -h],
      ];
  }
}

export function profileOf(form: RoofForm, w: number, h: number, rise: number): Profile {
  const line = roofline(form, w, h, rise);
  const [first, second] = line;
  const [last, before] = [line.at(-1), line.at(-2)];
  if (!first || !second || !last || !before) return { wall: line, edge: line };
  const start = over(second, first);
  const end = over(before, last);
  return { wall: [[0, 0], ...line, [w, 0]], edge: [start, ...line.slice(1, -1), end] };
}
