import { between, chance } from './chance.ts';
import { darker, disc, lighter, mix, oval, segment, shape, stroke, times } from './ink.ts';
import type { Furnish } from './living-seats.ts';
import { box, plate, quad } from './perspective.ts';

export const bookcase: Furnish = (room, decor, x, _z, w) => {
  const next = chance(`books:${decor.seed}:${x}`);
  const z = room.depth - 0.32;
  const left = x - w / 2;
  const tones = [
    decor.cloth,
    decor.second,
    decor.pale,
    darker(decor.cloth, 0.3),
    mix(decor.second, decor.pale, 0.5),
  ];
  return (
    box(room, { x: left, z, w, h: 2.2, d: 0.32 }, decor.wood) +
    times(5, (shelf) => {
      const y = 0.12 + shelf * 0.42;
      return (
        plate(room, left + 0.06, y, z, w - 0.12, 0.36, darker(decor.wood, 0.45)) +
        times((w - 0.2) / 0.075, (index) =>
          next() < 0.16
            ? ''
            : plate(
                room,
                left + 0.09 + index * 0.075,
                y,
                z,
                0.06,
                between(next, 0.2, 0.33),
                tones[Math.floor(next() * 5)] ?? decor.pale,
              ),
        )
      );
    })
  );
};

export const quiltOnWall: Furnish = (room, decor, x, y, w) => {
  const z = room.depth;
  const cell = w / 4;
  return (
    plate(room, x - w / 2 - 0.06, y + w * 0.98, z, w + 0.12, 0.06, decor.wood) +
    plate(room, x - w / 2, y, z, w, w, decor.pale) +
    times(4, (row) =>
      times(4, (column) => {
        const [cx, cy] = [x - w / 2 + (column + 0.5) * cell, y + (row + 0.5) * cell];
        const r = cell * 0.42;
        return quad(
          room,
          [
            [cx - r, cy, z],
            [cx, cy + r, z],
            [cx + r, cy, z],
            [cx, cy - r, z],
          ],
          (row + column) % 2 ? decor.cloth : decor.second,
        );
      }),
    )
  );
};

export const trout: Furnish = (room, decor, x, y, w) => {
  const [px, py] = room.at(x, y, room.depth);
  const s = room.scale(room.depth) * w;
  const skin = mix(decor.second, '#8d9a86', 0.5);
  return (
    oval(px, py, s * 0.56, s * 0.24, darker(decor.wood, 0.1)) +
    shape(
      `M${px - s * 0.4},${py} Q${px - s * 0.1},${py - s * 0.2} ${px + s * 0.26},${py - s * 0.02} L${px + s * 0.44},${py - s * 0.14} L${px + s * 0.4},${py + s * 0.14} L${px + s * 0.26},${py + s * 0.04} Q${px - s * 0.1},${py + s * 0.18} ${px - s * 0.4},${py} Z`,
      skin,
    ) +
    times(6, (index) =>
      disc(
        px - s * 0.2 + index * s * 0.07,
        py - s * 0.04 + (index % 2) * s * 0.04,
        s * 0.014,
        darker(skin, 0.5),
      ),
    ) +
    disc(px - s * 0.31, py - s * 0.02, s * 0.018, '#1b1c20')
  );
};

export const longClock: Furnish = (room, decor, x, z) => {
  const [px, py] = room.at(x, 1.62, z);
  const s = room.scale(z);
  return (
    box(room, { x: x - 0.22, z, w: 0.44, h: 0.34, d: 0.26 }, darker(decor.wood, 0.1)) +
    box(room, { x: x - 0.17, y: 0.34, z, w: 0.34, h: 1.02, d: 0.22 }, decor.wood) +
    box(
      room,
      { x: x - 0.24, y: 1.36, z, w: 0.48, h: 0.5, d: 0.26 },
      darker(decor.wood, 0.1),
      0.06,
    ) +
    disc(px, py, s * 0.16, lighter(decor.pale, 0.3)) +
    segment([px, py], [px, py - s * 0.11], '#2b2c30', 2.4) +
    segment([px, py], [px + s * 0.08, py + s * 0.03], '#2b2c30', 2.4) +
    plate(room, x - 0.1, 0.5, z - 0.01, 0.2, 0.7, darker(decor.wood, 0.45)) +
    disc(px, py + s * 0.78, s * 0.06, '#c8a35c')
  );
};

export const snowshoes: Furnish = (room, decor, x, y, w) => {
  const [px, py] = room.at(x, y, room.depth);
  const s = room.scale(room.depth) * w;
  return [-22, 22]
    .map(
      (turn) =>
        `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${turn})">${stroke(`M0,${s * 0.5} Q${-s * 0.24},${-s * 0.1} ${-s * 0.14},${-s * 0.36} Q0,${-s * 0.6} ${s * 0.14},${-s * 0.36} Q${s * 0.24},${-s * 0.1} 0,${s * 0.5} Z`, lighter(decor.wood, 0.2), 6) + times(5, (index) => segment([-s * 0.15, -s * 0.3 + index * s * 0.1], [s * 0.15, -s * 0.3 + index * s * 0.1], darker(decor.pale, 0.2), 2))}</g>`,
    )
    .join('');
};
