import { backdrop } from './backdrop.ts';
import { darker, disc, lighter, oval, poly, rect, segment, shape, stroke, times } from './ink.ts';
import { lightOf, type Light } from './light.ts';
import { hardwood } from './trees.ts';

const stein = (light: Light, x: number, foot: number, k: number): string => {
  const glass = light.lit('#e09a32');
  return (
    stroke(
      `M${x + 42 * k},${foot - 84 * k} q${44 * k},${6 * k} ${0},${62 * k}`,
      light.lit('#cfd6d6'),
      12 * k,
    ) +
    rect(x - 44 * k, foot - 108 * k, 88 * k, 108 * k, glass, 10 * k) +
    times(3, (index) =>
      rect(x - 32 * k + index * 24 * k, foot - 86 * k, 13 * k, 72 * k, lighter(glass, 0.3), 6 * k),
    ) +
    times(7, (index) =>
      disc(x - 42 * k + index * 14 * k, foot - 112 * k - (index % 2) * 9 * k, 15 * k, '#fbf4e4'),
    ) +
    shape(
      `M${x - 34 * k},${foot - 106 * k} v${30 * k} q${7 * k},${12 * k} ${13 * k},0 v${-30 * k} Z`,
      '#fbf4e4',
    ) +
    rect(x - 46 * k, foot - 8 * k, 92 * k, 9 * k, darker(glass, 0.25), 4 * k)
  );
};

const pretzel = (light: Light, x: number, y: number, k: number): string => {
  const crust = light.lit('#a5622c');
  const d = `M${x - 20 * k},${y + 34 * k} C${x + 60 * k},${y - 10 * k} ${x + 66 * k},${y - 56 * k} ${x + 26 * k},${y - 52 * k} C${x - 4 * k},${y - 48 * k} ${x - 4 * k},${y - 10 * k} ${x},${y} C${x + 4 * k},${y - 10 * k} ${x + 4 * k},${y - 48 * k} ${x - 26 * k},${y - 52 * k} C${x - 66 * k},${y - 56 * k} ${x - 60 * k},${y - 10 * k} ${x + 20 * k},${y + 34 * k}`;
  return (
    stroke(d, darker(crust, 0.25), 21 * k) +
    stroke(d, crust, 16 * k) +
    stroke(d, lighter(crust, 0.3), 4 * k, 0.7) +
    times(9, (index) =>
      rect(
        x - 44 * k + ((index * 29) % 88) * k,
        y - 44 * k + ((index * 17) % 60) * k,
        4 * k,
        4 * k,
        '#fffaf0',
        1,
      ),
    )
  );
};

/** Oktoberfest on the mountain: steins and pretzels on the long table, the tram over the colors. */
export function oktoberfest(): string {
  const light = lightOf('golden', 'autumn', 1);
  const wood = light.lit('#a9744a');
  const blue = light.lit('#3f6ea0');
  const pale = light.lit('#f6efdf');
  const bunting = (x: number, y: number, to: number, sag: number) =>
    stroke(`M${x},${y} Q${(x + to) / 2},${y + sag * 2} ${to},${y}`, darker(wood, 0.4), 2.4) +
    times(12, (index) => {
      const t = (index + 0.5) / 12;
      const [px, py] = [x + (to - x) * t, y + sag * 4 * t * (1 - t)];
      return poly(
        [
          [px - 20, py],
          [px + 20, py],
          [px, py + 42],
        ],
        index % 2 ? blue : pale,
      );
    });
  return (
    backdrop(light, 'oktoberfest', {
      sunX: 0.8,
      sunY: 0.26,
      birds: 4,
      top: 0.26,
      bottom: 0.56,
      peak: true,
      ground: 0.68,
      trees: 170,
      firs: 0.2,
    }) +
    stroke('M-20,330 Q600,300 1220,150', '#2b2d33', 3) +
    stroke('M-20,342 Q600,312 1220,162', '#2b2d33', 2) +
    segment([470, 306], [470, 338], '#2b2d33', 5) +
    rect(396, 336, 150, 84, light.lit('#c4402f'), 12) +
    rect(396, 388, 150, 32, light.lit('#f1e6d0'), 8) +
    times(4, (index) => rect(408 + index * 33, 350, 26, 32, light.lit('#cfe0e0'), 3)) +
    rect(430, 326, 82, 12, '#2b2d33', 4) +
    times(9, (index) =>
      hardwood(
        light,
        20 + index * 150,
        600 + (index % 2) * 12,
        150 + (index % 3) * 40,
        `okt:${index}`,
        light.leaves[index % 4],
      ),
    ) +
    [110, 1010]
      .map(
        (x) =>
          rect(x, 250, 16, 420, darker(wood, 0.3)) + disc(x + 8, 246, 15, light.lit('#e0b04a')),
      )
      .join('') +
    bunting(118, 262, 1018, 34) +
    bunting(-20, 200, 118, 16) +
    bunting(1018, 262, 1230, 14) +
    poly(
      [
        [-20, 620],
        [1220, 620],
        [1260, 810],
        [-60, 810],
      ],
      wood,
    ) +
    times(4, (index) =>
      segment(
        [-40, 660 + index * 40 + index * index * 3],
        [1240, 660 + index * 40 + index * index * 3],
        darker(wood, 0.3),
        4,
      ),
    ) +
    rect(-20, 614, 1240, 10, lighter(wood, 0.2)) +
    poly(
      [
        [420, 622],
        [800, 622],
        [860, 810],
        [360, 810],
      ],
      pale,
    ) +
    times(5, (row) =>
      times(6, (column) =>
        (row + column) % 2
          ? ''
          : poly(
              [
                [420 - row * 12 + column * (63 + row * 4), 622 + row * 38],
                [420 - row * 12 + (column + 1) * (63 + row * 4), 622 + row * 38],
                [408 - row * 12 + (column + 1) * (67 + row * 4), 660 + row * 38],
                [408 - row * 12 + column * (67 + row * 4), 660 + row * 38],
              ],
              blue,
              0.75,
            ),
      ),
    ) +
    oval(190, 742, 80, 10, '#161a2b', 0.3) +
    stein(light, 180, 744, 1.5) +
    stein(light, 356, 716, 1.14) +
    stein(light, 1024, 744, 1.5) +
    oval(620, 742, 190, 34, darker(wood, 0.2)) +
    oval(620, 734, 190, 34, lighter(wood, 0.24)) +
    pretzel(light, 540, 700, 0.95) +
    pretzel(light, 690, 706, 0.9) +
    oval(620, 742, 40, 14, light.lit('#e0b04a')) +
    [832, 884]
      .map(
        (x, index) =>
          shape(
            `M${x - 40},${716 + index * 14} q6,-24 40,-24 q36,0 42,22 q-6,20 -42,20 q-34,0 -40,-18 Z`,
            light.lit('#8a4a2c'),
          ) +
          segment(
            [x - 20, 700 + index * 14],
            [x - 8, 724 + index * 14],
            lighter(light.lit('#8a4a2c'), 0.3),
            4,
          ) +
          segment(
            [x + 6, 698 + index * 14],
            [x + 18, 722 + index * 14],
            lighter(light.lit('#8a4a2c'), 0.3),
            4,
          ),
      )
      .join('')
  );
}
