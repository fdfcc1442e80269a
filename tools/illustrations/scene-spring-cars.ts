import { backdrop } from './backdrop.ts';
import { classicCar } from './classic-cars.ts';
import { frame } from './foreground.ts';
import { darker, disc, lighter, oval, poly, rect, segment, shape, stroke, times } from './ink.ts';
import { lightOf, type Light } from './light.ts';
import { CANVAS } from './sky.ts';
import { hardwood } from './trees.ts';

const lawnChair = (light: Light, x: number, foot: number, cloth: string, flip: 1 | -1): string => {
  const tint = light.lit(cloth);
  const steel = light.lit('#cfd6d6');
  return `<g transform="translate(${x} ${foot}) scale(${flip} 1)">${
    segment([-34, 0], [30, -44], steel, 4) +
    segment([34, 0], [-28, -46], steel, 4) +
    poly(
      [
        [-30, -46],
        [34, -46],
        [30, -38],
        [-26, -38],
      ],
      tint,
    ) +
    poly(
      [
        [-30, -46],
        [-18, -48],
        [-34, -116],
        [-48, -112],
      ],
      tint,
    ) +
    times(3, (index) =>
      segment(
        [-33 - index * 4.4, -62 - index * 16],
        [-22 - index * 4.2, -64 - index * 16],
        lighter(tint, 0.5),
        4,
      ),
    ) +
    segment([-34, -72], [22, -70], steel, 5)
  }</g>`;
};

/** A hot rod with its hood off, as low as a roadster gets. */
const roadster = (light: Light, x: number, foot: number, k: number): string => {
  const paint = light.lit('#1f8a86');
  const flame = light.lit('#f0a63c');
  const chrome = '#dfe3e0';
  const wheel = (at: number, r: number) =>
    disc(at, -r, r, '#24262a') +
    disc(at, -r, r * 0.62, '#efe8d8') +
    disc(at, -r, r * 0.5, light.lit('#b8342b')) +
    disc(at, -r, r * 0.24, chrome);
  return `<g transform="translate(${x} ${foot}) scale(${k})">${
    oval(0, 0, 270, 16, '#161a2b', 0.34) +
    shape('M-40,-118 L-16,-196 H70 L96,-122 Z', light.lit('#f0e6d2')) +
    shape('M-24,-124 L-6,-180 H26 V-124 Z M38,-180 H62 L78,-124 H38 Z', light.lit('#7fa6ae')) +
    shape('M-60,-60 C-60,-110 -40,-122 10,-124 H120 C190,-124 226,-104 232,-52 H-60 Z', paint) +
    shape('M-60,-60 H232 C232,-76 230,-86 224,-96 H-56 Z', darker(paint, 0.2)) +
    shape(
      'M-56,-58 C-20,-96 30,-64 60,-92 C50,-66 96,-74 126,-92 C112,-64 60,-56 -56,-58 Z',
      flame,
    ) +
    rect(-176, -92, 122, 40, darker(paint, 0.35), 6) +
    times(
      4,
      (index) =>
        rect(-164 + index * 26, -118, 16, 28, chrome, 3) +
        rect(-166 + index * 26, -126, 20, 10, light.lit('#c8a35c'), 3),
    ) +
    stroke('M-160,-78 q-10,30 30,32 H110', chrome, 9) +
    rect(-206, -112, 22, 62, chrome, 6) +
    times(5, (index) => rect(-202 + index * 4, -106, 1.6, 50, '#6f7678')) +
    disc(-196, -122, 13, chrome) +
    disc(-199, -122, 9, '#fff3c4') +
    wheel(-150, 38) +
    wheel(150, 54) +
    shape(
      'M84,-60 C84,-130 216,-130 218,-58 L206,-58 C200,-112 98,-112 96,-60 Z',
      darker(paint, 0.1),
    )
  }</g>`;
};

/** The spring show: a roadster on the grass under dogwoods, chairs set out beside it. */
export function springRodRun(): string {
  const light = lightOf('morning', 'spring', 2);
  const cone = (x: number, foot: number) =>
    poly(
      [
        [x - 12, foot],
        [x + 12, foot],
        [x, foot - 38],
      ],
      light.lit('#e07a28'),
    ) + rect(x - 6, foot - 24, 12, 6, '#f4ead6');
  return (
    backdrop(light, 'spring-rod', {
      sunX: 0.14,
      sunY: 0.16,
      birds: 4,
      bottom: 0.56,
      ground: 0.62,
      trees: 150,
      firs: 0.3,
    }) +
    classicCar(light, 'coupe', { x: 130, foot: 590, size: 0.6, paint: '#d9a441' }) +
    classicCar(light, 'pickup', { x: 410, foot: 584, size: 0.58, paint: '#8a5aa0' }) +
    classicCar(light, 'coupe', { x: 700, foot: 588, size: 0.6, paint: '#e7e0cf' }) +
    classicCar(light, 'coupe', { x: 1010, foot: 592, size: 0.62, paint: '#c4563a' }) +
    hardwood(light, 1060, 690, 470, 'spring-rod:t', light.leaves[3]) +
    hardwood(light, 60, 660, 400, 'spring-rod:u', '#f3e6e0') +
    roadster(light, 540, 742, 1.26) +
    lawnChair(light, 930, 752, '#3f7a9a', -1) +
    lawnChair(light, 1050, 764, '#c8503c', -1) +
    rect(966, 726, 64, 44, light.lit('#c8503c'), 6) +
    rect(962, 716, 72, 14, light.lit('#f4ead6'), 5) +
    segment([984, 716], [1012, 716], darker(light.lit('#c8503c'), 0.3), 5) +
    cone(170, 764) +
    cone(250, 776) +
    times(36, (index) =>
      oval(
        60 + ((index * 131) % 1100),
        640 + ((index * 71) % 150),
        4,
        2.4,
        light.lit(index % 2 ? '#f0c3d2' : '#fbf3ea'),
        0.9,
      ),
    ) +
    frame(light, CANVAS, 'spring-rod', 'none')
  );
}
