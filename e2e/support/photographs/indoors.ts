import { cabinets, chair, lamp, oak, painting, pendant, plant, sofa, table, warm } from './furniture.ts';
import { landscapeOf } from './landscape.ts';
import type { Lamp } from './light.ts';
import { cloth, glowing, metal, plain, tiles } from './materials.ts';
import { hash } from './noise.ts';
import { kit, styleOf, wall, type Opening, type Put, type Style } from './room-shell.ts';
import type { Scene } from './scene.ts';
import { solid, unit, vec, type Solid } from './solids.ts';

type Plan = { width: number; depth: number; height: number; back: Opening[]; left: Opening[]; vaulted?: boolean };
type Room = { put: Put; style: Style; lamps: Lamp[]; plan: Plan; seed: number; solids: Solid[] };

function greatRoom({ put, style, lamps, plan, seed, solids }: Room) {
  const { width, depth } = plan;
  const side = width / 2;
  put(style.hearth, vec(side - 0.45, 2.4, depth - 2.2), vec(0.9, 4.8, 1.7));
  put(style.dark, vec(side - 0.86, 0.75, depth - 2.2), vec(0.12, 0.8, 0.95));
  put(style.beam, vec(side - 0.95, 1.4, depth - 2.2), vec(0.32, 0.14, 1.9), { bevel: 0.02 });
  plant(put, style, vec(side - 0.95, 1.47, depth - 2.85), 0.4, seed);
  put(style.carpet, vec(-0.1, 0.012, depth - 2.3), vec(3.1, 0.024, 2.2));
  sofa(kit(solids, vec(-1.65, 0, depth - 2.2), -Math.PI / 2), style, 2.3);
  sofa(kit(solids, vec(0.4, 0, depth - 0.85), 0.12), { ...style, cloth: style.cover, cover: style.linen }, 1);
  table(kit(solids, vec(-0.1, 0, depth - 2.3), 0.06), style.beam, 1.15, 0.7, 0.44);
  put(style.white, vec(-0.2, 0.5, depth - 2.3), vec(0.3, 0.1, 0.3), { shape: 'ball' });
  put(oak, vec(0.2, 0.465, depth - 2.4), vec(0.3, 0.045, 0.22), { yaw: 0.3 });
  lamps.push(warm(lamp(put, vec(-2.2, 0, depth - 0.6), 1.45), 1.5), warm(vec(side - 1.1, 0.7, depth - 2.2), 0.9));
  plant(put, style, vec(1.6, 0, depth - 0.5), 1.1, seed + 4);
}

