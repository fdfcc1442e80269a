import type { Look, Mood } from './palette.ts';
import { circle, line, path, polygon, rect, repeat, round, sequence } from './shapes.ts';

export type Size = { width: number; height: number };
export const CANVAS: Size = { width: 1200, height: 800 };

export function sky(mood: Mood, { width, height }: Size, seed: string): string {
  const next = sequence(`sky:${seed}`);
  const sunX = width * (0.18 + next() * 0.64);
  const sunY = height * (mood.stars ? 0.16 : 0.2 + next() * 0.12);
  const id = `sky-${mood.name}`;
  const stars = mood.stars
    ? repeat(46, () =>
        circle(next() * width, next() * height * 0.45, 1 + next() * 1.6, '#fff8e4', 0.75),
      )
    : '';
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.sky[0]}"/><stop offset="0.75" stop-color="${mood.sky[1]}"/></linearGradient></defs>` +
    rect(0, 0, width, height, `url(#${id})`) +
    stars +
    circle(sunX, sunY, height * 0.095, mood.sun, 0.25) +
    circle(sunX, sunY, height * 0.055, mood.sun, 0.95)
  );
}

function ridge(size: Size, base: number, relief: number, fill: string, seed: string): string {
  const next = sequence(seed);
  const phases = [next() * 6.3, next() * 6.3, next() * 6.3];
  const points = Array.from({ length: 51 }, (_, index) => {
    const t = index / 50;
    const wave =
      Math.sin(t * 4.2 + (phases[0] ?? 0)) * 0.6 +
      Math.sin(t * 9.5 + (phases[1] ?? 0)) * 0.28 +
      Math.sin(t * 23 + (phases[2] ?? 0)) * 0.1;
    return `${round(t * size.width)},${round(size.height * (base - wave * relief))}`;
  });
  return path(`M0,${size.height} L${points.join(' L')} L${size.width},${size.height} Z`, fill);
}

export function ridges(mood: Mood, size: Size, seed: string, top = 0.42): string {
  return mood.ridges
    .map((fill, index) =>
      ridge(size, top + index * 0.085, 0.085 - index * 0.012, fill, `${seed}:ridge:${index}`),
    )
    .join('');
}

export function tree(x: number, foot: number, height: number, fill: string): string {
  const half = height * 0.24;
  return (
    rect(x - height * 0.025, foot - height * 0.12, height * 0.05, height * 0.12, '#4a3525') +
    polygon(
      [
        [x - half, foot - height * 0.1],
        [x, foot - height * 0.62],
        [x + half, foot - height * 0.1],
      ],
      fill,
    ) +
    polygon(
      [
        [x - half * 0.78, foot - height * 0.36],
        [x, foot - height * 0.82],
        [x + half * 0.78, foot - height * 0.36],
      ],
      fill,
    ) +
    polygon(
      [
        [x - half * 0.54, foot - height * 0.6],
        [x, foot - height],
        [x + half * 0.54, foot - height * 0.6],
      ],
      fill,
    )
  );
}

export function treeLine(mood: Mood, size: Size, foot: number, seed: string, gap = 0): string {
  const next = sequence(`trees:${seed}`);
  return repeat(26, (index) => {
    const t = (index + next() * 0.8) / 26;
    const height = size.height * (0.15 + next() * 0.14);
    const fill = mood.trees[Math.floor(next() * 3)] ?? mood.trees[0];
    const clear = Math.abs(t - 0.5) < gap;
    return clear ? '' : tree(t * size.width, size.height * foot + next() * 14, height, fill);
  });
}

export function ground(mood: Mood, size: Size, top: number): string {
  const y = size.height * top;
  return path(
    `M0,${y} Q${size.width * 0.3},${y - 26} ${size.width * 0.55},${y - 4} T${size.width},${y - 12} V${size.height} H0 Z`,
    mood.ground,
  );
}

export function landscape(mood: Mood, size: Size, seed: string): string {
  return sky(mood, size, seed) + ridges(mood, size, seed);
}

/** Far hills seen through a window. */
export function windowView(look: Look, x: number, y: number, w: number, h: number): string {
  const { mood, decor, seed } = look;
  const bars =
    w > h
      ? rect(x + w / 3 - 4, y, 8, h, decor.trim) + rect(x + (w * 2) / 3 - 4, y, 8, h, decor.trim)
      : rect(x + w / 2 - 4, y, 8, h, decor.trim) + rect(x, y + h * 0.45, w, 8, decor.trim);
  return (
    rect(x - 14, y - 14, w + 28, h + 28, decor.trim, 4) +
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">${landscape(mood, CANVAS, seed)}${treeLine(mood, CANVAS, 1.02, seed)}</svg>` +
    bars +
    rect(x - 24, y + h + 10, w + 48, 14, decor.trim, 4)
  );
}

export function water(mood: Mood, size: Size, top: number): string {
  const y = size.height * top;
  return (
    path(
      `M0,${y + 20} Q${size.width * 0.3},${y - 16} ${size.width * 0.6},${y + 14} T${size.width},${y} V${size.height} H0 Z`,
      mood.stars ? '#4c5a86' : '#6c9fb0',
    ) +
    repeat(9, (index) =>
      line(
        `M${(index * 173) % size.width},${y + 42 + (index % 4) * 30} q40,-12 80,0 t80,0`,
        '#e4f1f2',
        5,
        0.65,
      ),
    )
  );
}
