import {
  cabinets,
  chair,
  lamp,
  oak,
  painting,
  pendant,
  plant,
  sofa,
  table,
  warm,
} from './furniture.ts';
import { metal } from './materials.ts';
import { hash } from './noise.ts';
import { kit, type Room } from './room-shell.ts';
import { vec } from './solids.ts';

export function greatRoom({ put, style, lamps, plan, seed, solids }: Room) {
  const { width, depth } = plan;
  const side = width / 2;
  put(style.hearth, vec(side - 0.45, 2.4, depth - 2.2), vec(0.9, 4.8, 1.7));
  put(style.dark, vec(side - 0.86, 0.75, depth - 2.2), vec(0.12, 0.8, 0.95));
  put(style.beam, vec(side - 0.95, 1.4, depth - 2.2), vec(0.32, 0.14, 1.9), { bevel: 0.02 });
  plant(put, style, vec(side - 0.95, 1.47, depth - 2.85), 0.4, seed);
  put(style.carpet, vec(-0.1, 0.012, depth - 2.3), vec(3.1, 0.024, 2.2));
  sofa(kit(solids, vec(-1.65, 0, depth - 2.2), -Math.PI / 2), style, 2.3);
  sofa(
    kit(solids, vec(0.4, 0, depth - 0.85), 0.12),
    { ...style, cloth: style.cover, cover: style.linen },
    1,
  );
  table(kit(solids, vec(-0.1, 0, depth - 2.3), 0.06), style.beam, 1.15, 0.7, 0.44);
  put(style.white, vec(-0.2, 0.5, depth - 2.3), vec(0.3, 0.1, 0.3), { shape: 'ball' });
  put(oak, vec(0.2, 0.465, depth - 2.4), vec(0.3, 0.045, 0.22), { yaw: 0.3 });
  lamps.push(
    warm(lamp(put, vec(-2.2, 0, depth - 0.6), 1.45), 1.5),
    warm(vec(side - 1.1, 0.7, depth - 2.2), 0.9),
  );
  plant(put, style, vec(1.6, 0, depth - 0.5), 1.1, seed + 4);
}

export function dining({ put, style, lamps, plan, seed, solids }: Room) {
  const z = plan.depth - 2.1;
  put(style.carpet, vec(0, 0.01, z), vec(3.2, 0.02, 2.4));
  table(kit(solids, vec(0, 0, z)), style.beam, 2.1, 1.0, 0.76);
  const places = [-0.65, 0, 0.65].flatMap(
    (x) =>
      [
        [x, z + 0.66, 0],
        [x, z - 0.66, Math.PI],
      ] as const,
  );
  for (const [x, at, yaw] of [...places, [-1.3, z, -Math.PI / 2], [1.3, z, Math.PI / 2]] as const)
    chair(kit(solids, vec(x, 0, at), yaw + (hash(x * 9, seed) - 0.5) * 0.2), oak, style);
  for (const [x, at] of places) {
    const edge = at > z ? z + 0.3 : z - 0.3;
    put(style.white, vec(x, 0.765, edge), vec(0.27, 0.014, 0.27), { shape: 'tube' });
    put(metal('dcdcdc', 0.03), vec(x + 0.2, 0.82, edge), vec(0.07, 0.12, 0.07), { shape: 'tube' });
  }
  plant(put, style, vec(0, 0.76, z), 0.42, seed);
  for (const x of [-0.45, 0, 0.45]) pendant(put, vec(x, 1.75, z), plan.height);
  lamps.push(warm(vec(-0.3, 1.68, z), 0.8), warm(vec(0.3, 1.68, z), 0.8));
  cabinets(put, style, 1.5, vec(1.65, 0.45, plan.depth - 0.35), 0.9, 0.45);
  painting(put, style.beam, vec(1.7, 1.6, plan.depth - 0.15), 0.9, 0.7, seed);
}

export function bedroom({ put, style, lamps, plan, seed }: Room) {
  const z = plan.depth - 1.25;
  put(style.carpet, vec(0, 0.012, z - 0.9), vec(2.9, 0.024, 2));
  put(style.beam, vec(0, 0.72, plan.depth - 0.18), vec(1.95, 1.35, 0.09), { bevel: 0.02 });
  put(style.beam, vec(0, 0.26, z), vec(1.86, 0.22, 2.05), { bevel: 0.02 });
  put(style.linen, vec(0, 0.48, z), vec(1.8, 0.26, 2), { bevel: 0.09 });
  put(style.linen, vec(0, 0.54, z - 0.3), vec(1.98, 0.24, 1.5), { bevel: 0.11 });
  put(style.cover, vec(0, 0.56, z - 0.72), vec(2.0, 0.24, 0.62), { bevel: 0.11 });
  for (const side of [-1, 1]) {
    put(style.linen, vec(side * 0.45, 0.82, z + 0.78), vec(0.72, 0.46, 0.2), {
      bevel: 0.1,
      yaw: side * 0.06,
    });
    put(style.linen, vec(side * 0.43, 0.74, z + 0.58), vec(0.68, 0.4, 0.2), {
      bevel: 0.1,
      yaw: side * -0.08,
      roll: side * 0.04,
    });
    cabinets(put, style, 0.5, vec(side * 1.35, 0.3, plan.depth - 0.4), 0.56, 0.42);
    lamps.push(warm(lamp(put, vec(side * 1.35, 0.59, plan.depth - 0.38), 0.36), 0.7));
    painting(put, oak, vec(side * 0.42, 1.78, plan.depth - 0.15), 0.62, 0.5, seed + side + 1);
  }
  put(style.cover, vec(0.05, 0.78, z + 0.4), vec(0.46, 0.34, 0.16), { bevel: 0.08, roll: 0.1 });
  plant(put, style, vec(-2.05, 0, plan.depth - 0.6), 1, seed);
}
