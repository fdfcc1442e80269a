import type { Decor } from './decor.ts';
import {
  clipped,
  darker,
  lighter,
  mix,
  moved,
  poly,
  segment,
  times,
  wash,
  type Point,
} from './ink.ts';
import { plate, quad, type Space } from './perspective.ts';

export function glazed(decor: Decor, corners: readonly Point[]): string {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  const w = Math.max(...xs) - x;
  const h = Math.max(...ys) - y;
  const scale = Math.max(w / 1040, h / 620);
  return clipped(
    corners,
    moved(x + w / 2 - 600 * scale, y + h * 0.5 - 350 * scale, decor.vista.art, scale) +
      wash(x, y, w, h, [
        [0, '#ffffff', 0.16],
        [0.5, '#ffffff', 0.02],
        [1, '#ffffff', 0.1],
      ]),
  );
}

export type Opening = {
  x: number;
  y: number;
  w: number;
  h: number;
  columns?: number;
  rows?: number;
  curtains?: boolean;
};

/** A window in the back wall with the cabin's own view outside. */
export function windowBack(room: Space, decor: Decor, opening: Opening): string {
  const { x, y, w, h, columns = 2, rows = 1, curtains = false } = opening;
  const z = room.depth;
  const bar = 0.055;
  const frame = decor.look.finish === 'painted' ? lighter(decor.pale, 0.3) : decor.trim;
  const pane: Point[] = [
    room.at(x, y, z),
    room.at(x + w, y, z),
    room.at(x + w, y + h, z),
    room.at(x, y + h, z),
  ];
  const drape = (from: number, side: 1 | -1) =>
    times(4, (fold) =>
      plate(
        room,
        side === 1 ? from + fold * 0.11 : from - (fold + 1) * 0.11,
        y - 0.22,
        z,
        0.12,
        h + 0.36,
        fold % 2 ? decor.cloth : darker(decor.cloth, 0.14),
        0.02,
      ),
    );
  return (
    plate(room, x - 0.12, y - 0.12, z, w + 0.24, h + 0.24, frame) +
    glazed(decor, pane) +
    times(columns - 1, (index) =>
      plate(room, x + ((index + 1) * w) / columns - bar / 2, y, z, bar, h, frame),
    ) +
    times(rows - 1, (index) =>
      plate(room, x, y + ((index + 1) * h) / rows - bar / 2, z, w, bar, frame),
    ) +
    plate(room, x - 0.2, y - 0.17, z, w + 0.4, 0.08, lighter(frame, 0.12)) +
    (curtains
      ? drape(x - 0.3, 1) +
        drape(x + w + 0.3, -1) +
        plate(room, x - 0.42, y + h + 0.12, z, w + 0.84, 0.05, darker(decor.trim, 0.2), 0.02)
      : '')
  );
}

/** Glass in the gable, following the roof. */
export function windowGable(room: Space, decor: Decor, ridge: number): string {
  const { left, right, height, depth } = room;
  const middle = (left + right) / 2;
  const half = (right - left) * 0.3;
  const frame = decor.look.finish === 'painted' ? lighter(decor.pale, 0.3) : decor.trim;
  const low = height + 0.32;
  const peak = (drop: number) => room.at(middle, low + (ridge - height) * 0.62 - drop, depth);
  const side = (sign: 1 | -1, inset: number): Point[] => [
    room.at(middle + sign * inset, low + inset, depth),
    room.at(middle + sign * (half - inset * 2), low + inset, depth),
    peak(inset * 2),
  ];
  return ([1, -1] as const)
    .map(
      (sign) =>
        poly(
          [
            room.at(middle, low - 0.08, depth),
            room.at(middle + sign * (half + 0.2), low - 0.08, depth),
            peak(-0.12),
            room.at(middle, low, depth),
          ],
          frame,
        ) + glazed(decor, side(sign, 0.06)),
    )
    .join('');
}

/** A window in a side wall, seen at a slant. */
export function windowSide(
  room: Space,
  decor: Decor,
  x: number,
  y: number,
  z: number,
  d: number,
  h: number,
  panes = 2,
): string {
  const corner = (dy: number, dz: number): Point => room.at(x, y + dy, z + dz);
  const frame = darker(
    decor.look.finish === 'painted' ? lighter(decor.pale, 0.3) : decor.trim,
    0.08,
  );
  return (
    poly(
      [corner(-0.1, -0.1), corner(h + 0.1, -0.1), corner(h + 0.1, d + 0.1), corner(-0.1, d + 0.1)],
      frame,
    ) +
    glazed(decor, [corner(0, 0), corner(h, 0), corner(h, d), corner(0, d)]) +
    times(panes - 1, (index) =>
      segment(corner(0, ((index + 1) * d) / panes), corner(h, ((index + 1) * d) / panes), frame, 9),
    ) +
    segment(corner(h / 2, 0), corner(h / 2, d), frame, 6)
  );
}

/** Daylight that falls from a back window across the floor. */
export function lightShaft(room: Space, decor: Decor, { x, y, w, h }: Opening, lean = 0.9): string {
  const { light } = decor;
  if (light.time === 'dusk' || light.time === 'night') return '';
  const z = room.depth;
  const strength = light.time === 'golden' || light.time === 'dawn' ? 0.26 : 0.2;
  const color = mix(light.sun, '#ffd896', 0.35);
  return (
    quad(
      room,
      [
        [x + lean * 0.5, 0, z - 0.7],
        [x + w + lean * 0.5, 0, z - 0.7],
        [x + w + lean, 0, z - 2.7],
        [x + lean, 0, z - 2.7],
      ],
      color,
      strength,
    ) +
    quad(
      room,
      [
        [x, y + h, z],
        [x + w, y + h, z],
        [x + w + lean, 0, z - 2.7],
        [x + lean, 0, z - 2.7],
      ],
      color,
      0.09,
    )
  );
}
