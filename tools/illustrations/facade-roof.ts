import { back, stones, type Build } from './build.ts';
import { chance } from './chance.ts';
import {
  darker,
  gradient,
  lighter,
  mix,
  poly,
  rect,
  round,
  segment,
  shape,
  times,
  type Point,
} from './ink.ts';
import type { Light } from './light.ts';

/** A roof plane, given clockwise from its lower left corner. */
export function roofPlane(
  build: Build,
  corners: readonly [Point, Point, Point, Point],
  shade = 0,
): string {
  const [a, b, c, d] = corners;
  const snow = build.light.snow;
  const color = darker(snow ? build.light.lit('#eef3f6') : build.roof, snow ? shade * 0.5 : shade);
  const along = (p: Point, q: Point, t: number): Point => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const slope = Math.hypot(d[0] - a[0], d[1] - a[1]);
  const next = chance(`roof:${build.seed}:${round(length)}`);
  const seams = snow
    ? ''
    : build.metal
      ? times(length / 19, (index) => {
          const t = ((index + 0.5) * 19) / length;
          return segment(
            along(a, b, t),
            along(d, c, t),
            index % 2 ? lighter(color, 0.16) : darker(color, 0.2),
            1.8,
            0.7,
          );
        })
      : times(slope / 11, (index) => {
          const t = ((index + 0.6) * 11) / slope;
          return (
            segment(along(a, d, t), along(b, c, t), darker(color, 0.28), 1.8, 0.5) +
            times(length / 40, () => {
              const from = next();
              return segment(
                along(along(a, d, t), along(b, c, t), from),
                along(along(a, d, t), along(b, c, t), Math.min(1, from + 0.05)),
                lighter(color, 0.15),
                3.4,
                0.5,
              );
            })
          );
        });
  return (
    poly([a, b, c, d], color) +
    seams +
    segment(a, b, snow ? build.light.lit('#ffffff') : darker(build.trim, 0.15), snow ? 9 : 6) +
    segment(d, c, darker(color, 0.22), 4)
  );
}

/** A stone chimney on (x, foot), with smoke. */
export function chimney(build: Build, x: number, foot: number, w: number, h: number): string {
  const stone = build.light.lit('#9b938a');
  const top = foot - h;
  const corner: Point = [x + w, top];
  const rear = back(build, corner, 24);
  return (
    smoke(build.light, x + w * 0.6, top - 12, build.seed) +
    poly(
      [corner, rear, [rear[0], back(build, [x + w, foot], 24)[1]], [x + w, foot]],
      darker(stone, 0.42),
    ) +
    stones(build.seed, x, top, w, h, stone) +
    poly(
      [
        [x - 5, top - 12],
        [x + w + 5, top - 12],
        back(build, [x + w + 5, top - 12], 26),
        back(build, [x - 5, top - 12], 26),
      ],
      lighter(stone, build.light.snow ? 0.7 : 0.2),
    ) +
    rect(x - 5, top - 12, w + 10, 14, darker(stone, 0.15))
  );
}

export function smoke(light: Light, x: number, y: number, seed: string): string {
  const lean = chance(`smoke:${seed}`)() < 0.5 ? -1 : 1;
  const color = mix(light.fog, '#ffffff', 0.3);
  const [defs, fill] = gradient([
    [0, color, 0],
    [0.55, color, 0.35],
    [1, color, 0.7],
  ]);
  const s = (dx: number) => round(x + lean * dx);
  return (
    defs +
    shape(
      `M${s(-7)},${y} C${s(-26)},${y - 42} ${s(30)},${y - 72} ${s(2)},${y - 122} C${s(-18)},${y - 160} ${s(44)},${y - 190} ${s(70)},${y - 214} C${s(66)},${y - 176} ${s(46)},${y - 160} ${s(48)},${y - 128} C${s(54)},${y - 72} ${s(6)},${y - 50} ${s(9)},${y} Z`,
      fill,
    )
  );
}
