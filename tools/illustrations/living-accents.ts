import { dog } from './dog.ts';
import { coffeeTable, plant, rug, wallArt } from './furniture.ts';
import { darker, disc, lighter, mix, oval, poly, rect, segment, shape, times } from './ink.ts';
import type { Furnish } from './living-seats.ts';
import { ottoman, roundTable, stump, trunk } from './living-tables.ts';
import { bookcase, longClock, quiltOnWall, snowshoes, trout } from './living-walls.ts';
import { box, contact, plate } from './perspective.ts';
import { rocker } from './porch-things.ts';

/** Blankets over the rungs of a leaning ladder. */
const blankets: Furnish = (room, decor, x, z) =>
  [0, 0.5]
    .map((dx) => plate(room, x + dx - 0.28, 0, z, 0.06, 1.75, lighter(decor.wood, 0.14)))
    .join('') +
  [0.5, 1, 1.5]
    .map(
      (y, index) =>
        plate(
          room,
          x - 0.26,
          y - 0.36,
          z - 0.01,
          0.52,
          0.4,
          [decor.second, decor.pale, decor.cloth][index] ?? decor.pale,
          0.02,
        ) + plate(room, x - 0.28, y, z - 0.02, 0.56, 0.05, decor.wood),
    )
    .join('');

const telescope: Furnish = (room, decor, x, z) => {
  const [px, py] = room.at(x, 0, z);
  const s = room.scale(z);
  const brass = '#c8a35c';
  return (
    [-0.3, 0, 0.3]
      .map((dx) => segment([px, py - s * 0.95], [px + dx * s, py], darker(decor.wood, 0.1), 5))
      .join('') +
    segment([px - s * 0.34, py - s * 0.8], [px + s * 0.5, py - s * 1.28], brass, s * 0.12) +
    segment(
      [px + s * 0.3, py - s * 1.17],
      [px + s * 0.56, py - s * 1.31],
      lighter(brass, 0.25),
      s * 0.15,
    ) +
    disc(px, py - s * 0.98, s * 0.06, '#2b2c30')
  );
};

const dogBed: Furnish = (room, decor, x, z, w) => {
  const [px, py] = room.at(x, 0, z);
  const s = room.scale(z);
  return (
    oval(px, py, s * w * 0.56, s * 0.15, darker(decor.second, 0.25)) +
    oval(px, py - s * 0.05, s * w * 0.5, s * 0.11, lighter(decor.pale, 0.1)) +
    dog(
      px,
      py - s * 0.04,
      (s / 100) * 0.34,
      Math.round(x * 7) + 30,
      true,
      decor.cloth,
      (color) => color,
    )
  );
};

const records: Furnish = (room, decor, x, z, w) => {
  const [px, py] = room.at(x, 0.7, z + 0.2);
  const s = room.scale(z);
  return (
    contact(room, x - w / 2, z, w, 0.4) +
    box(room, { x: x - w / 2, z, w, h: 0.6, d: 0.42 }, decor.wood) +
    times(w / 0.05 - 2, (index) =>
      plate(
        room,
        x - w / 2 + 0.05 + index * 0.05,
        0.08,
        z - 0.01,
        0.035,
        0.4,
        [decor.cloth, decor.second, decor.pale, darker(decor.second, 0.3)][(index * 7) % 4] ??
          decor.pale,
      ),
    ) +
    box(
      room,
      { x: x - 0.26, y: 0.6, z: z + 0.02, w: 0.52, h: 0.1, d: 0.36 },
      darker(decor.wood, 0.3),
    ) +
    oval(px, py - s * 0.03, s * 0.18, s * 0.05, '#1b1c20') +
    oval(px, py - s * 0.03, s * 0.06, s * 0.017, decor.second)
  );
};

