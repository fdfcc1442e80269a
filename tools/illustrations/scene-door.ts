import { between, chance, pick } from './chance.ts';
import { darker, disc, glow, lighter, mix, oval, poly, rect, shape, stroke, times } from './ink.ts';
import { lantern } from './porch-things.ts';

/** A cabin's door standing ajar at dusk, the key in its lock, the lamp on. */
export function openDoor(): string {
  const next = chance('door');
  // The hour's own air would turn lamplit wood gray.
  const warm = (color: string) => mix(color, '#3a2238', 0.2);
  const wall = warm('#b07a48');
  const trim = warm('#5d3a24');
  const paint = warm('#3f6a5c');
  const floor = warm('#8a5a38');
  const brass = warm('#e0b65a');
  const leaves = ['#c9532d', '#e29533', '#dcb544', '#a83c2c'].map(warm);
  const pot = (x: number) =>
    oval(x, 700, 90, 14, '#161a2b', 0.35) +
    oval(x, 562, 92, 50, warm('#3f5a3a')) +
    times(46, () => {
      const angle = next() * Math.PI * 2;
      const reach = Math.sqrt(next());
      const color = pick(leaves, next() * 4);
      const [px, py] = [x + Math.cos(angle) * reach * 88, 548 + Math.sin(angle) * reach * 46];
      const r = between(next, 11, 15);
      return (
        disc(px, py, r, darker(color, 0.2)) +
        disc(px - 2, py - 2, r * 0.72, color) +
        disc(px - 2, py - 2, r * 0.26, '#f6dc9a')
      );
    }) +
    poly(
      [
        [x - 70, 590],
        [x + 70, 590],
        [x + 52, 702],
        [x - 52, 702],
      ],
      warm('#b5654a'),
    ) +
    rect(x - 78, 580, 156, 24, warm('#c47a5c'), 5);
  return (
    rect(0, 0, 1200, 800, wall) +
    times(
      12,
      (row) =>
        rect(0, row * 56, 1200, 12, lighter(wall, 0.15), 0, 0.75) +
        rect(0, row * 56 + 47, 1200, 8, darker(wall, 0.4)),
    ) +
    rect(0, 660, 1200, 140, floor) +
    times(4, (row) => rect(0, 682 + row * 32, 1200, 4, darker(floor, 0.35))) +
    poly(
      [
        [430, 670],
        [770, 670],
        [960, 800],
        [330, 800],
      ],
      '#ffd98e',
      0.28,
    ) +
    glow(600, 420, 560, '#ffca78', 0.4) +
    rect(404, 66, 392, 604, trim, 4) +
    rect(430, 92, 340, 578, '#ffd98e') +
    shape('M430,560 H770 V670 H430 Z', '#e2a85a') +
    rect(600, 330, 150, 160, '#c98a4a', 6) +
    rect(616, 346, 118, 128, '#8fb0b4') +
    poly(
      [
        [616, 474],
        [616, 430],
        [656, 388],
        [690, 432],
        [712, 412],
        [734, 440],
        [734, 474],
      ],
      '#4f7480',
    ) +
    rect(640, 520, 118, 56, warm('#b8402c'), 14) +
    rect(632, 560, 134, 60, warm('#c4503a'), 10) +
    rect(646, 616, 14, 40, trim) +
    rect(738, 616, 14, 40, trim) +
    poly(
      [
        [430, 92],
        [590, 130],
        [590, 716],
        [430, 670],
      ],
      paint,
    ) +
    poly(
      [
        [574, 126],
        [590, 130],
        [590, 716],
        [574, 711],
      ],
      darker(paint, 0.4),
    ) +
    poly(
      [
        [454, 130],
        [554, 152],
        [554, 350],
        [454, 344],
      ],
      '#ffe3a6',
    ) +
    poly(
      [
        [500, 140],
        [508, 142],
        [508, 347],
        [500, 347],
      ],
      paint,
    ) +
    poly(
      [
        [454, 236],
        [554, 246],
        [554, 254],
        [454, 244],
      ],
      paint,
    ) +
    poly(
      [
        [454, 400],
        [554, 410],
        [554, 660],
        [454, 634],
      ],
      darker(paint, 0.2),
    ) +
    poly(
      [
        [468, 418],
        [540, 426],
        [540, 638],
        [468, 618],
      ],
      lighter(paint, 0.06),
    ) +
    disc(566, 452, 15, brass) +
    disc(563, 449, 6, '#fff0c0') +
    rect(560, 488, 14, 26, darker(brass, 0.4), 4) +
    rect(562, 496, 26, 7, brass, 3) +
    `<circle cx="600" cy="500" r="12" fill="none" stroke="${brass}" stroke-width="6"/>` +
    stroke('M604,512 Q612,540 604,560', warm('#b8402c'), 5) +
    shape('M604,556 l16,16 v26 h-32 v-26 Z', warm('#d9a441')) +
    disc(604, 572, 4, trim) +
    poly(
      [
        [440, 716],
        [800, 716],
        [850, 780],
        [400, 780],
      ],
      warm('#7a4a32'),
    ) +
    poly(
      [
        [456, 724],
        [788, 724],
        [828, 772],
        [424, 772],
      ],
      warm('#a5673f'),
    ) +
    shape('M566,764 h110 l-55,-40 Z', warm('#3f6a5c')) +
    shape('M600,764 h42 l-21,-26 Z', warm('#d9a441')) +
    lantern(318, 170, 190, 92) +
    lantern(886, 170, 190, 92) +
    [318, 886].map((x) => rect(x - 8, 150, 16, 30, '#2c2422')).join('') +
    pot(240) +
    pot(962) +
    times(16, (index) =>
      oval(
        60 + ((index * 151) % 1090),
        690 + ((index * 47) % 96),
        11,
        5,
        leaves[index % 4] ?? '#c9532d',
      ),
    )
  );
}
