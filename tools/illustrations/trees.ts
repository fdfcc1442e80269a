import { between, chance, pick, type Chance } from './chance.ts';
import { darker, lighter, oval, rect, round, segment, shape, times } from './ink.ts';
import type { Light } from './light.ts';

const BARK = '#5a4030';

function boughs(next: Chance, height: number, width: number, side: 1 | -1): string {
  const tiers = 9;
  const parts: string[] = [];
  for (let tier = 0; tier <= tiers; tier += 1) {
    const t = tier / tiers;
    const y = -height + height * 0.93 * t ** 0.92;
    const reach = width * (0.06 + 0.94 * t ** 0.85) * between(next, 0.82, 1.1);
    parts.push(
      `L${round(side * reach * 0.36)},${round(y)}`,
      `Q${round(side * reach * 0.72)},${round(y + height * 0.035)} ${round(side * reach)},${round(y + height * between(next, 0.06, 0.085))}`,
    );
  }
  return parts.join(' ');
}

/** A spruce or fir on its foot, branches drooping and never quite even. */
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
  const width = height * between(next, 0.19, 0.26);
  const half = (side: 1 | -1, fill: string) =>
    shape(
      `M0,${round(-height * 1.03)} ${boughs(next, height, width, side)} L0,${round(-height * 0.03)} Z`,
      fill,
    );
  const snow =
    light.snow && !tint
      ? times(8, (tier) => {
          const t = (tier + 0.6) / 8;
          const y = -height + height * 0.88 * t;
          const reach = width * (0.1 + 0.8 * t) * between(next, 0.5, 0.85);
          const side = tier % 2 ? 1 : -1;
          return shape(
            `M${round(-side * reach * 0.1)},${round(y - height * 0.02)} Q${round(side * reach * 0.6)},${round(y)} ${round(side * reach)},${round(y + height * 0.065)} Q${round(side * reach * 0.4)},${round(y + height * 0.035)} ${round(-side * reach * 0.1)},${round(y + height * 0.02)} Z`,
            light.lit('#eff4f7'),
          );
        })
      : '';
  return `<g transform="translate(${round(x)} ${round(foot)})">${
    rect(-height * 0.02, -height * 0.07, height * 0.04, height * 0.08, light.lit(BARK)) +
    half(-1, color) +
    half(1, darker(color, 0.2)) +
    snow
  }</g>`;
}

function bareTree(light: Light, height: number, next: Chance): string {
  const color = light.lit('#6d5c53');
  const branch = (y: number, reach: number, rise: number, width: number): string =>
    segment([0, y], [reach, y - rise], color, width) +
    segment([reach * 0.55, y - rise * 0.55], [reach * 0.6, y - rise * 1.5], color, width * 0.6) +
    segment([reach * 0.75, y - rise * 0.75], [reach * 1.3, y - rise * 1.1], color, width * 0.5);
  return (
    segment([0, 0], [height * 0.02, -height * 0.92], color, height * 0.035) +
    times(7, (index) => {
      const side = index % 2 ? 1 : -1;
      const t = 0.35 + index * 0.08;
      return branch(
        -height * t,
        side * height * between(next, 0.16, 0.26) * (1.3 - t),
        height * between(next, 0.12, 0.2),
        height * 0.016,
      );
    })
  );
}

type Clump = { x: number; y: number; r: number };

function crown(height: number, color: string, next: Chance): string {
  const count = height > 280 ? 38 : 17;
  const size = height * Math.sqrt(17 / count) ** 0.8;
  const clumps: Clump[] = Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4 + next() * 0.5;
    const reach = Math.sqrt((index + 0.4) / count);
    return {
      x: Math.cos(angle) * reach * height * 0.29,
      y: -height * 0.68 + Math.sin(angle) * reach * height * 0.25,
      r: size * between(next, 0.07, 0.115),
    };
  }).sort((a, b) => b.y - a.y);
  const layer = (size: number, dx: number, dy: number, fill: string, share = 1) =>
    clumps
      .map(({ x, y, r }, index) =>
        index % 3 < share * 3
          ? oval(x + dx * r, y + dy * r, r * size * 1.08, r * size * 0.9, fill)
          : '',
      )
      .join('');
  const shadow = darker(color, 0.3);
  return (
    layer(1, 0, 0, shadow) +
    clumps
      .map(
        ({ x, y, r }) =>
          oval(x - r * 0.1, y - r * 0.14, r * 0.9, r * 0.74, darker(color, 0.1)) +
          oval(x - r * 0.2, y - r * 0.26, r * 0.68, r * 0.5, color),
      )
      .join('') +
    clumps
      .map(({ x, y, r }, index) =>
        x < height * 0.12 && index % 2
          ? oval(x - r * 0.34, y - r * 0.42, r * 0.34, r * 0.2, lighter(color, 0.16))
          : '',
      )
      .join('')
  );
}

/** A broad-leaved tree: dark mass, then clumps lit from the left. */
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
  const body =
    light.season === 'winter'
      ? bareTree(light, height, next)
      : shape(
          `M${round(-height * 0.028)},2 L${round(-height * 0.012)},${round(-height * 0.6)} H${round(height * 0.014)} L${round(height * 0.03)},2 Z`,
          bark,
        ) +
        segment([0, -height * 0.34], [-height * 0.13, -height * 0.55], bark, height * 0.018) +
        segment([0, -height * 0.4], [height * 0.14, -height * 0.58], bark, height * 0.018) +
        crown(height, color, next);
  return `<g transform="translate(${round(x)} ${round(foot)})">${body}</g>`;
}
