import { oak, plant, table, warm } from './furniture.ts';
import { landscapeOf } from './landscape.ts';
import type { Lighting } from './light.ts';
import { boards, glowing, ground, metal, plain, stones, water, wood } from './materials.ts';
import { hash } from './noise.ts';
import { kit, styleOf, type Put } from './room-shell.ts';
import type { Scene } from './scene.ts';
import { unit, vec, type Material, type Solid } from './solids.ts';

const LOGS = [
  { dark: '6f4524', light: 'b07d47' },
  { dark: '4c3524', light: '7f5f42' },
  { dark: '8a6238', light: 'c79a5f' },
] as const;
const DECK = boards({ dark: '6d5138', light: 'a07f5a', width: 0.14, upright: false }, { gloss: 0.01, rough: 0.04 });
const RAIL = wood('6a4a2c', '99714a');
const IRON = metal('1c1b1a', 0.3);

function gables(put: Put, logs: Material, roof: Material, { width, depth, wall, slope }: { width: number; depth: number; wall: number; slope: number }) {
  put(logs, vec(0, wall / 2, depth / 2), vec(width, wall, depth));
  const rise = (width / 2) * Math.tan(slope);
  for (let y = 0; y < rise - 0.05; y += 0.14) {
    const part = width * (1 - (y + 0.07) / rise);
    put(logs, vec(0, wall + y + 0.07, depth / 2), vec(part, 0.14, depth));
  }
  const half = width / 2 + 0.6;
  for (const side of [-1, 1]) {
    const at = vec((side * half) / 2, wall + rise - (Math.tan(slope) * half) / 2 + 0.12, depth / 2 - 0.1);
    put(roof, at, vec(half / Math.cos(slope), 0.14, depth + 1.5), { roll: -side * slope });
    put(oak, vec(at.x, at.y - 0.06, -0.83), vec(half / Math.cos(slope), 0.24, 0.06), { roll: -side * slope });
  }
}

function pane(put: Put, x: number, y: number, z: number, width: number, height: number, isLit: boolean) {
  const glass = isLit ? glowing('ffce8a', 0.75) : plain('20262a', { gloss: 0.42, rough: 0.01, stain: 0.2 });
  put(oak, vec(x, y, z), vec(width + 0.2, height + 0.2, 0.1), { bevel: 0.02 });
  put(glass, vec(x, y, z - 0.03), vec(width, height, 0.06));
  put(oak, vec(x, y, z - 0.06), vec(0.05, height, 0.05));
  put(oak, vec(x, y + height * 0.15, z - 0.06), vec(width, 0.05, 0.05));
}

function bush(put: Put, x: number, z: number, size: number, seed: number) {
  const leaves = [plain('3d5226', { stain: 0.7 }), plain('56632c', { stain: 0.7 }), plain('7a5a26', { stain: 0.7 })];
  for (let n = 0; n < 150; n++) {
    const angle = hash(n, seed, 1) * 6.28;
    const out = Math.sqrt(hash(n, seed, 2)) * size;
    const y = hash(n, seed, 3) * size * 0.95 * (1.1 - out / size / 1.6);
    const leaf = leaves[Math.floor(hash(n, seed, 4) * (1 + (seed % 3)))] ?? oak;
    put(leaf, vec(x + Math.cos(angle) * out, y + 0.08, z + Math.sin(angle) * out), vec(size * 0.17, size * 0.06, size * 0.12), { shape: 'ball', yaw: angle, roll: hash(n, seed, 5) * 1.4 - 0.7 });
  }
}

