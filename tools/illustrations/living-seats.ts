import type { Decor } from './decor.ts';
import { darker, disc, lighter, moved, oval, shape, times } from './ink.ts';
import { box, contact, plate, type Space } from './perspective.ts';
import { sideSofa, sofa } from './seating.ts';

/** A room that also knows how high its ceiling is at x. */
export type Hall = Space & { ceilingAt: (x: number) => number };

/** Draws a thing whose middle is at x and whose front is at z, so wide. */
export type Furnish = (room: Hall, decor: Decor, x: number, z: number, w: number) => string;

/** Low, buttoned, the arms as high as the back. */
const chesterfield: Furnish = (room, decor, x, z, w) => {
  const color = darker(decor.cloth, 0.08);
  const left = x - w / 2;
  const s = room.scale(z + 0.6);
  return (
    contact(room, left, z, w, 0.95) +
    box(room, { x: left, y: 0.1, z: z + 0.6, w, h: 0.66, d: 0.28 }, color, 0.12) +
    times(Math.round(w / 0.3) - 1, (column) =>
      [0.5, 0.64]
        .map((y, row) => {
          const [px, py] = room.at(left + 0.3 + column * 0.3 + row * 0.1, y, z + 0.6);
          return disc(px, py, s * 0.018, darker(color, 0.4));
        })
        .join(''),
    ) +
    box(
      room,
      { x: left + 0.2, y: 0.14, z, w: w - 0.4, h: 0.3, d: 0.62 },
      lighter(color, 0.08),
      0.05,
    ) +
    plate(room, left + 0.2, 0.14, z, w - 0.4, 0.12, darker(color, 0.2)) +
    [left, left + w - 0.26]
      .map((at) => {
        const [px, py] = room.at(at + 0.13, 0.7, z);
        const k = room.scale(z);
        return (
          box(room, { x: at, y: 0.1, z, w: 0.26, h: 0.6, d: 0.88 }, color, 0.06) +
          oval(px, py, k * 0.16, k * 0.13, lighter(color, 0.06)) +
          oval(px, py, k * 0.09, k * 0.07, darker(color, 0.22))
        );
      })
      .join('') +
    times(2, (index) => plate(room, left + 0.08 + index * (w - 0.24), 0, z, 0.08, 0.11, decor.wood))
  );
};

/** A wooden frame with flat cushions and a high back of slats. */
const settle: Furnish = (room, decor, x, z, w) => {
  const left = x - w / 2;
  return (
    contact(room, left, z, w, 0.8) +
    box(room, { x: left, y: 0.3, z: z + 0.6, w, h: 0.9, d: 0.08 }, decor.wood) +
    times(w / 0.18, (index) =>
      plate(room, left + 0.06 + index * 0.18, 0.62, z + 0.59, 0.05, 0.5, darker(decor.wood, 0.3)),
    ) +
    box(room, { x: left, y: 0.3, z, w, h: 0.09, d: 0.66 }, darker(decor.wood, 0.1)) +
    box(room, { x: left + 0.05, y: 0.39, z, w: w - 0.1, h: 0.13, d: 0.58 }, decor.cloth, 0.03) +
    times(3, (index) =>
      plate(
        room,
        left + 0.16 + (index * (w - 0.32)) / 3,
        0.5,
        z + 0.5,
        (w - 0.5) / 3,
        0.38,
        index === 1 ? decor.second : decor.pale,
        0.05,
      ),
    ) +
    [left, left + w - 0.1]
      .map(
        (at) =>
          box(room, { x: at, y: 0, z, w: 0.1, h: 0.66, d: 0.1 }, decor.wood) +
          box(room, { x: at, y: 0.62, z, w: 0.1, h: 0.07, d: 0.66 }, lighter(decor.wood, 0.1)),
      )
      .join('')
  );
};

/** Low and wide, bolsters at its ends, no back. */
const daybed: Furnish = (room, decor, x, z, w) => {
  const left = x - w / 2;
  return (
    contact(room, left, z, w, 0.9) +
    times(2, (index) =>
      box(room, { x: left + 0.06 + index * (w - 0.22), z, w: 0.1, h: 0.24, d: 0.1 }, decor.wood),
    ) +
    box(room, { x: left, y: 0.2, z, w, h: 0.1, d: 0.9 }, decor.wood) +
    box(
      room,
      { x: left + 0.03, y: 0.3, z: z + 0.02, w: w - 0.06, h: 0.2, d: 0.84 },
      decor.cloth,
      0.06,
    ) +
    times(5, (index) =>
      plate(
        room,
        left + 0.1 + index * (w / 5.4),
        0.3,
        z + 0.01,
        0.05,
        0.2,
        lighter(decor.cloth, 0.25),
      ),
    ) +
    [left + 0.02, left + w - 0.3]
      .map((at, index) =>
        box(
          room,
          { x: at, y: 0.48, z: z + 0.2, w: 0.28, h: 0.26, d: 0.5 },
          index ? decor.second : decor.pale,
          0.12,
        ),
      )
      .join('')
  );
};

