import type { Landscape } from './landscape.ts';
import { sky } from './landscape.ts';
import { mix } from './noise.ts';
import type { Vec } from './solids.ts';
import { dot, normalAt, toLocal, toWorld, unit, vec } from './solids.ts';
import type { Hit, Tree } from './trace.ts';
import { trace } from './trace.ts';

/** A window as a light: a corner, its two sides, where it shines. */
export type Window = { at: Vec; across: Vec; up: Vec; normal: Vec; color: Vec };
export type Lamp = { at: Vec; radius: number; color: Vec };
export type Lighting = {
  sun: { toward: Vec; color: Vec; blur: number } | null;
  windows: Window[];
  lamps: Lamp[];
  /** What has bounced more often than is followed. */
  ambient: Vec;
  outdoors: boolean;
};
export type World = { tree: Tree; lighting: Lighting; land: Landscape };
export type Surface = { p: Vec; n: Vec; flat: Vec; color: Vec };

const color = vec();

export function surfaceAt({ solid, t }: Hit, o: Vec, d: Vec): Surface {
  const p = { x: o.x + d.x * t, y: o.y + d.y * t, z: o.z + d.z * t };
  const local = toLocal(solid, p);
  const normal = normalAt(solid, local);
  const flat = toWorld(solid, { ...normal });
  // The same wood is cut differently for each solid.
  local.x += solid.at.x;
  local.y += solid.at.y;
  local.z += solid.at.z;
  solid.material.paint(local, normal, color);
  let n = unit(toWorld(solid, normal));
  if (dot(n, d) > -0.02) n = flat;
  return { p, n, flat, color: { ...color } };
}

function add(out: Vec, { x, y, z }: Vec, by: number) {
  out.x += x * by;
  out.y += y * by;
  out.z += z * by;
}

function fromWindow(out: Vec, { tree, lighting }: World, o: Vec, n: Vec, random: () => number) {
  const { windows } = lighting;
  const window = windows[Math.floor(random() * windows.length)];
  if (!window) return;
  const { at, across, up, normal } = window;
  const [a, b] = [random(), random()];
  const to = vec(
    at.x + across.x * a + up.x * b - o.x,
    at.y + across.y * a + up.y * b - o.y,
    at.z + across.z * a + up.z * b - o.z,
  );
  const far = Math.hypot(to.x, to.y, to.z);
  const d = vec(to.x / far, to.y / far, to.z / far);
  const facing = dot(n, d);
  const leaving = -dot(normal, d);
  if (facing <= 0 || leaving <= 0 || trace(tree, o, d, far - 0.02, true)) return;
  const area = Math.hypot(across.x, across.y, across.z) * Math.hypot(up.x, up.y, up.z);
  add(
    out,
    window.color,
    (windows.length * facing * leaving * area) / (Math.PI * Math.max(far * far, 0.12)),
  );
}

function fromLamp(out: Vec, { tree, lighting }: World, o: Vec, n: Vec, random: () => number) {
  const { lamps } = lighting;
  const lamp = lamps[Math.floor(random() * lamps.length)];
  if (!lamp) return;
  const spread = () => (random() * 2 - 1) * lamp.radius;
  const to = vec(
    lamp.at.x + spread() - o.x,
    lamp.at.y + spread() - o.y,
    lamp.at.z + spread() - o.z,
  );
  const far = Math.hypot(to.x, to.y, to.z);
  const d = vec(to.x / far, to.y / far, to.z / far);
  const facing = dot(n, d);
  if (facing <= 0 || trace(tree, o, d, far - lamp.radius, true)) return;
  add(out, lamp.color, (lamps.length * facing) / Math.max(far * far, 0.06));
}

function direct(out: Vec, world: World, o: Vec, n: Vec, random: () => number) {
  const { sun } = world.lighting;
  if (sun) {
    const spread = () => (random() - 0.5) * sun.blur;
    const d = unit(vec(sun.toward.x + spread(), sun.toward.y + spread(), sun.toward.z + spread()));
    const facing = dot(n, d);
    if (facing > 0 && !trace(world.tree, o, d, Infinity, true)) add(out, sun.color, facing);
  }
  fromWindow(out, world, o, n, random);
  fromLamp(out, world, o, n, random);
}

/** A direction around a normal, as matt surfaces scatter light. */
export function scatter(n: Vec, random: () => number): Vec {
  const angle = random() * Math.PI * 2;
  const height = random() * 2 - 1;
  const r = Math.sqrt(1 - height * height);
  return unit(vec(n.x + r * Math.cos(angle), n.y + r * Math.sin(angle), n.z + height));
}
export const lifted = (p: Vec, n: Vec): Vec =>
  vec(p.x + n.x * 0.002, p.y + n.y * 0.002, p.z + n.z * 0.002);

const seen = vec();
/** Light arriving at a point, by one path of one bounce. */
export function arriving(world: World, { p, n, flat }: Surface, random: () => number): Vec {
  const out = vec();
  const o = lifted(p, flat);
  direct(out, world, o, n, random);
  const d = scatter(n, random);
  if (dot(d, flat) <= 0) return out;
  const hit = trace(world.tree, o, d);
  const { ambient, outdoors } = world.lighting;
  if (!hit) {
    if (!outdoors) return out;
    sky(world.land, d, seen);
    // Trees stand around: what is low is darker and greener.
    const open = mix(0.3, 1, Math.min(1, Math.max(0, d.y * 3)));
    add(out, seen, open);
    return out;
  }
  const other = surfaceAt(hit, o, d);
  const bounced = vec(ambient.x, ambient.y, ambient.z);
  direct(bounced, world, lifted(other.p, other.flat), other.n, random);
  const cap = (value: number) => Math.min(value, 6);
  out.x += cap(bounced.x) * other.color.x;
  out.y += cap(bounced.y) * other.color.y;
  out.z += cap(bounced.z) * other.color.z;
  return out;
}