function kitchen({ put, style, lamps, plan, seed, solids }: Room) {
  const { depth } = plan;
  const top = plain(['33322f', 'd9d5cc', '8f8a82'][seed % 3] ?? '33322f', { gloss: 0.06, rough: 0.06, stain: 0.35 });
  const [from, to] = [-2.4, 1.5];
  cabinets(put, style, to - from, vec((from + to) / 2, 0.45, depth - 0.42), 0.86, 0.6);
  put(top, vec((from + to) / 2, 0.9, depth - 0.45), vec(to - from + 0.04, 0.04, 0.68));
  put(tiles(0.2, 0.08, 'e6e2da'), vec((from + to) / 2, 1.16, depth - 0.125), vec(to - from, 0.48, 0.02));
  cabinets(put, style, 1.35, vec(-1.72, 1.85, depth - 0.3), 0.8, 0.36, 0.2);
  cabinets(put, style, 1.1, vec(1.0, 1.85, depth - 0.3), 0.8, 0.36, 0.2);
  put(metal(), vec(1.97, 0.92, depth - 0.45), vec(0.86, 1.84, 0.7), { bevel: 0.02 });
  put(style.dark, vec(1.97, 0.72, depth - 0.806), vec(0.86, 0.012, 0.006));
  put(metal('c4c4c2'), vec(1.62, 1.15, depth - 0.84), vec(0.025, 0.7, 0.03), { shape: 'tube' });
  put(metal(), vec(-1.7, 0.47, depth - 0.76), vec(0.74, 0.84, 0.06));
  put(style.dark, vec(-1.7, 0.45, depth - 0.795), vec(0.58, 0.4, 0.012));
  put(metal('c4c4c2', 0.05), vec(-0.3, 1.1, depth - 0.25), vec(0.03, 0.36, 0.03), { shape: 'tube' });
  cabinets(put, style, 2.2, vec(0.1, 0.45, 2.55), 0.88, 0.8);
  put(top, vec(0.1, 0.92, 2.5), vec(2.4, 0.05, 1.05), { bevel: 0.01 });
  for (const x of [-0.6, 0.1, 0.8]) {
    const stool = kit(solids, vec(x, 0, 1.78), hash(seed, 5 + x * 9) * 0.5);
    put(metal('2c2a28'), vec(x, 0.3, 1.78), vec(0.05, 0.6, 0.05), { shape: 'tube' });
    put(metal('2c2a28'), vec(x, 0.02, 1.78), vec(0.4, 0.03, 0.4), { shape: 'tube' });
    stool(style.cover, vec(0, 0.65, 0), vec(0.4, 0.09, 0.38), { bevel: 0.04 });
  }
  for (const x of [-0.5, 0.7]) {
    pendant(put, vec(x, 1.8, 2.5), plan.height);
    lamps.push(warm(vec(x, 1.74, 2.5), 0.55));
  }
  put(style.white, vec(0.3, 1.0, 2.5), vec(0.34, 0.13, 0.34), { shape: 'ball' });
  for (let n = 0; n < 7; n++)
    put(plain(n % 2 ? 'c2571f' : '8f9a2b', { gloss: 0.04 }), vec(0.3 + Math.cos(n) * 0.08, 1.08 + (n % 3) * 0.015, 2.5 + Math.sin(n) * 0.08), vec(0.08, 0.08, 0.08), { shape: 'ball' });
  plant(put, style, vec(-1.05, 0.92, depth - 0.35), 0.36, seed);
  put(oak, vec(0.9, 1.06, depth - 0.2), vec(0.3, 0.28, 0.03), { bevel: 0.03, roll: 0.05 });
}

function dining({ put, style, lamps, plan, seed, solids }: Room) {
  const z = plan.depth - 2.1;
  put(style.carpet, vec(0, 0.01, z), vec(3.2, 0.02, 2.4));
  table(kit(solids, vec(0, 0, z)), style.beam, 2.1, 1.0, 0.76);
  const places = [-0.65, 0, 0.65].flatMap((x) => [[x, z + 0.66, 0], [x, z - 0.66, Math.PI]] as const);
  for (const [x, at, yaw] of [...places, [-1.3, z, -Math.PI / 2], [1.3, z, Math.PI / 2]] as const)
    chair(kit(solids, vec(x, 0, at), yaw + (hash(x * 9, seed) - 0.5) * 0.2), oak, style);
  for (const [x, at] of places) {
    const edge = at > z ? z + 0.3 : z - 0.3;
    put(style.white, vec(x, 0.765, edge), vec(0.27, 0.014, 0.27), { shape: 'tube' });
    put(metal('dcdcdc', 0.03), vec(x + 0.2, 0.82, edge), vec(0.07, 0.12, 0.07), { shape: 'tube' });
  }
  plant(put, style, vec(0, 0.76, z), 0.42, seed);
  for (const x of [-0.45, 0, 0.45]) pendant(put, vec(x, 1.75, z), plan.height);
  lamps.push(warm(vec(-0.3, 1.68, z), 0.8), warm(vec(0.3, 1.68, z), 0.8));
  cabinets(put, style, 1.5, vec(1.65, 0.45, plan.depth - 0.35), 0.9, 0.45);
  painting(put, style.beam, vec(1.7, 1.6, plan.depth - 0.15), 0.9, 0.7, seed);
}

