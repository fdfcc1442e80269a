import type { Material, Paint, Vec } from './solids.ts';
import { vec } from './solids.ts';
import { clamp, fbm, hash, mix, nearest, noise, step } from './noise.ts';

/** A colour as it is written for screens, in linear light. */
export function rgb(hex: string): Vec {
  const part = (from: number) => (parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2;
  return vec(part(0), part(2), part(4));
}
const set = (out: Vec, { x, y, z }: Vec, by: number) => {
  out.x = x * by;
  out.y = y * by;
  out.z = z * by;
};
const blend = (out: Vec, a: Vec, b: Vec, t: number, by = 1) => {
  out.x = mix(a.x, b.x, t) * by;
  out.y = mix(a.y, b.y, t) * by;
  out.z = mix(a.z, b.z, t) * by;
};
/** Of a surface: along it and across it, by its normal. */
const flat = (p: Vec, n: Vec): readonly [number, number] =>
  Math.abs(n.y) > 0.7 ? [p.z, p.x] : Math.abs(n.x) > 0.7 ? [p.z, p.y] : [p.x, p.y];

type Boards = { dark: string; light: string; width: number; upright?: boolean; logs?: boolean };
/** Boards with grain, knots and gaps; with `logs` they are round. */
export function boards(
  { dark, light, width, upright, logs }: Boards,
  rest: Omit<Material, 'paint'> = {},
): Material {
  const [low, high] = [rgb(dark), rgb(light)];
  const paint: Paint = (p, n, out) => {
    const places = flat(p, n);
    const [along, across] = upright ? [places[1], places[0]] : places;
    const row = Math.floor(across / width);
    const within = across / width - row;
    const length = 1.6 + hash(row, 3) * 1.4;
    const piece = Math.floor(along / length + hash(row, 7) * 5);
    const id = hash(row, piece, 5);
    const warp = fbm(along * 1.1 + id * 40, across * 5, 2);
    const grain =
      noise(along * 2.5 + id * 90, across * 90 + warp * 9) * 0.6 +
      noise(along * 9, across * 260, 3) * 0.4;
    const rings = Math.sin((across * 55 + warp * 9) * 1.7) * 0.5 + 0.5;
    const knot = nearest(along * 1.3 + id * 20, across * 6 + id * 7, 9);
    const isKnot = knot.id > 0.8 ? 1 - step(0.05, 0.22, knot.distance) : 0;
    const tone = 0.25 + id * 0.35 + grain * 0.25 + rings * 0.15 - isKnot * 0.55;
    const gap = logs
      ? step(0, 0.14, within) * step(0, 0.14, 1 - within)
      : step(0, 0.025, Math.min(within, 1 - within));
    blend(out, low, high, clamp(tone), mix(logs ? 0.35 : 0.3, 1, gap));
    if (logs) n.y += (within - 0.5) * 1.5;
    else if (Math.abs(n.y) < 0.7) n.y += (step(0.9, 1, within) - 1 + step(0, 0.1, within)) * 0.5;
  };
  return { paint, ...rest };
}
export const wood = (dark: string, light: string, gloss = 0.03) =>
  boards({ dark, light, width: 3 }, { gloss, rough: 0.05 });

/** Woven, with wide folds where it is soft. */
export function cloth(hex: string, { folds = 0.25, weave = 0.16, second = hex } = {}): Material {
  const [color, other] = [rgb(hex), rgb(second)];
  return {
    paint(p, n, out) {
      const [u, v] = flat(p, n);
      const thread = noise(u * 420, v * 420) * noise(u * 140, v * 90, 2);
      blend(
        out,
        color,
        other,
        second === hex ? 0 : Math.abs(((u * 5 + v * 5) % 1) * ((u * 5 - v * 5) % 1)) * 1.6,
        1 - weave + thread * weave * 3,
      );
      n.x += (fbm(u * 5, v * 3, 3, 11) - 0.5) * folds * 2.4;
      n.z += (fbm(u * 4, v * 5, 3, 17) - 0.5) * folds * 2.4;
      n.y += (fbm(u * 6, v * 6, 2, 23) - 0.5) * folds;
    },
  };
}

export function plain(
  hex: string,
  rest: Omit<Material, 'paint'> & { stain?: number } = {},
): Material {
  const { stain = 0.08, ...others } = rest;
  const color = rgb(hex);
  return {
    paint: (p, _n, out) =>
      set(out, color, 1 - stain + fbm(p.x * 3 + p.z * 2, p.y * 3 + p.z, 3) * stain * 2),
    ...others,
  };
}

export function stones(size: number, dark: string, light: string): Material {
  const [low, high] = [rgb(dark), rgb(light)];
  return {
    paint(p, n, out) {
      const [u, v] = flat(p, n);
      const bend = fbm(u * 9, v * 9, 2) * 0.25;
      const { distance, second, id, dx, dy } = nearest(u / size + bend, v / size / 0.62 + bend, 2);
      const joint = step(0.02, 0.14, second - distance);
      blend(out, low, high, id * 0.7 + fbm(u * 25, v * 25, 3) * 0.5 - 0.1, mix(0.28, 1, joint));
      n.y += dy * 0.9 + (noise(u * 40, v * 40) - 0.5) * 0.4;
      if (Math.abs(n.z) > 0.5) n.x += dx * 0.9;
      else n.z += dx * 0.9;
    },
  };
}

export function tiles(
  width: number,
  height: number,
  hex: string,
  rest: Omit<Material, 'paint'> = {},
): Material {
  const color = rgb(hex);
  return {
    gloss: 0.05,
    rough: 0.05,
    paint(p, n, out) {
      const [u, v] = flat(p, n);
      const row = Math.floor(v / height);
      const a = (((u / width + (row % 2) * 0.5) % 1) + 1) % 1;
      const b = v / height - row;
      const joint =
        Math.min(Math.min(a, 1 - a) * width, Math.min(b, 1 - b) * height) > 0.003 ? 1 : 0.55;
      const id = hash(Math.floor(u / width + (row % 2) * 0.5), row, 3);
      set(out, color, joint * (0.86 + id * 0.14 + fbm(u * 6, v * 6, 3) * 0.1));
    },
    ...rest,
  };
}

/** Grass, gravel or fallen leaves. */
export function ground(hexes: readonly [string, string, string], grit: number): Material {
  const [a, b, c] = [rgb(hexes[0]), rgb(hexes[1]), rgb(hexes[2])];
  return {
    paint(p, n, out) {
      const { id, distance } = nearest(p.x * grit, p.z * grit, 3);
      const patch = fbm(p.x * 0.35, p.z * 0.35, 4);
      blend(
        out,
        a,
        b,
        step(0.35, 0.65, patch + (id - 0.5) * 0.5),
        0.65 + fbm(p.x * 7, p.z * 7, 4) * 0.7,
      );
      if (id > 0.86) blend(out, out, c, 0.7);
      const shade = 1.1 - distance * 0.6;
      set(out, { ...out }, shade);
      n.x += (noise(p.x * grit * 1.5, p.z * grit * 1.5, 5) - 0.5) * 0.9;
      n.z += (noise(p.x * grit * 1.5, p.z * grit * 1.5, 6) - 0.5) * 0.9;
    },
  };
}

export const water: Material = {
  gloss: 0.09,
  rough: 0.02,
  paint(p, n, out) {
    set(out, rgb('2f7f88'), 0.75 + fbm(p.x * 5, p.z * 5, 3) * 0.5);
    n.x += (fbm(p.x * 7, p.z * 7, 3, 2) - 0.5) * 0.35;
    n.z += (fbm(p.x * 7, p.z * 7, 3, 7) - 0.5) * 0.35;
  },
};
export const metal = (hex = '9a9c9e', rough = 0.05) =>
  plain(hex, { gloss: 0.35, rough, stain: 0.03 });
export const glowing = (hex: string, power: number): Material => {
  const color = rgb(hex);
  return {
    paint: (_p, _n, out) => set(out, color, 0.9),
    glow: vec(color.x * power, color.y * power, color.z * power),
  };
};
