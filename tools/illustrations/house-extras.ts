import { back, type Build } from './build.ts';
import { smoke } from './facade-roof.ts';
import { darker, disc, lighter, poly, rect, segment, shape, times } from './ink.ts';

export const IRON = '#2b2d33';

export const stovepipe = (build: Build, x: number, foot: number, h: number): string =>
  smoke(build.light, x, foot - h - 8, build.seed) +
  rect(x - 6, foot - h, 12, h, IRON) +
  rect(x - 10, foot - h - 6, 20, 8, IRON);

export function silo(build: Build, x: number, foot: number, w: number, h: number): string {
  const stone = build.light.lit('#b9b2a6');
  return (
    rect(x, foot - h, w, h, stone) +
    times(h / 23, (row) => rect(x, foot - h + 8 + row * 23, w, 2, darker(stone, 0.3))) +
    rect(x + w * 0.64, foot - h, w * 0.36, h, '#161a2b', 0, 0.18) +
    shape(
      `M${x - 4},${foot - h} a${w / 2 + 4},${w / 2} 0 0 1 ${w + 8},0 Z`,
      darker(build.light.snow ? build.light.lit('#e7eef3') : build.roof, 0.1),
    )
  );
}

/** A louvred lantern on the ridge with a vane. */
export const cupola = (build: Build, x: number, foot: number, size = 1): string =>
  rect(x - 17 * size, foot - 34 * size, 34 * size, 38 * size, build.trim) +
  times(4, (index) =>
    rect(x - 11 * size, foot - (28 - index * 7) * size, 22 * size, 3, darker(build.trim, 0.45)),
  ) +
  poly(
    [
      [x - 24 * size, foot - 34 * size],
      [x, foot - 60 * size],
      [x + 24 * size, foot - 34 * size],
    ],
    darker(build.roof, 0.1),
  ) +
  segment([x, foot - 60 * size], [x, foot - 84 * size], IRON, 2.5) +
  segment([x - 15 * size, foot - 74 * size], [x + 15 * size, foot - 74 * size], IRON, 2.5) +
  poly(
    [
      [x + 15 * size, foot - 79 * size],
      [x + 25 * size, foot - 74 * size],
      [x + 15 * size, foot - 69 * size],
    ],
    IRON,
  );

/** Split logs under a roof, their ends toward us. */
export const woodpile = (
  build: Build,
  x: number,
  foot: number,
  columns: number,
  rows: number,
): string =>
  times(rows, (row) =>
    times(columns - (row % 2), (column) => {
      const px = x + column * 13 + (row % 2) * 6.5;
      const py = foot - 6 - row * 11;
      const cut = build.light.lit((row * 3 + column) % 3 ? '#c99a63' : '#b5834e');
      return disc(px, py, 6.4, darker(cut, 0.4)) + disc(px, py, 4.8, cut);
    }),
  );

/** A rail before an upper door. */
export const balcony = (build: Build, x: number, foot: number, w: number): string =>
  rect(x - 6, foot, w + 12, 8, darker(build.trim, 0.3)) +
  times(w / 10 + 1, (index) => rect(x + index * 10, foot - 32, 3, 32, build.trim)) +
  rect(x - 4, foot - 36, w + 8, 5, lighter(build.trim, 0.08)) +
  [x + 6, x + w - 10]
    .map((at) =>
      poly(
        [
          [at, foot + 8],
          [at + 6, foot + 8],
          [at + 3, foot + 26],
        ],
        darker(build.trim, 0.3),
      ),
    )
    .join('');

export const flowerBox = (build: Build, x: number, sill: number, w: number): string =>
  rect(x - 4, sill + 6, w + 8, 11, darker(build.door, 0.1), 2) +
  (build.light.snow
    ? ''
    : times(w / 7, (index) =>
        disc(
          x + 4 + index * 7,
          sill + 4 - (index % 2) * 4,
          4.4,
          index % 3 ? build.light.lit('#5d8a4a') : build.light.lit('#e58a8a'),
        ),
      ));

export const shutters = (build: Build, x: number, sill: number, w: number, h: number): string =>
  [x - 22, x + w + 6]
    .map(
      (at) =>
        rect(at, sill - h - 2, 16, h + 4, build.door) +
        times(h / 8, (row) =>
          rect(at + 3, sill - h + 3 + row * 8, 10, 2.5, darker(build.door, 0.3)),
        ),
    )
    .join('');

/** Tall posts under a house, braced. */
export function legs(build: Build, from: number, to: number, top: number, count: number): string {
  const step = (to - from) / (count - 1);
  const rear = times(count - 1, (index) => {
    const [x, y] = back(build, [from + index * step + 20, top], 150);
    return rect(x - 3, y, 7, -top * 0.86, darker(build.trim, 0.45));
  });
  return (
    rear +
    times(count, (index) => {
      const x = from + index * step;
      return (
        rect(x - 5, top, 11, -top + 10, darker(build.trim, 0.12)) +
        (index < count - 1
          ? segment([x, top + 10], [x + step, -14], darker(build.trim, 0.28), 4) +
            segment([x + step, top + 10], [x, -14], darker(build.trim, 0.28), 4)
          : '')
      );
    })
  );
}
