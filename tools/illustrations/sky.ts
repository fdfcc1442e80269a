import { between, chance, type Chance } from './chance.ts';
import { disc, glow, mix, round, shape, stroke, times, wash } from './ink.ts';
import type { Light } from './light.ts';

export type Size = { width: number; height: number };

export const CANVAS: Size = { width: 1200, height: 800 };

/** The dark plains of the moon: where they are and how large, in parts of its radius. */
const MARIA = [
  [-0.3, -0.32, 0.26],
  [0.02, -0.42, 0.18],
  [0.3, -0.12, 0.24],
  [-0.46, 0.1, 0.15],
  [-0.1, 0.06, 0.2],
  [0.14, 0.5, 0.1],
] as const;

type SkyOptions = { sunX?: number; sunY?: number; rippled?: boolean; birds?: number };

/** Clouds as long, flat strokes, the way they are cut in a wood block. */
function cloud(next: Chance, x: number, y: number, w: number, color: string): string {
  return times(3, (row) => {
    const wide = w * between(next, 0.45, 1) * (row === 1 ? 1.25 : 0.8);
    const h = w * between(next, 0.035, 0.06);
    const from = x + between(next, -0.2, 0.35) * w;
    const at = y + (row - 1) * h * 1.15;
    return shape(
      `M${round(from)},${round(at)} q${round(wide * 0.18)},${round(-h)} ${round(wide * 0.42)},${round(-h * 0.7)} q${round(wide * 0.3)},${round(-h * 0.5)} ${round(wide * 0.58)},${round(h * 0.7)} q${round(-wide * 0.3)},${round(h * 0.62)} ${round(-wide * 0.52)},${round(h * 0.4)} q${round(-wide * 0.3)},${round(h * 0.3)} ${round(-wide * 0.48)},${round(-h * 0.4)} Z`,
      color,
      0.5,
    );
  });
}

function ripples(next: Chance, { width, height }: Size, color: string): string {
  return times(46, (index) => {
    const row = index % 7;
    const x = between(next, -0.05, 1) * width;
    const w = between(next, 0.06, 0.15) * width * (1 - row * 0.08);
    const y = height * (0.06 + row * 0.045) + between(next, -6, 6);
    return shape(
      `M${round(x)},${round(y)} q${round(w / 2)},${round(-13 + row)} ${round(w)},0 q${round(-w / 2)},${round(9 - row)} ${round(-w)},0 Z`,
      color,
      0.55,
    );
  });
}

const bird = (x: number, y: number, size: number, color: string): string =>
  stroke(
    `M${round(x - size)},${round(y - size * 0.35)} Q${round(x - size * 0.4)},${round(y - size * 0.6)} ${round(x)},${round(y)} Q${round(x + size * 0.4)},${round(y - size * 0.6)} ${round(x + size)},${round(y - size * 0.35)}`,
    color,
    Math.max(1.4, size * 0.2),
    0.8,
  );

export function sky(light: Light, size: Size, seed: string, options: SkyOptions = {}): string {
  const { width, height } = size;
  const next = chance(`sky:${seed}`);
  const night = light.time === 'night';
  const low = light.time === 'dawn' || light.time === 'golden' || light.time === 'dusk';
  const x =
    width *
    (options.sunX ?? (next() < 0.5 ? between(next, 0.12, 0.34) : between(next, 0.66, 0.88)));
  const y = height * (options.sunY ?? (low ? between(next, 0.26, 0.34) : between(next, 0.13, 0.2)));
  const r = height * (night ? 0.045 : low ? 0.07 : 0.058);
  // A cloud across the disc would make a striped planet of it.
  const besideSun = (at: number) =>
    Math.abs(at - y) > r * 1.9 ? at : y > height * 0.2 ? y - r * 1.9 : y + r * 2.1;
  const pale = mix(light.sky[2], '#fffdf2', 0.5);
  const stars = light.stars
    ? times(night ? 130 : 44, () => {
        const depth = next();
        return disc(
          next() * width,
          depth * depth * height * 0.5,
          between(next, 0.8, 2.1),
          '#fff8e0',
          between(next, 0.4, 0.95),
        );
      })
    : '';
  return (
    wash(0, 0, width, height, [
      [0, light.sky[0]],
      [0.34, light.sky[1]],
      [0.62, light.sky[2]],
    ]) +
    stars +
    glow(x, y, r * 6, light.sun, night ? 0.32 : 0.6) +
    disc(x, y, r * 2.5, light.sun, night ? 0.07 : 0.17) +
    disc(x, y, r * 1.65, light.sun, night ? 0.12 : 0.24) +
    disc(x, y, r, light.sun) +
    (night
      ? MARIA.map(([dx, dy, size]) => disc(x + r * dx, y + r * dy, r * size, '#dfd4b2', 0.8)).join(
          '',
        )
      : '') +
    (options.rippled
      ? ripples(next, size, mix(light.sky[2], '#ffffff', 0.25))
      : times(night ? 1 : 3, () =>
          cloud(
            next,
            between(next, -0.08, 0.86) * width,
            besideSun(between(next, 0.07, 0.3) * height),
            between(next, 0.16, 0.34) * width,
            night ? light.sky[2] : pale,
          ),
        )) +
    times(options.birds ?? 0, () =>
      bird(
        width * (0.3 + (next() + next()) * 0.24),
        height * between(next, 0.08, 0.3),
        between(next, 4, 11),
        light.near,
      ),
    )
  );
}
