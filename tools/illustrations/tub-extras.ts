import { darker, disc, lighter, mix, oval, poly, segment, shape, stroke, times } from './ink.ts';
import { box, plate, type Space } from './perspective.ts';
import type { Timber } from './porch-frame.ts';
import { sideTable } from './porch-things.ts';
import type { TubExtra } from './tub-table.ts';

export type Prop = (room: Space, timber: Timber, x: number, z: number) => string;

const extras: Record<TubExtra, Prop> = {
  towels: (room, timber, x, z) =>
    [0, 0.62]
      .map((dx) => box(room, { x: x + dx - 0.34, z, w: 0.05, h: 1.15, d: 0.05 }, timber.post))
      .join('') +
    [0.5, 1.05].map((y) => plate(room, x - 0.34, y, z, 0.68, 0.045, timber.post)).join('') +
    plate(room, x - 0.27, 0.62, z - 0.02, 0.26, 0.46, timber.paint, 0.02) +
    plate(room, x + 0.03, 0.7, z - 0.02, 0.25, 0.38, timber.pale, 0.02) +
    plate(room, x - 0.27, 0.7, z - 0.02, 0.26, 0.05, timber.pale),
  robe: (room, timber, x, z) => {
    const [px, py] = room.at(x, 1.5, z);
    const s = room.scale(z);
    return (
      box(room, { x: x - 0.03, z: z + 0.05, w: 0.06, h: 1.62, d: 0.06 }, darker(timber.post, 0.1)) +
      shape(
        `M${px - s * 0.07},${py} Q${px - s * 0.26},${py + s * 0.1} ${px - s * 0.27},${py + s * 0.42} L${px - s * 0.17},${py + s * 0.44} L${px - s * 0.2},${py + s * 0.92} H${px + s * 0.2} L${px + s * 0.17},${py + s * 0.44} L${px + s * 0.27},${py + s * 0.42} Q${px + s * 0.26},${py + s * 0.1} ${px + s * 0.07},${py} Z`,
        timber.pale,
      ) +
      stroke(
        `M${px - s * 0.06},${py} L${px},${py + s * 0.4} L${px + s * 0.06},${py} M${px - s * 0.18},${py + s * 0.44} H${px + s * 0.18}`,
        timber.paint,
        7,
      )
    );
  },
  tray: (room, timber, x, z) => {
    const table = sideTable(room, timber, x, z);
    return table;
  },
  pots: (room, timber, x, z) =>
    [-0.36, 0.06, 0.42]
      .map((dx, index) => {
        const [px, py] = room.at(x + dx, 0, z + (index % 2) * 0.2);
        const s = room.scale(z) * (index === 1 ? 0.36 : 0.27);
        const leaf = timber.light.snow ? timber.light.lit('#3f6152') : timber.light.lit('#5f8f4c');
        return (
          times(9, (at) =>
            oval(
              px + (at - 4) * s * 0.11,
              py - s * (0.66 + (at % 3) * 0.12),
              s * 0.17,
              s * 0.14,
              at % 2 ? leaf : darker(leaf, 0.18),
            ),
          ) +
          times(5, (at) =>
            disc(
              px + (at - 2) * s * 0.18,
              py - s * (0.82 + (at % 2) * 0.14),
              s * 0.07,
              index === 1 ? timber.second : timber.light.lit('#e58a8a'),
            ),
          ) +
          poly(
            [
              [px - s * 0.34, py - s * 0.56],
              [px + s * 0.34, py - s * 0.56],
              [px + s * 0.24, py],
              [px - s * 0.24, py],
            ],
            mix(timber.second, '#a5563a', 0.5),
          )
        );
      })
      .join(''),
  basket: (room, timber, x, z) =>
    box(room, { x: x - 0.32, z, w: 0.64, h: 0.4, d: 0.4 }, timber.light.lit('#b98a52'), 0.05) +
    times(4, (index) =>
      plate(
        room,
        x - 0.32,
        0.06 + index * 0.09,
        z - 0.005,
        0.64,
        0.025,
        timber.light.lit('#8a6236'),
      ),
    ) +
    [-0.18, 0, 0.18]
      .map((dx, index) =>
        plate(
          room,
          x + dx - 0.1,
          0.34,
          z + 0.1,
          0.2,
          0.24,
          [timber.paint, timber.pale, timber.second][index] ?? timber.pale,
          0.09,
        ),
      )
      .join(''),
  umbrella: (room, timber, x, z) => {
    const [px, py] = room.at(x, 2.35, z);
    const [, foot] = room.at(x, 0, z);
    const s = room.scale(z);
    return (
      segment([px, foot], [px, py - s * 0.1], darker(timber.post, 0.1), 9) +
      poly(
        [
          [px - s * 1.15, py + s * 0.22],
          [px, py - s * 0.36],
          [px + s * 1.15, py + s * 0.22],
        ],
        timber.paint,
      ) +
      poly(
        [
          [px - s * 0.4, py + s * 0.22],
          [px, py - s * 0.36],
          [px + s * 0.4, py + s * 0.22],
        ],
        timber.pale,
      ) +
      times(6, (index) =>
        shape(
          `M${px - s * 1.15 + index * s * 0.3833},${py + s * 0.22} h${s * 0.3833} q${-s * 0.19},${s * 0.14} ${-s * 0.3833},0 Z`,
          index === 2 || index === 3 ? darker(timber.pale, 0.1) : darker(timber.paint, 0.12),
        ),
      )
    );
  },
  firewood: (room, timber, x, z) => {
    const [px, py] = room.at(x, 0, z);
    const r = room.scale(z) * 0.075;
    return times(4, (line) =>
      times(7 - line, (index) => {
        const cx = px + (index - (6 - line) / 2) * r * 2.05;
        const cy = py - r - line * r * 1.8;
        const cut = timber.light.lit((line + index) % 3 ? '#c99a63' : '#b5834e');
        return (
          disc(cx, cy, r, darker(cut, 0.42)) +
          disc(cx, cy, r * 0.76, cut) +
          disc(cx, cy, r * 0.3, darker(cut, 0.14))
        );
      }),
    );
  },
  ladder: (room, timber, x, z) =>
    [0, 0.44]
      .map((dx) =>
        box(room, { x: x + dx - 0.24, z, w: 0.06, h: 1.7, d: 0.06 }, lighter(timber.boards, 0.06)),
      )
      .join('') +
    times(4, (index) => plate(room, x - 0.24, 0.3 + index * 0.4, z, 0.5, 0.05, timber.boards)) +
    plate(room, x - 0.2, 1.1, z - 0.02, 0.4, 0.44, timber.paint, 0.02) +
    plate(room, x - 0.18, 0.62, z - 0.02, 0.36, 0.3, timber.pale, 0.02),
  dogbowl: (room, timber, x, z) => {
    const [px, py] = room.at(x, 0, z);
    const s = room.scale(z);
    return (
      shape(
        `M${px - s * 0.26},${py - s * 0.16} H${px + s * 0.26} L${px + s * 0.2},${py} H${px - s * 0.2} Z`,
        timber.second,
      ) +
      oval(px, py - s * 0.16, s * 0.26, s * 0.06, darker(timber.second, 0.35)) +
      disc(px + s * 0.46, py - s * 0.09, s * 0.09, timber.light.lit('#d9d34a'))
    );
  },
};

export const tubExtra = (
  extra: TubExtra,
  room: Space,
  timber: Timber,
  x: number,
  z: number,
): string => extras[extra](room, timber, x, z);
