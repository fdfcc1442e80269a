import type { Build } from './build.ts';
import { between, chance } from './chance.ts';
import { disc, poly, rect, times } from './ink.ts';
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