function exterior(put: Put, seed: number, isLit: boolean) {
  const logs = boards({ ...(LOGS[seed % 3] ?? LOGS[0]), width: 0.24, logs: true });
  const roof = boards({ dark: ['3a3330', '4a2f28', '2e3a36'][seed % 3] ?? '3a3330', light: '6b625c', width: 0.3 });
  const depth = 8;
  const [width, slope] = [7.4 + (seed % 3) * 0.6, 0.62 + (seed % 2) * 0.1];
  put(ground(['58602f', '6d6a38', '8a6a35'], 14), vec(0, -0.6, 10), vec(70, 0.2, 70));
  put(ground(['8a8478', '9d968a', '6f675a'], 22), vec(-1.6, -0.59, -7), vec(2.6, 0.2, 14), { yaw: 0.12 });
  put(stones(0.3, '57504a', '96897c'), vec(0, -0.25, depth / 2), vec(width + 0.05, 0.5, depth + 0.05));
  gables(put, logs, roof, { width, depth, wall: 2.9, slope });
  put(stones(0.26, '57504a', '9a8d80'), vec(width / 2 - 1.5, 3.6, 5), vec(0.9, 5.4, 0.9));
  put(DECK, vec(0, -0.06, -1.25), vec(width + 0.6, 0.12, 2.5));
  put(roof, vec(0, 2.72, -1.3), vec(2.95, 0.12, width + 0.9), { yaw: Math.PI / 2, roll: -0.24 });
  for (let n = 0; n <= 4; n++) put(RAIL, vec((n / 4 - 0.5) * width, 1.2, -2.35), vec(0.2, 2.6, 0.2), { shape: 'tube' });
  for (const [from, to] of [[-0.5, -0.25], [0, 0.5]] as const) railing(put, from * width, to * width, -2.35);
  for (const side of [-1, 1]) pane(put, side * width * 0.29, 1.35, -0.02, 1.3, 1.2, isLit);
  pane(put, 0, 4.0, -0.02, 1.5, 1.1, isLit);
  put(wood('5d3b20', '8a6038'), vec(-0.9, 1.05, -0.04), vec(0.95, 2.1, 0.1));
  for (let n = 0; n < 3; n++) put(DECK, vec(-0.9, -0.2 - n * 0.16, -2.65 - n * 0.3), vec(1.7, 0.06, 0.34));
  for (const x of [0.6, 1.5]) adirondack(kitAt(put, vec(x * 1.2, 0, -1.3)), oak);
  for (let n = 0; n < 5; n++) bush(put, (n - 2) * 1.9 + (n > 1 ? 1 : -1.4), -3.1, 0.5 + hash(n, seed) * 0.35, seed + n);
}

/** The same pieces, from another place. */
const kitAt = (put: Put, at: { x: number; y: number; z: number }): Put => (material, p, size, extra) =>
  put(material, vec(p.x + at.x, p.y + at.y, p.z + at.z), size, extra);

function railing(put: Put, from: number, to: number, z: number, isIron = false) {
  put(RAIL, vec((from + to) / 2, 1.02, z), vec(to - from, 0.05, 0.14), { bevel: 0.012 });
  put(RAIL, vec((from + to) / 2, 0.14, z), vec(to - from, 0.07, 0.05));
  put(RAIL, vec((from + to) / 2, 0.92, z), vec(to - from, 0.07, 0.05));
  for (let x = from + 0.06; x < to; x += 0.125)
    put(isIron ? IRON : RAIL, vec(x, 0.53, z), isIron ? vec(0.018, 0.78, 0.018) : vec(0.035, 0.78, 0.035), isIron ? { shape: 'tube' } : {});
  for (let x = from; x <= to + 0.01; x += (to - from) / Math.max(1, Math.round((to - from) / 1.8)))
    put(RAIL, vec(x, 0.54, z), vec(0.11, 1.12, 0.11), { bevel: 0.01 });
}

function adirondack(put: Put, frame: Material) {
  for (let n = 0; n < 5; n++) put(frame, vec((n - 2) * 0.115, 0.72, 0.36 - Math.abs(n - 2) * 0.006), vec(0.1, 0.86 - Math.abs(n - 2) * 0.07, 0.022), { bevel: 0.008 });
  for (let n = 0; n < 5; n++) put(frame, vec(0, 0.38 - n * 0.012, -0.2 + n * 0.11), vec(0.54, 0.022, 0.095), { bevel: 0.006 });
  for (const side of [-1, 1]) {
    put(frame, vec(side * 0.36, 0.58, 0.02), vec(0.13, 0.026, 0.78), { bevel: 0.012 });
    for (const z of [-0.3, 0.3]) put(frame, vec(side * 0.31, 0.29, z), vec(0.03, 0.58, 0.1), { bevel: 0.006 });
  }
}

