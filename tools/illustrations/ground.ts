import { between, chance, pick } from './chance.ts';
import {
  darker,
  gradient,
  lighter,
  mix,
  oval,
  poly,
  rect,
  round,
  segment,
  shape,
  stroke,
  times,
} from './ink.ts';
import type { Light } from './light.ts';
import { crest, land, type Crest } from './ridges.ts';
import type { Size } from './sky.ts';

export function hill(size: Size, seed: string, top: number, relief = 0.03): Crest {
  return crest(size, `${seed}:hill`, top, relief, 1.3);
}

/** The ground the house stands on: light on its brow, darker toward us, with mown bands. */
export function meadow(light: Light, size: Size, line: Crest, seed: string): string {
  const next = chance(`meadow:${seed}`);
  const [defs, fill] = gradient([
    [0, lighter(light.grass, 0.1)],
    [0.3, light.grass],
    [1, darker(light.shade, 0.2)],
  ]);
  const tuft = light.snow ? mix(light.shade, '#ffffff', 0.35) : light.shade;
  return (
    defs +
    land(size, line, fill) +
    times(4, (index) => {
      const drop = 46 + index * 52;
      const h = 13 + index * 5;
      const points = Array.from({ length: 31 }, (_, at) => (at / 30) * size.width);
      const upper = points.map(
        (x) => `${round(x)},${round(line(x) + drop + Math.sin(x / 130 + index * 2) * 9)}`,
      );
      const lower = points
        .map((x) => `${round(x)},${round(line(x) + drop + h + Math.sin(x / 170 + index) * 12)}`)
        .reverse();
      return shape(`M${upper.join(' L')} L${lower.join(' L')} Z`, light.shade, 0.26);
    }) +
    times(90, () => {
      const x = next() * size.width;
      const y = line(x) + 16 + next() ** 1.4 * size.height * 0.28;
      const h = 5 + (y - line(x)) * 0.045;
      return stroke(
        `M${round(x - 4)},${round(y)} l-2,${round(-h)} M${round(x)},${round(y)} l1,${round(-h * 1.4)} M${round(x + 4)},${round(y)} l4,${round(-h)}`,
        tuft,
        1.8,
        0.65,
      );
    }) +
    scatter(light, size, line, seed)
  );
}

/** Flowers in spring and summer, fallen leaves in autumn. */
function scatter(light: Light, size: Size, line: Crest, seed: string): string {
  if (light.snow) return '';
  const next = chance(`scatter:${seed}`);
  const blooms =
    light.season === 'autumn'
      ? light.leaves
      : ['#f6e3a0', '#f3f0e4', light.season === 'spring' ? '#eab6c6' : '#d98ba0'].map(light.lit);
  return times(7, () => {
    const cx = next() * size.width;
    const cy = line(cx) + 40 + next() * size.height * 0.24;
    return times(11, () =>
      oval(
        cx + between(next, -70, 70),
        cy + between(next, -14, 14),
        between(next, 1.6, 3.6),
        between(next, 1.3, 2.3),
        pick(blooms, next() * 3),
        0.9,
      ),
    );
  });
}

/** A path that widens from the door to the lower edge. */
export function footpath(
  light: Light,
  x: number,
  y: number,
  to: number,
  height: number,
  w = 26,
): string {
  const color = light.snow ? light.lit('#cfd9e0') : light.lit('#d9c5a0');
  const bend = (to - x) * 0.9;
  const edge = (offset: number, wide: number) =>
    `C${round(x - bend * 0.5 + offset)},${round(y + height * 0.4)} ${round(x + bend * 1.5 + offset * 2)},${round(y + height * 0.5)} ${round(to + wide)},${round(y + height)}`;
  return shape(
    `M${round(x - w / 2)},${y} ${edge(-w * 0.7, -w * 2.4)} H${round(to + w * 2.4)} C${round(x + bend * 1.5 + w * 1.4)},${round(y + height * 0.5)} ${round(x - bend * 0.5 + w * 0.7)},${round(y + height * 0.4)} ${round(x + w / 2)},${y} Z`,
    color,
  );
}

export function rock(light: Light, x: number, foot: number, w: number, seed: string): string {
  const next = chance(`rock:${seed}`);
  const color = light.lit(pick(['#8f8a86', '#7f7f83', '#9a9188'], next() * 3));
  const h = w * between(next, 0.42, 0.6);
  const lean = between(next, -0.1, 0.1) * w;
  return (
    shape(
      `M${round(x - w / 2)},${foot} L${round(x - w * 0.4)},${round(foot - h * 0.66)} L${round(x - w * 0.1 + lean)},${round(foot - h)} L${round(x + w * 0.28)},${round(foot - h * 0.84)} L${round(x + w / 2)},${round(foot - h * 0.25)} L${round(x + w * 0.46)},${foot} Z`,
      darker(color, 0.18),
    ) +
    poly(
      [
        [x - w * 0.4, foot - h * 0.66],
        [x - w * 0.1 + lean, foot - h],
        [x + w * 0.28, foot - h * 0.84],
        [x + w * 0.05, foot - h * 0.52],
      ],
      light.snow ? light.lit('#f2f6f8') : lighter(color, 0.22),
    ) +
    poly(
      [
        [x - w / 2, foot],
        [x - w * 0.4, foot - h * 0.66],
        [x + w * 0.05, foot - h * 0.52],
        [x - w * 0.06, foot],
      ],
      color,
    )
  );
}

export function splitRail(
  light: Light,
  line: Crest,
  from: number,
  to: number,
  drop: number,
  scale = 1,
): string {
  const color = light.lit('#8a7158');
  const step = 78 * scale;
  const count = Math.floor((to - from) / step);
  return times(count + 1, (index) => {
    const x = from + index * step;
    const y = line(x) + drop;
    const far = x + step;
    const next = line(far) + drop;
    const rails =
      index < count
        ? times(3, (row) =>
            segment(
              [x - 6, y - (14 + row * 15) * scale],
              [far + 6, next - (14 + row * 15 + ((index + row) % 2 ? 3 : -3)) * scale],
              row === 2 ? lighter(color, light.snow ? 0.7 : 0.14) : color,
              6 * scale,
            ),
          )
        : '';
    return (
      rails +
      rect(x - 5 * scale, y - 56 * scale, 10 * scale, 60 * scale, darker(color, 0.22), 2) +
      (light.snow
        ? rect(x - 6 * scale, y - 59 * scale, 12 * scale, 6 * scale, light.lit('#f2f6f8'), 3)
        : '')
    );
  });
}

/** Flat stones laid in the grass, larger toward us. */
export function steppingStones(
  light: Light,
  x: number,
  y: number,
  to: number,
  height: number,
): string {
  const color = light.lit(light.snow ? '#c3cdd6' : '#bdb4a4');
  return times(11, (index) => {
    const t = (index / 10) ** 1.5;
    const at = x + (to - x) * t + Math.sin(index * 1.9) * (6 + t * 16);
    const r = 9 + t * 34;
    return (
      oval(at + 2, y + t * height + 4, r, r * 0.3, darker(color, 0.4), 0.5) +
      oval(at, y + t * height, r, r * 0.3, index % 2 ? color : lighter(color, 0.12))
    );
  });
}
