import { stones } from './build.ts';
import { fire, fireplace } from './hearth.ts';
import { darker, disc, glow, lighter, mix, rect, shape, times } from './ink.ts';
import type { Furnish, Hall } from './living-seats.ts';
import { box, contact, floorQuad, plate } from './perspective.ts';

/** Up to the ridge where there is one. */
const stone =
  (brick: boolean): Furnish =>
  (room, decor, x, top, w) =>
    fireplace(room, decor, x - w / 2, w, top || room.height, brick);

/** White plaster, rounded, its hearth an arch. */
const plaster: Furnish = (room, decor, x, top, w) => {
  const z = room.depth - 0.5;
  const s = room.scale(z);
  const white = lighter(decor.pale, 0.4);
  const [l, floor] = room.at(x - w / 2, 0, z);
  const [r] = room.at(x + w / 2, 0, z);
  const [c, high] = room.at(x, top || room.height, z);
  const [fx, fy] = room.at(x, 0.3, z);
  return (
    contact(room, x - w / 2, z - 0.4, w, 0.4) +
    shape(
      `M${l},${floor} V${floor - s * 1.1} Q${l},${floor - s * 1.5} ${c - w * s * 0.2},${floor - s * 1.75} L${c - w * s * 0.17},${high} H${c + w * s * 0.17} L${c + w * s * 0.2},${floor - s * 1.75} Q${r},${floor - s * 1.5} ${r},${floor - s * 1.1} V${floor} Z`,
      white,
    ) +
    shape(
      `M${c + w * s * 0.2},${floor} V${floor - s * 1.6} L${c + w * s * 0.06},${high} H${c + w * s * 0.17} L${c + w * s * 0.2},${floor - s * 1.75} Q${r},${floor - s * 1.5} ${r},${floor - s * 1.1} V${floor} Z`,
      darker(white, 0.1),
    ) +
    shape(
      `M${fx - s * 0.42},${fy} V${fy - s * 0.42} a${s * 0.42},${s * 0.4} 0 0 1 ${s * 0.84},0 V${fy} Z`,
      '#1e1617',
    ) +
    fire(fx, fy - 3, s * 0.36) +
    box(
      room,
      { x: x - w / 2 - 0.1, z: z - 0.36, w: w + 0.2, h: 0.24, d: 0.36 },
      darker(white, 0.06),
    ) +
    floorQuad(room, x - w / 2, z - 1.6, w, 1.2, '#ffb35a', 0.13)
  );
};

/** A long low fire behind glass in a wall of slate. */
const linear: Furnish = (room, decor, x, top, w) => {
  const z = room.depth - 0.3;
  const s = room.scale(z);
  const slate = mix('#4f565a', decor.wall, 0.12);
  const [fx, fy] = room.at(x, 0.62, z);
  return (
    contact(room, x - w / 2, z - 0.2, w, 0.3) +
    box(room, { x: x - w / 2, z, w, h: top || room.height, d: 0.3 }, slate) +
    times(6, (row) => plate(room, x - w / 2, 0.42 * row + 0.4, z, w, 0.014, darker(slate, 0.35))) +
    plate(room, x - w * 0.4, 0.56, z, w * 0.8, 0.42, '#17181c', 0.02) +
    times(9, (index) => {
      const px = fx + (index - 4) * s * w * 0.08;
      const h = s * (0.16 + ((index * 5) % 4) * 0.035);
      return (
        shape(
          `M${px - s * 0.06},${fy} Q${px - s * 0.07},${fy - h * 0.6} ${px},${fy - h} Q${px + s * 0.08},${fy - h * 0.5} ${px + s * 0.06},${fy} Z`,
          '#ef8434',
        ) +
        shape(
          `M${px - s * 0.03},${fy} Q${px - s * 0.03},${fy - h * 0.4} ${px},${fy - h * 0.6} Q${px + s * 0.04},${fy - h * 0.3} ${px + s * 0.03},${fy} Z`,
          '#ffd987',
        )
      );
    }) +
    glow(fx, fy - s * 0.1, s * w * 0.7, '#ffae4a', 0.4, s * 0.6) +
    box(
      room,
      { x: x - w / 2 - 0.05, y: 0.26, z: z - 0.3, w: w + 0.1, h: 0.12, d: 0.3 },
      lighter(slate, 0.1),
    ) +
    box(room, { x: x + w * 0.2, y: 0.38, z: z - 0.2, w: 0.26, h: 0.2, d: 0.16 }, decor.second, 0.05)
  );
};