function hotTub(put: Put, seed: number, solids: Solid[]) {
  const side = wood(['4b3524', '6d4a2d', '3a3532'][seed % 3] ?? '4b3524', '86623f');
  put(boards({ dark: '4b3524', light: '8a6744', width: 0.11, upright: true }), vec(0, 0.42, 2.5), vec(2.25, 0.84, 2.1), { bevel: 0.03 });
  for (const [x, z, w, d] of [[0, 1.5, 2.34, 0.24], [0, 3.5, 2.34, 0.24], [-1.06, 2.5, 0.24, 2.2], [1.06, 2.5, 0.24, 2.2]] as const)
    put(plain('5e5a55', { gloss: 0.05, rough: 0.1 }), vec(x, 0.9, z), vec(w, 0.12, d), { bevel: 0.05 });
  put(water, vec(0, 0.84, 2.5), vec(2, 0.03, 1.9));
  put(side, vec(0.2, 0.18, 1.1), vec(0.9, 0.3, 0.5), { bevel: 0.02 });
  put(plain('efe9dc', { stain: 0.1 }), vec(1.0, 1.02, 1.55), vec(0.4, 0.12, 0.26), { bevel: 0.05 });
  adirondack(kit(solids, vec(-2.1, 0, 2.6), -0.7), RAIL);
  plant(put, styleOf(seed), vec(2, 0, 3.4), 1.1, seed);
}

function firePit(put: Put, seed: number, solids: Solid[]) {
  put(ground(['6b5336', '7d6a4a', '9a5a2a'], 11), vec(0, -0.1, 10), vec(60, 0.2, 60));
  put(ground(['77706a', '8c847a', '5d564e'], 24), vec(0, -0.08, 3.2), vec(6, 0.2, 6), { shape: 'tube' });
  for (let row = 0; row < 3; row++) {
    for (let n = 0; n < 15; n++) {
      const angle = ((n + (row % 2) / 2) / 15) * 6.283;
      const tone = 0.8 + hash(n, row, seed) * 0.4;
      put(stones(0.6, '5c544c', '8f857a'), vec(Math.cos(angle) * 0.72, 0.09 + row * 0.15, 3.2 + Math.sin(angle) * 0.72), vec(0.29 * tone, 0.155, 0.26), { bevel: 0.05, yaw: -angle + Math.PI / 2 });
    }
  }
  for (let n = 0; n < 5; n++) put(wood('241a14', '54382a'), vec(Math.cos(n * 1.3) * 0.2, 0.4, 3.2 + Math.sin(n * 1.3) * 0.2), vec(0.7, 0.11, 0.11), { yaw: n * 1.25, roll: 0.35, bevel: 0.05 });
  for (let n = 0; n < 14; n++) bush(put, (n - 6.5) * 2.1 + hash(n, seed), 13 + hash(n, seed, 2) * 4, 0.8 + hash(n, seed, 3) * 0.9, seed + n);
  for (const [x, z, yaw] of [[-1.9, 3.6, -1.3], [-1.2, 5, -0.55], [1.2, 5, 0.5], [2, 3.5, 1.35]] as const)
    adirondack(kit(solids, vec(x, 0, z), yaw + (hash(seed, x * 10) - 0.5) * 0.3), seed % 2 ? RAIL : plain('7a2f24'));
}

function stringLights(put: Put, seed: number) {
  for (let n = 0; n < 13; n++) {
    const t = n / 12;
    put(glowing('ffd08a', 6), vec(-3.4 + t * 6.8, 2.9 - Math.sin(t * Math.PI) * 0.45 + hash(n, seed) * 0.04, 4.2), vec(0.07, 0.09, 0.07), { shape: 'ball', clear: true });
    put(IRON, vec(-3.4 + t * 6.8, 2.97 - Math.sin(t * Math.PI) * 0.45, 4.2), vec(0.56, 0.01, 0.01), { roll: Math.cos(t * Math.PI) * -0.2, clear: true });
  }
}

