import { darker, lighter, oval, times } from './ink.ts';
import { box, floorQuad, NEAR, quad, type Space } from './perspective.ts';
import { deckFloor, porchRoof, type Timber } from './porch-frame.ts';
import { rails } from './tub-rails.ts';
import { houseWall, leanto, pergola, screens } from './tub-roofs.ts';
import type { TubPlace, TubRail } from './tub-table.ts';

/** Flags of stone instead of boards. */
const flags = (room: Space, timber: Timber): string => {
  const stone = timber.light.lit('#b3aa9d');
  return (
    floorQuad(room, room.left - 4, NEAR, 16, room.depth - NEAR, stone) +
    times(11, (row) =>
      times(18, (column) => {
        const w = 0.84;
        const x = room.left - 4 + column * 0.9 + (row % 2) * 0.42;
        const tone = (row * 7 + column * 5) % 4;
        return floorQuad(
          room,
          x,
          NEAR + row * 0.49,
          w,
          0.44,
          tone < 2 ? lighter(stone, tone * 0.08 + 0.03) : darker(stone, (tone - 1) * 0.06),
        );
      }),
    )
  );
};

/** A small deck of its own with grass around it. */
const platform = (room: Space, timber: Timber): string =>
  quad(
    room,
    [
      [-9, 0, NEAR],
      [9, 0, NEAR],
      [9, 0, room.depth + 1],
      [-9, 0, room.depth + 1],
    ],
    darker(timber.light.grass, 0.12),
  ) +
  times(30, (index) => {
    const [x, y] = room.at(-5 + ((index * 37) % 100) / 10, 0, NEAR + ((index * 53) % 60) / 13);
    return oval(x, y, 16, 4, darker(timber.light.shade, 0.1), 0.6);
  }) +
  box(room, { x: -2.2, y: -0.02, z: -0.7, w: 4.4, h: 0.1, d: 3.2 }, darker(timber.boards, 0.1)) +
  times(22, (index) =>
    floorQuad(
      room,
      -2.2 + index * 0.2,
      -0.7,
      0.19,
      3.2,
      index % 3 ? timber.boards : lighter(timber.boards, 0.08),
      1,
      0.08,
    ),
  );

type Place = { floor: string; behind: string; over: string };

/** What lies under a hot tub, stands behind it and hangs over it. */
export function tubPlace(
  place: TubPlace,
  rail: TubRail,
  room: Space,
  timber: Timber,
  seed: string,
  right: boolean,
): Place {
  const boards = deckFloor(room, timber, seed);
  const behind = rails[rail](room, timber);
  switch (place) {
    case 'porch':
      return { floor: boards, behind, over: porchRoof(room, timber) };
    case 'pergola':
      return { floor: boards, behind, over: pergola(room, timber) };
    case 'leanto':
      return { floor: boards, behind, over: leanto(room, timber) };
    case 'wall':
      return { floor: boards, behind, over: houseWall(room, timber, right) };
    case 'screened':
      return { floor: boards, behind: behind + screens(room, timber), over: '' };
    case 'terrace':
      return { floor: flags(room, timber), behind, over: '' };
    case 'platform':
      return { floor: platform(room, timber), behind, over: '' };
    case 'deck':
      return { floor: boards, behind, over: '' };
  }
}
