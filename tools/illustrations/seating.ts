import type { Decor } from './decor.ts';
import { darker, lighter, times } from './ink.ts';
import { box, contact, plate, type Space } from './perspective.ts';

/** A sofa or armchair that faces us. */
export function sofa(
  room: Space,
  decor: Decor,
  x: number,
  z: number,
  w: number,
  color = decor.cloth,
): string {
  const seats = Math.max(1, Math.round((w - 0.4) / 0.75));
  const seat = (w - 0.44) / seats;
  return (
    contact(room, x, z, w, 0.95) +
    times(2, (index) =>
      box(
        room,
        { x: x + 0.08 + index * (w - 0.24), z: z + 0.06, w: 0.08, h: 0.14, d: 0.08 },
        decor.wood,
      ),
    ) +
    box(room, { x, y: 0.12, z: z + 0.66, w, h: 0.74, d: 0.26 }, darker(color, 0.12), 0.1) +
    times(seats, (index) =>
      box(
        room,
        {
          x: x + 0.22 + index * seat + 0.02,
          y: 0.42,
          z: z + 0.5,
          w: seat - 0.04,
          h: 0.42,
          d: 0.16,
        },
        color,
        0.09,
      ),
    ) +
    box(room, { x: x + 0.1, y: 0.12, z, w: w - 0.2, h: 0.26, d: 0.7 }, darker(color, 0.16), 0.04) +
    times(seats, (index) =>
      box(
        room,
        {
          x: x + 0.22 + index * seat + 0.015,
          y: 0.34,
          z: z - 0.02,
          w: seat - 0.03,
          h: 0.17,
          d: 0.6,
        },
        lighter(color, 0.07),
        0.06,
      ),
    ) +
    box(room, { x, y: 0.12, z: z - 0.02, w: 0.24, h: 0.52, d: 0.9 }, color, 0.09) +
    box(room, { x: x + w - 0.24, y: 0.12, z: z - 0.02, w: 0.24, h: 0.52, d: 0.9 }, color, 0.09) +
    plate(room, x + 0.28, 0.5, z + 0.36, 0.42, 0.36, decor.second, 0.09) +
    (seats > 1
      ? plate(room, x + w - 0.74, 0.5, z + 0.36, 0.44, 0.36, decor.pale, 0.09) +
        plate(room, x + w - 0.69, 0.64, z + 0.36, 0.34, 0.05, decor.second) +
        plate(room, x + w - 0.69, 0.54, z + 0.36, 0.34, 0.05, decor.second)
      : '')
  );
}

/** A sofa along a side wall; `inward` is the way it faces. */
export function sideSofa(
  room: Space,
  decor: Decor,
  x: number,
  z: number,
  length: number,
  inward: 1 | -1,
  color = decor.cloth,
): string {
  const depth = 0.95;
  const from = inward === 1 ? x : x - depth;
  const backX = inward === 1 ? from : from + depth - 0.26;
  const arm = (at: number) =>
    box(room, { x: from, y: 0.1, z: at, w: depth, h: 0.52, d: 0.22 }, color, 0.07);
  const seatX = inward === 1 ? from + 0.24 : from;
  const seats = Math.max(1, Math.round((length - 0.44) / 0.7));
  const seat = (length - 0.44) / seats;
  return (
    contact(room, from, z, depth, length) +
    box(room, { x: backX, y: 0.1, z, w: 0.26, h: 0.78, d: length }, darker(color, 0.1), 0.05) +
    arm(z + length - 0.22) +
    box(
      room,
      { x: seatX, y: 0.1, z: z + 0.1, w: depth - 0.24, h: 0.24, d: length - 0.2 },
      darker(color, 0.16),
    ) +
    times(seats, (index) =>
      box(
        room,
        {
          x: seatX,
          y: 0.32,
          z: z + 0.22 + (seats - 1 - index) * seat + 0.015,
          w: depth - 0.26,
          h: 0.16,
          d: seat - 0.03,
        },
        lighter(color, 0.08),
        0.03,
      ),
    ) +
    plate(
      room,
      inward === 1 ? from + 0.28 : from + depth - 0.66,
      0.5,
      z + 0.5,
      0.38,
      0.36,
      decor.second,
      0.09,
    ) +
    arm(z)
  );
}
