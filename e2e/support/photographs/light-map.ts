import { arriving, type Surface, type World } from './light.ts';
import { vec, type Vec } from './solids.ts';

/** What is seen through one pixel; null where nothing solid is. */
export type Seen = Surface | null;
export type LightMap = { width: number; height: number; surfaces: Seen[]; light: Vec[] };

const PATHS = 5;
const WIDTHS = [1, 2, 4, 6];

function smoothed({ width, height, surfaces, light }: LightMap, reach: number): Vec[] {
  return light.map((own, index) => {
    const here = surfaces[index];
    if (!here) return own;
    const [x, y] = [index % width, Math.floor(index / width)];
    const sum = vec();
    let total = 0;
    for (let b = -2; b <= 2; b++) {
      for (let a = -2; a <= 2; a++) {
        const [u, v] = [x + a * reach, y + b * reach];
        if (u < 0 || v < 0 || u >= width || v >= height) continue;
        const other = surfaces[v * width + u];
        const value = light[v * width + u];
        if (!other || !value) continue;
        const weight = likeness(here, other) * (3 - Math.abs(a)) * (3 - Math.abs(b));
        sum.x += value.x * weight;
        sum.y += value.y * weight;
        sum.z += value.z * weight;
        total += weight;
      }
    }
    return total > 0 ? vec(sum.x / total, sum.y / total, sum.z / total) : own;
  });
}

/** How much two places may share their light: near 1 on one even surface. */
function likeness(a: Surface, b: Surface): number {
  const bent = a.n.x * b.n.x + a.n.y * b.n.y + a.n.z * b.n.z;
  if (bent < 0.3) return 0;
  const off = Math.abs(
    (b.p.x - a.p.x) * a.flat.x + (b.p.y - a.p.y) * a.flat.y + (b.p.z - a.p.z) * a.flat.z,
  );
  const flat = a.flat.x * b.flat.x + a.flat.y * b.flat.y + a.flat.z * b.flat.z;
  const b4 = bent * bent * bent * bent;
  const f2 = Math.max(flat, 0) ** 2;
  return (b4 * b4 * f2 * f2 * f2 * f2) / (1 + (off * 40) ** 2) ** 2 + 1e-5;
}

/** The light on some pixels, without the noise of single paths. */
export function lightMap(
  world: World,
  width: number,
  height: number,
  surfaces: Seen[],
  random: () => number,
): LightMap {
  const light = surfaces.map((surface) => {
    const sum = vec();
    if (!surface) return sum;
    for (let n = 0; n < PATHS; n++) {
      const { x, y, z } = arriving(world, surface, random);
      sum.x += Math.min(x, 9) / PATHS;
      sum.y += Math.min(y, 9) / PATHS;
      sum.z += Math.min(z, 9) / PATHS;
    }
    return sum;
  });
  const map = { width, height, surfaces, light };
  for (const reach of WIDTHS) map.light = smoothed(map, reach);
  return map;
}

/** The light at a surface between the places of the map (`x` and `y` in its pixels). */
export function lightAt(
  { width, height, surfaces, light }: LightMap,
  here: Surface,
  x: number,
  y: number,
): Vec {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const sum = vec();
  let total = 1e-9;
  for (let b = 0; b <= 1; b++) {
    for (let a = 0; a <= 1; a++) {
      const u = Math.min(Math.max(i + a, 0), width - 1);
      const v = Math.min(Math.max(j + b, 0), height - 1);
      const other = surfaces[v * width + u];
      const value = light[v * width + u];
      if (!other || !value) continue;
      const weight =
        Math.abs(1 - a - (x - i)) * Math.abs(1 - b - (y - j)) * likeness(here, other) + 1e-9;
      sum.x += value.x * weight;
      sum.y += value.y * weight;
      sum.z += value.z * weight;
      total += weight;
    }
  }
  return vec(sum.x / total, sum.y / total, sum.z / total);
}
