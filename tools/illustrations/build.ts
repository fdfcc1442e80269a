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
  eye?: Eye;
};

/** Where the house is seen from, in its own units: off to its right, at the height of a person, and so far away. */
export type Eye = { x: number; y: number; distance: number };

export const EYE: Eye = { x: 560, y: -112, distance: 760 };

/** A point moved back from the front of the house, as the eye sees it; lines above the eye fall, lines below it rise. */
export const back = ({ eye = EYE }: Pick<Build, 'eye'>, [x, y]: Point, depth: number): Point => {
  const near = eye.distance / (eye.distance + depth);
  return [eye.x + (x - eye.x) * near, eye.y + (y - eye.y) * near];
};

/** Draws a flat face standing on (x, foot). */
export const face = (x: number, foot: number, content: string): string =>
  `<g transform="translate(${round(x)} ${round(foot)})">${content}</g>`;

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
