import { between, chance } from './chance.ts';
import { darker, lighter, rect, round, times, type Point } from './ink.ts';
import type { Light } from './light.ts';

export type Wall = 'log' | 'board' | 'clapboard' | 'panel';

export type Build = {
  seed: string;
  light: Light;
  wall: Wall;
  wood: string;
  trim: string;
  roof: string;
  door: string;
  metal: boolean;
};

/** How one step back into the picture moves to the right and up. */
export const BACK: Point = [0.5, -0.17];

export const back = ([x, y]: Point, depth: number): Point => [
  x + BACK[0] * depth,
  y + BACK[1] * depth,
];

/** Draws a flat face standing on (x, foot); `turned` leads it back to the right. */
export const face = (x: number, foot: number, content: string, turned = false): string =>
  `<g transform="matrix(${turned ? BACK[0] : 1} ${turned ? BACK[1] : 0} 0 1 ${round(x)} ${round(foot)})">${content}</g>`;

export function wallFace(build: Build, w: number, h: number, shade = 0): string {
  const color = darker(build.wood, shade);
  const line = darker(color, 0.3);
  const shine = lighter(color, 0.13);
  const next = chance(`wall:${build.seed}:${w}:${h}`);
  if (build.wall === 'log')
    return (
      rect(0, -h, w, h, color) +
      times(h / 15, (row) => {
        const y = -h + row * 15;
        return (
          rect(0, y + 1, w, 4, shine, 0, 0.75) +
          rect(0, y + 12, w, 3, line, 0, 0.8) +
          rect(next() * w * 0.8, y + 7, between(next, 14, 50), 1.5, line, 0, 0.35)
        );
      })
    );
  if (build.wall === 'clapboard')
    return (
      rect(0, -h, w, h, color) +
      times(h / 10, (row) => rect(0, -h + row * 10 + 8, w, 2, line, 0, 0.4))
    );
  const step = build.wall === 'panel' ? 34 : 17;
  return (
    rect(0, -h, w, h, color) +
    times(
      w / step,
      (column) =>
        rect(column * step, -h, 2, h, line, 0, 0.55) +
        rect(
          column * step + step * 0.35,
          -h + next() * h * 0.6,
          1.4,
          between(next, 16, 50),
          line,
          0,
          0.22,
        ),
    )
  );
}

export function stones(
  seed: string,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): string {
  const next = chance(`stones:${seed}:${x}:${y}`);
  const rows = Math.max(1, Math.round(h / 17));
  const step = h / rows;
  const parts = [rect(x, y, w, h, darker(color, 0.4))];
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < w - 1;) {
      const rest = w - at;
      const width = rest < 34 ? rest : Math.min(rest - 10, between(next, 16, 36));
      const tone = next();
      parts.push(
        rect(
          x + at + 1,
          y + row * step + 1,
          width - 2,
          step - 2,
          tone < 0.5 ? darker(color, tone * 0.3) : lighter(color, (tone - 0.5) * 0.4),
          5,
        ),
      );
      at += width;
    }
  return parts.join('');
}
