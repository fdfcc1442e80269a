import { darker, lighter, mix, times } from './ink.ts';
import { box, edge, NEAR, plate, quad, type Space } from './perspective.ts';
import type { Timber } from './porch-frame.ts';

const upright = (room: Space, timber: Timber, x: number, z: number): string =>
  box(room, { x, z, w: 0.18, h: room.height, d: 0.18 }, timber.post);

/** Beams and slats with the sky between them. */
export const pergola = (room: Space, timber: Timber): string =>
  [room.left + 0.5, room.right - 0.7]
    .map((x) => upright(room, timber, x, room.depth - 0.2))
    .join('') +
  box(
    room,
    { x: room.left - 2, y: room.height - 0.2, z: room.depth - 0.2, w: 12, h: 0.2, d: 0.16 },
    timber.post,
  ) +
  times(15, (index) => {
    const x = room.left - 1.6 + index * 0.68;
    return quad(
      room,
      [
        [x, room.height, -0.4],
        [x + 0.1, room.height, -0.4],
        [x + 0.1, room.height, room.depth + 0.2],
        [x, room.height, room.depth + 0.2],
      ],
      darker(timber.post, index % 2 ? 0.1 : 0.22),
    );
  }) +
  box(
    room,
    { x: room.left - 2, y: room.height, z: 0.1, w: 12, h: 0.14, d: 0.14 },
    darker(timber.post, 0.14),
  );

/** A roof that comes down from the house on the left to posts on the right. */
export const leanto = (room: Space, timber: Timber): string => {
  const low = 2.05;
  const high = 3.5;
  const ceiling = darker(timber.boards, 0.3);
  const at = (t: number) => high + (low - high) * t;
  const x = (t: number) => room.left - 0.6 + t * (room.right - room.left + 0.2);
  return (
    quad(
      room,
      [
        [x(0), at(0), NEAR],
        [x(1), at(1), NEAR],
        [x(1), at(1), room.depth],
        [x(0), at(0), room.depth],
      ],
      ceiling,
    ) +
    times(9, (index) =>
      edge(
        room,
        [x(index / 8), at(index / 8), NEAR],
        [x(index / 8), at(index / 8), room.depth],
        darker(ceiling, 0.35),
        3,
        0.7,
      ),
    ) +
    [room.depth, 1.2]
      .map((z) => edge(room, [x(0), at(0), z], [x(1), at(1), z], timber.post, 15))
      .join('') +
    upright(room, timber, x(1) - 0.3, room.depth - 0.1) +
    times(12, (index) =>
      quad(
        room,
        [
          [room.left - 0.6, index * 0.3, NEAR],
          [room.left - 0.6, (index + 1) * 0.3 - 0.02, NEAR],
          [room.left - 0.6, (index + 1) * 0.3 - 0.02, room.depth],
          [room.left - 0.6, index * 0.3, room.depth],
        ],
        darker(timber.boards, index % 2 ? 0.1 : 0.16),
      ),
    )
  );
};

/** The wall of the house on one side, its sliding door open to the deck. */
export const houseWall = (room: Space, timber: Timber, right: boolean): string => {
  const x = right ? 2.75 : -2.75;
  const wall = mix(timber.boards, timber.pale, 0.25);
  const side = (y: number, z: number, d: number, h: number, fill: string, opacity = 1) =>
    quad(
      room,
      [
        [x, y, z],
        [x, y + h, z],
        [x, y + h, z + d],
        [x, y, z + d],
      ],
      fill,
      opacity,
    );
  return (
    side(0, NEAR, room.depth - NEAR, 4, darker(wall, 0.16)) +
    times(16, (index) =>
      edge(
        room,
        [x, index * 0.25, NEAR],
        [x, index * 0.25, room.depth],
        darker(wall, 0.34),
        2,
        0.6,
      ),
    ) +
    side(0, 0.5, 1.9, 2.2, timber.post) +
    side(0.06, 0.58, 1.74, 2.06, '#ffd684') +
    side(0.06, 0.58, 1.74, 0.9, '#ee9d4a', 0.4) +
    edge(room, [x, 0, 1.45], [x, 2.14, 1.45], timber.post, 9) +
    edge(room, [x, 4, room.depth], [x, 0, room.depth], darker(wall, 0.4), 8)
  );
};

/** A fence of slats to both sides, open toward the view. */
export const screens = (room: Space, timber: Timber): string =>
  [room.left - 1.4, room.right - 1.2]
    .map(
      (from) =>
        times(17, (index) =>
          plate(
            room,
            from + index * 0.16,
            0,
            room.depth - 0.1,
            0.13,
            2.05,
            index % 2 ? timber.post : lighter(timber.post, 0.1),
          ),
        ) + plate(room, from, 2.05, room.depth - 0.1, 2.72, 0.09, darker(timber.post, 0.2)),
    )
    .join('');
