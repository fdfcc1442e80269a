import type { Decor } from './decor.ts';
import { chair } from './dining-chair.ts';
import { plant, rug, wallArt } from './furniture.ts';
import { darker, disc, glow, lighter, mix, oval, rect, times } from './ink.ts';
import { pendant, tableLamp } from './lamps.ts';
import { box, contact, floorQuad, space, type Space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowSide } from './room-windows.ts';
import type { Subject } from './subject.ts';

function sideChair(room: Space, decor: Decor, x: number, z: number, faces: 1 | -1): string {
  const color = decor.wood;
  const leg = (px: number, pz: number) =>
    box(
      room,
      { x: px, z: pz, w: 0.05, h: 0.44, d: 0.05 },
      pz > z + 0.1 ? darker(color, 0.25) : color,
    );
  const rear = faces === 1 ? x - 0.21 : x + 0.16;
  return (
    floorQuad(room, x - 0.24, z - 0.04, 0.48, 0.5, '#161a2b', 0.2) +
    leg(x - 0.2, z + 0.36) +
    leg(x + 0.15, z + 0.36) +
    leg(x - 0.2, z) +
    leg(x + 0.15, z) +
    box(room, { x: x - 0.21, y: 0.44, z, w: 0.42, h: 0.06, d: 0.42 }, decor.cloth) +
    box(room, { x: rear, y: 0.48, z, w: 0.05, h: 0.56, d: 0.42 }, color)
  );
}

export function dining(subject: Subject): string {
  const { cabin, decor, words, number } = subject;
  const named = [
    ['sixteen', 16],
    ['fourteen', 14],
    ['twelve', 12],
    ['ten', 10],
    ['eight', 8],
    ['six', 6],
    ['five', 5],
    ['two', 2],
  ] as const;
  const seats =
    named.find(([word]) => new RegExp(`(for|set for) ${word}`).test(words))?.[1] ??
    Math.min(8, cabin.maxGuests);
  const perSide = Math.ceil(seats / 2);
  const length = Math.max(1.1, perSide * (perSide > 6 ? 0.52 : 0.6) + 0.1);
  const half = Math.max(2.4, length / 2 + 0.9);
  const swap = number % 2 === 0;
  const room = space({
    left: -half,
    right: half,
    height: 2.65,
    depth: 4.2,
    eye: 1.85,
    vy: 330,
    vx: swap ? 580 : 620,
  });
  const z = 1.35;
  const top = /checked/.test(words) ? decor.pale : decor.wood;
  const opening = {
    x: -half * 0.62,
    y: 0.85,
    w: half * 1.24,
    h: 1.4,
    columns: half > 2.6 ? 4 : 3,
    rows: 1,
    curtains: (number >>> 4) % 2 === 0,
  };
  const place = (index: number) => -length / 2 + ((index + 0.5) / perSide) * length;
  const near = seats - perSide;
  return (
    shell(room, decor) +
    windowBack(room, decor, opening) +
    windowSide(room, decor, swap ? room.left : room.right, 0.9, 2.2, 1.5, 1.3) +
    lightShaft(room, decor, opening) +
    box(
      room,
      { x: swap ? half - 1.0 : -half + 0.05, z: room.depth - 0.5, w: 0.95, h: 0.9, d: 0.45 },
      decor.wood,
    ) +
    tableLamp(room, decor, swap ? half - 0.5 : -half + 0.5, 0.9, room.depth - 0.3, 0.45) +
    wallArt(room, decor, swap ? half - 0.78 : -half + 0.16, 1.65, 0.6, 0.46) +
    rug(room, decor, -length / 2 - 0.4, z - 0.65, length + 0.8, 2.3) +
    (seats === 2
      ? sideChair(room, decor, -length / 2 - 0.16, z + 0.28, 1) +
        sideChair(room, decor, length / 2 + 0.16, z + 0.28, -1)
      : times(perSide, (index) => chair(room, decor, place(index), z + 0.72, false))) +
    contact(room, -length / 2, z, length, 0.95) +
    times(2, (side) =>
      box(
        room,
        { x: -length / 2 + 0.12 + side * (length - 0.38), z: z + 0.3, w: 0.14, h: 0.7, d: 0.36 },
        darker(decor.wood, 0.2),
      ),
    ) +
    box(room, { x: -length / 2, y: 0.69, z, w: length, h: 0.07, d: 0.98 }, top) +
    (/checked/.test(words)
      ? times(length / 0.15, (index) =>
          index % 2
            ? floorQuad(room, -length / 2 + index * 0.15, z, 0.15, 0.98, '#b23a30', 0.55, 0.765)
            : '',
        ) +
        times(6, (index) =>
          index % 2
            ? floorQuad(room, -length / 2, z + index * 0.16, length, 0.16, '#b23a30', 0.45, 0.765)
            : '',
        )
      : floorQuad(room, -length / 2 + 0.1, z + 0.37, length - 0.2, 0.24, decor.second, 1, 0.765)) +
    times(perSide, (index) =>
      [0.14, 0.74]
        .map((dz, row) => {
          if (row === 0 && index >= near) return '';
          const [px, py] = room.at(place(index), 0.77, z + dz + 0.04);
          const s = room.scale(z + dz);
          return (
            oval(px, py, s * 0.13, s * 0.035, lighter(decor.pale, 0.6)) +
            oval(px, py - 1, s * 0.08, s * 0.02, mix(decor.pale, decor.second, 0.3)) +
            rect(px + s * 0.16, py - s * 0.13, s * 0.05, s * 0.13, decor.light.sky[1], 2, 0.8)
          );
        })
        .join(''),
    ) +
    (() => {
      const [px, py] = room.at(0, 0.77, z + 0.5);
      const s = room.scale(z + 0.5);
      return (
        times(7, (index) =>
          disc(
            px + Math.cos(index * 0.9) * s * 0.1,
            py - s * (0.26 + Math.sin(index * 1.7) * 0.07),
            s * 0.055,
            index % 2 ? '#5d8a57' : index % 4 === 0 ? decor.cloth : '#e9c15c',
          ),
        ) +
        rect(px - s * 0.06, py - s * 0.2, s * 0.12, s * 0.2, decor.pale, 4) +
        glow(px, py - s, s * 1.4, '#ffdf9e', 0.25)
      );
    })() +
    times(seats === 2 ? 0 : near, (index) =>
      chair(
        room,
        decor,
        near === perSide ? place(index) : -length / 2 + ((index + 0.5) / near) * length,
        z - 0.5,
        true,
      ),
    ) +
    times(length > 2.6 ? 3 : length > 1.6 ? 2 : 1, (index) =>
      pendant(
        room,
        decor,
        length > 1.6 ? -length / 2 + length * ((index + 0.5) / (length > 2.6 ? 3 : 2)) : 0,
        z + 0.5,
        1.72,
        /tin/.test(words) ? '#9aa3a3' : /paper/.test(words) ? '#f6eeda' : decor.second,
      ),
    ) +
    plant(room, decor, swap ? -half + 0.45 : half - 0.45, 3.6)
  );
}
