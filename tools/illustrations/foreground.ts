import { between, chance, pick } from './chance.ts';
import { darker, disc, oval, round, stroke, times } from './ink.ts';
import { laurel } from './laurel.ts';
import type { Light } from './light.ts';
import type { Size } from './sky.ts';
import { fir } from './trees.ts';

/** Dark branches and leaves at the edge, as through a printed frame. */
export function frame(
  light: Light,
  size: Size,
  seed: string,
  side: 'left' | 'right' | 'none',
  spruces?: 1 | 2,
): string {
  const next = chance(`frame:${seed}`);
  const tint = darker(light.firs[0] ?? light.near, 0.38);
  const deep = darker(tint, 0.16);
  const at = (t: number) => (side === 'right' ? size.width * (1 - t) : size.width * t);
  const low = size.height + 30;
  // High enough that the trunk and what it stands on can be seen.
  const ground = size.height - 26;
  const tall = () => size.height * between(next, 0.6, 1);
  const second = spruces ? spruces === 2 : next() < 0.6;
  const trees =
    oval(at(0.03), size.height + 8, size.width * 0.16, 46, deep) +
    fir(light, at(between(next, 0.02, 0.045)), ground, tall(), `${seed}:frame2`, deep) +
    (second
      ? fir(light, at(between(next, 0.1, 0.13)), ground + 8, tall() * 0.62, `${seed}:frame`, tint)
      : '');
  return (
    (side === 'none' ? '' : trees) +
    times(5, (index) =>
      laurel(
        light,
        at(0.02 + index * 0.075),
        low + 4 + index * 9,
        between(next, 190, 260),
        `${seed}:f${index}`,
        index % 2 ? tint : deep,
      ),
    ) +
    times(3, (index) =>
      laurel(
        light,
        at(0.99 - index * 0.08),
        low + 6 + index * 12,
        between(next, 170, 240),
        `${seed}:g${index}`,
        index % 2 ? deep : tint,
      ),
    )
  );
}

/** Blades, seed heads and ferns along the lower edge, nearest to us. */
export function undergrowth(light: Light, size: Size, seed: string): string {
  const next = chance(`undergrowth:${seed}`);
  const tint = light.snow ? darker(light.shade, 0.35) : darker(light.shade, 0.42);
  const blooms =
    light.season === 'autumn' ? light.leaves : ['#f3e2a2', '#f4efe2', '#dfa3b4'].map(light.lit);
  return times(light.snow ? 40 : 120, () => {
    const x = next() * size.width;
    const edge = Math.abs(x / size.width - 0.5) * 2;
    const h = between(next, 16, 44) * (0.35 + edge);
    const lean = between(next, -12, 12);
    const tip = size.height - h;
    const bloom = next() < 0.22 && !light.snow;
    return (
      stroke(
        `M${round(x)},${size.height + 4} Q${round(x)},${round(tip + h * 0.3)} ${round(x + lean)},${round(tip)}`,
        tint,
        2.6,
      ) + (bloom ? disc(x + lean, tip, between(next, 2.6, 4.6), pick(blooms, next() * 3)) : '')
    );
  });
}
