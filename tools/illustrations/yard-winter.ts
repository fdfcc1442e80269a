import { darker, disc, poly, rect, segment, stroke, times } from './ink.ts';
import { type Draw, shadow } from './yard-parts.ts';

export const woodstack: Draw = (light) =>
  shadow(90) +
  times(4, (row) =>
    times(9 - (row % 2), (column) => {
      const x = -72 + column * 18 + (row % 2) * 9;
      const cut = light.lit((row + column) % 3 ? '#c99a63' : '#b5834e');
      return disc(x, -9 - row * 16, 9.4, darker(cut, 0.42)) + disc(x, -9 - row * 16, 7, cut);
    }),
  ) +
  (light.snow ? rect(-82, -76, 164, 12, light.lit('#f2f6f8'), 6) : '');

export const sled: Draw = (light, paint) =>
  stroke('M-70,0 H54 Q86,0 84,-34', light.lit('#8a5a38'), 7) +
  times(3, (index) => rect(-44 + index * 40, -26, 7, 26, light.lit('#6b4630'))) +
  rect(-66, -34, 128, 10, paint, 3) +
  stroke('M84,-32 Q130,-20 150,2', light.lit('#d9c5a0'), 3);

export const snowman: Draw = (light, paint) =>
  shadow(44) +
  disc(0, -34, 38, light.lit('#eef3f6')) +
  disc(0, -88, 28, light.lit('#f4f7f9')) +
  disc(0, -128, 20, light.lit('#f8fafb')) +
  rect(-22, -112, 44, 10, paint, 4) +
  rect(8, -108, 10, 34, darker(paint, 0.12), 3) +
  rect(-17, -152, 34, 6, '#2b2d33', 2) +
  rect(-12, -176, 24, 26, '#2b2d33', 2) +
  poly(
    [
      [0, -130],
      [28, -125],
      [0, -122],
    ],
    light.lit('#e08a3a'),
  ) +
  disc(-7, -134, 2.4, '#24262a') +
  disc(8, -134, 2.4, '#24262a') +
  segment([-26, -96], [-58, -118], light.lit('#6b5038'), 4) +
  segment([26, -96], [58, -112], light.lit('#6b5038'), 4);
