import { darker, lighter, mix, oval, rect, segment, shape, times } from './ink.ts';
import type { Furnish } from './living-seats.ts';
import { box, contact, plate } from './perspective.ts';

export const roundTable: Furnish = (room, decor, x, z, w) => {
  const [px, py] = room.at(x, 0.44, z);
  const s = room.scale(z) * w;
  const [, foot] = room.at(x, 0, z);
  return (
    oval(px, foot, s * 0.4, s * 0.1, '#161a2b', 0.26) +
    segment([px, py], [px, foot], darker(decor.wood, 0.2), s * 0.09) +
    oval(px, py + 5, s * 0.5, s * 0.14, darker(decor.wood, 0.2)) +
    oval(px, py, s * 0.5, s * 0.14, lighter(decor.wood, 0.14)) +
    rect(px - s * 0.2, py - s * 0.14, s * 0.13, s * 0.14, decor.pale, 3) +
    rect(px + s * 0.04, py - s * 0.05, s * 0.26, s * 0.05, decor.second) +
    rect(px + s * 0.07, py - s * 0.09, s * 0.22, s * 0.04, decor.cloth)
  );
};

export const trunk: Furnish = (room, decor, x, z, w) =>
  contact(room, x - w / 2, z, w, 0.6) +
  box(room, { x: x - w / 2, z, w, h: 0.42, d: 0.55 }, mix(decor.wood, decor.second, 0.25), 0.04) +
  [x - w * 0.36, x + w * 0.28]
    .map((at) => plate(room, at, 0, z - 0.01, 0.09, 0.42, darker(decor.wood, 0.4)))
    .join('') +
  plate(room, x - 0.06, 0.2, z - 0.02, 0.12, 0.12, '#c8a35c', 0.02) +
  plate(room, x + 0.14, 0.42, z + 0.1, 0.26, 0.1, decor.pale, 0.02);

export const ottoman: Furnish = (room, decor, x, z, w) =>
  contact(room, x - w / 2, z, w, 0.7) +
  box(room, { x: x - w / 2, y: 0.08, z, w, h: 0.32, d: 0.64 }, decor.second, 0.08) +
  times(4, (index) =>
    plate(
      room,
      x - w / 2 + 0.08 + index * w * 0.24,
      0.1,
      z - 0.01,
      0.03,
      0.26,
      darker(decor.second, 0.22),
    ),
  ) +
  plate(room, x - w * 0.24, 0.4, z + 0.2, w * 0.48, 0.05, decor.wood, 0.02) +
  plate(room, x - 0.08, 0.45, z + 0.24, 0.12, 0.14, decor.pale, 0.02);

export const stump: Furnish = (room, decor, x, z, w) => {
  const [px, py] = room.at(x, 0.44, z);
  const [, foot] = room.at(x, 0, z);
  const s = (room.scale(z) * w) / 2;
  const bark = darker(decor.wood, 0.2);
  return (
    oval(px, foot, s * 1.1, s * 0.3, '#161a2b', 0.26) +
    shape(
      `M${px - s},${py} L${px - s * 1.04},${foot} A${s * 1.04},${s * 0.28} 0 0 0 ${px + s * 1.04},${foot} L${px + s},${py} Z`,
      bark,
    ) +
    oval(px, py, s, s * 0.28, '#d3a56c') +
    [0.7, 0.42, 0.16]
      .map(
        (at) =>
          `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${(s * at).toFixed(1)}" ry="${(s * 0.28 * at).toFixed(1)}" fill="none" stroke="#9c6f3e" stroke-width="2"/>`,
      )
      .join('') +
    rect(px + s * 0.2, py - s * 0.36, s * 0.24, s * 0.34, decor.pale, 3)
  );
};
