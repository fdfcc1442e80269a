import { backdrop } from './backdrop.ts';
import { frame } from './foreground.ts';
import { house } from './houses.ts';
import { darker, disc, lighter, moved, oval, poly, rect, segment, times } from './ink.ts';
import { build } from './landmark-build.ts';
import { laurel } from './laurel.ts';
import { lightOf } from './light.ts';
import { CANVAS } from './sky.ts';
import { stringLights } from './string-lights.ts';
import { hardwood } from './trees.ts';

/** Supper for twenty: one long table on the lawn of a lodge. */
export function longTable(): string {
  const light = lightOf('golden', 'summer', 1);
  const lodge = build(
    light,
    'family',
    { wood: '#a5703f', trim: '#54341f', roof: '#4b5a52', door: '#b4492c' },
    'log',
  );
  const cloth = light.lit('#f6eedc');
  const bench = light.lit('#8a5a38');
  const jar = (x: number, y: number, k: number, index: number) =>
    rect(x - 9 * k, y - 34 * k, 18 * k, 34 * k, light.lit('#bfe0dc'), 4) +
    [-12, 0, 12]
      .map(
        (dx, bloom) =>
          segment([x, y - 26 * k], [x + dx * k, y - 62 * k], light.shade, 2.4) +
          disc(
            x + dx * k,
            y - 64 * k,
            9 * k,
            light.lit(['#e58aa8', '#f6d565', '#b8402c'][(bloom + index) % 3] ?? '#e58aa8'),
          ),
      )
      .join('');
  return (
    backdrop(light, 'family', {
      sunX: 0.16,
      sunY: 0.26,
      birds: 5,
      bottom: 0.56,
      ground: 0.64,
      trees: 210,
      firs: 0.4,
    }) +
    moved(600, 560, house('lodge', lodge).art, 0.84) +
    laurel(light, 240, 580, 110, 'family:l') +
    laurel(light, 990, 580, 110, 'family:r') +
    hardwood(light, 80, 690, 470, 'family:a', light.leaves[0]) +
    hardwood(light, 1130, 690, 450, 'family:b', light.leaves[2]) +
    stringLights([90, 330], [600, 300], 60, light) +
    stringLights([600, 300], [1120, 330], 60, light) +
    oval(600, 752, 500, 26, '#161a2b', 0.3) +
    poly(
      [
        [250, 640],
        [950, 640],
        [976, 654],
        [224, 654],
      ],
      bench,
    ) +
    times(7, (index) => rect(262 + index * 110, 650, 12, 34, darker(bench, 0.3))) +
    times(5, (index) => rect(236 + index * 178, 680, 16, 70, darker(bench, 0.2))) +
    poly(
      [
        [236, 622],
        [964, 622],
        [1050, 690],
        [150, 690],
      ],
      cloth,
    ) +
    rect(150, 688, 900, 26, darker(cloth, 0.12)) +
    times(15, (index) =>
      poly(
        [
          [170 + index * 60, 714],
          [200 + index * 60, 714],
          [185 + index * 60, 728],
        ],
        darker(cloth, 0.12),
      ),
    ) +
    poly(
      [
        [470, 622],
        [730, 622],
        [746, 690],
        [454, 690],
      ],
      light.lit('#b8402c'),
      0.9,
    ) +
    times(
      9,
      (index) =>
        oval(286 + index * 79, 634, 24, 6, light.lit('#44618a')) +
        oval(286 + index * 79, 633, 16, 4, lighter(cloth, 0.3)),
    ) +
    times(
      9,
      (index) =>
        oval(222 + index * 95, 676, 33, 9, light.lit('#44618a')) +
        oval(222 + index * 95, 675, 23, 6, lighter(cloth, 0.3)),
    ) +
    [350, 600, 850].map((x, index) => jar(x, 662, 1.1, index)).join('') +
    [470, 730]
      .map(
        (x) =>
          oval(x, 660, 46, 11, light.lit('#8a5a38')) +
          times(5, (index) =>
            disc(
              x + (index - 2) * 16,
              650 - (index % 2) * 8,
              12,
              light.lit(index % 2 ? '#e2a23a' : '#c4342b'),
            ),
          ),
      )
      .join('') +
    poly(
      [
        [150, 740],
        [1050, 740],
        [1090, 760],
        [110, 760],
      ],
      lighter(bench, 0.1),
    ) +
    rect(110, 758, 980, 9, darker(bench, 0.3)) +
    times(6, (index) => rect(140 + index * 180, 764, 18, 40, darker(bench, 0.2))) +
    frame(light, CANVAS, 'family', 'none')
  );
}
