import type { Lamp } from './light.ts';
import { glowing, metal, plain, wood } from './materials.ts';
import { hash } from './noise.ts';
import type { Put, Style } from './room-shell.ts';
import { vec, type Vec } from './solids.ts';

const WARM = vec(1.0, 0.7, 0.42);
export const warm = (at: Vec, power: number): Lamp => ({
  at,
  radius: 0.07,
  color: vec(WARM.x * power, WARM.y * power, WARM.z * power),
});
const SHADE = glowing('f6dcae', 2.6);

export function sofa(put: Put, { cloth, cover, dark }: Style, width: number) {
  put(cloth, vec(0, 0.24, 0), vec(width, 0.26, 0.92), { bevel: 0.06 });
  put(cloth, vec(0, 0.58, 0.36), vec(width, 0.62, 0.24), { bevel: 0.1 });
  for (const side of [-1, 1]) {
    put(cloth, vec((side * width) / 2, 0.38, 0), vec(0.22, 0.52, 0.92), { bevel: 0.09 });
    put(dark, vec(side * (width / 2 - 0.08), 0.05, -0.38), vec(0.06, 0.1, 0.06));
    put(cover, vec(side * (width / 2 - 0.36), 0.66, 0.14), vec(0.44, 0.42, 0.16), {
      bevel: 0.09,
      yaw: side * 0.25,
      roll: side * 0.12,
    });
  }
  const seats = width > 1.4 ? 3 : 1;
  for (let n = 0; n < seats; n++) {
    const seat = (width - 0.24) / seats;
    const x = (n - (seats - 1) / 2) * seat;
    put(cloth, vec(x, 0.43, -0.05), vec(seat - 0.015, 0.17, 0.8), { bevel: 0.07 });
    put(cloth, vec(x, 0.72, 0.22), vec(seat - 0.02, 0.44, 0.18), { bevel: 0.09 });
  }
}

export function table(put: Put, top: Style['beam'], width: number, depth: number, height: number) {
  put(top, vec(0, height - 0.025, 0), vec(width, 0.05, depth), { bevel: 0.015 });
  put(top, vec(0, height - 0.09, 0), vec(width - 0.16, 0.08, depth - 0.16));
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    put(
      top,
      vec(x * (width / 2 - 0.08), (height - 0.05) / 2, z * (depth / 2 - 0.08)),
      vec(0.08, height - 0.05, 0.08),
      { bevel: 0.012 },
    );
}

export function chair(put: Put, frame: Style['beam'], { cover }: Style) {
  put(cover, vec(0, 0.46, 0), vec(0.44, 0.06, 0.44), { bevel: 0.03 });
  put(frame, vec(0, 0.42, 0), vec(0.42, 0.05, 0.42));
  for (const [x, z, h] of [
    [-1, -1, 0.43],
    [1, -1, 0.43],
    [-1, 1, 0.98],
    [1, 1, 0.98],
  ] as const)
    put(frame, vec(x * 0.19, h / 2, z * 0.19), vec(0.04, h, 0.04), { bevel: 0.01 });
  for (const y of [0.62, 0.75, 0.9])
    put(frame, vec(0, y, 0.19), vec(0.38, 0.07, 0.025), { bevel: 0.01 });
}

/** A lamp on a foot; answers its light. */
export function lamp(put: Put, at: Vec, height: number): Vec {
  put(metal('5c4a35'), vec(at.x, at.y + 0.015, at.z), vec(0.2, 0.03, 0.2), { shape: 'tube' });
  put(metal('5c4a35'), vec(at.x, at.y + height / 2, at.z), vec(0.035, height, 0.035), {
    shape: 'tube',
  });
  put(SHADE, vec(at.x, at.y + height + 0.08, at.z), vec(0.32, 0.26, 0.32), {
    shape: 'tube',
    clear: true,
  });
  return vec(at.x, at.y + height + 0.05, at.z);
}

export function pendant(put: Put, at: Vec, ceiling: number) {
  put(metal('2a2724'), vec(at.x, (at.y + ceiling) / 2, at.z), vec(0.015, ceiling - at.y, 0.015), {
    shape: 'tube',
  });
  put(metal('2a2724'), vec(at.x, at.y + 0.1, at.z), vec(0.24, 0.14, 0.24), {
    shape: 'tube',
    clear: true,
  });
  put(glowing('ffe2b0', 5), vec(at.x, at.y, at.z), vec(0.12, 0.12, 0.12), {
    shape: 'ball',
    clear: true,
  });
}

export function plant(put: Put, { leaf }: Style, at: Vec, size: number, seed: number) {
  put(
    plain('8a6a55'),
    vec(at.x, at.y + size * 0.16, at.z),
    vec(size * 0.34, size * 0.32, size * 0.34),
    { shape: 'tube' },
  );
  for (let n = 0; n < 34; n++) {
    const angle = hash(n, seed) * 6.3;
    const out = hash(n, seed, 1) * 0.36 * size;
    const up = size * (0.42 + hash(n, seed, 2) * 0.6);
    put(
      leaf,
      vec(at.x + Math.cos(angle) * out, at.y + up, at.z + Math.sin(angle) * out),
      vec(size * 0.24, 0.02, size * 0.08),
      { shape: 'ball', yaw: angle, roll: hash(n, seed, 3) * 1.6 - 0.8 },
    );
  }
}

export function painting(
  put: Put,
  frame: Style['beam'],
  at: Vec,
  width: number,
  height: number,
  seed: number,
) {
  put(frame, at, vec(width, height, 0.05), { bevel: 0.012 });
  put(plain('ece6da'), vec(at.x, at.y, at.z - 0.025), vec(width - 0.08, height - 0.08, 0.02));
  const tone = ['4d6a58', '6d5a46', '40566b'][seed % 3] ?? '4d6a58';
  put(
    plain(tone, { stain: 0.7 }),
    vec(at.x, at.y, at.z - 0.035),
    vec(width - 0.26, height - 0.26, 0.02),
  );
}

export function cabinets(
  put: Put,
  { cabinet, dark }: Style,
  width: number,
  at: Vec,
  height: number,
  depth: number,
  handle = 0.8,
) {
  put(cabinet, at, vec(width, height, depth - 0.04));
  const doors = Math.max(1, Math.round(width / 0.55));
  const door = width / doors;
  for (let n = 0; n < doors; n++) {
    const x = at.x + (n - (doors - 1) / 2) * door;
    const front = at.z - depth / 2;
    put(cabinet, vec(x, at.y, front), vec(door - 0.012, height - 0.02, 0.02), { bevel: 0.004 });
    for (const side of [-1, 1]) {
      put(
        cabinet,
        vec(x + side * (door / 2 - 0.045), at.y, front - 0.014),
        vec(0.075, height - 0.025, 0.014),
        { bevel: 0.004 },
      );
      put(
        cabinet,
        vec(x, at.y + side * (height / 2 - 0.05), front - 0.014),
        vec(door - 0.02, 0.075, 0.014),
        { bevel: 0.004 },
      );
    }
    put(
      dark,
      vec(x + door * (n % 2 ? -0.36 : 0.36), at.y + (handle - 0.5) * height, front - 0.04),
      vec(0.015, 0.14, 0.02),
      { bevel: 0.006 },
    );
  }
}

export const oak = wood('7a5632', 'b58a58');
