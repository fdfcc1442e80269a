import { backdrop } from './backdrop.ts';
import { between, chance, pick } from './chance.ts';
import { rock } from './ground.ts';
import { darker, round, shape, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';
import { land, type Crest } from './ridges.ts';
import { CANVAS } from './sky.ts';
import { fir, hardwood } from './trees.ts';
import { water } from './water.ts';

/** A maple leaf, its stem at the bottom. */
const leaf = (x: number, y: number, r: number, angle: number, color: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)}) scale(${round(r) / 100})">${
    shape(
      'M0,70 L-8,30 L-60,48 L-46,20 L-96,-8 L-72,-20 L-84,-56 L-48,-44 L-38,-62 L-18,-34 L-24,-96 L-8,-84 L0,-112 L8,-84 L24,-96 L18,-34 L38,-62 L48,-44 L84,-56 L72,-20 L96,-8 L46,20 L60,48 L8,30 Z',
      color,
    ) +
    stroke(
      'M0,104 V-90 M0,10 L-66,-14 M0,10 L66,-14 M0,24 L-40,34 M0,24 L40,34',
      darker(color, 0.25),
      5,
    )
  }</g>`;

/** Full color from creek to ridge, seen through hanging maple leaves. */
export function autumnValley(): string {
  const light = lightOf('golden', 'autumn', 1);
  const next = chance('autumn');
  const crowns = (
    count: number,
    from: number,
    to: number,
    foot: Crest,
    low: number,
    high: number,
    id: string,
  ) =>
    times(count, (index) => {
      const x = from + ((index + next() * 0.7) / count) * (to - from);
      const h = between(next, low, high);
      return next() < 0.16
        ? fir(light, x, foot(x), h * 1.3, `${id}:${index}`)
        : hardwood(light, x, foot(x), h, `${id}:${index}`, pick(light.leaves, next() * 4));
    });
  const boughs: readonly (readonly [number, number, number, number])[] = [
    [40, 40, 74, 150],
    [140, 26, 62, 200],
    [230, 60, 56, 170],
    [70, 150, 66, 130],
    [330, 22, 60, 190],
    [160, 132, 48, 160],
    [1160, 44, 76, 200],
    [1060, 30, 62, 160],
    [1136, 150, 60, 215],
    [960, 24, 56, 180],
    [1010, 110, 46, 190],
    [30, 250, 50, 120],
    [1180, 250, 48, 230],
  ];
  return (
    backdrop(light, 'autumn', {
      sunX: 0.5,
      sunY: 0.24,
      birds: 5,
      top: 0.3,
      bottom: 0.56,
      layers: 7,
      peak: true,
      ground: 0.66,
    }) +
    crowns(22, -20, 1220, () => 548, 90, 130, 'a') +
    crowns(12, -60, 520, (x) => 620 + (520 - x) * 0.06, 150, 220, 'b') +
    crowns(12, 700, 1260, (x) => 620 + (x - 700) * 0.06, 150, 220, 'c') +
    land(CANVAS, (x) => 640 + ((x - 600) / 600) ** 2 * -34, light.grass) +
    water(light, CANVAS, (x) => 668 + ((x - 600) / 600) ** 2 * 52, 'autumn', 14) +
    crowns(3, -70, 150, () => 740, 330, 420, 'd') +
    crowns(3, 1060, 1290, () => 740, 330, 420, 'e') +
    rock(light, 330, 742, 120, 'autumn:r') +
    rock(light, 930, 752, 130, 'autumn:s') +
    stroke(
      'M-20,10 Q180,90 380,30 M-20,120 Q80,150 130,240 M1220,20 Q1060,90 920,20 M1220,130 Q1150,160 1120,250',
      light.lit('#4a342a'),
      8,
    ) +
    boughs
      .map(([x, y, r, angle], index) => leaf(x, y, r, angle, light.leaves[index % 4] ?? '#c9532d'))
      .join('') +
    times(9, (index) =>
      leaf(
        180 + index * 108 + next() * 50,
        260 + next() * 330,
        15 + next() * 10,
        next() * 360,
        pick(light.leaves, next() * 4),
      ),
    )
  );
}
