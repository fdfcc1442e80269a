import type { Build } from './build.ts';
import { IRON } from './house-extras.ts';
import { darker, disc, oval, type Point, poly, rect, segment, times } from './ink.ts';

/** A round bay with a pointed roof and windows around it. */
export function turret(
  build: Build,
  x: number,
  foot: number,
  w: number,
  h: number,
  windows: (x: number, sill: number, w: number) => string,
): string {
  const roof = build.light.snow ? build.light.lit('#e7eef3') : build.roof;
  const peak = foot - h - w * 0.82;
  const courses: Point[] = [
    [x - 14, foot - h],
    [x + w / 2, peak],
    [x + w + 14, foot - h],
  ];
  return (
    rect(x, foot - h, w, h, build.wood) +
    times(h / 10, (row) =>
      rect(x, foot - h + row * 10 + 8, w, 2, darker(build.wood, 0.3), 0, 0.4),
    ) +
    rect(x + w * 0.72, foot - h, w * 0.28, h, '#161a2b', 0, 0.2) +
    rect(x, foot - h, w * 0.12, h, '#fff6e2', 0, 0.14) +
    times(Math.max(1, Math.floor(h / 104)), (floor) =>
      [0.1, 0.4, 0.72]
        .map((at, index) =>
          windows(x + w * at, foot - 36 - floor * 104, w * (index === 1 ? 0.24 : 0.18)),
        )
        .join(''),
    ) +
    rect(x - 4, foot - h * 0.5 - 6, w + 8, 8, build.trim) +
    poly(courses, roof) +
    poly(
      [
        [x + w * 0.66, foot - h],
        [x + w / 2, peak],
        [x + w + 14, foot - h],
      ],
      darker(roof, 0.18),
    ) +
    times(5, (row) =>
      segment(
        [x - 14 + (w / 2 + 14) * (row / 5.4), foot - h - w * 0.82 * (row / 5.4)],
        [x + w + 14 - (w / 2 + 14) * (row / 5.4), foot - h - w * 0.82 * (row / 5.4)],
        darker(roof, 0.25),
        1.6,
        0.6,
      ),
    ) +
    oval(x + w / 2, foot - h, w / 2 + 14, 6, build.trim) +
    segment([x + w / 2, peak], [x + w / 2, peak - 26], IRON, 3) +
    disc(x + w / 2, peak - 28, 4, build.light.lit('#d9b04a'))
  );
}
