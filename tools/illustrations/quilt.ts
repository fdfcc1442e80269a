import type { Decor } from './decor.ts';
import { darker, times } from './ink.ts';
import { edge, floorQuad, plate, quad, type Space } from './perspective.ts';

/** Quilt patterns are drawn on the slope of the bed, so that they lie down with it. */
export function quilt(
  room: Space,
  decor: Decor,
  x: number,
  z: number,
  w: number,
  length: number,
  y: number,
  pattern: number,
  color: string,
): string {
  const tones = [color, decor.pale, decor.second];
  const columns = Math.round(w / 0.28);
  const cell = w / columns;
  const rows = 5;
  const depth = length / rows;
  const tile = (column: number, row: number, fill: string) =>
    quad(
      room,
      [
        [x + column * cell, y, z + row * depth],
        [x + (column + 1) * cell, y, z + row * depth],
        [x + (column + 1) * cell, y, z + (row + 1) * depth],
        [x + column * cell, y, z + (row + 1) * depth],
      ],
      fill,
    );
  const base = quad(
    room,
    [
      [x, y, z],
      [x + w, y, z],
      [x + w, y, z + length],
      [x, y, z + length],
    ],
    color,
  );
  const front = plate(room, x, 0.2, z, w, y - 0.2, darker(color, 0.14), 0.04);
  if (pattern === 0)
    return (
      front +
      base +
      times(rows, (row) =>
        times(columns, (column) =>
          (row + column) % 2
            ? tile(column, row, tones[1 + ((row + column * 2) % 2)] ?? decor.pale)
            : '',
        ),
      ) +
      times(columns, (column) =>
        column % 2
          ? plate(room, x + column * cell, 0.26, z, cell, y - 0.28, darker(decor.second, 0.1))
          : '',
      )
    );
  if (pattern === 1)
    return (
      front +
      base +
      times(3, (band) =>
        floorQuad(
          room,
          x,
          z + length * (0.16 + band * 0.26),
          w,
          length * 0.09,
          band % 2 ? decor.second : decor.pale,
          1,
          y,
        ),
      ) +
      plate(room, x, 0.28, z, w, 0.08, darker(decor.pale, 0.12))
    );
  if (pattern === 2)
    return (
      front +
      base +
      times(rows, (row) =>
        times(columns, (column) => {
          const cx = x + (column + 0.5) * cell;
          const cz = z + (row + 0.5) * depth;
          return quad(
            room,
            [
              [cx - cell * 0.42, y, cz],
              [cx, y, cz - depth * 0.42],
              [cx + cell * 0.42, y, cz],
              [cx, y, cz + depth * 0.42],
            ],
            (row + column) % 2 ? decor.pale : decor.second,
          );
        }),
      )
    );
  return (
    front +
    base +
    floorQuad(room, x, z + 0.05, w, length * 0.3, decor.second, 1, y + 0.01) +
    plate(room, x, 0.3, z, w, y - 0.3, darker(decor.second, 0.14), 0.03) +
    times(5, (index) =>
      edge(
        room,
        [x + 0.1 + (index * (w - 0.2)) / 4, y + 0.01, z + length * 0.34],
        [x + 0.1 + (index * (w - 0.2)) / 4, y + 0.01, z + length],
        darker(color, 0.14),
        2,
        0.6,
      ),
    )
  );
}
