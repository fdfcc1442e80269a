import { between, chance } from './chance.ts';
import {
  clipped,
  darker,
  disc,
  glow,
  lighter,
  oval,
  poly,
  rect,
  segment,
  shape,
  times,
  wash,
} from './ink.ts';
import { lightOf } from './light.ts';
import { fogBand, ridges } from './ridges.ts';
import { mug } from './desk-parts.ts';
import { CANVAS } from './sky.ts';
import { stand } from './tree-stand.ts';

const pillow = (
  x: number,
  y: number,
  w: number,
  angle: number,
  color: string,
  band: string,
): string =>
  `<g transform="rotate(${angle} ${x} ${y})">${
    shape(
      `M${x - w / 2},${y - w / 2} Q${x},${y - w * 0.42} ${x + w / 2},${y - w / 2} Q${x + w * 0.43},${y} ${x + w / 2},${y + w / 2} Q${x},${y + w * 0.44} ${x - w / 2},${y + w / 2} Q${x - w * 0.43},${y} ${x - w / 2},${y - w / 2} Z`,
      color,
    ) +
    times(3, (row) =>
      rect(x - w * 0.44, y - w * 0.26 + row * w * 0.22, w * 0.88, w * 0.06, band, 3),
    )
  }</g>`;

/** Rain on the glass over a window seat; inside a quilt, a checkerboard, books and a mug. */
export function rainWindow(): string {
  const light = lightOf('morning', 'autumn', 0);
  const next = chance('rain:window');
  const wall = '#c79a66';
  const frame = '#6b4630';
  const outside =
    wash(0, 0, 1200, 800, [
      [0, '#7f929c'],
      [1, '#c3ccca'],
    ]) +
    ridges(light, CANVAS, 'rain:window', { top: 0.24, bottom: 0.5 }) +
    fogBand(light, CANVAS, 330, 60, 'rain:window', 0.8) +
    stand(light, 'rain:window', {
      from: 180,
      to: 1020,
      foot: 540,
      low: 150,
      high: 300,
      count: 17,
      firs: 0.5,
    }) +
    rect(0, 520, 1200, 100, light.shade) +
    rect(0, 0, 1200, 700, '#5f7280', 0, 0.22) +
    times(150, () => {
      const x = between(next, 180, 1040);
      const y = between(next, 40, 540);
      return segment([x, y], [x - 9, y + 40], '#e6eef2', 2, 0.5);
    }) +
    times(60, () => {
      const x = between(next, 200, 1000);
      const y = between(next, 70, 520);
      return (
        oval(x, y, 3.4, 5, '#f4f8fa', 0.75) +
        (next() < 0.3 ? rect(x - 1.4, y - 34, 2.8, 34, '#eef4f7', 1, 0.35) : '')
      );
    });
  const colors = ['#b8402c', '#f3e9d4', '#3f6a5c', '#d9a441'];
  return (
    rect(0, 0, 1200, 800, wall) +
    times(
      13,
      (row) =>
        rect(0, row * 52, 1200, 7, lighter(wall, 0.14), 0, 0.8) +
        rect(0, row * 52 + 45, 1200, 6, darker(wall, 0.3), 0, 0.8),
    ) +
    rect(166, 34, 868, 520, frame, 4) +
    clipped(
      [
        [196, 62],
        [1004, 62],
        [1004, 530],
        [196, 530],
      ],
      outside,
    ) +
    [452, 734].map((x) => rect(x, 62, 16, 468, frame)).join('') +
    rect(196, 210, 808, 11, frame) +
    rect(120, 548, 960, 36, lighter(frame, 0.18), 4) +
    rect(120, 580, 960, 14, darker(frame, 0.3)) +
    rect(100, 594, 1000, 210, '#7f5436') +
    times(
      5,
      (index) =>
        rect(120 + index * 194, 640, 176, 150, darker('#7f5436', 0.16), 4) +
        rect(132 + index * 194, 652, 152, 126, '#875a3a', 3),
    ) +
    rect(90, 588, 1020, 48, '#3f5f78', 20) +
    rect(90, 588, 1020, 16, lighter('#3f5f78', 0.14), 8) +
    pillow(206, 518, 168, -7, '#b8402c', '#f3e9d4') +
    pillow(344, 540, 128, 9, '#e2b24a', '#b8842c') +
    times(8, (column) =>
      times(5, (row) => {
        const x = 806 + column * 36;
        const y = 574 + row * 36;
        const fill = colors[(column + row) % 4] ?? '#b8402c';
        return (
          rect(x, y, 36, 36, fill) +
          poly(
            [
              [x + 18, y + 5],
              [x + 31, y + 18],
              [x + 18, y + 31],
              [x + 5, y + 18],
            ],
            colors[(column + row + 2) % 4] ?? '#f3e9d4',
          )
        );
      }),
    ) +
    rect(800, 568, 300, 10, '#f3e9d4', 4) +
    rect(806, 754, 288, 9, '#f3e9d4', 3) +
    poly(
      [
        [456, 590],
        [684, 590],
        [716, 622],
        [424, 622],
      ],
      '#5a3a26',
    ) +
    times(8, (column) =>
      times(4, (row) => {
        if ((column + row) % 2) return '';
        const at = (c: number, r: number): readonly [number, number] => [
          570 + (c - 4) * (27 + r * 2),
          593 + r * 6.6,
        ];
        return poly(
          [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)],
          '#efdcb4',
        );
      }),
    ) +
    [
      [500, 598, '#b8402c'],
      [560, 604, '#f6eedc'],
      [622, 600, '#b8402c'],
      [650, 612, '#f6eedc'],
      [480, 612, '#b8402c'],
    ]
      .map(
        ([x, y, color]) =>
          oval(Number(x), Number(y) + 3, 12, 6, darker(String(color), 0.35)) +
          oval(Number(x), Number(y), 12, 6, String(color)),
      )
      .join('') +
    rect(424, 620, 292, 12, '#432a1c', 3) +
    mug(758, 606, 0.66, '#f3ead7') +
    rect(640, 520, 120, 15, '#3f6a5c', 2) +
    rect(648, 504, 108, 17, '#b8402c', 2) +
    rect(644, 534, 122, 16, '#44618a', 2) +
    glow(1090, 240, 220, '#ffd58a', 0.6) +
    rect(1078, 250, 14, 60, '#8a6428') +
    poly(
      [
        [1030, 256],
        [1146, 256],
        [1120, 170],
        [1056, 170],
      ],
      '#fbe6b4',
    ) +
    disc(1085, 314, 10, '#8a6428')
  );
}
