import { plant } from './furniture.ts';
import { boards, glowing, metal, plain, water, wood } from './materials.ts';
import { hash } from './noise.ts';
import { kit, styleOf, type Put } from './room-shell.ts';
import { vec, type Material, type Solid } from './solids.ts';

export const DECK = boards(
  { dark: '6d5138', light: 'a07f5a', width: 0.14, upright: false },
  { gloss: 0.01, rough: 0.04 },
);
export const RAIL = wood('6a4a2c', '99714a');
const IRON = metal('1c1b1a', 0.3);

export function railing(put: Put, from: number, to: number, z: number, isIron = false) {
  put(RAIL, vec((from + to) / 2, 1.02, z), vec(to - from, 0.05, 0.14), { bevel: 0.012 });
  put(RAIL, vec((from + to) / 2, 0.14, z), vec(to - from, 0.07, 0.05));
  put(RAIL, vec((from + to) / 2, 0.92, z), vec(to - from, 0.07, 0.05));
  for (let x = from + 0.06; x < to; x += 0.125)
    put(
      isIron ? IRON : RAIL,
      vec(x, 0.53, z),
      isIron ? vec(0.018, 0.78, 0.018) : vec(0.035, 0.78, 0.035),
      isIron ? { shape: 'tube' } : {},
    );
  for (let x = from; x <= to + 0.01; x += (to - from) / Math.max(1, Math.round((to - from) / 1.8)))
    put(RAIL, vec(x, 0.54, z), vec(0.11, 1.12, 0.11), { bevel: 0.01 });
}

export function adirondack(put: Put, frame: Material) {
  for (let n = 0; n < 5; n++)
    put(
      frame,
      vec((n - 2) * 0.115, 0.72, 0.36 - Math.abs(n - 2) * 0.006),
      vec(0.1, 0.86 - Math.abs(n - 2) * 0.07, 0.022),
      { bevel: 0.008 },
    );
  for (let n = 0; n < 5; n++)
    put(frame, vec(0, 0.38 - n * 0.012, -0.2 + n * 0.11), vec(0.54, 0.022, 0.095), {
      bevel: 0.006,
    });
  for (const side of [-1, 1]) {
    put(frame, vec(side * 0.36, 0.58, 0.02), vec(0.13, 0.026, 0.78), { bevel: 0.012 });
    for (const z of [-0.3, 0.3])
      put(frame, vec(side * 0.31, 0.29, z), vec(0.03, 0.58, 0.1), { bevel: 0.006 });
  }
}

export function hotTub(put: Put, seed: number, solids: Solid[]) {
  const side = wood(['4b3524', '6d4a2d', '3a3532'][seed % 3] ?? '4b3524', '86623f');
  put(
    boards({ dark: '4b3524', light: '8a6744', width: 0.11, upright: true }),
    vec(0, 0.42, 2.5),
    vec(2.25, 0.84, 2.1),
    { bevel: 0.03 },
  );
  for (const [x, z, w, d] of [
    [0, 1.5, 2.34, 0.24],
    [0, 3.5, 2.34, 0.24],
    [-1.06, 2.5, 0.24, 2.2],
    [1.06, 2.5, 0.24, 2.2],
  ] as const)
    put(plain('5e5a55', { gloss: 0.05, rough: 0.1 }), vec(x, 0.9, z), vec(w, 0.12, d), {
      bevel: 0.05,
    });
  put(water, vec(0, 0.84, 2.5), vec(2, 0.03, 1.9));
  put(side, vec(0.2, 0.18, 1.1), vec(0.9, 0.3, 0.5), { bevel: 0.02 });
  put(plain('efe9dc', { stain: 0.1 }), vec(1.0, 1.02, 1.55), vec(0.4, 0.12, 0.26), { bevel: 0.05 });
  adirondack(kit(solids, vec(-2.1, 0, 2.6), -0.7), RAIL);
  plant(put, styleOf(seed), vec(2, 0, 3.4), 1.1, seed);
}

export function stringLights(put: Put, seed: number) {
  for (let n = 0; n < 13; n++) {
    const t = n / 12;
    put(
      glowing('ffd08a', 6),
      vec(-3.4 + t * 6.8, 2.9 - Math.sin(t * Math.PI) * 0.45 + hash(n, seed) * 0.04, 4.2),
      vec(0.07, 0.09, 0.07),
      { shape: 'ball', clear: true },
    );
    put(
      IRON,
      vec(-3.4 + t * 6.8, 2.97 - Math.sin(t * Math.PI) * 0.45, 4.2),
      vec(0.56, 0.01, 0.01),
      { roll: Math.cos(t * Math.PI) * -0.2, clear: true },
    );
  }
}
