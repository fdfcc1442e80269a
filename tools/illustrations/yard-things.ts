import { bale } from './bale.ts';
import { classicCar } from './classic-cars.ts';
import { dog } from './dog.ts';
import {
  darker,
  glow,
  lighter,
  moved,
  oval,
  poly,
  rect,
  segment,
  shape,
  stroke,
  times,
} from './ink.ts';
import type { Light } from './light.ts';
import { hardwood } from './trees.ts';
import {
  barrow,
  bench,
  birdhouse,
  easel,
  hammock,
  lanterns,
  mailbox,
  picnic,
} from './yard-garden.ts';
import { type Draw, shadow } from './yard-parts.ts';
import { sled, snowman, woodstack } from './yard-winter.ts';

const canoe: Draw = (light, paint) =>
  oval(0, 4, 118, 10, '#161a2b', 0.25) +
  shape('M-120,-34 Q-106,8 -60,8 H60 Q106,8 120,-34 Q60,-12 0,-12 Q-60,-12 -120,-34 Z', paint) +
  shape(
    'M-120,-34 Q-60,-12 0,-12 Q60,-12 120,-34 Q60,-2 0,-2 Q-60,-2 -120,-34 Z',
    darker(paint, 0.4),
  ) +
  stroke('M-120,-34 Q-60,-12 0,-12 Q60,-12 120,-34', light.lit('#e9d9b4'), 4) +
  segment([-70, -42], [64, -6], light.lit('#b98a52'), 5);

const chair = (paint: string, flip: 1 | -1): string =>
  `<g transform="scale(${flip} 1)">${
    poly(
      [
        [-34, -78],
        [-6, -84],
        [6, -22],
        [-16, -18],
      ],
      paint,
    ) +
    times(3, (index) =>
      segment([-27 + index * 8, -78], [-12 + index * 7, -22], darker(paint, 0.2), 2),
    ) +
    poly(
      [
        [-16, -26],
        [36, -30],
        [42, -20],
        [-14, -14],
      ],
      lighter(paint, 0.1),
    ) +
    poly(
      [
        [-26, -44],
        [34, -46],
        [36, -39],
        [-24, -37],
      ],
      lighter(paint, 0.16),
    ) +
    segment([32, -44], [34, 0], darker(paint, 0.15), 6) +
    segment([-14, -18], [-26, 0], darker(paint, 0.25), 6)
  }</g>`;

const fireRing: Draw = (light, paint) =>
  shadow(150) +
  moved(-104, 0, chair(paint, 1)) +
  moved(104, 0, chair(darker(paint, 0.1), -1)) +
  glow(0, -18, 84, '#ff9a45', light.stars ? 0.7 : 0.25) +
  shape('M-16,-8 Q-22,-34 -4,-54 Q0,-36 10,-42 Q20,-24 14,-8 Z', '#ef8434') +
  shape('M-8,-8 Q-10,-24 0,-34 Q8,-22 7,-8 Z', '#fbd070') +
  times(7, (index) =>
    oval(
      -42 + index * 14,
      -4 + Math.abs(3 - index) * -1.6,
      9,
      7,
      light.lit(index % 2 ? '#8f8a86' : '#77736f'),
    ),
  );

const bales: Draw = (light) =>
  moved(-120, -16, bale(light, 26)) +
  moved(110, -22, bale(light, 24)) +
  moved(0, 0, bale(light, 36));

const bicycles: Draw = (light, paint) =>
  [-56, 74]
    .map((x, index) => {
      const color = index ? light.lit('#d9a441') : paint;
      const wheel = (at: number) =>
        `<circle cx="${x + at}" cy="-26" r="25" fill="none" stroke="#24262a" stroke-width="4"/>`;
      return (
        oval(x, 0, 60, 6, '#161a2b', 0.26) +
        wheel(-36) +
        wheel(36) +
        stroke(
          `M${x - 36},-26 L${x - 12},-64 L${x + 22},-64 L${x - 2},-26 Z M${x - 2},-26 L${x - 14},-72 M${x + 36},-26 L${x + 18},-78 h-14`,
          color,
          5,
        ) +
        segment([x - 24, -74], [x - 6, -74], '#2b2422', 6)
      );
    })
    .join('');

const pickup: Draw = (light, paint) =>
  classicCar(light, 'pickup', { x: 0, foot: 0, size: 0.56, paint });

const dogs: Draw = (light, paint) =>
  shadow(40, -50) +
  shadow(40, 56) +
  dog(-50, 0, 0.46, 3, false, paint, light.lit) +
  dog(56, 4, 0.42, 17, false, light.lit('#4d6b8a'), light.lit);

const swing: Draw = (light) =>
  hardwood(light, 0, 6, 400, 'yard:swing') +
  segment([-62, -214], [-62, -44], '#3a3330', 2.4) +
  segment([-18, -214], [-18, -44], '#3a3330', 2.4) +
  segment([-80, -220], [0, -214], light.lit('#5a4030'), 9) +
  rect(-68, -48, 56, 7, light.lit('#c99a63'), 2);

const yard = {
  mailbox,
  canoe,
  hammock,
  fireRing,
  barrow,
  birdhouse,
  lanterns,
  bench,
  bales,
  picnic,
  easel,
  bicycles,
  pickup,
  dogs,
  swing,
  woodstack,
  sled,
  snowman,
} satisfies Record<string, Draw>;

export type YardThing = keyof typeof yard;

export const yardThing = (
  thing: YardThing,
  light: Light,
  paint: string,
  x: number,
  foot: number,
  size = 1,
): string => moved(x, foot, yard[thing](light, paint), size);
