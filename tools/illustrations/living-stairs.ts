import { darker, lighter, times } from './ink.ts';
import type { Furnish } from './living-seats.ts';
import { box, edge, plate, quad } from './perspective.ts';

/** Steps that climb toward the back along a side wall; x tells the side, w the width of a step. */
const flight: Furnish = (room, decor, x, z, w) => {
  const left = x < 0;
  const from = left ? room.left : room.right - w;
  const inner = left ? room.left + w : room.right - w;
  const count = 10;
  const run = (room.depth - z) / count;
  const rise = room.height / count;
  return (
    times(count, (index) => {
      const step = count - 1 - index;
      return box(
        room,
        { x: from, y: 0, z: z + step * run, w, h: (step + 1) * rise, d: run },
        step % 2 ? decor.wood : darker(decor.wood, 0.06),
      );
    }) +
    times(count, (index) =>
      edge(
        room,
        [inner, (index + 1) * rise, z + index * run],
        [inner, (index + 1) * rise + 0.8, z + index * run],
        decor.trim,
        4,
      ),
    ) +
    edge(
      room,
      [inner, rise + 0.85, z],
      [inner, room.height + 0.8, room.depth],
      lighter(decor.trim, 0.12),
      9,
    ) +
    box(room, { x: inner - 0.06, z: z - 0.05, w: 0.12, h: 1.2, d: 0.12 }, decor.trim)
  );
};

/** A gallery across the back, its rail above us; w is how deep it is. */
const loft: Furnish = (room, decor, _x, y, d) => {
  const z = room.depth - d;
  const width = room.right - room.left;
  return (
    quad(
      room,
      [
        [room.left, y, z],
        [room.right, y, z],
        [room.right, y, room.depth],
        [room.left, y, room.depth],
      ],
      darker(decor.ceiling, 0.3),
    ) +
    times(width / 0.5, (index) =>
      edge(
        room,
        [room.left + index * 0.5, y, z],
        [room.left + index * 0.5, y, room.depth],
        darker(decor.trim, 0.2),
        7,
      ),
    ) +
    plate(room, room.left, y, z, width, 0.2, decor.trim) +
    times(width / 0.16, (index) =>
      plate(room, room.left + index * 0.16, y + 0.2, z, 0.035, 0.7, darker(decor.trim, 0.06)),
    ) +
    plate(room, room.left, y + 0.88, z, width, 0.08, lighter(decor.trim, 0.12)) +
    [room.left + 0.1, (room.left + room.right) / 2, room.right - 0.2]
      .map((at) => plate(room, at, y + 0.1, z, 0.11, 0.9, decor.trim))
      .join('')
  );
};

/** A ladder to the opening of a sleeping loft. */
const ladder: Furnish = (room, decor, x, z, w) => {
  const top = room.height - 0.5;
  const back = room.depth - 0.06;
  return (
    plate(room, x - 0.32, room.height - 0.86, room.depth, w + 0.64, 0.86, decor.trim) +
    plate(
      room,
      x - 0.24,
      room.height - 0.78,
      room.depth,
      w + 0.48,
      0.78,
      darker(decor.wall, 0.62),
    ) +
    plate(room, x - 0.24, room.height - 0.78, room.depth, w + 0.48, 0.12, decor.cloth, 0.03) +
    [0, w]
      .map((dx) => edge(room, [x + dx, 0, z], [x + dx, top, back], lighter(decor.wood, 0.14), 9))
      .join('') +
    times(7, (index) => {
      const t = (index + 1) / 8.4;
      const [y, at] = [top * t, z + (back - z) * t];
      return edge(room, [x, y, at], [x + w, y, at], decor.wood, 7);
    })
  );
};

/** A pole with steps around it. */
const spiral: Furnish = (room, decor, x, z, w) =>
  plate(room, x - 0.05, 0, z, 0.1, room.height + 0.9, darker(decor.trim, 0.25), 0.04) +
  times(12, (index) => {
    const angle = index * 0.62;
    const y = 0.22 + index * 0.24;
    const reach = Math.cos(angle) * w;
    const near = Math.sin(angle) * w;
    return (
      quad(
        room,
        [
          [x, y, z],
          [x + reach, y, z - near],
          [x + Math.cos(angle + 0.5) * w, y, z - Math.sin(angle + 0.5) * w],
        ],
        near > 0 ? lighter(decor.wood, 0.1) : darker(decor.wood, 0.2),
      ) +
      edge(
        room,
        [x + reach, y, z - near],
        [x + reach, y + 0.75, z - near],
        darker(decor.trim, 0.2),
        3,
      )
    );
  });

export const stairs = { flight, loft, ladder, spiral } satisfies Record<string, Furnish>;
