import {
  darker,
  disc,
  glow,
  lighter,
  oval,
  poly,
  rect,
  segment,
  shape,
  stroke,
  times,
} from './ink.ts';
import { type Draw, shadow } from './yard-parts.ts';

export const mailbox: Draw = (light, paint) =>
  shadow(26) +
  rect(-5, -84, 10, 84, light.lit('#7a5a42')) +
  shape('M-30,-84 V-104 a17,17 0 0 1 17,-17 H20 a17,17 0 0 1 17,17 V-84 Z', paint) +
  shape('M-30,-84 V-104 a17,17 0 0 1 17,-17 a17,17 0 0 1 17,17 V-84 Z', darker(paint, 0.22)) +
  segment([20, -104], [20, -132], light.lit('#c4402f'), 4) +
  rect(20, -132, 14, 9, light.lit('#c4402f')) +
  (light.snow ? oval(4, -121, 32, 6, light.lit('#f2f6f8')) : '');

export const hammock: Draw = (light, paint) =>
  shadow(110) +
  [-104, 104].map((x) => rect(x - 5, -110, 10, 112, light.lit('#6b4c38'), 3)).join('') +
  shape('M-100,-92 Q0,2 100,-92 Q60,-30 0,-24 Q-60,-30 -100,-92 Z', paint) +
  stroke('M-100,-92 Q0,-16 100,-92', lighter(paint, 0.4), 4) +
  times(7, (index) =>
    segment(
      [-60 + index * 20, -58 + Math.abs(3 - index) * -6],
      [-54 + index * 18, -30],
      lighter(paint, 0.35),
      3,
      0.7,
    ),
  );

export const barrow: Draw = (light, paint) =>
  shadow(66) +
  times(9, (index) =>
    disc(
      -34 + index * 9,
      -52 - (index % 3) * 7,
      9,
      index % 2
        ? light.lit('#5d8a4a')
        : light.lit(['#e58a8a', '#f0d070', '#f3efe0'][index % 3] ?? '#f3efe0'),
    ),
  ) +
  poly(
    [
      [-48, -50],
      [46, -50],
      [30, -16],
      [-30, -16],
    ],
    paint,
  ) +
  segment([40, -44], [96, -56], light.lit('#8a6a48'), 6) +
  segment([26, -18], [34, 0], darker(paint, 0.3), 5) +
  disc(-40, -12, 13, '#2b2d33') +
  disc(-40, -12, 6, light.lit('#aab0b0'));

export const birdhouse: Draw = (light, paint) =>
  shadow(18) +
  rect(-4, -120, 8, 120, light.lit('#7a5a42')) +
  rect(-20, -156, 40, 38, paint) +
  poly(
    [
      [-28, -152],
      [0, -182],
      [28, -152],
    ],
    darker(paint, 0.35),
  ) +
  disc(0, -138, 6, '#241d20') +
  (light.snow ? segment([-26, -154], [0, -183], light.lit('#f2f6f8'), 6) : '');

export const lanterns: Draw = (light) =>
  times(4, (index) => {
    const x = -120 + index * 80;
    const y = -index * 16;
    return (
      glow(x, y - 40, 40, '#ffd27f', 0.35 + light.lamps * 0.3) +
      rect(x - 2, y - 40, 4, 40, '#2c2422') +
      rect(x - 8, y - 58, 16, 20, '#ffe0a0', 3) +
      poly(
        [
          [x - 12, y - 58],
          [x, y - 68],
          [x + 12, y - 58],
        ],
        '#2c2422',
      )
    );
  });

export const bench: Draw = (light, paint) =>
  shadow(84) +
  [-62, 56].map((x) => rect(x, -36, 8, 36, darker(paint, 0.3))).join('') +
  times(3, (index) => rect(-76, -82 + index * 13, 152, 9, lighter(paint, 0.06 * index), 3)) +
  rect(-80, -40, 160, 10, lighter(paint, 0.18), 3) +
  (light.snow ? rect(-78, -48, 156, 9, light.lit('#f2f6f8'), 5) : '');

export const picnic: Draw = (light, paint) =>
  shadow(120) +
  segment([-54, -66], [-84, 0], darker(paint, 0.3), 8) +
  segment([54, -66], [84, 0], darker(paint, 0.3), 8) +
  rect(-108, -40, 216, 9, darker(paint, 0.1), 2) +
  rect(-92, -74, 184, 11, lighter(paint, 0.16), 2) +
  rect(-34, -78, 68, 30, light.lit('#c8503c')) +
  times(3, (index) => rect(-26 + index * 22, -78, 9, 30, light.lit('#f2e8d6'))) +
  rect(46, -92, 18, 20, light.lit('#d8c090'), 3);

export const easel: Draw = (light) =>
  shadow(40) +
  segment([-32, 0], [-2, -150], light.lit('#8a6a48'), 6) +
  segment([32, 0], [2, -150], light.lit('#8a6a48'), 6) +
  segment([0, -6], [0, -150], light.lit('#6b5038'), 5) +
  rect(-42, -126, 84, 70, light.lit('#f6efdf')) +
  rect(-36, -120, 72, 58, light.lit('#bcd6dc')) +
  poly(
    [
      [-36, -78],
      [-12, -104],
      [8, -84],
      [22, -96],
      [36, -78],
      [36, -62],
      [-36, -62],
    ],
    light.lit('#6b8fa0'),
  ) +
  rect(-48, -58, 96, 7, light.lit('#6b5038'));
