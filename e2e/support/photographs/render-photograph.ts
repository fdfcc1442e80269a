import { cameraOf } from './camera.ts';
import { develop, type Film } from './develop.ts';
import { encode, type Encoding } from './encode.ts';
import { indoors } from './indoors.ts';
import { look } from './landscape.ts';
import { lifted, surfaceAt, type Surface, type World } from './light.ts';
import { lightAt, lightMap, type LightMap } from './light-map.ts';
import { hash, mix, randomOf } from './noise.ts';
import { outdoors } from './outdoors.ts';
import type { Scene } from './scene.ts';
import { dot, unit, vec, type Solid, type Vec } from './solids.ts';
import { trace, treeOf } from './trace.ts';

export const ROOMS = [
  ...(['exterior', 'great_room', 'kitchen', 'dining', 'bedroom'] as const),
  ...(['bathroom', 'hot_tub', 'deck', 'view', 'fire_pit'] as const),
];
export type PhotographedRoom = (typeof ROOMS)[number];
type Wish = { room: PhotographedRoom; seed: number; width?: number; height?: number } & Encoding;

/** Light is followed for one of so many pixels in each direction. */
const COARSE = 4;
const FINE_WIDTH = 832;

export function sceneOf(room: PhotographedRoom, seed: number): Scene {
  return ['great_room', 'kitchen', 'dining', 'bedroom', 'bathroom'].includes(room)
    ? indoors(room, seed)
    : outdoors(room, seed);
}

/** What a glossy surface mirrors. */
function mirrored(
  world: World,
  scene: Scene,
  { p, n, flat }: Surface,
  d: Vec,
  solid: Solid,
  random: () => number,
): Vec {
  const { rough = 0.1 } = solid.material;
  const spread = () => (random() - 0.5) * rough;
  const along = 2 * dot(d, n);
  const to = unit(
    vec(d.x - n.x * along + spread(), d.y - n.y * along + spread(), d.z - n.z * along + spread()),
  );
  const o = lifted(p, flat);
  const hit = trace(world.tree, o, to);
  const out = vec();
  if (!hit) {
    look(scene.land, to, out);
    return vec(out.x * scene.outside, out.y * scene.outside, out.z * scene.outside);
  }
  if (hit.solid.material.glow) return hit.solid.material.glow;
  const { color } = surfaceAt(hit, o, to);
  const { x, y, z } = world.lighting.ambient;
  return vec(color.x * x * 1.7, color.y * y * 1.7, color.z * z * 1.7);
}

const EDGE_RAYS = 4;
type View = { world: World; scene: Scene; map: LightMap; random: () => number };

/** What is seen along a ray through a place of the picture; notes which side of which solid in `kinds`. */
function lightAlong(
  { world, scene, map, random }: View,
  d: Vec,
  x: number,
  y: number,
  kinds?: Int32Array,
  n = 0,
): Vec {
  const { eye, land, outside } = scene;
  const hit = trace(world.tree, eye, d);
  if (!hit) {
    const out = vec();
    look(land, d, out);
    return vec(out.x * outside, out.y * outside, out.z * outside);
  }
  const surface = surfaceAt(hit, eye, d);
  const { gloss = 0, glow } = hit.solid.material;
  if (kinds) kinds[n] = 1 + kindOf(hit.solid, surface.flat);
  if (glow) return glow;
  const light = lightAt(map, surface, (x - 1) / COARSE, (y - 1) / COARSE);
  const { color } = surface;
  const own = vec(color.x * light.x, color.y * light.y, color.z * light.z);
  if (gloss === 0) return own;
  const share = gloss + (1 - gloss) * Math.max(0, 1 + dot(d, surface.n)) ** 5 * 0.6;
  const image = mirrored(world, scene, surface, d, hit.solid, random);
  return vec(mix(own.x, image.x, share), mix(own.y, image.y, share), mix(own.z, image.z, share));
}

const kindOf = ({ at, half }: Solid, { x, y, z }: Vec): number =>
  Math.floor((at.x * 13 + at.y * 31 + at.z * 17 + half.x) * 1_000) * 27 +
  Math.round(x) * 9 +
  Math.round(y) * 3 +
  Math.round(z);

/** The pixels beside another solid or side. */
function edgesOf(kinds: Int32Array, width: number): number[] {
  const found: number[] = [];
  for (let n = width; n < kinds.length - width; n++) {
    const kind = kinds[n];
    const beside = [kinds[n - 1], kinds[n + 1], kinds[n - width], kinds[n + width]];
    if (beside.some((other) => other !== kind)) found.push(n);
  }
  return found;
}

/** Draws a picture of a cabin that looks like a photograph: always the same for a room and a seed. */
export async function renderPhotograph({
  room,
  seed,
  width = 1_600,
  height = 1_067,
  ...encoding
}: Wish): Promise<Buffer> {
  const scene = sceneOf(room, seed);
  const fine = { width: FINE_WIDTH, height: Math.round((FINE_WIDTH * height) / width) };
  const coarse = { width: Math.ceil(fine.width / COARSE), height: Math.ceil(fine.height / COARSE) };
  const { ray, project } = cameraOf(scene, fine.width, fine.height);
  const random = randomOf(seed * 7919 + ROOMS.indexOf(room));
  const world: World = { tree: treeOf(scene.solids), lighting: scene.lighting, land: scene.land };
  const surfaces = Array.from({ length: coarse.width * coarse.height }, (_, n) => {
    const d = ray((n % coarse.width) * COARSE + 1, Math.floor(n / coarse.width) * COARSE + 1);
    const hit = trace(world.tree, scene.eye, d);
    return hit && surfaceAt(hit, scene.eye, d);
  });
  const map = lightMap(world, coarse.width, coarse.height, surfaces, random);
  const film: Film = { ...fine, light: new Float32Array(fine.width * fine.height * 3) };
  const kinds = new Int32Array(fine.width * fine.height);
  const view: View = { world, scene, map, random };
  const keep = (n: number, { x, y, z }: Vec) => film.light.set([x, y, z], n * 3);
  for (let n = 0; n < kinds.length; n++) {
    const d = ray(n % fine.width, Math.floor(n / fine.width));
    keep(n, lightAlong(view, d, n % fine.width, Math.floor(n / fine.width), kinds, n));
  }
  for (const n of edgesOf(kinds, fine.width)) {
    const sum = vec();
    for (let k = 0; k < EDGE_RAYS; k++) {
      const x = (n % fine.width) + ((k % 2) - 0.5) / 2 + (random() - 0.5) / 2;
      const y = Math.floor(n / fine.width) + (Math.floor(k / 2) - 0.5) / 2 + (random() - 0.5) / 2;
      const { x: r, y: g, z: b } = lightAlong(view, ray(x, y), x, y);
      sum.x += Math.min(r, 4) / EDGE_RAYS;
      sum.y += Math.min(g, 4) / EDGE_RAYS;
      sum.z += Math.min(b, 4) / EDGE_RAYS;
    }
    keep(n, sum);
  }
  const place = scene.plume && project(scene.plume.at);
  const plume =
    scene.plume && place
      ? {
          kind: scene.plume.kind,
          x: place.x,
          y: place.y,
          width: scene.plume.width * place.scale,
          height: scene.plume.height * place.scale,
        }
      : null;
  const pixels = await develop(film, {
    seed,
    grey: scene.exposure,
    width,
    height,
    isMirrored: hash(seed, ROOMS.indexOf(room), 8) > 0.5,
    plume,
  });
  return encode({ pixels, width, height }, encoding);
}
