import { adirondack, DECK, RAIL, railing } from './deck-pieces.ts';
import { oak } from './furniture.ts';
import { boards, glowing, ground, plain, stones, wood } from './materials.ts';
import { hash } from './noise.ts';
import type { Put } from './room-shell.ts';
import { vec, type Material } from './solids.ts';

const LOGS = [
  { dark: '6f4524', light: 'b07d47' },
  { dark: '4c3524', light: '7f5f42' },
  { dark: '8a6238', light: 'c79a5f' },
] as const;

/** The same pieces, from another place. */
const kitAt =
  (put: Put, at: { x: number; y: number; z: number }): Put =>
  (material, p, size, extra) =>
    put(material, vec(p.x + at.x, p.y + at.y, p.z + at.z), size, extra);

function gables(
  put: Put,
  logs: Material,
  roof: Material,
  { width, depth, wall, slope }: { width: number; depth: number; wall: number; slope: number },
) {
  put(logs, vec(0, wall / 2, depth / 2), vec(width, wall, depth));
  const rise = (width / 2) * Math.tan(slope);
  for (let y = 0; y < rise - 0.05; y += 0.14) {
    const part = width * (1 - (y + 0.07) / rise);
    put(logs, vec(0, wall + y + 0.07, depth / 2), vec(part, 0.14, depth));
  }
  const half = width / 2 + 0.6;
  for (const side of [-1, 1]) {
    const at = vec(
      (side * half) / 2,
      wall + rise - (Math.tan(slope) * half) / 2 + 0.12,
      depth / 2 - 0.1,
    );
    put(roof, at, vec(half / Math.cos(slope), 0.14, depth + 1.5), { roll: -side * slope });
    put(oak, vec(at.x, at.y - 0.06, -0.83), vec(half / Math.cos(slope), 0.24, 0.06), {
      roll: -side * slope,
    });
  }
}

function pane(
  put: Put,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  isLit: boolean,
) {
  const glass = isLit
    ? glowing('ffce8a', 0.75)
    : plain('20262a', { gloss: 0.42, rough: 0.01, stain: 0.2 });
  put(oak, vec(x, y, z), vec(width + 0.2, height + 0.2, 0.1), { bevel: 0.02 });
  put(glass, vec(x, y, z - 0.03), vec(width, height, 0.06));
  put(oak, vec(x, y, z - 0.06), vec(0.05, height, 0.05));
  put(oak, vec(x, y + height * 0.15, z - 0.06), vec(width, 0.05, 0.05));
}

export function bush(put: Put, x: number, z: number, size: number, seed: number) {
  const leaves = [
    plain('3d5226', { stain: 0.7 }),
    plain('56632c', { stain: 0.7 }),
    plain('7a5a26', { stain: 0.7 }),
  ];
  for (let n = 0; n < 150; n++) {
    const angle = hash(n, seed, 1) * 6.28;
    const out = Math.sqrt(hash(n, seed, 2)) * size;
    const y = hash(n, seed, 3) * size * 0.95 * (1.1 - out / size / 1.6);
    const leaf = leaves[Math.floor(hash(n, seed, 4) * (1 + (seed % 3)))] ?? oak;
    put(
      leaf,
      vec(x + Math.cos(angle) * out, y + 0.08, z + Math.sin(angle) * out),
      vec(size * 0.17, size * 0.06, size * 0.12),
      { shape: 'ball', yaw: angle, roll: hash(n, seed, 5) * 1.4 - 0.7 },
    );
  }
}

export function exterior(put: Put, seed: number, isLit: boolean) {
  const logs = boards({ ...(LOGS[seed % 3] ?? LOGS[0]), width: 0.24, logs: true });
  const roof = boards({
    dark: ['3a3330', '4a2f28', '2e3a36'][seed % 3] ?? '3a3330',
    light: '6b625c',
    width: 0.3,
  });
  const depth = 8;
  const [width, slope] = [7.4 + (seed % 3) * 0.6, 0.62 + (seed % 2) * 0.1];
  put(ground(['58602f', '6d6a38', '8a6a35'], 14), vec(0, -0.6, 10), vec(70, 0.2, 70));
  put(ground(['8a8478', '9d968a', '6f675a'], 22), vec(-1.6, -0.59, -7), vec(2.6, 0.2, 14), {
    yaw: 0.12,
  });
  put(
    stones(0.3, '57504a', '96897c'),
    vec(0, -0.25, depth / 2),
    vec(width + 0.05, 0.5, depth + 0.05),
  );
  gables(put, logs, roof, { width, depth, wall: 2.9, slope });
  put(stones(0.26, '57504a', '9a8d80'), vec(width / 2 - 1.5, 3.6, 5), vec(0.9, 5.4, 0.9));
  put(DECK, vec(0, -0.06, -1.25), vec(width + 0.6, 0.12, 2.5));
  put(roof, vec(0, 2.72, -1.3), vec(2.95, 0.12, width + 0.9), { yaw: Math.PI / 2, roll: -0.24 });
  for (let n = 0; n <= 4; n++)
    put(RAIL, vec((n / 4 - 0.5) * width, 1.2, -2.35), vec(0.2, 2.6, 0.2), { shape: 'tube' });
  for (const [from, to] of [
    [-0.5, -0.25],
    [0, 0.5],
  ] as const)
    railing(put, from * width, to * width, -2.35);
  for (const side of [-1, 1]) pane(put, side * width * 0.29, 1.35, -0.02, 1.3, 1.2, isLit);
  pane(put, 0, 4.0, -0.02, 1.5, 1.1, isLit);
  put(wood('5d3b20', '8a6038'), vec(-0.9, 1.05, -0.04), vec(0.95, 2.1, 0.1));
  for (let n = 0; n < 3; n++)
    put(DECK, vec(-0.9, -0.2 - n * 0.16, -2.65 - n * 0.3), vec(1.7, 0.06, 0.34));
  for (const x of [0.6, 1.5]) adirondack(kitAt(put, vec(x * 1.2, 0, -1.3)), oak);
  for (let n = 0; n < 5; n++)
    bush(put, (n - 2) * 1.9 + (n > 1 ? 1 : -1.4), -3.1, 0.5 + hash(n, seed) * 0.35, seed + n);
}