const easel: Furnish = (room, decor, x, z) => {
  const [px, py] = room.at(x, 0, z);
  const s = room.scale(z);
  return (
    [-0.34, 0.34]
      .map((dx) => segment([px + dx * s, py], [px + dx * s * 0.1, py - s * 1.7], decor.wood, 7))
      .join('') +
    rect(px - s * 0.36, py - s * 1.45, s * 0.72, s * 0.6, lighter(decor.pale, 0.4)) +
    rect(px - s * 0.31, py - s * 1.4, s * 0.62, s * 0.5, decor.light.sky[1]) +
    poly(
      [
        [px - s * 0.31, py - s * 1.05],
        [px - s * 0.08, py - s * 1.28],
        [px + s * 0.08, py - s * 1.1],
        [px + s * 0.2, py - s * 1.2],
        [px + s * 0.31, py - s * 1.04],
        [px + s * 0.31, py - s * 0.9],
        [px - s * 0.31, py - s * 0.9],
      ],
      decor.light.near,
    ) +
    rect(px - s * 0.42, py - s * 0.84, s * 0.84, s * 0.07, darker(decor.wood, 0.15))
  );
};

const guitar: Furnish = (room, decor, x, z) => {
  const [px, py] = room.at(x, 0, z);
  const s = room.scale(z) / 100;
  const wood = mix('#b5722f', decor.wood, 0.2);
  return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(9) scale(${s.toFixed(2)})">${
    shape(
      'M0,0 C-36,0 -38,-34 -26,-44 C-22,-50 -24,-56 -24,-62 C-24,-80 24,-80 24,-62 C24,-56 22,-50 26,-44 C38,-34 36,0 0,0 Z',
      wood,
    ) +
    disc(0, -44, 9, '#241d1c') +
    rect(-4, -132, 8, 86, '#3a2a20') +
    rect(-7, -148, 14, 18, darker(wood, 0.3), 3) +
    rect(-12, -20, 24, 4, '#241d1c') +
    times(3, (index) => segment([-2 + index * 2, -20], [-2 + index * 2, -132], '#f1e9d6', 0.8))
  }</g>`;
};

const piano: Furnish = (room, decor, x, z, w) => {
  const wood = darker(decor.wood, 0.25);
  return (
    contact(room, x - w / 2, z, w, 0.5) +
    box(room, { x: x - w / 2, z: z + 0.2, w, h: 1.15, d: 0.4 }, wood) +
    box(room, { x: x - w / 2, y: 0.68, z, w, h: 0.08, d: 0.3 }, lighter(wood, 0.08)) +
    plate(room, x - w / 2 + 0.06, 0.7, z - 0.01, w - 0.12, 0.06, '#f3ead7') +
    times(w / 0.09, (index) =>
      index % 7 === 2 || index % 7 === 6
        ? ''
        : plate(room, x - w / 2 + 0.1 + index * 0.085, 0.73, z - 0.012, 0.035, 0.03, '#1b1c20'),
    ) +
    [x - w / 2 + 0.04, x + w / 2 - 0.12]
      .map((at) => plate(room, at, 0, z, 0.08, 0.7, darker(wood, 0.2)))
      .join('') +
    plate(room, x - 0.24, 0.84, z + 0.19, 0.48, 0.26, lighter(decor.pale, 0.3)) +
    box(room, { x: x - 0.3, y: 0, z: z - 0.5, w: 0.6, h: 0.46, d: 0.3 }, wood) +
    plate(room, x - 0.32, 0.42, z - 0.52, 0.64, 0.09, decor.cloth, 0.03)
  );
};

export const accents = {
  bookcase,
  blankets,
  telescope,
  dogBed,
  quiltOnWall,
  trout,
  records,
  easel,
  guitar,
  longClock,
  snowshoes,
  piano,
  roundTable,
  trunk,
  ottoman,
  stump,
  plankTable: (room, decor, x, z, w) => coffeeTable(room, decor, x - w / 2, z, w),
  rug: (room, decor, x, z, w) => rug(room, decor, x - w / 2, z, w, w * 0.58),
  art: (room, decor, x, y, w) => wallArt(room, decor, x - w / 2, y, w, w * 0.74),
  plant: (room, decor, x, z, w) => plant(room, decor, x, z, w),
  rocker: (room, decor, x, z) => rocker(room, x, z, decor.second, x < 0 ? 1 : -1),
} satisfies Record<string, Furnish>;
