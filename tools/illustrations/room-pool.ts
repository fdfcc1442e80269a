import { between, chance } from './chance.ts';
import type { Decor } from './decor.ts';
import { plant } from './furniture.ts';
import { clipped, lighter, mix, poly, round, shape, times, type Point } from './ink.ts';
import { pendant } from './lamps.ts';
import { NEAR, box, floorQuad, quad, space, type Space } from './perspective.ts';
import { shell } from './room-shell.ts';
import { lightShaft, windowBack, windowSide } from './room-windows.ts';
import type { Subject } from './subject.ts';

function lounger(room: Space, decor: Decor, x: number, z: number): string {
  return (
    floorQuad(room, x - 0.06, z - 0.06, 0.72, 1.7, '#161a2b', 0.25) +
    quad(
      room,
      [
        [x, 0.82, z + 1.66],
        [x + 0.6, 0.82, z + 1.66],
        [x + 0.6, 0.34, z + 1.05],
        [x, 0.34, z + 1.05],
      ],
      decor.pale,
    ) +
    box(room, { x, y: 0.24, z, w: 0.6, h: 0.1, d: 1.1 }, decor.pale, 0.04) +
    times(2, (index) =>
      box(room, { x: x + index * 0.53, z: z + 0.06, w: 0.07, h: 0.24, d: 0.07 }, decor.wood),
    ) +
    floorQuad(room, x + 0.08, z + 0.2, 0.44, 0.36, decor.cloth, 1, 0.35)
  );
}

export function indoorPool(subject: Subject): string {
  const { cabin, decor, words, number, seed } = subject;
  const small = cabin.bedrooms === 1;
  const half = small ? 2.9 : 3.4;
  const room = space({
    left: -half,
    right: half,
    height: 2.9,
    depth: 5.6,
    vy: 350,
    vx: number % 2 ? 640 : 560,
  });
  const hall = {
    ...decor,
    floor: mix(decor.pale, '#b7a78e', 0.45),
    wall: /cedar/.test(words) ? mix('#b9703f', decor.wall, 0.2) : decor.wall,
  };
  const next = chance(`pool:${seed}`);
  const lap = /lap/.test(words);
  const [x0, x1, z0, z1] = [lap ? -1.1 : -1.9, lap ? 1.3 : 1.5, NEAR, room.depth - 1.1];
  const surface = -0.1;
  const blue = mix('#2f9fb0', decor.light.sky[1], 0.2);
  const edges: Point[] = [
    room.at(x0, surface, z0),
    room.at(x1, surface, z0),
    room.at(x1, surface, z1),
    room.at(x0, surface, z1),
  ];
  const opening = { x: -half + 0.35, y: 0.35, w: half * 2 - 0.7, h: 2.25, columns: 6, rows: 1 };
  const reflections = times(6, (index) => {
    const a = opening.x + (index * opening.w) / 6 + 0.1;
    const b = a + opening.w / 6 - 0.2;
    return quad(
      room,
      [
        [a, surface, z1],
        [b, surface, z1],
        [b * 1.04, surface, NEAR],
        [a * 1.04, surface, NEAR],
      ],
      mix(decor.light.sky[2], '#ffffff', 0.35),
      0.3,
    );
  });
  const ripples = times(70, () => {
    const z = NEAR + next() ** 1.5 * (z1 - NEAR);
    const x = between(next, x0, x1);
    const [px, py] = room.at(x, surface, z);
    const w = room.scale(z) * between(next, 0.08, 0.26);
    return shape(
      `M${round(px - w)},${round(py)} q${round(w / 2)},${round(-w * 0.1)} ${round(w)},0 t${round(w)},0 q${round(-w)},${round(w * 0.14)} ${round(-w * 2)},0 Z`,
      next() < 0.65 ? '#e4fbf7' : '#1d7788',
      0.5,
    );
  });
  return (
    shell(room, hall, { tiles: true }) +
    windowBack(room, hall, opening) +
    windowSide(room, hall, room.left, 0.5, 0.6, 1.8, 1.9) +
    windowSide(room, hall, room.left, 0.5, 2.9, 1.8, 1.9) +
    lightShaft(room, decor, { ...opening, x: 0, w: 1.5 }) +
    floorQuad(room, x0 - 0.28, NEAR, x1 - x0 + 0.56, z1 + 0.28 - NEAR, lighter(hall.floor, 0.35)) +
    floorQuad(room, x0, NEAR, x1 - x0, z1 - NEAR, '#17616f') +
    quad(
      room,
      [
        [x0, 0, z1],
        [x1, 0, z1],
        [x1, surface, z1],
        [x0, surface, z1],
      ],
      '#bfe6e4',
    ) +
    poly(edges, blue) +
    clipped(
      edges,
      quad(
        room,
        [
          [x0, surface, NEAR],
          [x1, surface, NEAR],
          [x1, surface, 0.4],
          [x0, surface, 0.4],
        ],
        '#1b7d92',
        0.45,
      ) +
        quad(
          room,
          [
            [x0, surface, 2.4],
            [x1, surface, 2.4],
            [x1, surface, z1],
            [x0, surface, z1],
          ],
          '#8fdcd8',
          0.5,
        ) +
        reflections +
        ripples,
    ) +
    quad(
      room,
      [
        [x0, 0, NEAR],
        [x0, surface, NEAR],
        [x0, surface, z1],
        [x0, 0, z1],
      ],
      '#9fd3d4',
    ) +
    lounger(room, decor, x1 + 0.55, 2.6) +
    lounger(room, decor, x1 + 0.5, 0.5) +
    plant(room, decor, half - 0.4, 5, 1.3) +
    plant(room, decor, -half + 0.45, 5, 1.3) +
    times(3, (index) => pendant(room, decor, -1.6 + index * 1.5, 3.4, 2.35))
  );
}
