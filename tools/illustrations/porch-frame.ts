import { chance } from './chance.ts';
import type { HouseForm } from './houses.ts';
import { darker, lighter, times } from './ink.ts';
import type { Light } from './light.ts';
import { NEAR, box, edge, floorQuad, plate, quad, space, type Space } from './perspective.ts';
import type { Subject } from './subject.ts';

const cableRails = new Set<HouseForm>([
  'ledge',
  'glassfront',
  'butterfly',
  'stilts',
  'bluff',
  'poolhall',
]);

export const cabled = ({ look }: Subject): boolean => cableRails.has(look.form);

export type Timber = {
  light: Light;
  boards: string;
  post: string;
  paint: string;
  second: string;
  pale: string;
};

export function timberOf({ look, light }: Subject): Timber {
  return {
    light,
    boards: light.lit(look.finish === 'painted' ? '#b99a78' : '#a87649'),
    post: light.lit(look.trim),
    paint: light.lit(look.cloth),
    second: light.lit(look.second),
    pale: light.lit('#f1e6d0'),
  };
}

export const porchSpace = (number: number): Space =>
  space({
    left: -3.4,
    right: 3.4,
    height: 2.7,
    depth: 3,
    eye: 1.5,
    vx: number % 2 ? 630 : 570,
    vy: 372,
  });

/** The boards underfoot, running out toward the rail. */
export function deckFloor(room: Space, timber: Timber, seed: string): string {
  const { left, right, depth } = room;
  const next = chance(`deck:${seed}`);
  const step = 0.2;
  const count = (right - left) / step;
  return (
    floorQuad(room, left - 4, NEAR, right - left + 8, depth - NEAR, timber.boards) +
    times(count + 30, (index) => {
      const x = left - 3 + index * step;
      return (
        (next() < 0.5
          ? floorQuad(
              room,
              x,
              NEAR,
              step,
              depth - NEAR,
              next() < 0.5 ? lighter(timber.boards, 0.1) : darker(timber.boards, 0.08),
            )
          : '') + edge(room, [x, 0, NEAR], [x, 0, depth], darker(timber.boards, 0.4), 2.4, 0.7)
      );
    }) +
    plate(room, left - 4, -0.16, depth, right - left + 8, 0.16, darker(timber.post, 0.3)) +
    (timber.light.snow
      ? floorQuad(
          room,
          left - 4,
          depth - 0.8,
          right - left + 8,
          0.8,
          timber.light.lit('#eef3f6'),
          0.9,
        )
      : '')
  );
}

export function railing(room: Space, timber: Timber, cable: boolean): string {
  const { left, right, depth } = room;
  const width = right - left + 8;
  const post = (x: number) =>
    box(room, { x: x - 0.06, z: depth, w: 0.12, h: 1.02, d: 0.12 }, timber.post);
  return (
    (cable
      ? times(6, (row) =>
          plate(room, left - 4, 0.18 + row * 0.13, depth, width, 0.015, lighter(timber.post, 0.35)),
        )
      : times(width / 0.16, (index) =>
          plate(
            room,
            left - 4 + index * 0.16,
            0.12,
            depth + 0.05,
            0.05,
            0.82,
            darker(timber.post, 0.08),
          ),
        )) +
    plate(room, left - 4, 0.1, depth, width, 0.08, timber.post) +
    [-5.1, -3.4, -1.7, 0, 1.7, 3.4, 5.1].map(post).join('') +
    box(
      room,
      { x: left - 4, y: 0.98, z: depth - 0.05, w: width, h: 0.08, d: 0.2 },
      lighter(timber.post, timber.light.snow ? 0.75 : 0.14),
    )
  );
}

/** Roof of a covered porch: boards, joists, two posts at the rail. */
export function porchRoof(room: Space, timber: Timber): string {
  const { left, right, height, depth } = room;
  const ceiling = darker(timber.boards, 0.28);
  return (
    quad(
      room,
      [
        [left - 3, height, NEAR],
        [right + 3, height, NEAR],
        [right + 3, height, depth],
        [left - 3, height, depth],
      ],
      ceiling,
    ) +
    times(46, (index) =>
      edge(
        room,
        [left - 3 + index * 0.28, height, NEAR],
        [left - 3 + index * 0.28, height, depth],
        darker(ceiling, 0.35),
        2,
        0.6,
      ),
    ) +
    box(
      room,
      { x: left - 3, y: height - 0.24, z: depth - 0.1, w: right - left + 6, h: 0.26, d: 0.2 },
      timber.post,
    ) +
    [1.5, 0, -1.3]
      .map((z) =>
        box(
          room,
          { x: left - 3, y: height - 0.14, z, w: right - left + 6, h: 0.14, d: 0.16 },
          darker(timber.post, 0.18),
        ),
      )
      .join('') +
    [left + 0.6, right - 0.8]
      .map(
        (x) =>
          box(room, { x, z: depth - 0.1, w: 0.22, h: height - 0.2, d: 0.22 }, timber.post) +
          quad(
            room,
            [
              [x + 0.22, height - 0.75, depth - 0.1],
              [x + 0.22, height - 0.58, depth - 0.1],
              [x + 0.74, height - 0.22, depth - 0.1],
              [x + 0.58, height - 0.22, depth - 0.1],
            ],
            timber.post,
          ),
      )
      .join('')
  );
}
