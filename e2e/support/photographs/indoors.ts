import { landscapeOf } from './landscape.ts';
import type { Lamp } from './light.ts';
import { tiles } from './materials.ts';
import { hash } from './noise.ts';
import { kit, styleOf, wall, type Plan, type Room, type Style } from './room-shell.ts';
import { bedroom, dining, greatRoom } from './rooms-to-live.ts';
import { bathroom, kitchen } from './rooms-with-water.ts';
import type { Scene } from './scene.ts';
import { solid, unit, vec, type Solid } from './solids.ts';

const SHIFT = (seed: number) => hash(seed, 21) - 0.5;
const PLANS: Record<string, (seed: number) => Plan> = {
  great_room: (n) => ({
    width: 6.4,
    depth: 6,
    height: 4.8,
    vaulted: true,
    back: [
      { from: -1.9, to: -0.2, bottom: 0.5, top: 3.2 },
      { from: 0.1, to: 1.8, bottom: 0.5, top: 3.2 },
    ],
    left: [{ from: 2 + SHIFT(n), to: 3.4 + SHIFT(n), bottom: 0.9, top: 2.3 }],
  }),
  kitchen: () => ({
    width: 5,
    depth: 5,
    height: 2.7,
    back: [{ from: -0.9, to: 0.3, bottom: 1.05, top: 2.1 }],
    left: [{ from: 1.2, to: 2.9, bottom: 0.9, top: 2.2 }],
  }),
  dining: (n) => ({
    width: 5,
    depth: 5,
    height: 2.8,
    back: [{ from: -1.9, to: 0.6, bottom: 0.6, top: 2.3 }],
    left: [{ from: 1.4 + SHIFT(n), to: 3.2 + SHIFT(n), bottom: 0.7, top: 2.3 }],
  }),
  bedroom: (n) => ({
    width: 5,
    depth: 4.8,
    height: 2.7,
    back: [],
    left: [{ from: 1.6 + SHIFT(n), to: 3.4 + SHIFT(n), bottom: 0.7, top: 2.2 }],
  }),
  bathroom: () => ({
    width: 5,
    depth: 4.2,
    height: 2.6,
    back: [{ from: -1.8, to: -0.6, bottom: 1.25, top: 2.2 }],
    left: [{ from: 1, to: 2.4, bottom: 1, top: 2.1 }],
  }),
};
const FURNISH: Record<string, (room: Room) => void> = {
  great_room: greatRoom,
  kitchen,
  dining,
  bedroom,
  bathroom,
};

function ceiling(solids: Solid[], style: Style, { width, depth, height, vaulted }: Plan) {
  const length = depth + 1.6;
  const middle = (depth - 1.6) / 2;
  if (!vaulted) {
    solids.push(solid(style.wall, vec(0, height + 0.1, middle), vec(width + 0.6, 0.2, length)));
    for (let z = 0.6; z < depth; z += 1.3)
      solids.push(
        solid(style.beam, vec(0, height - 0.08, z), vec(width, 0.17, 0.14), { bevel: 0.015 }),
      );
    return;
  }
  const slope = 0.52;
  const half = width / 2;
  const ridge = height;
  for (const side of [-1, 1]) {
    const at = vec((side * half) / 2, ridge - (Math.tan(slope) * half) / 2 + 0.12, middle);
    solids.push(
      solid(style.wall, at, vec(half / Math.cos(slope) + 0.5, 0.2, length), {
        roll: -side * slope,
      }),
    );
  }
  solids.push(
    solid(style.beam, vec(0, ridge - 0.2, middle), vec(0.2, 0.3, length), { bevel: 0.02 }),
  );
  for (const z of [1.6, depth - 0.5])
    solids.push(solid(style.beam, vec(0, 3.25, z), vec(width, 0.24, 0.2), { bevel: 0.02 }));
}

export function indoors(room: string, seed: number): Scene {
  const plan = PLANS[room]?.(seed);
  const furnish = FURNISH[room];
  if (!plan || !furnish) throw new Error(`There is no plan for ${room}.`);
  const style = styleOf(seed);
  const { width, depth, height } = plan;
  const solids: Solid[] = [];
  const lamps: Lamp[] = [];
  const put = kit(solids, vec());
  const floor =
    room === 'bathroom'
      ? tiles(0.42, 0.42, ['8d877d', 'b9b4a8', '6f6d6a'][seed % 3] ?? '8d877d')
      : style.floor;
  put(floor, vec(0, -0.1, depth / 2 - 0.8), vec(width + 0.6, 0.2, depth + 1.8));
  const half = width / 2 + 0.12;
  const windows = [
    ...wall(
      solids,
      style,
      { side: 'back', place: depth, from: -half, to: half, height: height + 0.1 },
      plan.back,
      6,
    ),
    ...wall(
      solids,
      style,
      { side: 'left', place: -half, from: -1.6, to: depth, height },
      plan.left,
      10,
    ),
  ];
  wall(solids, style, { side: 'right', place: half, from: -1.6, to: depth, height }, [], 0);
  put(style.wall, vec(0, height / 2, -1.7), vec(width + 0.6, height, 0.2));
  put(style.beam, vec(0, 0.06, depth - 0.13), vec(width, 0.12, 0.03));
  ceiling(solids, style, plan);
  furnish({ put, style, lamps, plan, seed, solids });
  const turn = SHIFT(seed + 3);
  return {
    solids,
    land: landscapeOf(seed, { forest: null }),
    lighting: {
      sun: { toward: unit(vec(-0.8, 0.55, -0.15 + turn * 0.3)), color: vec(9, 8, 6.4), blur: 0.03 },
      windows,
      lamps,
      ambient: vec(0.5, 0.46, 0.4),
      outdoors: false,
    },
    eye: vec(turn * 1.2 + 0.2, 1.45, -1.2),
    target: vec(turn * 0.5, room === 'great_room' ? 1.5 : 1.12, depth),
    view: room === 'great_room' ? 0.82 : 0.72,
    outside: 3,
    exposure: 0.19,
    ...(room === 'great_room' && {
      plume: {
        kind: 'fire' as const,
        at: vec(width / 2 - 0.95, 0.4, depth - 2.2),
        width: 0.17,
        height: 0.5,
      },
    }),
  };
}
