import type { Build } from './build.ts';
import { darker, disc, glow, mix, poly, rect, times, wash } from './ink.ts';
import type { Light } from './light.ts';

export const paneColor = (light: Light): string =>
  mix(mix('#6f97a6', light.sky[2], 0.45), '#ffd684', light.lamps);

export function windowUnit(
  build: Build,
  x: number,
  sill: number,
  w: number,
  h: number,
  columns = 2,
  rows = 2,
): string {
  const { light, trim } = build;
  const frame = trim;
  const lit = paneColor(light);
  const top = sill - h;
  return (
    (light.lamps > 0.6
      ? glow(x + w / 2, sill - h / 2, Math.max(w, h) * 1.15, '#ffcf7a', 0.36)
      : '') +
    rect(x - 5, top - 5, w + 10, h + 10, frame) +
    wash(x, top, w, h, [
      [0, mix(lit, '#fff3cf', 0.35)],
      [1, mix(lit, light.lamps > 0.5 ? '#ee9d4a' : '#46707f', 0.42)],
    ]) +
    poly(
      [
        [x, top],
        [x + w * 0.26, top],
        [x, top + h * 0.8],
      ],
      mix(lit, '#7c3e2a', 0.35),
      light.lamps > 0.5 ? 0.45 : 0.18,
    ) +
    poly(
      [
        [x + w, top],
        [x + w * 0.74, top],
        [x + w, top + h * 0.8],
      ],
      mix(lit, '#7c3e2a', 0.35),
      light.lamps > 0.5 ? 0.45 : 0.18,
    ) +
    times(columns - 1, (index) => rect(x + ((index + 1) * w) / columns - 1.5, top, 3, h, frame)) +
    times(rows - 1, (index) => rect(x, top + ((index + 1) * h) / rows - 1.5, w, 3, frame)) +
    rect(x - 8, sill + 3, w + 16, 5, darker(frame, 0.25)) +
    (light.snow ? rect(x - 7, sill, w + 14, 4, light.lit('#f2f6f8'), 2) : '')
  );
}

export function doorUnit(build: Build, x: number, w: number, h: number): string {
  return (
    rect(x - 6, -h - 6, w + 12, h + 6, build.trim) +
    rect(x, -h, w, h, build.door) +
    rect(x + w * 0.18, -h * 0.92, w * 0.64, h * 0.38, paneColor(build.light)) +
    rect(x + w / 2 - 1.5, -h * 0.92, 3, h * 0.38, build.door) +
    rect(x + w * 0.18, -h * 0.42, w * 0.64, h * 0.32, darker(build.door, 0.18)) +
    disc(x + w * 0.86, -h * 0.46, 2.6, '#e8c987') +
    glow(x + w + 16, -h * 0.9, 34, '#ffd892', 0.3 + build.light.lamps * 0.35) +
    rect(x + w + 12, -h * 0.96, 8, 13, '#ffe2a0', 2)
  );
}
