import { bush } from './cabin-outside.ts';
import { adirondack, RAIL } from './deck-pieces.ts';
import { ground, plain, stones, wood } from './materials.ts';
import { hash } from './noise.ts';
import { kit, type Put } from './room-shell.ts';
import { vec, type Solid } from './solids.ts';

export function firePit(put: Put, seed: number, solids: Solid[]) {
  put(ground(['6b5336', '7d6a4a', '9a5a2a'], 11), vec(0, -0.1, 10), vec(60, 0.2, 60));
  put(ground(['77706a', '8c847a', '5d564e'], 24), vec(0, -0.08, 3.2), vec(6, 0.2, 6), {
    shape: 'tube',
  });
  for (let row = 0; row < 3; row++) {
    for (let n = 0; n < 15; n++) {
      const angle = ((n + (row % 2) / 2) / 15) * 6.283;
      const tone = 0.8 + hash(n, row, seed) * 0.4;
      put(
        stones(0.6, '5c544c', '8f857a'),
        vec(Math.cos(angle) * 0.72, 0.09 + row * 0.15, 3.2 + Math.sin(angle) * 0.72),
        vec(0.29 * tone, 0.155, 0.26),
        { bevel: 0.05, yaw: -angle + Math.PI / 2 },
      );
    }
  }
  for (let n = 0; n < 5; n++)
    put(
      wood('241a14', '54382a'),
      vec(Math.cos(n * 1.3) * 0.2, 0.4, 3.2 + Math.sin(n * 1.3) * 0.2),
      vec(0.7, 0.11, 0.11),
      { yaw: n * 1.25, roll: 0.35, bevel: 0.05 },
    );
  for (let n = 0; n < 14; n++)
    bush(
      put,
      (n - 6.5) * 2.1 + hash(n, seed),
      13 + hash(n, seed, 2) * 4,
      0.8 + hash(n, seed, 3) * 0.9,
      seed + n,
    );
  for (const [x, z, yaw] of [
    [-1.9, 3.6, -1.3],
    [-1.2, 5, -0.55],
    [1.2, 5, 0.5],
    [2, 3.5, 1.35],
  ] as const)
    adirondack(
      kit(solids, vec(x, 0, z), yaw + (hash(seed, x * 10) - 0.5) * 0.3),
      seed % 2 ? RAIL : plain('4f2c24'),
    );
}
