import { backdrop } from './backdrop.ts';
import { classicCar } from './classic-cars.ts';
import { disc, oval, rect, segment, shape, stroke, times } from './ink.ts';
import { lightOf, type Light } from './light.ts';
import { snowfall } from './snowfall.ts';
import { lampPost, lightTree, shop, star } from './street-parts.ts';
import { stringLights } from './string-lights.ts';
import { fir } from './trees.ts';

const fronts = [
  '#a5573f',
  '#c9a878',
  '#6f8a84',
  '#b98052',
  '#8a5a63',
  '#7d8f6c',
  '#c4b49a',
  '#96614a',
];

const cloths = [
  '#b8402c',
  '#3f6a5c',
  '#d9a441',
  '#44618a',
  '#8c3f32',
  '#3f6a5c',
  '#b8402c',
  '#d9a441',
];

/** Both sides of a street, smaller toward the middle, where it leads to the mountains. */
const street = (light: Light, seed: string): string =>
  times(4, (step) =>
    [-1, 1]
      .map((side) => {
        const near = [0.42, 0.58, 0.8, 1.1][step] ?? 1;
        const edge = [150, 214, 308, 440][step] ?? 0;
        const w = 190 * near;
        const index = step * 2 + (side === 1 ? 1 : 0);
        return shop(light, `${seed}:${index}`, {
          x: side === 1 ? 600 + edge : 600 - edge - w,
          foot: 560 + near * 90,
          w,
          h: 300 * near,
          wall: fronts[index] ?? '#a5573f',
          cloth: cloths[index] ?? '#b8402c',
        });
      })
      .join(''),
  );

const pavement = (light: Light): string =>
  shape('M545,560 H655 L1240,820 H-40 Z', light.lit('#cfd9e2')) +
  shape('M572,560 H628 L900,820 H300 Z', light.lit('#9fb0c2')) +
  shape(
    'M590,560 L540,820 H575 L597,560 Z M610,560 L660,820 H625 L603,560 Z',
    light.lit('#c3d0dc'),
  );

/** The parade: a wagon with a tree on it behind an old pickup, under garlands. */
export function christmasParade(): string {
  const light = lightOf('dusk', 'winter', 1);
  const red = light.lit('#c4342b');
  return (
    backdrop(light, 'parade', {
      sunX: 0.5,
      sunY: 0.3,
      bottom: 0.56,
      ground: 0.69,
      trees: 120,
      firs: 0.9,
    }) +
    pavement(light) +
    street(light, 'parade') +
    [
      [230, 148],
      [120, 96],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          stringLights([x, y + 170], [1200 - x, y + 170], 46 + index * 24, light) +
          star(600, y + 196 + index * 76, 20 + index * 9),
      )
      .join('') +
    lampPost(light, 300, 690, 260, true) +
    lampPost(light, 900, 690, 260, true) +
    rect(600, 694, 330, 16, light.lit('#7a4a32')) +
    times(9, (index) =>
      rect(606 + index * 37, 652, 26, 44, index % 2 ? red : light.lit('#f2e8d6'), 4),
    ) +
    rect(596, 646, 338, 10, light.lit('#f2e8d6'), 5) +
    lightTree(light, 770, 650, 300, 'parade') +
    [
      [656, '#3f6a5c'],
      [880, '#d9a441'],
      [700, '#44618a'],
    ]
      .map(([x, color], index) => {
        const tone = light.lit(String(color));
        const px = Number(x);
        const h = 40 + index * 8;
        return (
          rect(px - 24, 650 - h, 48, h, tone, 3) +
          rect(px - 5, 650 - h, 10, h, light.lit('#f2e8d6')) +
          stroke(`M${px},${650 - h} q-18,-22 -24,-4 q8,8 24,4 q18,-22 24,-4 q-8,8 -24,4`, red, 5)
        );
      })
      .join('') +
    [660, 868]
      .map(
        (x) =>
          disc(x, 716, 30, '#24262a') +
          disc(x, 716, 19, light.lit('#b98052')) +
          disc(x, 716, 6, '#24262a'),
      )
      .join('') +
    segment([560, 712], [612, 706], '#24262a', 6) +
    classicCar(light, 'pickup', { x: 372, foot: 746, size: 0.98, paint: '#b8342b' }) +
    rect(0, 768, 1200, 40, light.lit('#e6edf3')) +
    oval(180, 770, 240, 20, light.lit('#e6edf3')) +
    oval(980, 772, 300, 24, light.lit('#e6edf3')) +
    fir(light, 40, 830, 330, 'parade:l') +
    fir(light, 1170, 830, 300, 'parade:r') +
    snowfall('parade', 150)
  );
}
