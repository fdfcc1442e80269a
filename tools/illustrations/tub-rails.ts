import { darker, lighter, mix, oval, times } from './ink.ts';
import { box, edge, plate, type Space } from './perspective.ts';
import { railing, type Timber } from './porch-frame.ts';
import type { TubRail } from './tub-table.ts';

export const rails: Record<TubRail, (room: Space, timber: Timber) => string> = {
  bars: (room, timber) => railing(room, timber, false),
  cable: (room, timber) => railing(room, timber, true),
  glass: (room, timber) =>
    plate(
      room,
      room.left - 4,
      0.12,
      room.depth,
      15,
      0.86,
      mix(timber.light.sky[1], '#ffffff', 0.4),
      0,
      0.3,
    ) +
    posts(room, timber, 0.06) +
    cap(room, timber),
  cross: (room, timber) =>
    [-5.1, -3.4, -1.7, 0, 1.7, 3.4]
      .map(
        (x) =>
          edge(room, [x, 0.1, room.depth], [x + 1.7, 0.96, room.depth], timber.post, 7) +
          edge(room, [x, 0.96, room.depth], [x + 1.7, 0.1, room.depth], timber.post, 7),
      )
      .join('') +
    posts(room, timber, 0.12) +
    cap(room, timber),
  log: (room, timber) =>
    times(24, (index) =>
      plate(
        room,
        room.left - 4 + index * 0.62,
        0.1,
        room.depth,
        0.13,
        0.86,
        darker(timber.boards, index % 2 ? 0.2 : 0.3),
        0.06,
      ),
    ) +
    [0.12, 0.94]
      .map((y) =>
        plate(room, room.left - 4, y, room.depth, 15, 0.15, darker(timber.boards, 0.12), 0.07),
      )
      .join(''),
  planter: (room, timber) =>
    box(
      room,
      { x: room.left - 4, z: room.depth - 0.3, w: 15, h: 0.5, d: 0.4 },
      timber.light.lit('#a89f93'),
    ) +
    times(60, (index) => {
      const [x, y] = room.at(
        room.left - 3 + index * 0.22,
        0.56 + (index % 3) * 0.06,
        room.depth - 0.1,
      );
      return oval(
        x,
        y,
        17,
        15,
        timber.light.snow
          ? timber.light.lit('#e6edf1')
          : (timber.light.leaves[index % 4] ?? timber.light.shade),
      );
    }),
  none: () => '',
};

export const posts = (room: Space, timber: Timber, w: number): string =>
  [-5.1, -3.4, -1.7, 0, 1.7, 3.4, 5.1]
    .map((x) => box(room, { x: x - w / 2, z: room.depth, w, h: 1.02, d: w }, timber.post))
    .join('');

const cap = (room: Space, timber: Timber): string =>
  box(
    room,
    { x: room.left - 4, y: 0.98, z: room.depth - 0.05, w: 15, h: 0.08, d: 0.18 },
    lighter(timber.post, timber.light.snow ? 0.75 : 0.14),
  );
