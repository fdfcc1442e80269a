import type { Decor } from './decor.ts';
import { darker, glow, oval, poly, rect, round, segment, shape } from './ink.ts';
import type { Space } from './perspective.ts';

export function tableLamp(
  room: Space,
  decor: Decor,
  x: number,
  y: number,
  z: number,
  size = 0.5,
): string {
  const [px, py] = room.at(x, y, z);
  const s = room.scale(z) * size;
  return (
    glow(px, py - s * 0.8, s * 1.7, '#ffd894', 0.55) +
    rect(px - s * 0.16, py - s * 0.06, s * 0.32, s * 0.06, darker(decor.wood, 0.2)) +
    oval(px, py - s * 0.28, s * 0.16, s * 0.24, decor.second) +
    rect(px - s * 0.03, py - s * 0.6, s * 0.06, s * 0.12, darker(decor.wood, 0.2)) +
    poly(
      [
        [px - s * 0.36, py - s * 0.52],
        [px - s * 0.22, py - s],
        [px + s * 0.22, py - s],
        [px + s * 0.36, py - s * 0.52],
      ],
      '#fdebc4',
    )
  );
}

export function floorLamp(room: Space, decor: Decor, x: number, z: number): string {
  const [px, py] = room.at(x, 0, z);
  const s = room.scale(z);
  return (
    oval(px, py, s * 0.17, s * 0.05, darker(decor.trim, 0.3)) +
    segment([px, py], [px, py - s * 1.4], darker(decor.trim, 0.3), s * 0.035) +
    tableLampShade(px, py - s * 1.35, s * 0.6)
  );
}

const tableLampShade = (x: number, y: number, s: number): string =>
  glow(x, y - s * 0.1, s * 1.9, '#ffd894', 0.5) +
  poly(
    [
      [x - s * 0.42, y + s * 0.12],
      [x - s * 0.25, y - s * 0.42],
      [x + s * 0.25, y - s * 0.42],
      [x + s * 0.42, y + s * 0.12],
    ],
    '#fdebc4',
  );

export function pendant(
  room: Space,
  decor: Decor,
  x: number,
  z: number,
  drop: number,
  color = decor.second,
  top = room.height,
): string {
  const [px, py] = room.at(x, drop, z);
  const [tx, ty] = room.at(x, top, z);
  const s = room.scale(z);
  return (
    segment([tx, ty], [px, py - s * 0.16], '#2c2322', 3) +
    glow(px, py + s * 0.04, s * 0.75, '#ffdf9e', 0.5) +
    shape(
      `M${round(px - s * 0.21)},${round(py + s * 0.05)} q${round(s * 0.02)},${round(-s * 0.2)} ${round(s * 0.21)},${round(-s * 0.22)} q${round(s * 0.19)},${round(s * 0.02)} ${round(s * 0.21)},${round(s * 0.22)} Z`,
      color,
    ) +
    oval(px, py + s * 0.05, s * 0.21, s * 0.045, '#fff1cc')
  );
}
