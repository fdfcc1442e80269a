import { backdrop } from './backdrop.ts';
import { chance, pick } from './chance.ts';
import { frame } from './foreground.ts';
import { darker, disc, lighter, moved, oval, round, shape, stroke, times } from './ink.ts';
import { lightOf } from './light.ts';
import { land } from './ridges.ts';
import { CANVAS } from './sky.ts';

function trillium(x: number, y: number, r: number, petal: string, leaf: string): string {
  const turn = (angle: number, d: string, fill: string) =>
    `<g transform="rotate(${angle})">${shape(d, fill)}</g>`;
  return moved(
    x,
    y,
    stroke('M0,0 Q4,60 -4,150', darker(leaf, 0.1), 8) +
      [30, 150, 270]
        .map((angle) => turn(angle, 'M0,0 C34,-22 40,-62 0,-92 C-40,-62 -34,-22 0,0 Z', leaf))
        .join('') +
      [90, 210, 330]
        .map((angle) => turn(angle, 'M0,4 C26,-14 30,-50 0,-74 C-30,-50 -26,-14 0,4 Z', petal))
        .join('') +
      disc(0, 0, 9, '#f2c94c'),
    r / 60,
  );
}

/** A spring slope in flower, phlox and trillium close enough to count. */
export function wildflowers(): string {
  const light = lightOf('morning', 'spring', 1);
  const next = chance('wildflowers');
  const colors = ['#8f78c4', '#e58aa8', '#f6d565', '#f7f3e8', '#c95a78', '#7fa6dc'].map(light.lit);
  const slope = (x: number) => 470 + ((1200 - x) / 1200) * 150 + Math.sin(x / 170) * 8;
  return (
    backdrop(light, 'flowers', {
      sunX: 0.3,
      sunY: 0.17,
      birds: 5,
      bottom: 0.58,
      ground: 0.7,
      trees: 130,
      firs: 0.3,
      peak: true,
    }) +
    land(CANVAS, slope, light.grass) +
    times(520, (index) => {
      const t = Math.sqrt(index / 520);
      const x = next() * 1220 - 10;
      const y = slope(x) + 12 + t * (820 - slope(x)) * (0.8 + next() * 0.2);
      const r = 2.4 + t * 9;
      const color = pick(colors, Math.floor(x / 210 + next() * 2.2));
      return (
        stroke(
          `M${round(x)},${round(y)} v${round(r * 2.4)}`,
          light.shade,
          Math.max(1.2, r * 0.24),
        ) +
        oval(x, y, r, r * 0.82, color) +
        oval(x - r * 0.2, y - r * 0.2, r * 0.5, r * 0.36, lighter(color, 0.4))
      );
    }) +
    [
      [190, 640, 74],
      [330, 706, 62],
      [70, 716, 66],
      [960, 690, 70],
      [1090, 640, 60],
      [840, 740, 54],
    ]
      .map(([x = 0, y = 0, r = 0], index) =>
        trillium(
          x,
          y,
          r,
          light.lit(index % 3 === 1 ? '#f2c3cf' : '#fdfaf0'),
          light.lit(index % 2 ? '#4f8a4c' : '#3f7a46'),
        ),
      )
      .join('') +
    frame(light, CANVAS, 'flowers', 'none')
  );
}
