import { darker, disc, glow, lighter, oval, segment, stroke, times } from './ink.ts';
import { floorLamp, pendant, tableLamp } from './lamps.ts';
import type { Furnish } from './living-seats.ts';
import { box } from './perspective.ts';

const hung =
  (
    length: number,
    draw: (x: number, y: number, s: number, decor: Parameters<Furnish>[1]) => string,
  ): Furnish =>
  (room, decor, x, z, w) => {
    const y = room.height - length;
    const [px, py] = room.at(x, y, z);
    const [tx, ty] = room.at(x, room.ceilingAt(x), z);
    return segment([tx, ty], [px, py], '#2c2322', 3) + draw(px, py, room.scale(z) * w, decor);
  };

/** A wagon wheel with candle lamps. */
const wheel = hung(
  0.55,
  (x, y, s, decor) =>
    glow(x, y, s * 1.2, '#ffdf9e', 0.4) +
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(s * 0.9).toFixed(1)}" ry="${(s * 0.2).toFixed(1)}" fill="none" stroke="${darker(decor.wood, 0.25)}" stroke-width="${(s * 0.09).toFixed(1)}"/>` +
    times(4, (index) =>
      segment(
        [x - s * 0.86 * Math.cos(index * 0.8), y - s * 0.18 * Math.sin(index * 0.8)],
        [x + s * 0.86 * Math.cos(index * 0.8), y + s * 0.18 * Math.sin(index * 0.8)],
        darker(decor.wood, 0.3),
        s * 0.05,
      ),
    ) +
    times(6, (index) => {
      const angle = index * 1.047 + 0.3;
      const [lx, ly] = [x + Math.cos(angle) * s * 0.9, y + Math.sin(angle) * s * 0.2];
      return (
        segment([lx, ly], [lx, ly - s * 0.16], '#f6ead0', s * 0.06) +
        disc(lx, ly - s * 0.22, s * 0.055, '#fff1cc') +
        glow(lx, ly - s * 0.22, s * 0.2, '#ffd892', 0.6)
      );
    }),
);

/** Antlers with small shades. */
const antler = hung(
  0.5,
  (x, y, s, decor) =>
    glow(x, y, s * 1.1, '#ffdf9e', 0.4) +
    [-1, 1]
      .map(
        (side) =>
          stroke(
            `M${x},${y} q${side * s * 0.5},${s * 0.24} ${side * s * 0.86},${-s * 0.18} M${x + side * s * 0.34},${y + s * 0.12} q${side * s * 0.06},${-s * 0.2} ${side * s * 0.02},${-s * 0.34} M${x + side * s * 0.62},${y + s * 0.04} q${side * s * 0.06},${-s * 0.14} ${side * s * 0.03},${-s * 0.28}`,
            lighter(decor.pale, 0.1),
            s * 0.07,
          ) +
          [0.34, 0.64, 0.86]
            .map(
              (at, index) =>
                disc(x + side * s * at, y - s * (0.3 - index * 0.02), s * 0.08, '#fff1cc') +
                glow(x + side * s * at, y - s * 0.28, s * 0.22, '#ffd892', 0.5),
            )
            .join(''),
      )
      .join(''),
);

/** A globe of paper. */
const paper = hung(
  0.6,
  (x, y, s, decor) =>
    glow(x, y + s * 0.3, s * 1.1, '#ffe9bd', 0.55) +
    disc(x, y + s * 0.34, s * 0.36, lighter(decor.pale, 0.45)) +
    times(
      5,
      (index) =>
        `<ellipse cx="${x.toFixed(1)}" cy="${(y + s * 0.34).toFixed(1)}" rx="${(s * 0.36).toFixed(1)}" ry="${(s * 0.36 * (0.12 + index * 0.2)).toFixed(1)}" fill="none" stroke="${darker(decor.pale, 0.14)}" stroke-width="1.2"/>`,
    ),
);

/** A row of small shades on a bar. */
const bar = hung(
  0.5,
  (x, y, s, decor) =>
    segment([x - s * 0.9, y], [x + s * 0.9, y], '#2c2322', 5) +
    [-0.72, 0, 0.72]
      .map(
        (at) =>
          glow(x + at * s, y + s * 0.24, s * 0.6, '#ffdf9e', 0.5) +
          `<path d="M${x + at * s - s * 0.2},${y + s * 0.3} q${s * 0.03},${-s * 0.24} ${s * 0.2},${-s * 0.26} q${s * 0.17},${s * 0.02} ${s * 0.2},${s * 0.26} Z" fill="${decor.second}"/>` +
          oval(x + at * s, y + s * 0.3, s * 0.2, s * 0.04, '#fff1cc'),
      )
      .join(''),
);

/** Bends over the seat from its foot. */
const arcLamp: Furnish = (room, decor, x, z, w) => {
  const [px, py] = room.at(x, 0, z);
  const s = room.scale(z);
  const side = w < 0 ? -1 : 1;
  const [tx, ty] = [px + side * s * 1.05, py - s * 1.55];
  return (
    oval(px, py, s * 0.2, s * 0.06, '#2b2c30') +
    stroke(
      `M${px},${py} Q${px - side * s * 0.15},${py - s * 2.2} ${tx},${ty}`,
      '#c8a35c',
      s * 0.04,
    ) +
    glow(tx, ty + s * 0.1, s * 0.9, '#ffd894', 0.45) +
    `<path d="M${tx - s * 0.24},${ty + s * 0.16} q${s * 0.02},${-s * 0.24} ${s * 0.24},${-s * 0.25} q${s * 0.22},0 ${s * 0.24},${s * 0.25} Z" fill="${decor.second}"/>` +
    oval(tx, ty + s * 0.16, s * 0.24, s * 0.05, '#fff1cc')
  );
};

/** A small table with a lamp on it. */
const lampTable: Furnish = (room, decor, x, z) =>
  box(room, { x: x - 0.24, z, w: 0.48, h: 0.56, d: 0.42 }, decor.wood) +
  box(
    room,
    { x: x - 0.27, y: 0.56, z: z - 0.02, w: 0.54, h: 0.05, d: 0.46 },
    lighter(decor.wood, 0.1),
  ) +
  tableLamp(room, decor, x, 0.62, z + 0.2, 0.52);

export const lamps = {
  floorLamp: (room, decor, x, z) => floorLamp(room, decor, x, z),
  shade: (room, decor, x, z, w) =>
    pendant(room, decor, x, z, room.height - w, decor.second, room.ceilingAt(x)),
  arcLamp,
  lampTable,
  wheel,
  antler,
  paper,
  bar,
} satisfies Record<string, Furnish>;
