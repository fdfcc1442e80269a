import { between, chance, pick } from './chance.ts';
import { crown } from './crown.ts';
import { darker, lighter, round, segment, shape, times } from './ink.ts';
import type { Light } from './light.ts';

const BARK = '#5a4030';

type Bough = { tip: readonly [number, number]; inner: readonly [number, number] };

/** A spruce on its foot: one outline of drooping boughs, then the boughs that catch the light. */
export function fir(
  light: Light,
  x: number,
  foot: number,
  height: number,
  seed: string,
  tint?: string,
): string {
  const next = chance(`fir:${seed}`);
  const color = tint ?? pick(light.firs, next() * 3);
  const width = height * between(next, 0.17, 0.23);
  const tiers = height > 300 ? 11 : 8;
  const skirt = height * 0.1;
  const side = (sign: 1 | -1): Bough[] =>
    Array.from({ length: tiers }, (_, tier) => {
      const t = (tier + 1) / tiers;
      const y = -height + (height - skirt) * t ** 0.94;
      const reach = width * (0.1 + 0.9 * t ** 0.86) * between(next, 0.82, 1.08);
      return {
        tip: [sign * reach, y + height * 0.012],
        inner: [sign * reach * 0.4, y - height * 0.022],
      };
    });
  const [right, left] = [side(1), side(-1)];
  const along = (boughs: readonly Bough[]) =>
    boughs.map(({ tip, inner }, index) => {
      const above = boughs[index - 1]?.inner ?? [0, -height * 1.02];
      return `Q${round(above[0] + (tip[0] - above[0]) * 0.4)},${round(tip[1] - height * 0.03)} ${round(tip[0])},${round(tip[1])} Q${round(tip[0] * 0.7)},${round(tip[1] - height * 0.002)} ${round(inner[0])},${round(inner[1])}`;
    });
  const half = (boughs: readonly Bough[], sign: 1 | -1) =>
    shape(
      `M0,${round(-height * 1.02)} ${along(boughs).join(' ')} L${round(sign * width * 0.3)},${round(-skirt)} L${round(-sign * width * 0.25)},${round(-skirt)} L${round(-sign * width * 0.08)},${round(-height * 0.6)} Z`,
      darker(color, 0.16),
    );
  const bough = ({ tip }: Bough, reach: number, thick: number, fill: string, drop = 0) =>
    shape(
      `M${round(tip[0] * 0.06)},${round(tip[1] - height * thick * 1.5 + drop)} Q${round(tip[0] * 0.6)},${round(tip[1] - height * thick + drop)} ${round(tip[0] * reach)},${round(tip[1] - height * 0.004 + drop)} Q${round(tip[0] * 0.5)},${round(tip[1] - height * 0.004 + drop)} ${round(tip[0] * 0.06)},${round(tip[1] - height * thick * 0.5 + drop)} Z`,
      fill,
    );
  const snow = light.snow && !tint ? light.lit('#eff4f7') : null;
  return `<g transform="translate(${round(x)} ${round(foot)})">${
    shape(
      `M${round(-height * 0.019)},0 L${round(-height * 0.013)},${round(-skirt * 1.6)} H${round(height * 0.013)} L${round(height * 0.019)},0 Z`,
      tint ? darker(light.lit(BARK), 0.55) : darker(light.lit(BARK), 0.1),
    ) +
    half(right, 1) +
    half(left, -1) +
    left.map((one) => bough(one, 0.9, 0.032, lighter(color, tint ? 0.03 : 0.05))).join('') +
    right.map((one, index) => (index % 2 ? bough(one, 0.75, 0.026, color) : '')).join('') +
    (snow
      ? left.map((one) => bough(one, 0.96, 0.03, snow, -height * 0.012)).join('') +
        right.map((one) => bough(one, 0.94, 0.022, darker(snow, 0.1), -height * 0.012)).join('')
      : '')
  }</g>`;
}

function bareTree(light: Light, height: number, seed: string): string {
  const next = chance(`bare:${seed}`);
  const color = light.lit('#6d5c53');
  const twig = (x: number, y: number, angle: number, length: number, depth: number): string => {
    const [tx, ty] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    return (
      segment([x, y], [tx, ty], color, height * 0.005 * (depth + 0.4) ** 1.3) +
      (depth === 0
        ? ''
        : times(2, (fork) =>
            twig(
              tx,
              ty,
              angle + (fork ? 1 : -1) * between(next, 0.28, 0.56),
              length * between(next, 0.58, 0.74),
              depth - 1,
            ),
          ))
    );
  };
  return (
    shape(
      `M${round(-height * 0.024)},2 L${round(-height * 0.012)},${round(-height * 0.42)} H${round(height * 0.012)} L${round(height * 0.024)},2 Z`,
      color,
    ) +
    [-1.95, -1.57, -1.2]
      .map((angle, index) => twig(0, -height * (0.32 + index * 0.03), angle, height * 0.24, 3))
      .join('')
  );
}

/** A broad-leaved tree: a trunk that forks into a crown of leafy masses, or bare in winter. */
export function hardwood(
  light: Light,
  x: number,
  foot: number,
  height: number,
  seed: string,
  tint?: string,
  pale = false,
): string {
  const next = chance(`hardwood:${seed}`);
  const color = tint ?? pick(light.leaves, next() * light.leaves.length);
  const bark = light.lit(pale ? '#d9d0bf' : BARK);
  const branch = (sign: 1 | -1, low: number) =>
    segment(
      [0, -height * low],
      [sign * height * 0.15, -height * (low + 0.2)],
      darker(bark, sign === 1 ? 0.12 : 0),
      height * 0.018,
    );
  const body =
    light.season === 'winter'
      ? bareTree(light, height, seed)
      : shape(
          `M${round(-height * 0.042)},3 Q${round(-height * 0.014)},${round(-height * 0.1)} ${round(-height * 0.015)},${round(-height * 0.6)} H${round(height * 0.013)} Q${round(height * 0.018)},${round(-height * 0.1)} ${round(height * 0.042)},3 Z`,
          bark,
        ) +
        branch(-1, 0.3) +
        branch(1, 0.36) +
        crown(height, color, seed);
  return `<g transform="translate(${round(x)} ${round(foot)})">${body}</g>`;
}
