import type { Bed } from '../../lib/domain/catalog/cabin.ts';
import type { Decor } from './decor.ts';
import { darker, lighter, mix, times } from './ink.ts';
import { tableLamp } from './lamps.ts';
import { box, contact, plate, quad, type Space } from './perspective.ts';
import { quilt } from './quilt.ts';

export const widths: Record<Bed['kind'], number> = {
  king: 2,
  queen: 1.6,
  full: 1.4,
  twin: 1,
  bunk: 1.1,
  sofa_bed: 1.5,
};

/** A bed with its head to the back wall. */
export function bed(
  room: Space,
  decor: Decor,
  centre: number,
  kind: Bed['kind'],
  pattern: number,
  color = decor.cloth,
): string {
  const w = widths[kind];
  const x = centre - w / 2;
  const head = room.depth - 0.14;
  const z = head - 2.05;
  const log = decor.look.finish === 'logs' || decor.look.finish === 'dark';
  const wood = decor.wood;
  const pillows = w > 1.2 ? 2 : 1;
  const pw = (w - 0.16) / pillows;
  return (
    contact(room, x, z, w, 2) +
    box(room, { x: x - 0.07, z: head - 0.02, w: w + 0.14, h: 1.18, d: 0.12 }, wood, 0.05) +
    (log
      ? times(Math.round(w / 0.2), (index) =>
          plate(
            room,
            x + 0.04 + index * 0.2,
            0.5,
            head - 0.02,
            0.1,
            0.62,
            lighter(wood, 0.14),
            0.04,
          ),
        ) +
        times(2, (index) =>
          box(
            room,
            { x: x - 0.13 + index * (w + 0.1), z: head - 0.06, w: 0.16, h: 1.36, d: 0.16 },
            darker(wood, 0.1),
            0.06,
          ),
        )
      : plate(room, x + 0.06, 0.62, head - 0.02, w - 0.12, 0.46, lighter(wood, 0.1), 0.04)) +
    box(room, { x, y: 0.12, z: z + 0.03, w, h: 0.2, d: 2 }, wood) +
    times(2, (index) =>
      box(
        room,
        { x: x + index * (w - 0.1), z: z + 0.03, w: 0.1, h: 0.14, d: 0.1 },
        darker(wood, 0.2),
      ),
    ) +
    box(room, { x: x + 0.02, y: 0.3, z, w: w - 0.04, h: 0.28, d: 2.02 }, decor.pale, 0.06) +
    times(pillows, (index) =>
      box(
        room,
        { x: x + 0.08 + index * pw + 0.03, y: 0.58, z: head - 0.3, w: pw - 0.06, h: 0.36, d: 0.16 },
        lighter(decor.pale, 0.5),
        0.14,
      ),
    ) +
    times(pillows, (index) =>
      box(
        room,
        {
          x: x + 0.16 + index * pw + 0.03,
          y: 0.58,
          z: head - 0.48,
          w: pw - 0.24,
          h: 0.27,
          d: 0.14,
        },
        index ? decor.second : mix(decor.second, decor.pale, 0.25),
        0.11,
      ),
    ) +
    quad(
      room,
      [
        [x - 0.02, 0.6, z],
        [x - 0.02, 0.28, z],
        [x - 0.02, 0.28, head - 0.62],
        [x - 0.02, 0.6, head - 0.62],
      ],
      darker(color, 0.3),
      x > 0 ? 1 : 0,
    ) +
    quad(
      room,
      [
        [x + w + 0.02, 0.6, z],
        [x + w + 0.02, 0.28, z],
        [x + w + 0.02, 0.28, head - 0.62],
        [x + w + 0.02, 0.6, head - 0.62],
      ],
      darker(color, 0.3),
      x + w < 0 ? 1 : 0,
    ) +
    quilt(room, decor, x - 0.02, z - 0.01, w + 0.04, 1.44, 0.61, pattern, color)
  );
}

export function nightstand(room: Space, decor: Decor, x: number, lamp = true): string {
  const z = room.depth - 0.56;
  return (
    contact(room, x, z, 0.5, 0.44) +
    box(room, { x, y: 0.08, z, w: 0.5, h: 0.5, d: 0.42 }, lighter(decor.wood, 0.05)) +
    plate(room, x + 0.05, 0.36, z, 0.4, 0.17, darker(decor.wood, 0.16)) +
    plate(room, x + 0.22, 0.43, z, 0.06, 0.03, '#e3c488') +
    (lamp ? tableLamp(room, decor, x + 0.25, 0.58, z + 0.2, 0.46) : '')
  );
}
