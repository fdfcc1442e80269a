import {
  darker,
  disc,
  lighter,
  mix,
  oval,
  poly,
  rect,
  round,
  segment,
  shape,
  stroke,
  times,
} from './ink.ts';

const PAPER = '#f4e9cf';

/** Height lines around a summit, each a little less round than the last. */
const summit = (x: number, y: number, r: number, color: string): string =>
  times(5, (ring) => {
    const k = 1 - ring * 0.19;
    return `<path d="M${round(x - r * k)},${round(y + ring * 3)} C${round(x - r * k * 0.9)},${round(y - r * k * 0.74)} ${round(x + r * k * 0.5)},${round(y - r * k * 0.86)} ${round(x + r * k * 1.06)},${round(y - r * k * 0.1)} C${round(x + r * k * 1.1)},${round(y + r * k * 0.6)} ${round(x - r * k * 0.7)},${round(y + r * k * 0.7)} ${round(x - r * k)},${round(y + ring * 3)} Z" fill="${mix(PAPER, color, 0.2 + ring * 0.16)}"/>`;
  });

const pin = (x: number, y: number, color: string): string =>
  oval(x + 10, y + 4, 22, 7, '#161a2b', 0.25) +
  shape(
    `M${x},${y} C${x - 34},${y - 40} ${x - 32},${y - 86} ${x},${y - 88} C${x + 32},${y - 86} ${x + 34},${y - 40} ${x},${y} Z`,
    color,
  ) +
  disc(x, y - 56, 13, '#fff6e4');

const hut = (x: number, y: number, roof: string): string =>
  rect(x - 20, y - 24, 40, 26, '#a9713f') +
  poly(
    [
      [x - 28, y - 22],
      [x, y - 48],
      [x + 28, y - 22],
    ],
    roof,
  ) +
  rect(x - 6, y - 16, 12, 18, '#ffdb92');

function compass(x: number, y: number, r: number): string {
  return (
    oval(x + 8, y + 12, r * 1.04, r, '#161a2b', 0.3) +
    disc(x, y, r, '#c99a4a') +
    disc(x, y, r * 0.86, '#8a6428') +
    disc(x, y, r * 0.8, '#fbf4e2') +
    times(24, (index) => {
      const angle = (index / 24) * Math.PI * 2;
      const inner = index % 6 ? 0.7 : 0.6;
      return segment(
        [x + Math.cos(angle) * r * inner, y + Math.sin(angle) * r * inner],
        [x + Math.cos(angle) * r * 0.76, y + Math.sin(angle) * r * 0.76],
        '#5c4a34',
        index % 6 ? 2 : 5,
      );
    }) +
    `<g transform="translate(${x} ${y}) rotate(28)">${poly(
      [
        [-r * 0.12, 0],
        [0, -r * 0.62],
        [r * 0.12, 0],
      ],
      '#b8402c',
    )}${poly(
      [
        [-r * 0.12, 0],
        [0, r * 0.62],
        [r * 0.12, 0],
      ],
      '#3b4a55',
    )}</g>` +
    disc(x, y, r * 0.08, '#c99a4a') +
    rect(x - 12, y - r - 22, 24, 26, '#c99a4a', 6)
  );
}

/** A week laid out on the kitchen table: a map, a route in dots, three places to stop. */
export function mapTable(): string {
  const wood = '#9c6a42';
  const green = '#7fa05c';
  return (
    rect(0, 0, 1200, 800, wood) +
    times(
      8,
      (row) =>
        rect(0, row * 102, 1200, 100, row % 2 ? lighter(wood, 0.08) : darker(wood, 0.06)) +
        rect(0, row * 102 + 98, 1200, 5, darker(wood, 0.4)),
    ) +
    times(26, (index) =>
      stroke(
        `M${(index * 173) % 1200},${20 + index * 31} q70,-7 150,0`,
        darker(wood, 0.22),
        2.4,
        0.6,
      ),
    ) +
    `<g transform="rotate(-4 600 400)">${
      poly(
        [
          [206, 120],
          [1016, 120],
          [1016, 700],
          [206, 700],
        ],
        '#161a2b',
        0.28,
      ) +
      times(4, (fold) =>
        poly(
          [
            [190 + fold * 202, fold % 2 ? 92 : 104],
            [392 + fold * 202, fold % 2 ? 104 : 92],
            [392 + fold * 202, fold % 2 ? 680 : 668],
            [190 + fold * 202, fold % 2 ? 668 : 680],
          ],
          fold % 2 ? darker(PAPER, 0.05) : PAPER,
        ),
      ) +
      shape(
        'M200,470 C330,420 420,520 560,470 C700,420 800,500 990,440 V660 H200 Z',
        mix(PAPER, green, 0.3),
      ) +
      summit(400, 230, 130, '#6f9a8c') +
      summit(690, 216, 150, '#5f8f86') +
      summit(880, 330, 92, '#7fa699') +
      stroke(
        'M196,590 C320,540 380,640 500,580 C620,520 700,610 820,560 C900,530 950,560 994,540',
        '#6fa3b8',
        13,
      ) +
      stroke(
        'M282,636 C300,560 300,500 390,470 C500,436 470,350 560,330 C650,312 640,420 740,420 C820,420 850,470 900,560',
        '#b8402c',
        6,
      ).replace('stroke-linecap="round"', 'stroke-linecap="round" stroke-dasharray="4 17"') +
      times(34, (index) => {
        const x = 220 + ((index * 137) % 760);
        const y = 490 + ((index * 71) % 160);
        return poly(
          [
            [x - 8, y],
            [x, y - 22],
            [x + 8, y],
          ],
          index % 3 ? '#5d8a58' : '#c9873a',
        );
      }) +
      hut(330, 560, '#3f6a5c') +
      hut(640, 530, '#8c3f32') +
      hut(850, 620, '#44618a') +
      [0, 1, 2]
        .map((fold) => rect(390 + fold * 202, 98, 3, 578, darker(PAPER, 0.22), 0, 0.7))
        .join('')
    }</g>` +
    pin(276, 628, '#b8402c') +
    pin(556, 336, '#d9a441') +
    pin(904, 540, '#3f6a5c') +
    compass(1036, 170, 92) +
    `<g transform="translate(150 210) rotate(62)">${rect(-120, -13, 220, 26, '#d9a441', 3)}${rect(-120, -5, 220, 8, '#b8842c')}${rect(-160, -13, 42, 26, '#d98a94', 8)}${poly(
      [
        [100, -13],
        [146, 0],
        [100, 13],
      ],
      '#f0dcb4',
    )}${poly(
      [
        [130, -5],
        [146, 0],
        [130, 5],
      ],
      '#2a2220',
    )}</g>` +
    oval(1040, 656, 96, 92, '#161a2b', 0.3) +
    disc(1030, 642, 88, '#fbf4e4') +
    stroke('M1098,696 q52,30 68,-6 q10,-34 -44,-42', '#fbf4e4', 20) +
    disc(1030, 642, 72, '#5a3522') +
    disc(1030, 642, 60, '#6b4028')
  );
}