export function outdoors(room: string, seed: number): Scene {
  const solids: Solid[] = [];
  const put = kit(solids, vec());
  const isDusk = room === 'fire_pit' || (room === 'exterior' && seed % 3 === 2) || (room === 'hot_tub' && seed % 2 === 0);
  const isWooded = room === 'fire_pit' || room === 'exterior';
  const land = landscapeOf(seed + room.length, { dusk: isDusk, forest: isWooded ? 0.62 : null });
  const sun = isDusk ? null : { toward: unit(vec(land.sun.x, 0.7, -0.5)), color: vec(3.1, 2.8, 2.3), blur: 0.05 };
  const lighting: Lighting = { sun, windows: [], lamps: [], ambient: vec(0.35, 0.36, 0.36), outdoors: true };
  const scene: Scene = { solids, land, lighting, eye: vec(-0.4 + (seed % 3) * 0.4, 1.65, -1.5), target: vec(0, 1.0, 4), view: 0.68, outside: 1.25, exposure: 0.25 };
  if (room === 'exterior') {
    exterior(put, seed, isDusk);
    lighting.lamps = isDusk ? [warm(vec(-1.5, 2.2, -1.2), 0.6), warm(vec(1.6, 2.2, -1.2), 0.6)] : [];
    const side = seed % 2 ? -1 : 1;
    return { ...scene, eye: vec(side * 5.2, 1.5, -10.5), target: vec(side * 0.4, 2.1, 0), view: 0.62, exposure: isDusk ? 0.09 : 0.12 };
  }
  if (room === 'fire_pit') {
    firePit(put, seed, solids);
    stringLights(put, seed);
    lighting.lamps = [warm(vec(0, 0.75, 3.2), 2.6), warm(vec(0, 2.7, 4.2), 0.7)];
    return { ...scene, eye: vec(scene.eye.x, 1.6, -1.2), target: vec(0, 0.75, 4), exposure: 0.065, plume: { kind: 'fire', at: vec(0, 0.4, 3.2), width: 0.42, height: 1.05 } };
  }
  const end = room === 'view' ? 1.75 : 5.15;
  put(DECK, vec(0, -0.05, end / 2 - 1), vec(9, 0.1, end + 2));
  railing(put, -4.4, 4.4, room === 'view' ? 1.6 : 5, seed % 2 === 1);
  if (room === 'view') return { ...scene, eye: vec(0, 1.75, -0.6), target: vec(0.2, 1.55, 4), view: 0.62 };
  const roof = styleOf(seed).beam;
  for (const x of [-3.2, 3.2]) put(roof, vec(x, 1.6, 5), vec(0.2, 3.2, 0.2), { bevel: 0.02 });
  put(roof, vec(0, 3.1, 5), vec(8.8, 0.26, 0.22), { bevel: 0.02 });
  if (room === 'hot_tub') {
    hotTub(put, seed, solids);
    if (isDusk) lighting.lamps = [warm(vec(2.6, 2.3, 1), 1.5), warm(vec(-2.6, 2.3, 1), 1.2)];
    return { ...scene, eye: vec(-1.3, 1.8, -1.6), target: vec(0.1, 0.85, 3), exposure: isDusk ? 0.16 : 0.25, plume: { kind: 'steam', at: vec(0, 0.86, 2.6), width: 1.1, height: 1.2 } };
  }
  for (const [x, yaw] of [[-1.5, -0.5], [-0.3, -0.15], [1.9, 0.6]] as const) adirondack(kit(solids, vec(x, 0, 3.4), yaw + Math.PI * (seed % 2 ? 1 : 0)), seed % 3 === 0 ? plain('e9e5dc') : RAIL);
  table(kit(solids, vec(0.8, 0, 3.5)), oak, 0.6, 0.5, 0.48);
  put(plain('d8d2c6', { gloss: 0.05 }), vec(0.75, 0.54, 3.45), vec(0.09, 0.11, 0.09), { shape: 'tube' });
  plant(put, styleOf(seed), vec(3, 0, 4.4), 1.2, seed);
  plant(put, styleOf(seed), vec(-3, 0, 4.5), 0.9, seed + 3);
  stringLights(put, seed);
  return scene;
}
