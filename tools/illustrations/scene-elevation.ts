import { chance, pick } from './chance.ts';
import { darker, disc, lighter, mix, round, shape, times } from './ink.ts';
import { lightOf, type Light } from './light.ts';
import { crest, fogBand, land, ridges, type Crest } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { fir } from './trees.ts';

/** Tree tops of one height band, the colour that week has at that height. */
function band(
  light: Light,
  top: Crest,
  bottom: Crest,
  tones: readonly string[],
  firs: number,
  seed: string,
): string {
  const next = chance(`band:${seed}`);
  return times(520, (index) => {
    const t = Math.sqrt(index / 520);
    const x = next() * 1240 - 20;
    const y = top(x) + t * (bottom(x) - top(x));
    const r = 10 + (y / 800) ** 2 * 24;
    const color = pick(tones, next() * tones.length);
    if (next() < firs) {
      const green = pick(light.firs, next() * 3);
      return shape(
        `M${round(x)},${round(y - r * 2.4)} l${round(r * 0.7)},${round(r * 2.7)} h${round(-r * 1.4)} Z`,
        green,
      );
    }
    return (
      disc(x, y, r, darker(color, 0.16)) +
      disc(x - r * 0.2, y - r * 0.24, r * 0.72, color) +
      disc(x - r * 0.36, y - r * 0.42, r * 0.3, lighter(color, 0.2))
    );
  });
}

/** One mountainside in one week: spruce and bare crowns above, red and gold in the middle, green below. */
export function colorByElevation(): string {
  const light = lightOf('morning', 'autumn', 1);
  const size = CANVAS;
  const summitLine: Crest = (
    (rough) => (x) =>
      Math.min(196 + Math.abs(x - 700) ** 1.2 * 0.12, 262 + Math.abs(x - 330) ** 1.2 * 0.13) +
      (rough(x) - 400) * 0.6
  )(crest(size, 'elevation', 0.5, 0.1, 5));
  const step =
    (share: number): Crest =>
    (x) =>
      summitLine(x) + (820 - summitLine(x)) * share;
  const tones = (...colors: string[]) => colors.map(light.lit);
  return (
    sky(light, size, 'elevation', { sunX: 0.16, sunY: 0.17, birds: 6 }) +
    ridges(light, size, 'elevation:far', { top: 0.3, bottom: 0.5, layers: 4, wooded: false }) +
    land(size, summitLine, mix(light.lit('#4a5a50'), light.near, 0.25)) +
    band(light, step(0.01), step(0.24), tones('#8b7a70', '#77675f', '#9a7f6a'), 0.82, 'top') +
    fogBand(light, size, 330, 26, 'elevation', 0.5) +
    band(
      light,
      step(0.2),
      step(0.46),
      tones('#a83c2c', '#c9532d', '#8c3a32', '#d9772f'),
      0.14,
      'red',
    ) +
    band(
      light,
      step(0.43),
      step(0.7),
      tones('#e29533', '#dcb544', '#e8a93f', '#c9732d'),
      0.1,
      'gold',
    ) +
    band(
      light,
      step(0.67),
      step(1.02),
      tones('#8fae4c', '#6f9a48', '#a9b850', '#5d8a46'),
      0.14,
      'green',
    ) +
    times(3, (index) =>
      fir(
        light,
        [46, 130, 1150][index] ?? 0,
        830,
        [520, 380, 460][index] ?? 400,
        `elevation:${index}`,
        darker(light.firs[0] ?? light.near, 0.3),
      ),
    )
  );
}
