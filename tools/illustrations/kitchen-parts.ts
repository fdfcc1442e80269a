import type { Decor } from './decor.ts';
import { darker, lighter, times } from './ink.ts';
import { box, edge, floorQuad, plate, type Space } from './perspective.ts';

export function cabinetFronts(
  room: Space,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  color: string,
  brass = '#d9b777',
): string {
  const count = Math.max(1, Math.round(w / 0.55));
  const cell = w / count;
  return times(
    count,
    (index) =>
      plate(
        room,
        x + index * cell + 0.035,
        y + 0.04,
        z,
        cell - 0.07,
        h - 0.08,
        darker(color, 0.12),
        0.02,
      ) +
      plate(
        room,
        x + index * cell + 0.075,
        y + 0.08,
        z,
        cell - 0.15,
        h - 0.16,
        lighter(color, 0.05),
        0.01,
      ) +
      plate(room, x + index * cell + cell - 0.13, y + h * 0.62, z, 0.03, 0.11, brass),
  );
}

export function stool(room: Space, decor: Decor, x: number, z: number): string {
  const leg = darker(decor.wood, 0.1);
  return (
    floorQuad(room, x - 0.2, z - 0.05, 0.4, 0.4, '#161a2b', 0.22) +
    edge(room, [x - 0.13, 0.66, z + 0.3], [x - 0.19, 0, z + 0.34], darker(leg, 0.3), 8) +
    edge(room, [x + 0.13, 0.66, z + 0.3], [x + 0.19, 0, z + 0.34], darker(leg, 0.3), 8) +
    edge(room, [x - 0.14, 0.66, z], [x - 0.2, 0, z], leg, 10) +
    edge(room, [x + 0.14, 0.66, z], [x + 0.2, 0, z], leg, 10) +
    edge(room, [x - 0.18, 0.24, z], [x + 0.18, 0.24, z], leg, 7) +
    box(room, { x: x - 0.2, y: 0.64, z, w: 0.4, h: 0.07, d: 0.36 }, decor.cloth, 0.03)
  );
}
