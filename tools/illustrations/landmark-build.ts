import type { Build } from './build.ts';
import { between, chance } from './chance.ts';
import { darker, disc, glow, moved, poly, rect, segment, times } from './ink.ts';
import type { Light } from './light.ts';

export const build = (
  light: Light,
  seed: string,
  colors: { wood: string; trim: string; roof: string; door: string },
  wall: Build['wall'] = 'board',
  metal = false,
): Build => ({
  seed,
  light,
  wall,
  metal,
  wood: light.lit(colors.wood),
  trim: light.lit(colors.trim),
  roof: light.lit(colors.roof),
  door: light.lit(colors.door),
});

/** Small roofs with lit windows, the far ones first. */
export function town(
  light: Light,
  seed: string,
  x: number,
  w: number,
  foot: number,
  rows: number,
): string {
  const next = chance(`town:${seed}`);
  return times(rows, (row) =>
    times(w / 46, (index) => {
      const px = x + index * 46 + between(next, -10, 10) + (row % 2) * 20;
      const y = foot + row * 24 + Math.abs(px - x - w / 2) * 0.04;
      const h = between(next, 18, 34) * (0.75 + row * 0.14);
      const bw = between(next, 28, 44) * (0.8 + row * 0.12);
      const wall = light.lit(
        ['#d8c3a0', '#a97a55', '#c99a72', '#e4d6ba', '#8f5d49'][Math.floor(next() * 5)] ??
          '#d8c3a0',
      );
      const roof = light.lit(
        ['#5f4a44', '#7c4438', '#4b5a5e'][Math.floor(next() * 3)] ?? '#5f4a44',
      );
      return (
        rect(px, y - h, bw, h + 14, wall) +
        poly(
          [
            [px - 4, y - h],
            [px + bw / 2, y - h - bw * 0.42],
            [px + bw + 4, y - h],
          ],
          roof,
        ) +
        times(3, (pane) =>
          rect(
            px + bw * (0.14 + pane * 0.28),
            y - h * 0.72,
            bw * 0.16,
            h * 0.32,
            light.lamps > 0.6 ? '#ffd98b' : light.sky[1],
          ),
        ) +
        (next() < 0.4
          ? disc(px + bw / 2, y + 6, 9, light.leaves[Math.floor(next() * 4)] ?? light.shade)
          : '')
      );
    }),
  );
}

/** The lattice tower with its lit room, on (x, foot). */
export function needle(light: Light, x: number, foot: number, size = 1): string {
  const steel = darker(light.near, 0.25);
  const art =
    [-1, 1].map((side) => segment([side * 24, 0], [side * 7, -270], steel, 6)).join('') +
    times(13, (index) => {
      const y = -10 - index * 20;
      const half = 23 - index * 1.25;
      return (
        segment([-half, y], [half - 1, y - 20], steel, 2.4) +
        segment([half, y], [-half + 1, y - 20], steel, 2.4)
      );
    }) +
    poly(
      [
        [-38, -288],
        [38, -288],
        [24, -262],
        [-24, -262],
      ],
      steel,
    ) +
    rect(-34, -304, 68, 16, '#ffdb8e') +
    times(6, (index) => rect(-24 + index * 11, -304, 3, 16, steel)) +
    poly(
      [
        [-44, -302],
        [44, -302],
        [0, -328],
      ],
      steel,
    ) +
    segment([0, -326], [0, -386], steel, 4) +
    disc(0, -388, 5, '#ff9a6a') +
    glow(0, -296, 90, '#ffd98b', 0.45);
  return moved(x, foot, art, size);
}
