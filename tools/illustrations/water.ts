import { between, chance } from './chance.ts';
import { rock } from './ground.ts';
import { darker, disc, gradient, lighter, mix, oval, round, shape, times } from './ink.ts';
import type { Light } from './light.ts';
import { land, type Crest } from './ridges.ts';
import type { Size } from './sky.ts';

/** A creek or river below the bank, holding the sky and a few stones. */
export function water(light: Light, size: Size, bank: Crest, seed: string, stones = 12): string {
  const next = chance(`water:${seed}`);
  const deep = mix(light.near, light.sky[0], 0.45);
  const [defs, fill] = gradient([
    [0, mix(light.near, light.firs[0] ?? light.near, 0.6)],
    [0.22, mix(deep, light.sky[1], 0.45)],
    [0.6, mix(light.sky[2], light.sky[1], 0.5)],
    [1, deep],
  ]);
  const edge: Crest = (x) => bank(x) - 9;
  return (
    land(size, edge, light.lit('#8b7a63')) +
    defs +
    land(size, bank, fill) +
    times(46, () => {
      const x = next() * size.width;
      const y = bank(x) + 12 + next() * (size.height - bank(x));
      const w = between(next, 24, 130) * (0.5 + (y - bank(x)) / 200);
      const h = between(next, 1.2, 3);
      return shape(
        `M${round(x - w / 2)},${round(y)} q${round(w / 2)},${round(-h * 2)} ${round(w)},0 q${round(-w / 2)},${round(h * 1.4)} ${round(-w)},0 Z`,
        next() < 0.6 ? lighter(light.sky[2], 0.35) : darker(deep, 0.25),
        0.5,
      );
    }) +
    times(stones, (index) => {
      const x = ((index + next()) / stones) * size.width;
      const inStream = next() < 0.45;
      const y = bank(x) + (inStream ? between(next, 30, 110) : between(next, -4, 8));
      const w = between(next, 34, 84);
      return (
        (inStream ? oval(x, y + 2, w * 0.66, 7, lighter(light.sky[2], 0.5), 0.6) : '') +
        rock(light, x, y, w, `${seed}:${index}`)
      );
    })
  );
}

export const fireflies = (size: Size, seed: string, top: number): string => {
  const next = chance(`fireflies:${seed}`);
  return times(48, () => {
    const x = next() * size.width;
    const y = size.height * between(next, top, 0.97);
    return disc(x, y, 8, '#f4f08a', 0.18) + disc(x, y, between(next, 1.8, 3.2), '#fbf7ae');
  });
};