function bedroom({ put, style, lamps, plan, seed }: Room) {
  const z = plan.depth - 1.25;
  put(style.carpet, vec(0, 0.012, z - 0.9), vec(2.9, 0.024, 2));
  put(style.beam, vec(0, 0.72, plan.depth - 0.18), vec(1.95, 1.35, 0.09), { bevel: 0.02 });
  put(style.beam, vec(0, 0.26, z), vec(1.86, 0.22, 2.05), { bevel: 0.02 });
  put(style.linen, vec(0, 0.48, z), vec(1.8, 0.26, 2), { bevel: 0.09 });
  put(style.linen, vec(0, 0.54, z - 0.3), vec(1.98, 0.24, 1.5), { bevel: 0.11 });
  put(style.cover, vec(0, 0.56, z - 0.72), vec(2.0, 0.24, 0.62), { bevel: 0.11 });
  for (const side of [-1, 1]) {
    put(style.linen, vec(side * 0.45, 0.82, z + 0.78), vec(0.72, 0.46, 0.2), { bevel: 0.1, yaw: side * 0.06 });
    put(style.linen, vec(side * 0.43, 0.74, z + 0.58), vec(0.68, 0.4, 0.2), { bevel: 0.1, yaw: side * -0.08, roll: side * 0.04 });
    cabinets(put, style, 0.5, vec(side * 1.35, 0.3, plan.depth - 0.4), 0.56, 0.42);
    lamps.push(warm(lamp(put, vec(side * 1.35, 0.59, plan.depth - 0.38), 0.36), 0.7));
    painting(put, oak, vec(side * 0.42, 1.78, plan.depth - 0.15), 0.62, 0.5, seed + side + 1);
  }
  put(style.cover, vec(0.05, 0.78, z + 0.4), vec(0.46, 0.34, 0.16), { bevel: 0.08, roll: 0.1 });
  plant(put, style, vec(-2.05, 0, plan.depth - 0.6), 1, seed);
}

function bathroom({ put, style, lamps, plan, seed }: Room) {
  const { depth } = plan;
  const top = plain('e9e7e2', { gloss: 0.07, rough: 0.05, stain: 0.08 });
  cabinets(put, style, 1.7, vec(0.85, 0.44, depth - 0.42), 0.78, 0.55);
  put(top, vec(0.85, 0.86, depth - 0.43), vec(1.76, 0.05, 0.62));
  for (const x of [0.42, 1.28]) {
    put(style.white, vec(x, 0.93, depth - 0.45), vec(0.42, 0.15, 0.34), { shape: 'ball' });
    put(metal('d4d2cc', 0.04), vec(x, 1.02, depth - 0.22), vec(0.03, 0.26, 0.03), { shape: 'tube' });
    put(style.beam, vec(x, 1.6, depth - 0.14), vec(0.66, 0.92, 0.04), { bevel: 0.01 });
    put(plain('c8ccce', { gloss: 0.85, rough: 0, stain: 0 }), vec(x, 1.6, depth - 0.165), vec(0.58, 0.84, 0.012));
    put(glowing('ffe7c0', 4), vec(x, 2.16, depth - 0.2), vec(0.34, 0.09, 0.09), { bevel: 0.04, clear: true });
    lamps.push(warm(vec(x, 2.12, depth - 0.32), 0.5));
  }
  put(tiles(0.15, 0.075, 'dfe3e0'), vec(0, 0.6, depth - 0.12), vec(5, 1.2, 0.03));
  put(style.white, vec(-1.2, 0.29, depth - 1.3), vec(0.84, 0.58, 1.7), { bevel: 0.2 });
  put(plain('c9cfd0', { stain: 0.02 }), vec(-1.2, 0.584, depth - 1.3), vec(0.64, 0.01, 1.48), { bevel: 0.2, shape: 'tube' });
  put(metal('d4d2cc', 0.04), vec(-1.2, 0.75, depth - 0.4), vec(0.035, 0.5, 0.035), { shape: 'tube' });
  put(cloth('f3f1ec', { folds: 0.3, weave: 0.3 }), vec(-0.85, 0.56, depth - 1.75), vec(0.14, 0.34, 0.42), { bevel: 0.05 });
  for (let n = 0; n < 3; n++) put(cloth(n === 1 ? '8c9a94' : 'f0ede6', { weave: 0.3 }), vec(0.85, 0.92 + n * 0.07, depth - 0.4), vec(0.3, 0.068, 0.2), { bevel: 0.03 });
  put(cloth('d9d4c8', { weave: 0.4 }), vec(0.3, 0.015, depth - 1.4), vec(1.1, 0.03, 0.7), { bevel: 0.015 });
  plant(put, style, vec(-2, 0, depth - 0.5), 0.9, seed);
}