/** A wall of whole logs around the hearth. */
const logs: Furnish = (room, decor, x, top, w) => {
  const z = room.depth - 0.4;
  const s = room.scale(z);
  const wood = mix('#9a6238', decor.wood, 0.3);
  const h = top || room.height;
  const [fx, fy] = room.at(x, 0.16, z);
  const [px, py] = room.at(x - 0.62, 1.1, z);
  return (
    contact(room, x - w / 2, z - 0.3, w, 0.4) +
    box(room, { x: x - w / 2, z, w, h, d: 0.4 }, wood) +
    times(
      h / 0.26,
      (row) =>
        plate(room, x - w / 2, row * 0.26 + 0.02, z, w, 0.05, darker(wood, 0.4)) +
        plate(room, x - w / 2, row * 0.26 + 0.18, z, w, 0.04, lighter(wood, 0.2), 0, 0.6),
    ) +
    stones(decor.seed, px, py, 1.24 * s, 1.1 * s, '#8f8880') +
    plate(room, x - 0.4, 0.14, z - 0.01, 0.8, 0.72, '#1e1617', 0.04) +
    fire(fx, fy, s * 0.36) +
    box(
      room,
      { x: x - w * 0.42, y: 1.14, z: z - 0.16, w: w * 0.84, h: 0.14, d: 0.18 },
      darker(wood, 0.3),
    ) +
    [-0.4, -0.18, 0.3]
      .map((dx, index) =>
        plate(
          room,
          x + dx,
          1.28,
          z - 0.1,
          0.1,
          0.16 + index * 0.05,
          [decor.second, decor.pale, decor.cloth][index] ?? decor.pale,
          0.02,
        ),
      )
      .join('') +
    box(room, { x: x - 0.8, z: z - 0.4, w: 1.6, h: 0.1, d: 0.4 }, '#8b847b')
  );
};

const pipe = (room: Hall, x: number, z: number): string =>
  box(room, { x: x - 0.065, y: 0.85, z, w: 0.13, h: room.ceilingAt(x) - 0.85, d: 0.13 }, '#35363a');

/** An iron stove on its stone, the pipe to the ceiling. */
const stove: Furnish = (room, _decor, x, _top, w) => {
  const z = room.depth - 0.75;
  return (
    pipe(room, x, z + 0.2) +
    box(room, { x: x - w * 0.7, z: z - 0.2, w: w * 1.4, h: 0.06, d: 0.9 }, '#8b847b') +
    times(2, (index) =>
      box(
        room,
        { x: x - w / 2 + 0.04 + index * (w - 0.16), z, w: 0.08, h: 0.2, d: 0.4 },
        '#2b2c30',
      ),
    ) +
    box(room, { x: x - w / 2, y: 0.18, z, w, h: 0.68, d: 0.45 }, '#3c3d42') +
    plate(room, x - w / 2 + 0.08, 0.28, z, w - 0.16, 0.42, '#f4a54a', 0.04) +
    plate(room, x - w / 2 + 0.16, 0.3, z, w - 0.32, 0.2, '#ffd987', 0.08) +
    plate(room, x - 0.015, 0.28, z, 0.03, 0.42, '#3c3d42')
  );
};

/** Enamelled and rounded, in the second colour of the house. */
const enamel: Furnish = (room, decor, x, _top, w) => {
  const z = room.depth - 0.75;
  const s = room.scale(z);
  const [px, py] = room.at(x, 0.56, z);
  return (
    pipe(room, x, z + 0.2) +
    contact(room, x - w / 2, z, w, 0.4) +
    [-0.24, 0.18].map((dx) => plate(room, x + dx, 0, z, 0.06, 0.24, '#2b2c30')).join('') +
    box(room, { x: x - w * 0.4, y: 0.2, z, w: w * 0.8, h: 0.82, d: 0.42 }, decor.second, 0.14) +
    disc(px, py, s * 0.23, '#2b2c30') +
    disc(px, py, s * 0.19, '#f4a54a') +
    disc(px, py + s * 0.05, s * 0.1, '#ffd987') +
    rect(px - s * 0.26, py + s * 0.3, s * 0.52, s * 0.03, darker(decor.second, 0.3)) +
    glow(px, py, s * 0.7, '#ffae4a', 0.35)
  );
};

export const hearths = {
  stone: stone(false),
  brick: stone(true),
  plaster,
  linear,
  logs,
  stove,
  enamel,
} satisfies Record<string, Furnish>;
