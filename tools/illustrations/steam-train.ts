import { darker, disc, glow, lighter, oval, poly, rect, segment, shape, times } from './ink.ts';
import type { Light } from './light.ts';

const BULBS = ['#ffd879', '#ff8d70', '#8fe0b0', '#8cc6ff', '#ffb3d1'];

export const bulbs = (x: number, y: number, tx: number, ty: number, count: number): string =>
  times(count + 1, (index) => {
    const t = index / count;
    const color = BULBS[index % 5] ?? '#ffd879';
    const [px, py] = [x + (tx - x) * t, y + (ty - y) * t];
    return disc(px, py, 8, color, 0.25) + disc(px, py, 3.4, lighter(color, 0.4));
  });

/** A steam engine with a wreath on its front, and one open car behind it. */
export function train(light: Light, x: number, foot: number): string {
  const black = light.lit('#2b2f38');
  const red = light.lit('#b8342b');
  const brass = light.lit('#d9b04a');
  const wheel = (at: number, r: number) =>
    disc(at, foot - r, r, darker(black, 0.2)) +
    disc(at, foot - r, r * 0.78, red) +
    times(6, (index) =>
      segment(
        [at, foot - r],
        [at + Math.cos(index * 1.047) * r * 0.76, foot - r + Math.sin(index * 1.047) * r * 0.76],
        darker(red, 0.35),
        4,
      ),
    ) +
    disc(at, foot - r, r * 0.2, brass);
  return (
    times(7, (index) =>
      oval(
        x - 156 + index * 34 + Math.sin(index) * 8,
        foot - 306 - index * 24,
        26 + index * 10,
        20 + index * 6,
        '#eef3f6',
        0.62 - index * 0.07,
      ),
    ) +
    rect(x - 180, foot - 176, 260, 96, black, 40) +
    rect(x - 180, foot - 176, 260, 30, lighter(black, 0.14), 16) +
    [-110, -30, 40].map((dx) => rect(x + dx, foot - 178, 10, 100, brass)).join('') +
    poly(
      [
        [x - 174, foot - 176],
        [x - 128, foot - 176],
        [x - 118, foot - 270],
        [x - 184, foot - 270],
      ],
      black,
    ) +
    rect(x - 192, foot - 282, 82, 18, red, 4) +
    shape(`M${x - 60},${foot - 176} v-22 q0,-20 22,-20 q22,0 22,20 v22 Z`, brass) +
    rect(x + 70, foot - 260, 130, 190, red, 4) +
    rect(x + 56, foot - 276, 160, 20, black, 4) +
    rect(x + 92, foot - 236, 86, 66, '#ffdb92') +
    rect(x + 132, foot - 236, 5, 66, red) +
    rect(x - 200, foot - 86, 400, 20, darker(red, 0.15)) +
    poly(
      [
        [x - 200, foot - 70],
        [x - 262, foot - 4],
        [x - 196, foot - 4],
      ],
      red,
    ) +
    times(4, (index) =>
      segment([x - 204, foot - 64], [x - 256 + index * 18, foot - 6], darker(red, 0.4), 3),
    ) +
    wheel(x - 120, 40) +
    wheel(x - 20, 40) +
    wheel(x + 80, 40) +
    wheel(x + 168, 30) +
    segment([x - 120, foot - 40], [x + 80, foot - 40], lighter(black, 0.3), 9) +
    `<circle cx="${x - 186}" cy="${foot - 126}" r="34" fill="none" stroke="${light.lit('#2f6a45')}" stroke-width="17"/>` +
    times(8, (index) =>
      disc(
        x - 186 + Math.cos(index * 0.785) * 34,
        foot - 126 + Math.sin(index * 0.785) * 34,
        4,
        BULBS[index % 5] ?? '#ffd879',
      ),
    ) +
    poly(
      [
        [x - 200, foot - 92],
        [x - 172, foot - 92],
        [x - 186, foot - 64],
      ],
      light.lit('#c4342b'),
    ) +
    disc(x - 192, foot - 188, 13, '#fff0b8') +
    glow(x - 240, foot - 186, 130, '#ffe6a8', 0.5) +
    bulbs(x - 170, foot - 182, x + 66, foot - 182, 12) +
    bulbs(x + 58, foot - 280, x + 214, foot - 280, 8) +
    rect(x + 250, foot - 150, 330, 84, light.lit('#2f6a52'), 6) +
    rect(x + 240, foot - 262, 350, 16, black, 4) +
    [260, 360, 460, 560].map((dx) => rect(x + dx, foot - 250, 8, 104, brass)).join('') +
    times(
      6,
      (index) =>
        disc(x + 290 + index * 48, foot - 170, 14, light.lit('#d9a97f')) +
        rect(
          x + 272 + index * 48,
          foot - 158,
          36,
          20,
          light.lit(['#b8402c', '#44618a', '#d9a441'][index % 3] ?? '#b8402c'),
          8,
        ) +
        rect(
          x + 279 + index * 48,
          foot - 192,
          22,
          12,
          light.lit(['#f2e8d6', '#c4342b'][index % 2] ?? '#c4342b'),
          6,
        ),
    ) +
    wheel(x + 310, 28) +
    wheel(x + 520, 28) +
    segment([x + 200, foot - 60], [x + 252, foot - 60], black, 8) +
    bulbs(x + 244, foot - 250, x + 588, foot - 250, 18)
  );
}
