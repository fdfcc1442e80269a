import { between, chance, pick } from './chance.ts';
import { darker, disc, lighter, mix, oval, times } from './ink.ts';
import type { Light } from './light.ts';

/** Laurel or rhododendron: a low clump, in flower in spring. */
export function laurel(
  light: Light,
  x: number,
  foot: number,
  width: number,
  seed: string,
  tint?: string,
): string {
  const next = chance(`laurel:${seed}`);
  const color =
    tint ??
    mix(
      pick(light.firs, next() * 3),
      light.leaves[0] ?? light.shade,
      light.season === 'winter' ? 0 : 0.25,
    );
  const clump = (count: number, spread: number, lift: number, size: number, fill: string) =>
    times(count, (index) => {
      const t = count === 1 ? 0 : index / (count - 1) - 0.5;
      return oval(
        x + t * width * spread,
        foot - width * (lift + 0.13 * (0.25 - t * t) * 2),
        width * size * between(next, 0.85, 1.1),
        width * size * 0.72,
        fill,
      );
    });
  const dots =
    light.season === 'spring' || light.season === 'summer'
      ? times(9, () =>
          disc(
            x + between(next, -0.42, 0.42) * width,
            foot - width * between(next, 0.1, 0.3),
            width * 0.022,
            light.lit(light.season === 'spring' ? '#f0c3d2' : '#f6ead8'),
          ),
        )
      : light.snow
        ? times(4, (index) =>
            oval(
              x + (index - 1.5) * width * 0.2,
              foot - width * 0.24,
              width * 0.11,
              width * 0.035,
              light.lit('#eff4f7'),
            ),
          )
        : '';
  return (
    clump(6, 0.86, 0.06, 0.17, darker(color, tint ? 0.1 : 0.25)) +
    clump(5, 0.66, 0.11, 0.13, color) +
    clump(4, 0.5, 0.16, 0.07, lighter(color, tint ? 0.04 : 0.14)) +
    (tint ? '' : dots)
  );
}
