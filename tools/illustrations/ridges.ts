import { between, chance, layeredNoise, noise, pick } from './chance.ts';
import { disc, gradient, mix, oval, round, shape, times, type Stop } from './ink.ts';
import type { Light } from './light.ts';
import type { Size } from './sky.ts';

export type Crest = (x: number) => number;

/** Old, worn mountains: long swells with a few sharper brows. */
export function crest(
  size: Size,
  seed: string,
  base: number,
  relief: number,
  swells: number,
): Crest {
  const long = noise(`${seed}:long`);
  const fine = layeredNoise(`${seed}:fine`, 4);
  const offset = chance(seed)() * 40;
  return (x) => {
    const t = (x / size.width) * swells + offset;
    const brow = 1 - Math.abs(fine(t * 0.9));
    return (
      size.height *
      (base -
        relief *
          (long(t * 0.55) * 0.75 +
            brow * 0.75 -
            0.35 +
            fine(t * 2.3) * 0.26 +
            fine(t * 5.1) * 0.07))
    );
  };
}

export function land(size: Size, top: Crest, fill: string, step = 8): string {
  const points: string[] = [];
  for (let x = -step; x <= size.width + step; x += step)
    points.push(`${round(x)},${round(top(x))}`);
  return shape(
    `M${-step},${size.height} L${points.join(' L')} L${size.width + step},${size.height} Z`,
    fill,
  );
}

export function fogBand(
  light: Light,
  size: Size,
  y: number,
  thickness: number,
  seed: string,
  strength = 0.75,
): string {
  const next = chance(`fog:${seed}`);
  const [defs, fill] = gradient([
    [0, light.fog, 0],
    [0.5, light.fog, strength],
    [1, light.fog, 0],
  ]);
  return (
    defs +
    times(4, () =>
      oval(
        between(next, -0.1, 1.1) * size.width,
        y + between(next, -0.3, 0.3) * thickness,
        between(next, 0.26, 0.5) * size.width,
        thickness * between(next, 0.5, 1),
        fill,
      ),
    )
  );
}

/** Tree tops in rows, so that a near slope reads as forest. */
export function forest(
  light: Light,
  size: Size,
  top: Crest,
  color: string,
  seed: string,
  scale: number,
  rows = 4,
): string {
  const next = chance(`forest:${seed}`);
  const hardwoods = light.season === 'winter' ? 0 : light.season === 'autumn' ? 0.55 : 0.4;
  return times(rows, (row) =>
    times(size.width / (15 * scale), (index) => {
      const x = (index + next()) * 15 * scale;
      const y = top(x) + row * 17 * scale + between(next, 2, 10) * scale;
      const h = between(next, 20, 36) * scale;
      const deep = Math.min(1, row / 5);
      if (next() < hardwoods) {
        const leaf = pick(light.leaves, next() * 4);
        return disc(x, y - h * 0.2, h * 0.36, mix(color, leaf, 0.3 + deep * 0.22));
      }
      const fir = mix(color, pick(light.firs, next() * 3), 0.25 + deep * 0.4);
      const tip = light.snow ? mix(fir, '#eef4f8', 0.45) : fir;
      return (
        shape(
          `M${round(x)},${round(y - h)} l${round(h * 0.24)},${round(h * 1.15)} h${round(-h * 0.48)} Z`,
          fir,
        ) +
        (light.snow
          ? shape(
              `M${round(x)},${round(y - h)} l${round(h * 0.12)},${round(h * 0.5)} h${round(-h * 0.2)} Z`,
              tip,
            )
          : '')
      );
    }),
  );
}

type RidgeOptions = {
  top?: number;
  bottom?: number;
  layers?: number;
  wooded?: boolean;
  peak?: boolean;
};

export function ridges(light: Light, size: Size, seed: string, options: RidgeOptions = {}): string {
  const { top = 0.36, bottom = 0.66, layers = 6, wooded = true, peak = false } = options;
  return times(layers, (index) => {
    const t = index / (layers - 1);
    const color =
      t < 0.5
        ? mix(light.far, light.middle, t * 2)
        : mix(light.middle, light.near, (t * 2 - 1) ** 1.1);
    const base = top + (bottom - top) * t;
    const relief = 0.15 - 0.075 * t + (peak && index < 2 ? 0.05 : 0);
    const line = crest(size, `${seed}:ridge:${index}`, base, relief, 2.2 + t * 2.4);
    const stops: Stop[] = [
      [0, color],
      [0.1, color],
      [0.3, mix(color, light.fog, 0.6 - t * 0.25)],
      [1, mix(color, light.fog, 0.5)],
    ];
    const [defs, fill] = gradient(stops);
    const near = index >= layers - 2;
    return (
      defs +
      land(size, line, fill) +
      (near && wooded
        ? forest(light, size, line, color, `${seed}:${index}`, index === layers - 1 ? 1 : 0.6)
        : '') +
      (index > 0 && index < layers - 1
        ? fogBand(
            light,
            size,
            size.height * (base + 0.075),
            size.height * 0.034,
            `${seed}:${index}`,
            0.5,
          )
        : '')
    );
  });
}
