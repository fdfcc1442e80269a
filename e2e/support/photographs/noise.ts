/** A number of [0, 1) for each call, always the same row of them for a seed. */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number of [0, 1) for each point of a grid. */
export function hash(x: number, y: number, z = 0): number {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(z | 0, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number) => t * t * (3 - 2 * t);
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
export const clamp = (value: number, low = 0, high = 1) =>
  value < low ? low : value > high ? high : value;
export const step = (from: number, to: number, value: number) =>
  smooth(clamp((value - from) / (to - from)));

/** Value noise of [0, 1). */
export function noise(x: number, y: number, z = 0): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(x - i);
  const v = smooth(y - j);
  return mix(
    mix(hash(i, j, z), hash(i + 1, j, z), u),
    mix(hash(i, j + 1, z), hash(i + 1, j + 1, z), u),
    v,
  );
}

/** Noise of several sizes, about [0, 1). */
export function fbm(x: number, y: number, octaves = 4, z = 0): number {
  let sum = 0;
  let weight = 0.5;
  for (let n = 0; n < octaves; n++) {
    sum += weight * noise(x, y, z + n * 31);
    x = x * 2.03 + 5.1;
    y = y * 2.03 + 1.7;
    weight *= 0.5;
  }
  return sum / (1 - weight * 2);
}

export type Cell = { distance: number; second: number; id: number; dx: number; dy: number };
const cell: Cell = { distance: 0, second: 0, id: 0, dx: 0, dy: 0 };

/** The nearest of scattered points: leaves, crowns of trees, stones. The answer is used until the next call. */
export function nearest(x: number, y: number, z = 0): Cell {
  const i = Math.floor(x);
  const j = Math.floor(y);
  cell.distance = cell.second = 9;
  for (let b = j - 1; b <= j + 1; b++) {
    for (let a = i - 1; a <= i + 1; a++) {
      const dx = x - a - hash(a, b, z);
      const dy = y - b - hash(a, b, z + 1);
      const distance = Math.sqrt(dx * dx + dy * dy);
      if (distance < cell.distance) {
        cell.second = cell.distance;
        cell.distance = distance;
        cell.id = hash(a, b, z + 2);
        cell.dx = dx;
        cell.dy = dy;
      } else if (distance < cell.second) cell.second = distance;
    }
  }
  return cell;
}
