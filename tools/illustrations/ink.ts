import { hashNumber } from '../../supabase/seed/hash.ts';

export type Point = readonly [number, number];

export type Stop = readonly [offset: number, color: string, opacity?: number];

const INK = /^(#[0-9a-f]{6}|url\(#[a-z0-9]+\))$/;

/** A colour that is really there: without one SVG falls back to black. */
export function ink(color: string): string {
  if (!INK.test(color)) throw new Error(`"${color}" is not a colour to draw with.`);
  return color;
}

export const round = (value: number): number => {
  if (!Number.isFinite(value)) throw new Error('A coordinate is not a number.');
  return Math.round(value * 10) / 10;
};

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(ink(color).slice(at, at + 2), 16));

export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export const darker = (color: string, share: number): string => mix(color, '#161a2b', share);

export const lighter = (color: string, share: number): string => mix(color, '#fff6e2', share);

const veil = (opacity: number): string =>
  opacity < 1 ? ` opacity="${round(opacity * 10) / 10}"` : '';

const places = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  radius = 0,
  opacity = 1,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, w))}" height="${round(Math.max(0, h))}" fill="${ink(fill)}"${radius ? ` rx="${round(radius)}"` : ''}${veil(opacity)}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${ink(fill)}"${veil(opacity)}/>`;

export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  oval(x, y, r, r, fill, opacity);

export const poly = (points: readonly Point[], fill: string, opacity = 1): string =>
  `<polygon points="${places(points)}" fill="${ink(fill)}"${veil(opacity)}/>`;

export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${ink(fill)}"${veil(opacity)}/>`;

export const stroke = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${ink(color)}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${veil(opacity)}/>`;

export const segment = (a: Point, b: Point, color: string, width: number, opacity = 1): string =>
  stroke(`M${round(a[0])},${round(a[1])} L${round(b[0])},${round(b[1])}`, color, width, opacity);

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${ink(color)}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('');

const defined = (make: (id: string) => string): [defs: string, id: string] => {
  const id = `d${hashNumber(make('')).toString(36)}`;
  return [`<defs>${make(id)}</defs>`, id];
};

/** A gradient down (or across) whatever it fills. */
export function gradient(stops: readonly Stop[], across = false): [defs: string, fill: string] {
  const [defs, id] = defined(
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stopsOf(stops)}</linearGradient>`,
  );
  return [defs, `url(#${id})`];
}

export function glow(
  x: number,
  y: number,
  r: number,
  color: string,
  opacity: number,
  ry = r,
): string {
  const [defs, id] = defined(
    (name) =>
      `<radialGradient id="${name}">${stopsOf([
        [0, color, opacity],
        [0.45, color, Math.round(opacity * 400) / 1000],
        [1, color, 0],
      ])}</radialGradient>`,
  );
  return defs + oval(x, y, r, ry, `url(#${id})`);
}

export function wash(
  x: number,
  y: number,
  w: number,
  h: number,
  stops: readonly Stop[],
  across = false,
): string {
  const [defs, fill] = gradient(stops, across);
  return defs + rect(x, y, w, h, fill);
}

export function clipped(points: readonly Point[], content: string): string {
  const [defs, id] = defined(
    (name) => `<clipPath id="${name}"><polygon points="${places(points)}"/></clipPath>`,
  );
  return `${defs}<g clip-path="url(#${id})">${content}</g>`;
}

export const moved = (x: number, y: number, content: string, sx = 1, sy = sx): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${round(sx * 100) / 100} ${round(sy * 100) / 100})">${content}</g>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('');

export const sheet = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