const SHIFT = (seed: number) => hash(seed, 21) - 0.5;
const PLANS: Record<string, (seed: number) => Plan> = {
  great_room: (n) => ({ width: 6.4, depth: 6, height: 4.8, vaulted: true, back: [{ from: -1.9, to: -0.2, bottom: 0.5, top: 3.2 }, { from: 0.1, to: 1.8, bottom: 0.5, top: 3.2 }], left: [{ from: 2 + SHIFT(n), to: 3.4 + SHIFT(n), bottom: 0.9, top: 2.3 }] }),
  kitchen: () => ({ width: 5, depth: 5, height: 2.7, back: [{ from: -0.9, to: 0.3, bottom: 1.05, top: 2.1 }], left: [{ from: 1.2, to: 2.9, bottom: 0.9, top: 2.2 }] }),
  dining: (n) => ({ width: 5, depth: 5, height: 2.8, back: [{ from: -1.9, to: 0.6, bottom: 0.6, top: 2.3 }], left: [{ from: 1.4 + SHIFT(n), to: 3.2 + SHIFT(n), bottom: 0.7, top: 2.3 }] }),
  bedroom: (n) => ({ width: 5, depth: 4.8, height: 2.7, back: [], left: [{ from: 1.6 + SHIFT(n), to: 3.4 + SHIFT(n), bottom: 0.7, top: 2.2 }] }),
  bathroom: () => ({ width: 5, depth: 4.2, height: 2.6, back: [{ from: -1.8, to: -0.6, bottom: 1.25, top: 2.2 }], left: [{ from: 1, to: 2.4, bottom: 1, top: 2.1 }] }),
};
const FURNISH: Record<string, (room: Room) => void> = { great_room: greatRoom, kitchen, dining, bedroom, bathroom };

function ceiling(solids: Solid[], style: Style, { width, depth, height, vaulted }: Plan) {
  const length = depth + 1.6;
  const middle = (depth - 1.6) / 2;
  if (!vaulted) {
    solids.push(solid(style.wall, vec(0, height + 0.1, middle), vec(width + 0.6, 0.2, length)));
    for (let z = 0.6; z < depth; z += 1.3) solids.push(solid(style.beam, vec(0, height - 0.08, z), vec(width, 0.17, 0.14), { bevel: 0.015 }));
    return;
  }
  const slope = 0.52;
  const half = width / 2;
  const ridge = height;
  for (const side of [-1, 1]) {
    const at = vec((side * half) / 2, ridge - (Math.tan(slope) * half) / 2 + 0.12, middle);
    solids.push(solid(style.wall, at, vec(half / Math.cos(slope) + 0.5, 0.2, length), { roll: -side * slope }));
  }
  solids.push(solid(style.beam, vec(0, ridge - 0.2, middle), vec(0.2, 0.3, length), { bevel: 0.02 }));
  for (const z of [1.6, depth - 0.5]) solids.push(solid(style.beam, vec(0, 3.25, z), vec(width, 0.24, 0.2), { bevel: 0.02 }));
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
  const floor = room === 'bathroom' ? tiles(0.42, 0.42, ['8d877d', 'b9b4a8', '6f6d6a'][seed % 3] ?? '8d877d') : style.floor;
  put(floor, vec(0, -0.1, depth / 2 - 0.8), vec(width + 0.6, 0.2, depth + 1.8));
  const half = width / 2 + 0.12;
  const windows = [
    ...wall(solids, style, { side: 'back', place: depth, from: -half, to: half, height: height + 0.1 }, plan.back, 6),
    ...wall(solids, style, { side: 'left', place: -half, from: -1.6, to: depth, height }, plan.left, 10),
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
    lighting: { sun: { toward: unit(vec(-0.8, 0.55, -0.15 + turn * 0.3)), color: vec(9, 8, 6.4), blur: 0.03 }, windows, lamps, ambient: vec(0.5, 0.46, 0.4), outdoors: false },
    eye: vec(turn * 1.2 + 0.2, 1.45, -1.2),
    target: vec(turn * 0.5, room === 'great_room' ? 1.5 : 1.12, depth),
    view: room === 'great_room' ? 0.82 : 0.72,
    outside: 3,
    exposure: 0.19,
    ...(room === 'great_room' && {
      plume: { kind: 'fire' as const, at: vec(width / 2 - 0.95, 0.4, depth - 2.2), width: 0.17, height: 0.5 },
    }),
  };
}
