import { adirondack } from './adirondack.ts';
import { darker, lighter, moved, oval, poly, rect, segment, times } from './ink.ts';
import { box, type Space } from './perspective.ts';
import type { Timber } from './porch-frame.ts';
import { rocker } from './porch-things.ts';
import type { Prop } from './tub-extras.ts';
import type { TubSeat } from './tub-table.ts';

const chairAt = (
  room: Space,
  timber: Timber,
  x: number,
  z: number,
  paint = timber.paint,
): string => {
  const [px, py] = room.at(x, 0, z);
  return adirondack(px, py, paint, x < 0 ? 1 : -1, (room.scale(z) / 100) * 0.56);
};

const lounger: Prop = (room, timber, x, z) => {
  const [px, py] = room.at(x, 0, z);
  const k = room.scale(z) / 190;
  const frame = darker(timber.boards, 0.25);
  return moved(
    px,
    py,
    oval(0, 0, 150, 12, '#161a2b', 0.28) +
      [-110, 60].map((at) => rect(at, -40, 10, 40, frame)).join('') +
      poly(
        [
          [-130, -52],
          [74, -52],
          [90, -38],
          [-136, -38],
        ],
        frame,
      ) +
      poly(
        [
          [-130, -66],
          [70, -66],
          [78, -50],
          [-134, -50],
        ],
        timber.pale,
      ) +
      poly(
        [
          [62, -66],
          [126, -136],
          [142, -126],
          [82, -50],
        ],
        timber.pale,
      ) +
      times(5, (index) =>
        segment([-110 + index * 38, -66], [-112 + index * 39, -50], timber.paint, 7),
      ) +
      poly(
        [
          [92, -100],
          [118, -130],
          [130, -122],
          [106, -90],
        ],
        timber.paint,
      ),
    x < 0 ? -k : k,
    k,
  );
};

const seats: Record<TubSeat, Prop> = {
  rocker: (room, timber, x, z) => rocker(room, x, z, timber.paint, x < 0 ? 1 : -1),
  adirondack: (room, timber, x, z) => chairAt(room, timber, x, z),
  pair: (room, timber, x, z) =>
    chairAt(room, timber, x, z + 0.2) + chairAt(room, timber, -x, z + 0.2, timber.second),
  bench: (room, timber, x, z) =>
    [0, 1.1]
      .map((dx) =>
        box(
          room,
          { x: x - 0.62 + dx, z: z + 0.06, w: 0.1, h: 0.42, d: 0.34 },
          darker(timber.post, 0.2),
        ),
      )
      .join('') +
    box(room, { x: x - 0.7, y: 0.42, z, w: 1.4, h: 0.08, d: 0.44 }, lighter(timber.boards, 0.14)) +
    box(room, { x: x - 0.5, y: 0.5, z: z + 0.06, w: 0.42, h: 0.12, d: 0.3 }, timber.paint, 0.03) +
    box(room, { x: x - 0.46, y: 0.62, z: z + 0.08, w: 0.36, h: 0.09, d: 0.26 }, timber.pale, 0.03),
  stool: (room, timber, x, z) =>
    [-0.16, 0.12]
      .map((dx) =>
        box(room, { x: x + dx, z, w: 0.06, h: 0.46, d: 0.06 }, darker(timber.boards, 0.2)),
      )
      .join('') +
    box(room, { x: x - 0.22, y: 0.44, z: z - 0.04, w: 0.44, h: 0.06, d: 0.36 }, timber.boards) +
    box(room, { x: x - 0.17, y: 0.5, z, w: 0.34, h: 0.1, d: 0.28 }, timber.paint, 0.03),
  lounger,
  none: () => '',
};

export const tubSeat = (seat: TubSeat, room: Space, timber: Timber, x: number, z: number): string =>
  seats[seat](room, timber, x, z);
