import type { Decor } from './decor.ts';
import { darker, lighter, mix, times } from './ink.ts';
import { box, contact, plate, type Space } from './perspective.ts';

export function bunk(
  room: Space,
  decor: Decor,
  x: number,
  z: number,
  ladder: 1 | -1,
  color: string,
): string {
  const w = 1.35;
  const d = 2.05;
  const post = (px: number, pz: number) =>
    box(room, { x: px, z: pz, w: 0.11, h: 1.92, d: 0.11 }, decor.wood);
  const berth = (y: number, fill: string) =>
    box(
      room,
      { x: x + 0.04, y, z: z + 0.05, w: w - 0.08, h: 0.16, d: d - 0.1 },
      lighter(decor.wood, 0.06),
    ) +
    box(
      room,
      { x: x + 0.08, y: y + 0.15, z: z + 0.08, w: w - 0.16, h: 0.16, d: d - 0.2 },
      decor.pale,
      0.04,
    ) +
    box(
      room,
      { x: x + 0.3, y: y + 0.31, z: z + d - 0.42, w: w - 0.6, h: 0.13, d: 0.26 },
      lighter(decor.pale, 0.5),
      0.05,
    ) +
    box(
      room,
      { x: x + 0.06, y: y + 0.16, z: z + 0.06, w: w - 0.12, h: 0.2, d: d * 0.64 },
      fill,
      0.05,
    ) +
    times(4, (index) =>
      plate(
        room,
        x + 0.2 + index * 0.28,
        y + 0.16,
        z + 0.06,
        0.08,
        0.2,
        lighter(fill, 0.3),
        0,
        0.7,
      ),
    );
  const lx = ladder === 1 ? x + w - 0.5 : x + 0.06;
  return (
    contact(room, x, z, w, d) +
    post(x, z + d - 0.11) +
    post(x + w - 0.11, z + d - 0.11) +
    plate(room, x, 0.2, z + d - 0.05, w, 0.5, darker(decor.wood, 0.18)) +
    plate(room, x, 1.2, z + d - 0.05, w, 0.5, darker(decor.wood, 0.18)) +
    berth(0.26, color) +
    berth(1.22, mix(color, decor.second, 0.6)) +
    box(room, { x, y: 1.5, z: z + 0.02, w, h: 0.09, d: 0.05 }, lighter(decor.wood, 0.1)) +
    post(x, z) +
    post(x + w - 0.11, z) +
    times(2, (side) =>
      box(
        room,
        { x: lx + side * 0.38, z: z - 0.16, w: 0.06, h: 1.66, d: 0.06 },
        lighter(decor.wood, 0.18),
      ),
    ) +
    times(5, (rung) =>
      box(
        room,
        { x: lx, y: 0.26 + rung * 0.28, z: z - 0.15, w: 0.42, h: 0.05, d: 0.05 },
        lighter(decor.wood, 0.12),
      ),
    )
  );
}
