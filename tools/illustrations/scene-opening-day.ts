import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { darker, disc, lighter, oval, poly, rect, segment, shape, stroke, times } from './ink.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { CANVAS } from './sky.ts';
import { hardwood } from './trees.ts';

/** The first day of the season: the gate of the park, balloons let go. */
export function openingDay(): string {
  const light = lightOf('morning', 'spring', 1);
  const wall = light.lit('#efe2cc');
  const roof = light.lit('#b5463c');
  const gold = light.lit('#e0b04a');
  const tints = ['#c8503c', '#e0b04a', '#4f8f8a', '#8a6aa8', '#e58aa0'].map(light.lit);
  const tower = (x: number) =>
    rect(x - 62, 330, 124, 320, wall) +
    rect(x + 26, 330, 36, 320, darker(wall, 0.16)) +
    [370, 470]
      .map(
        (y) =>
          rect(x - 26, y, 52, 66, light.lit('#4f7f8c')) +
          rect(x - 3, y, 6, 66, wall) +
          rect(x - 32, y + 66, 64, 8, roof),
      )
      .join('') +
    rect(x - 72, 318, 144, 18, gold) +
    poly(
      [
        [x - 84, 320],
        [x, 170],
        [x + 84, 320],
      ],
      roof,
    ) +
    poly(
      [
        [x + 30, 320],
        [x, 170],
        [x + 84, 320],
      ],
      darker(roof, 0.2),
    ) +
    segment([x, 172], [x, 112], darker(wall, 0.4), 5) +
    shape(`M${x + 2},114 q34,-8 58,6 q-22,12 -58,24 Z`, tints[2] ?? roof) +
    shape(`M${x - 36},650 V590 a36,36 0 0 1 72,0 V650 Z`, darker(roof, 0.25));
  const balloon = (x: number, y: number, r: number, index: number) => {
    const tint = tints[index % 5] ?? roof;
    return (
      stroke(
        `M${x},${y + r} q${index % 2 ? 10 : -10},${r * 1.2} 0,${r * 2.4}`,
        darker(wall, 0.4),
        1.6,
      ) +
      oval(x, y, r * 0.86, r, tint) +
      oval(x - r * 0.28, y - r * 0.34, r * 0.2, r * 0.3, lighter(tint, 0.45)) +
      poly(
        [
          [x - 5, y + r + 5],
          [x + 5, y + r + 5],
          [x, y + r - 4],
        ],
        darker(tint, 0.2),
      )
    );
  };
  const butterfly = (x: number, y: number, k: number, index: number) =>
    [-1, 1]
      .map((side) =>
        shape(
          `M${x},${y} q${side * 26 * k},${-34 * k} ${side * 44 * k},${-16 * k} q${side * 4 * k},${22 * k} ${-side * 24 * k},${22 * k} q${side * 24 * k},${8 * k} ${side * 12 * k},${26 * k} q${-side * 22 * k},${4 * k} ${-side * 32 * k},${-32 * k} Z`,
          tints[(index + (side + 1) / 2) % 5] ?? gold,
        ),
      )
      .join('') + segment([x, y - 16 * k], [x, y + 26 * k], darker(wall, 0.6), 4 * k);
  return (
    backdrop(light, 'opening', {
      sunX: 0.82,
      sunY: 0.16,
      bottom: 0.58,
      ground: 0.72,
      trees: 210,
      firs: 0.3,
    }) +
    hardwood(light, 110, 640, 330, 'opening:a', light.leaves[3]) +
    hardwood(light, 1090, 640, 340, 'opening:b', light.leaves[3]) +
    tower(330) +
    tower(870) +
    rect(392, 470, 416, 180, darker(wall, 0.05)) +
    shape('M392,470 Q600,300 808,470 V520 Q600,352 392,520 Z', roof) +
    stroke('M392,500 Q600,330 808,500', gold, 9) +
    times(15, (index) => {
      const t = (index + 0.5) / 15;
      return disc(392 + t * 416, 497 - 4 * t * (1 - t) * 85, 7, index % 2 ? '#fff2c4' : gold);
    }) +
    times(3, (index) =>
      shape(`M${430 + index * 126},650 V540 a52,52 0 0 1 104,0 V650 Z`, light.lit('#5f7f76')),
    ) +
    times(3, (index) =>
      shape(`M${442 + index * 126},650 V542 a40,40 0 0 1 80,0 V650 Z`, light.lit('#cfe3dc')),
    ) +
    butterfly(600, 420, 1.5, 0) +
    times(22, (index) =>
      poly(
        [
          [404 + index * 18, 524],
          [420 + index * 18, 524],
          [412 + index * 18, 548],
        ],
        tints[index % 5] ?? roof,
      ),
    ) +
    shape('M440,650 H760 L1010,820 H190 Z', light.lit('#d9c5a0')) +
    shape('M560,650 H640 L720,820 H480 Z', light.lit('#e6d6b6')) +
    times(34, (index) =>
      disc(
        170 + (index % 17) * 14 - Math.floor(index / 17) * 40,
        700 + Math.floor(index / 17) * 46 + (index % 3) * 8,
        8,
        tints[index % 5] ?? roof,
      ),
    ) +
    times(34, (index) =>
      disc(
        800 + (index % 17) * 14 + Math.floor(index / 17) * 60,
        700 + Math.floor(index / 17) * 46 + (index % 3) * 8,
        8,
        tints[(index + 2) % 5] ?? roof,
      ),
    ) +
    laurel(light, 240, 690, 140, 'opening:l') +
    laurel(light, 960, 690, 140, 'opening:r') +
    balloon(180, 190, 34, 0) +
    balloon(238, 120, 26, 1) +
    balloon(520, 90, 30, 2) +
    balloon(600, 180, 38, 3) +
    balloon(676, 104, 26, 4) +
    balloon(980, 160, 32, 1) +
    balloon(1050, 80, 24, 0) +
    balloon(740, 210, 22, 2) +
    butterfly(430, 220, 0.7, 2) +
    butterfly(780, 300, 0.6, 4) +
    frame(light, CANVAS, 'opening', 'none')
  );
}