/** Its back to us: we look over it at the fire. */
const sofaBack: Furnish = (room, decor, x, z, w) => {
  const left = x - w / 2;
  const color = decor.cloth;
  return (
    contact(room, left, z, w, 0.9) +
    times(3, (index) =>
      box(
        room,
        {
          x: left + 0.24 + (index * (w - 0.48)) / 3,
          y: 0.7,
          z: z + 0.24,
          w: (w - 0.56) / 3,
          h: 0.2,
          d: 0.16,
        },
        lighter(color, 0.1),
        0.08,
      ),
    ) +
    [left, left + w - 0.22]
      .map((at) =>
        box(room, { x: at, y: 0.08, z: z + 0.1, w: 0.22, h: 0.58, d: 0.84 }, color, 0.08),
      )
      .join('') +
    box(room, { x: left, y: 0.08, z, w, h: 0.72, d: 0.24 }, darker(color, 0.1), 0.06) +
    plate(room, left + 0.08, 0.14, z - 0.01, w - 0.16, 0.56, darker(color, 0.17), 0.04) +
    plate(room, left + w * 0.6, 0.42, z - 0.02, 0.5, 0.42, decor.second, 0.02) +
    times(4, (index) =>
      plate(room, left + w * 0.6 + 0.05 + index * 0.12, 0.42, z - 0.025, 0.04, 0.42, decor.pale),
    )
  );
};

/** A tall chair with wings, turned a little. */
const wing: Furnish = (room, decor, x, z) => {
  const [px, py] = room.at(x, 0, z);
  const k = room.scale(z) / 100;
  const flip = x < (room.left + room.right) / 2 ? 1 : -1;
  const color = flip === 1 ? decor.cloth : decor.second;
  return moved(
    px,
    py,
    oval(4, 0, 56, 9, '#161a2b', 0.28) +
      [-36, 34]
        .map((at) => shape(`M${at},-20 l5,22 h6 l3,-22 Z`, darker(decor.wood, 0.2)))
        .join('') +
      shape('M-44,-22 V-120 Q-44,-142 -14,-142 Q24,-142 26,-118 L30,-22 Z', color) +
      shape('M-44,-120 Q-44,-142 -20,-142 L-30,-60 L-46,-52 Z', darker(color, 0.18)) +
      shape('M20,-128 Q36,-124 42,-108 L46,-54 L28,-60 Z', lighter(color, 0.1)) +
      shape('M-38,-62 Q6,-72 40,-60 L46,-40 Q4,-48 -36,-40 Z', lighter(color, 0.14)) +
      shape('M-36,-42 Q4,-50 46,-42 V-20 H-36 Z', darker(color, 0.12)) +
      shape('M-48,-66 Q-34,-74 -26,-64 L-28,-20 H-48 Z', darker(color, 0.08)) +
      shape('M34,-64 Q48,-72 56,-60 L54,-20 H34 Z', color) +
      shape('M-20,-96 q22,-8 34,4 l-2,30 q-18,-8 -34,0 Z', decor.pale),
    k * flip,
    k,
  );
};

export const seats = {
  sofa: (room, decor, x, z, w) => sofa(room, decor, x - w / 2, z, w),
  whiteSofa: (room, decor, x, z, w) => sofa(room, decor, x - w / 2, z, w, decor.pale),
  chesterfield,
  settle,
  daybed,
  sofaBack,
  wing,
  sideLeft: (room, decor, x, z, w) => sideSofa(room, decor, x, z, w, 1),
  sideRight: (room, decor, x, z, w) => sideSofa(room, decor, x, z, w, -1),
  chairLeft: (room, decor, x, z, w) => sideSofa(room, decor, x, z, w, 1, decor.second),
  chairRight: (room, decor, x, z, w) => sideSofa(room, decor, x, z, w, -1, decor.second),
} satisfies Record<string, Furnish>;
