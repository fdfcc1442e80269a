import type { Decor } from './decor.ts';
import { plant, wallArt } from './furniture.ts';
import { darker, disc, glow, lighter, mix, round, segment, times } from './ink.ts';
import { pendant } from './lamps.ts';
import { box, contact, edge, floorQuad, plate, space, type Space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { windowBack, windowSide } from './room-windows.ts';
import type { Subject } from './subject.ts';

function cabinet(room: Space, decor: Decor, x: number, z: number, color: string): string {
  return (
    contact(room, x, z, 0.75, 0.7) +
    box(room, { x, z, w: 0.75, h: 1.75, d: 0.7 }, color) +
    plate(room, x + 0.06, 1.48, z, 0.63, 0.2, decor.second, 0.03) +
    plate(room, x + 0.18, 1.54, z, 0.39, 0.08, lighter(decor.second, 0.6), 0.03) +
    plate(room, x + 0.08, 0.98, z, 0.59, 0.44, '#131b2b', 0.03) +
    plate(room, x + 0.14, 1.04, z, 0.2, 0.06, '#63c7b8') +
    plate(room, x + 0.4, 1.16, z, 0.16, 0.06, '#ef7b5b') +
    plate(room, x + 0.2, 1.28, z, 0.12, 0.06, '#f7d569') +
    plate(room, x + 0.34, 1.05, z, 0.05, 0.05, '#f7d569') +
    box(room, { x: x - 0.02, y: 0.82, z: z - 0.24, w: 0.79, h: 0.1, d: 0.26 }, darker(color, 0.2)) +
    (() => {
      const s = room.scale(z - 0.15);
      const [px, py] = room.at(x + 0.2, 0.94, z - 0.12);
      const [gx, gy] = room.at(x + 0.38, 1.2, z);
      return (
        glow(gx, gy, s * 0.7, '#8fd8e0', 0.3) +
        segment([px, py], [px, py - s * 0.12], '#dedede', 4) +
        disc(px, py - s * 0.13, s * 0.04, '#d64a35') +
        disc(px + s * 0.24, py - 1, s * 0.032, '#f7d569') +
        disc(px + s * 0.36, py - 1, s * 0.032, '#63c7b8')
      );
    })() +
    plate(room, x + 0.12, 0.14, z, 0.51, 0.5, lighter(color, 0.12), 0.03) +
    plate(room, x + 0.24, 0.28, z, 0.27, 0.22, decor.cloth, 0.11)
  );
}

export function gameRoom(subject: Subject): string {
  const { decor, words, number } = subject;
  const room = space({
    left: -3.1,
    right: 3.1,
    height: 2.6,
    depth: 4.8,
    eye: 1.7,
    vy: 345,
    vx: number % 2 ? 620 : 580,
  });
  const felt = ['#2f7d5b', '#2f5f86', '#8c3a33'][(number >>> 4) % 3] ?? '#2f7d5b';
  const machines = /machines|arcade machines/.test(words)
    ? 3
    : /arcade|cabinet|machine/.test(words)
      ? 1
      : 0;
  const [x, z, w, d, y] = [-1.35, 0.55, 1.85, 2.9, 0.78] as const;
  const cushion = 0.12;
  const tones = ['#d9482f', '#f0c246', '#3a5f96', '#7a3b62', '#e6863a', '#2b2b30'];
  const ball = (bx: number, bz: number, fill: string) => {
    const [px, py] = room.at(bx, y + 0.09, bz);
    const s = room.scale(bz);
    return (
      disc(px, py, s * 0.036, fill) +
      disc(px - s * 0.012, py - s * 0.014, s * 0.011, '#ffffff', 0.8)
    );
  };
  const [dx, dy] = room.at(room.left + 1.15, 1.62, room.depth);
  const ds = room.scale(room.depth);
  const opening = { x: -0.85, y: 1, w: 1.75, h: 1.2, columns: 2, rows: 1 };
  const lampZ = [1.2, 2, 2.8];
  return (
    shell(room, decor) +
    windowBack(room, decor, opening) +
    windowSide(room, decor, room.left, 0.9, 2.1, 1.6, 1.2) +
    [0.34, 0.27, 0.2, 0.12, 0.05]
      .map((r, index) =>
        disc(
          dx,
          dy,
          ds * r,
          index === 0 ? '#2b2521' : index % 2 ? '#e9dcc0' : index === 4 ? '#c8402f' : '#3b5b4c',
        ),
      )
      .join('') +
    times(3, (index) =>
      segment(
        [dx + ds * (0.62 + index * 0.07), dy - ds * 0.5],
        [dx + ds * (0.6 + index * 0.075), dy + ds * 0.75],
        index % 2 ? '#d8b27e' : '#a86b3c',
        5,
      ),
    ) +
    (machines
      ? ''
      : box(room, { x: 1.55, z: room.depth - 0.42, w: 1.35, h: 0.95, d: 0.4 }, decor.wood) +
        wallArt(room, decor, 1.75, 1.35, 0.95, 0.7)) +
    times(machines, (index) =>
      cabinet(
        room,
        decor,
        machines === 1 ? 1.85 : 0.95 + index * 0.78,
        room.depth - 0.85,
        [decor.cloth, '#3a4f7d', '#6b3f66'][index] ?? decor.cloth,
      ),
    ) +
    plant(room, decor, room.left + 0.4, 4.4) +
    floorQuad(room, x - 0.55, z - 0.5, w + 1.1, d + 1, mix(decor.cloth, decor.floor, 0.25)) +
    floorQuad(room, x - 0.45, z - 0.4, w + 0.9, d + 0.8, mix(decor.second, decor.floor, 0.4)) +
    contact(room, x, z, w, d) +
    times(2, (index) =>
      box(
        room,
        { x: x + 0.1 + index * (w - 0.36), z: z + d - 0.3, w: 0.16, h: 0.6, d: 0.16 },
        darker(decor.wood, 0.3),
      ),
    ) +
    times(2, (index) =>
      box(
        room,
        { x: x + 0.1 + index * (w - 0.36), z: z + 0.06, w: 0.16, h: 0.6, d: 0.16 },
        darker(decor.wood, 0.1),
      ),
    ) +
    box(room, { x, y: 0.56, z, w, h: 0.28, d }, decor.wood) +
    plate(room, x + 0.1, 0.62, z, w - 0.2, 0.16, darker(decor.wood, 0.22), 0.02) +
    floorQuad(room, x + cushion, z + cushion, w - cushion * 2, d - cushion * 2, felt, 1, 0.842) +
    floorQuad(room, x + cushion, z + cushion, 0.06, d - cushion * 2, darker(felt, 0.25), 1, 0.842) +
    floorQuad(room, x + 0.4, z + 0.8, w - 0.8, 1.3, '#fff4c8', 0.14, 0.842) +
    [0.02, 0.5, 0.98]
      .flatMap((t) =>
        [0.07, w - 0.07].map((at) => {
          const [px, py] = room.at(x + at, 0.845, z + 0.08 + t * (d - 0.16));
          const s = room.scale(z + t * d);
          return `<ellipse cx="${round(px)}" cy="${round(py)}" rx="${round(s * 0.06)}" ry="${round(s * 0.03)}" fill="#1d1716"/>`;
        }),
      )
      .join('') +
    [3, 2, 1]
      .map((count, row) =>
        times(count, (index) =>
          ball(
            x + w / 2 + (index - (count - 1) / 2) * 0.085,
            z + 2.1 - row * 0.1,
            tones[(row * 2 + index) % 6] ?? '#d9482f',
          ),
        ),
      )
      .join('') +
    ball(x + w / 2 - 0.1, z + 0.75, '#fbf6e6') +
    edge(room, [x + w / 2 - 0.14, 0.92, z + 0.62], [x + w / 2 + 0.5, 1.0, z - 0.55], '#d8b27e', 7) +
    lampZ
      .map((at) => pendant(room, decor, x + w / 2, at, 1.78, decor.cloth))
      .reverse()
      .join('')
  );
}
