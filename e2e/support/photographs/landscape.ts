import { clamp, fbm, hash, mix, nearest, noise, step } from './noise.ts';
import type { Vec } from './solids.ts';
import { vec } from './solids.ts';
import { rgb } from './materials.ts';

export type Landscape = {
  seed: number;
  /** Towards the sun. */
  sun: Vec;
  horizon: Vec;
  zenith: Vec;
  haze: Vec;
  /** Light on the leaves. */
  light: Vec;
  leaves: readonly Vec[];
  /** Where the nearest trees end, as a slope above the horizon; null with a wide view. */
  forest: number | null;
};

const FALL = ['3f4a1d', '56551f', '8a5a1c', '9a3f18', 'a5742a', '374420'].map(rgb);
const SUMMER = ['2c4219', '3b5421', '4a6127', '2a3d1c', '566b2c', '33491d'].map(rgb);

export function landscapeOf(
  seed: number,
  { dusk = false, forest = null as number | null } = {},
): Landscape {
  const side = hash(seed, 4) > 0.5 ? 0.6 : -0.6;
  return {
    seed: seed * 13.7,
    sun: vec(side, dusk ? 0.22 : 0.75, -0.55),
    horizon: dusk ? rgb('f2b98a') : rgb('dfe7ee'),
    zenith: dusk ? rgb('4a6390') : rgb('5b8fc9'),
    haze: dusk ? rgb('c49a94') : rgb('a9bdd0'),
    light: dusk ? vec(0.62, 0.42, 0.34) : vec(1.5, 1.4, 1.2),
    leaves: hash(seed, 9) > 0.45 ? FALL : SUMMER,
    forest,
  };
}

export function sky(land: Landscape, d: Vec, out: Vec): void {
  const up = clamp(d.y * 1.5);
  const t = up ** 0.6;
  const above = Math.max(d.y, 0) + 0.12;
  const u = d.x / above;
  const w = d.z / above;
  const cloud =
    step(0.5, 0.78, fbm(u * 0.7 + land.seed, w * 0.9, 5)) * step(0.01, 0.14, d.y) * 0.75;
  out.x = mix(mix(land.horizon.x, land.zenith.x, t), land.horizon.x * 1.3, cloud);
  out.y = mix(mix(land.horizon.y, land.zenith.y, t), land.horizon.y * 1.27, cloud);
  out.z = mix(mix(land.horizon.z, land.zenith.z, t), land.horizon.z * 1.27, cloud);
}

/** Crowns of leaf trees, each a lit ball of leaves. */
function canopy({ leaves, light, seed, sun }: Landscape, u: number, v: number, out: Vec): void {
  const bend = fbm(u * 1.3, v * 1.3, 4) * 1.1;
  const { dx, dy, distance, id } = nearest(u + bend, v * 1.25 - bend, Math.floor(seed));
  const patch = fbm(u * 0.12, v * 0.12, 2, 3);
  const leaf = leaves[Math.floor(clamp(id * 0.65 + patch * 0.5) * 5.99)] ?? light;
  const lit = clamp(0.62 + dy * 0.4 + dx * Math.sign(sun.x) * 0.3 - distance * 0.3, 0.12);
  const detail = 0.25 + fbm(u * 6, v * 6, 5, 5) * 1.6;
  const power = lit * detail * 1.15;
  out.x = leaf.x * light.x * power;
  out.y = leaf.y * light.y * power;
  out.z = leaf.z * light.z * power;
}

const toHaze = ({ haze }: Landscape, t: number, out: Vec) => {
  out.x = mix(out.x, haze.x, t);
  out.y = mix(out.y, haze.y, t);
  out.z = mix(out.z, haze.z, t);
};

/** A stand of conifers and trunks; false above their tops. */
function conifers(land: Landscape, a: number, e: number, top: number, out: Vec): boolean {
  for (let row = 0; row < 4; row++) {
    const spacing = 0.075 - row * 0.011;
    const column = Math.floor(a / spacing);
    for (let n = column - 2; n <= column + 2; n++) {
      const id = hash(n, row, Math.floor(land.seed));
      const tip = top * (0.5 + id * 0.55 + row * 0.07);
      if (e > tip) continue;
      const off = a - (n + 0.2 + hash(n, row, 77) * 0.6) * spacing;
      const depth = tip - e;
      const whorl = 0.6 + 0.4 * noise(e * 95 + id * 50, n) + (fbm(a * 240, e * 240, 3) - 0.5) * 0.9;
      const reach = Math.min(depth * 0.17 + 0.002, spacing * 1.5) * whorl;
      if (Math.abs(off) > reach) continue;
      const needles = fbm(a * 330, e * 330 + id * 9, 4, row);
      const round = clamp(0.55 + (off / reach) * Math.sign(land.sun.x) * 0.4);
      const lit = (0.2 + needles * 1.7) * round * mix(0.35, 1, clamp(e / top + 0.15));
      const leaf =
        id > 0.78 ? (land.leaves[Math.floor(id * 997) % 6] ?? land.light) : rgb('2b3c22');
      out.x = leaf.x * land.light.x * lit;
      out.y = leaf.y * land.light.y * lit;
      out.z = leaf.z * land.light.z * lit;
      toHaze(land, row * 0.05, out);
      return true;
    }
  }
  return false;
}

const RIDGES = 6;
/** What is seen outside in a direction. */
export function look(land: Landscape, d: Vec, out: Vec): void {
  const a = Math.atan2(d.x, d.z);
  const e = clamp(d.y / Math.hypot(d.x, d.z, 1e-6), -3, 20);
  if (land.forest !== null && e < land.forest * 1.3 && conifers(land, a, e, land.forest, out))
    return;
  for (let n = 0; n < RIDGES; n++) {
    const far = n / (RIDGES - 1);
    const scale = 60 + far * far * 190;
    const shape = fbm(a * (1.6 + n * 0.55) + land.seed + n * 9, n * 3, 4) - 0.5;
    const crowns = (fbm(a * scale * 1.3, n * 7, 3) - 0.5) * (1.1 / scale);
    const height = -0.2 + far * 0.27 + shape * (0.2 + far * 0.1) + crowns;
    if (e > height) continue;
    canopy(land, a * scale, (e * 1.9 + height * 0.6) * scale, out);
    const slope = 0.75 + fbm(a * 9 + n, e * 14, 3, 8) * 0.55;
    out.x *= slope;
    out.y *= slope;
    out.z *= slope;
    toHaze(land, clamp(0.02 + far * 0.84 + (height - e) * far * 0.35), out);
    return;
  }
  sky(land, d, out);
}
