import { darker, lighter, poly, rect, segment, type Point } from './ink.ts';

/** One-point perspective: x to the right, y up, z away, in meters; the eye stands at x = 0. */
export type Space = {
  left: number;
  right: number;
  height: number;
  depth: number;
  eye: number;
  at: (x: number, y: number, z: number) => Point;
  scale: (z: number) => number;
};

type SpaceOptions = {
  left?: number;
  right?: number;
  height?: number;
  depth?: number;
  eye?: number;
  vx?: number;
  vy?: number;
};

const UNIT = 215;

const FOCAL = 5.6;

/** How far before the picture plane the floor and walls begin, so that they fill the sheet. */
export const NEAR = -2.2;

export function space(options: SpaceOptions = {}): Space {
  const {
    left = -3,
    right = 3,
    height = 2.75,
    depth = 4.4,
    eye = 1.45,
    vx = 600,
    vy = 372,
  } = options;
  const scale = (z: number) => (UNIT * FOCAL) / (FOCAL + z);
  const at = (x: number, y: number, z: number): Point => [
    vx + x * scale(z),
    vy + (eye - y) * scale(z),
  ];
  return { left, right, height, depth, eye, at, scale };
}

type Solid = readonly [number, number, number];

export const quad = (room: Space, corners: readonly Solid[], fill: string, opacity = 1): string =>
  poly(
    corners.map((corner) => room.at(...corner)),
    fill,
    opacity,
  );

export const edge = (
  room: Space,
  a: Solid,
  b: Solid,
  color: string,
  width: number,
  opacity = 1,
): string => segment(room.at(...a), room.at(...b), color, width, opacity);

/** A patch of floor. */
export const floorQuad = (
  room: Space,
  x: number,
  z: number,
  w: number,
  d: number,
  fill: string,
  opacity = 1,
  y = 0,
): string =>
  quad(
    room,
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + d],
      [x, y, z + d],
    ],
    fill,
    opacity,
  );

/** An upright rectangle that faces us. */
export function plate(
  room: Space,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string {
  const [px, py] = room.at(x, y + h, z);
  const s = room.scale(z);
  return rect(px, py, w * s, h * s, fill, radius * s, opacity);
}

/** An upright rectangle on a plane that leads away from us, as on a side wall. */
export const sidePlate = (
  room: Space,
  x: number,
  y: number,
  z: number,
  d: number,
  h: number,
  fill: string,
  opacity = 1,
): string =>
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

type Box = { x: number; y?: number; z: number; w: number; h: number; d: number };

/** A box with the faces that can be seen from where the eye is. */
export function box(room: Space, { x, y = 0, z, w, h, d }: Box, color: string, radius = 0): string {
  const top = y + h;
  const side =
    x > 0
      ? quad(
          room,
          [
            [x, y, z],
            [x, top, z],
            [x, top, z + d],
            [x, y, z + d],
          ],
          darker(color, 0.26),
        )
      : x + w < 0
        ? quad(
            room,
            [
              [x + w, y, z],
              [x + w, top, z],
              [x + w, top, z + d],
              [x + w, y, z + d],
            ],
            darker(color, 0.26),
          )
        : '';
  const cap =
    top < room.eye
      ? quad(
          room,
          [
            [x, top, z],
            [x + w, top, z],
            [x + w, top, z + d],
            [x, top, z + d],
          ],
          lighter(color, 0.16),
        )
      : y > room.eye
        ? quad(
            room,
            [
              [x, y, z],
              [x + w, y, z],
              [x + w, y, z + d],
              [x, y, z + d],
            ],
            darker(color, 0.4),
          )
        : '';
  return side + cap + plate(room, x, y, z, w, h, color, radius);
}

/** The soft shadow a piece throws on the floor. */
export const contact = (room: Space, x: number, z: number, w: number, d: number): string =>
  floorQuad(room, x - 0.1, z - 0.14, w + 0.2, d + 0.2, '#161a2b', 0.26);
