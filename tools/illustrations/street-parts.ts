import { chance, pick } from './chance.ts';
import {
  darker,
  disc,
  glow,
  lighter,
  oval,
  poly,
  rect,
  round,
  segment,
  shape,
  times,
} from './ink.ts';
import type { Light } from './light.ts';

type Shop = { x: number; foot: number; w: number; h: number; wall: string; cloth: string };

/** A narrow shop front: lit windows upstairs, a display under a striped awning. */
export function shop(light: Light, seed: string, { x, foot, w, h, wall, cloth }: Shop): string {
  const next = chance(`shop:${seed}`);
  const color = light.lit(wall);
  const stripe = light.lit(cloth);
  const pale = light.lit('#f4ead6');
  const lamp = light.lamps > 0.6 ? '#ffdb92' : light.sky[1];
  const top = foot - h;
  const cells = Math.max(2, Math.round(w / 46));
  const roof = pick(['gable', 'step', 'flat'] as const, next() * 3);
  const cap = darker(color, 0.3);
  return (
    (roof === 'gable'
      ? poly(
          [
            [x - 8, top],
            [x + w / 2, top - w * 0.34],
            [x + w + 8, top],
          ],
          cap,
        ) +
        poly(
          [
            [x + 6, top],
            [x + w / 2, top - w * 0.26],
            [x + w - 6, top],
          ],
          color,
        )
      : roof === 'step'
        ? rect(x + w * 0.2, top - 26, w * 0.6, 30, color) +
          rect(x + w * 0.18, top - 30, w * 0.64, 8, cap)
        : '') +
    rect(x, top, w, h, color) +
    rect(x - 4, top - 4, w + 8, 9, cap) +
    times(cells, (index) => {
      const cell = w / cells;
      const px = x + cell * (index + 0.22);
      return (
        rect(px - 3, top + h * 0.14 - 3, cell * 0.56 + 6, h * 0.26 + 6, pale) +
        rect(px, top + h * 0.14, cell * 0.56, h * 0.26, lamp) +
        rect(px, top + h * 0.26, cell * 0.56, 2.5, pale)
      );
    }) +
    rect(x + w * 0.08, foot - h * 0.36, w * 0.54, h * 0.3, pale) +
    rect(x + w * 0.1, foot - h * 0.34, w * 0.5, h * 0.26, lamp) +
    rect(x + w * 0.34, foot - h * 0.34, 3, h * 0.26, pale) +
    rect(x + w * 0.7, foot - h * 0.38, w * 0.22, h * 0.38, darker(stripe, 0.2)) +
    rect(x + w * 0.74, foot - h * 0.34, w * 0.14, h * 0.18, lamp) +
    times(7, (index) => {
      const from = x + w * 0.04 + (index * w * 0.92) / 7;
      const wide = (w * 0.92) / 7;
      return shape(
        `M${round(from)},${round(foot - h * 0.5)} h${round(wide)} v${round(h * 0.1)} q${round(-wide / 2)},${round(h * 0.06)} ${round(-wide)},0 Z`,
        index % 2 ? pale : stripe,
      );
    }) +
    (light.snow
      ? rect(x - 5, top - 10, w + 10, 8, light.lit('#f2f6f8'), 4) +
        rect(x + w * 0.03, foot - h * 0.53, w * 0.94, 7, light.lit('#f2f6f8'), 3)
      : '')
  );
}

export function lampPost(light: Light, x: number, foot: number, h: number, wreath = false): string {
  const iron = light.lit('#2b3036');
  return (
    oval(x, foot, h * 0.09, h * 0.02, '#161a2b', 0.35) +
    segment([x, foot], [x, foot - h * 0.86], iron, h * 0.035) +
    rect(x - h * 0.05, foot - h * 0.08, h * 0.1, h * 0.08, iron, 2) +
    glow(x, foot - h * 0.93, h * 0.5, '#ffd58a', light.lamps * 0.55) +
    poly(
      [
        [x - h * 0.055, foot - h],
        [x + h * 0.055, foot - h],
        [x + h * 0.04, foot - h * 0.86],
        [x - h * 0.04, foot - h * 0.86],
      ],
      '#ffe6ac',
    ) +
    poly(
      [
        [x - h * 0.075, foot - h],
        [x, foot - h * 1.06],
        [x + h * 0.075, foot - h],
      ],
      iron,
    ) +
    (wreath
      ? `<circle cx="${round(x)}" cy="${round(foot - h * 0.7)}" r="${round(h * 0.075)}" fill="none" stroke="${light.lit('#2f6a45')}" stroke-width="${round(h * 0.045)}"/>` +
        shape(
          `M${round(x)},${round(foot - h * 0.63)} l${round(-h * 0.05)},${round(h * 0.07)} h${round(h * 0.1)} Z`,
          light.lit('#c4342b'),
        )
      : '')
  );
}

const BULBS = ['#ffd879', '#ff8d70', '#8fe0b0', '#8cc6ff', '#ffb3d1'];

/** A fir hung with lights from top to bottom, a star on it. */
export function lightTree(light: Light, x: number, foot: number, h: number, seed: string): string {
  const next = chance(`light-tree:${seed}`);
  const green = light.lit('#2b6147');
  const tiers = 6;
  return (
    glow(x, foot - h * 0.45, h * 0.75, '#ffd58a', 0.4) +
    rect(x - h * 0.03, foot - h * 0.06, h * 0.06, h * 0.08, light.lit('#5a4030')) +
    times(tiers, (index) => {
      const tier = tiers - 1 - index;
      const top = foot - h * (0.06 + tier * 0.15) - h * 0.22;
      const half = h * 0.3 * (1 - tier / (tiers + 1));
      return shape(
        `M${round(x)},${round(top)} L${round(x + half)},${round(top + h * 0.26)} Q${round(x)},${round(top + h * 0.31)} ${round(x - half)},${round(top + h * 0.26)} Z`,
        tier % 2 ? green : lighter(green, 0.07),
      );
    }) +
    times(64, () => {
      const t = next();
      const half = h * 0.29 * (1 - t) * 0.86;
      const bx = x + (next() * 2 - 1) * half;
      const by = foot - h * 0.09 - t * h * 0.82;
      const bulb = pick(BULBS, next() * BULBS.length);
      return disc(bx, by, h * 0.02, bulb, 0.3) + disc(bx, by, h * 0.0095, bulb);
    }) +
    star(x, foot - h * 1.04, h * 0.06)
  );
}

export const star = (x: number, y: number, r: number, color = '#fff0b8'): string =>
  glow(x, y, r * 3.4, '#ffe39a', 0.6) +
  poly(
    Array.from({ length: 10 }, (_, index) => {
      const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
      const reach = index % 2 ? r * 0.42 : r;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    }),
    color,
  );
