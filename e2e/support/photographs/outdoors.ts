import { exterior } from './cabin-outside.ts';
import { adirondack, DECK, hotTub, RAIL, railing, stringLights } from './deck-pieces.ts';
import { firePit } from './fire-pit.ts';
import { oak, plant, table, warm } from './furniture.ts';
import { landscapeOf } from './landscape.ts';
import type { Lighting } from './light.ts';
import { plain } from './materials.ts';
import { kit, styleOf } from './room-shell.ts';
import type { Scene } from './scene.ts';
import { unit, vec, type Solid } from './solids.ts';

export function outdoors(room: string, seed: number): Scene {
  const solids: Solid[] = [];
  const put = kit(solids, vec());
  const isDusk =
    room === 'fire_pit' ||
    (room === 'exterior' && seed % 3 === 2) ||
    (room === 'hot_tub' && seed % 2 === 0);
  const isWooded = room === 'fire_pit' || room === 'exterior';
  const land = landscapeOf(seed, { dusk: isDusk, forest: isWooded ? 0.62 : null });
  const sun = isDusk
    ? null
    : { toward: unit(vec(land.sun.x, 0.7, -0.5)), color: vec(3.1, 2.8, 2.3), blur: 0.05 };
  const lighting: Lighting = {
    sun,
    windows: [],
    lamps: [],
    ambient: vec(0.35, 0.36, 0.36),
    outdoors: true,
  };
  const scene: Scene = {
    solids,
    land,
    lighting,
    eye: vec(-0.4 + (seed % 3) * 0.4, 1.65, -1.5),
    target: vec(0, 1.0, 4),
    view: 0.68,
    outside: 1.25,
    exposure: 0.25,
  };
  if (room === 'exterior') {
    exterior(put, seed, isDusk);
    lighting.lamps = isDusk
      ? [warm(vec(-1.5, 2.2, -1.2), 0.6), warm(vec(1.6, 2.2, -1.2), 0.6)]
      : [];
    const side = seed % 2 ? -1 : 1;
    return {
      ...scene,
      eye: vec(side * 5.2, 1.5, -10.5),
      target: vec(side * 0.4, 2.1, 0),
      view: 0.62,
      exposure: isDusk ? 0.09 : 0.12,
    };
  }
  if (room === 'fire_pit') {
    firePit(put, seed, solids);
    stringLights(put, seed);
    lighting.lamps = [warm(vec(0, 0.75, 3.2), 2.6), warm(vec(0, 2.7, 4.2), 0.7)];
    return {
      ...scene,
      eye: vec(scene.eye.x, 1.6, -1.2),
      target: vec(0, 0.75, 4),
      exposure: 0.065,
      plume: { kind: 'fire', at: vec(0, 0.4, 3.2), width: 0.42, height: 1.05 },
    };
  }
  const end = room === 'view' ? 1.75 : 5.15;
  put(DECK, vec(0, -0.05, end / 2 - 1), vec(9, 0.1, end + 2));
  railing(put, -4.4, 4.4, room === 'view' ? 1.6 : 5, seed % 2 === 1);
  if (room === 'view')
    return { ...scene, eye: vec(0, 1.75, -0.6), target: vec(0.2, 1.55, 4), view: 0.62 };
  const roof = styleOf(seed).beam;
  for (const x of [-3.2, 3.2]) put(roof, vec(x, 1.6, 5), vec(0.2, 3.2, 0.2), { bevel: 0.02 });
  put(roof, vec(0, 3.1, 5), vec(8.8, 0.26, 0.22), { bevel: 0.02 });
  if (room === 'hot_tub') {
    hotTub(put, seed, solids);
    if (isDusk) lighting.lamps = [warm(vec(2.6, 2.3, 1), 1.5), warm(vec(-2.6, 2.3, 1), 1.2)];
    return {
      ...scene,
      eye: vec(-1.3, 1.8, -1.6),
      target: vec(0.1, 0.85, 3),
      exposure: isDusk ? 0.16 : 0.25,
      plume: { kind: 'steam', at: vec(0, 0.86, 2.6), width: 1.1, height: 1.2 },
    };
  }
  for (const [x, yaw] of [
    [-1.5, -0.5],
    [-0.3, -0.15],
    [1.9, 0.6],
  ] as const)
    adirondack(
      kit(solids, vec(x, 0, 3.4), yaw + Math.PI * (seed % 2 ? 1 : 0)),
      seed % 3 === 0 ? plain('e9e5dc') : RAIL,
    );
  table(kit(solids, vec(0.8, 0, 3.5)), oak, 0.6, 0.5, 0.48);
  put(plain('d8d2c6', { gloss: 0.05 }), vec(0.75, 0.54, 3.45), vec(0.09, 0.11, 0.09), {
    shape: 'tube',
  });
  plant(put, styleOf(seed), vec(3, 0, 4.4), 1.2, seed);
  plant(put, styleOf(seed), vec(-3, 0, 4.5), 0.9, seed + 3);
  stringLights(put, seed);
  return scene;
}
