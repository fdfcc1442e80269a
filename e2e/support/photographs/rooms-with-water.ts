import { cabinets, oak, pendant, plant, warm } from './furniture.ts';
import { cloth, glowing, metal, plain, tiles } from './materials.ts';
import { hash } from './noise.ts';
import { kit, type Room } from './room-shell.ts';
import { vec } from './solids.ts';

export function kitchen({ put, style, lamps, plan, seed, solids }: Room) {
  const { depth } = plan;
  const top = plain(['33322f', 'd9d5cc', '8f8a82'][seed % 3] ?? '33322f', {
    gloss: 0.06,
    rough: 0.06,
    stain: 0.35,
  });
  const [from, to] = [-2.4, 1.5];
  cabinets(put, style, to - from, vec((from + to) / 2, 0.45, depth - 0.42), 0.86, 0.6);
  put(top, vec((from + to) / 2, 0.9, depth - 0.45), vec(to - from + 0.04, 0.04, 0.68));
  put(
    tiles(0.2, 0.08, 'e6e2da'),
    vec((from + to) / 2, 1.16, depth - 0.125),
    vec(to - from, 0.48, 0.02),
  );
  cabinets(put, style, 1.35, vec(-1.72, 1.85, depth - 0.3), 0.8, 0.36, 0.2);
  cabinets(put, style, 1.1, vec(1.0, 1.85, depth - 0.3), 0.8, 0.36, 0.2);
  put(metal(), vec(1.97, 0.92, depth - 0.45), vec(0.86, 1.84, 0.7), { bevel: 0.02 });
  put(style.dark, vec(1.97, 0.72, depth - 0.806), vec(0.86, 0.012, 0.006));
  put(metal('c4c4c2'), vec(1.62, 1.15, depth - 0.84), vec(0.025, 0.7, 0.03), { shape: 'tube' });
  put(metal(), vec(-1.7, 0.47, depth - 0.76), vec(0.74, 0.84, 0.06));
  put(style.dark, vec(-1.7, 0.45, depth - 0.795), vec(0.58, 0.4, 0.012));
  put(metal('c4c4c2', 0.05), vec(-0.3, 1.1, depth - 0.25), vec(0.03, 0.36, 0.03), {
    shape: 'tube',
  });
  cabinets(put, style, 2.2, vec(0.1, 0.45, 2.55), 0.88, 0.8);
  put(top, vec(0.1, 0.92, 2.5), vec(2.4, 0.05, 1.05), { bevel: 0.01 });
  for (const x of [-0.6, 0.1, 0.8]) {
    const stool = kit(solids, vec(x, 0, 1.78), hash(seed, 5 + x * 9) * 0.5);
    put(metal('2c2a28'), vec(x, 0.3, 1.78), vec(0.05, 0.6, 0.05), { shape: 'tube' });
    put(metal('2c2a28'), vec(x, 0.02, 1.78), vec(0.4, 0.03, 0.4), { shape: 'tube' });
    stool(style.cover, vec(0, 0.65, 0), vec(0.4, 0.09, 0.38), { bevel: 0.04 });
  }
  for (const x of [-0.5, 0.7]) {
    pendant(put, vec(x, 1.8, 2.5), plan.height);
    lamps.push(warm(vec(x, 1.74, 2.5), 0.55));
  }
  put(style.white, vec(0.3, 1.0, 2.5), vec(0.34, 0.13, 0.34), { shape: 'ball' });
  for (let n = 0; n < 7; n++)
    put(
      plain(n % 2 ? 'c2571f' : '8f9a2b', { gloss: 0.04 }),
      vec(0.3 + Math.cos(n) * 0.08, 1.08 + (n % 3) * 0.015, 2.5 + Math.sin(n) * 0.08),
      vec(0.08, 0.08, 0.08),
      { shape: 'ball' },
    );
  plant(put, style, vec(-1.05, 0.92, depth - 0.35), 0.36, seed);
  put(oak, vec(0.9, 1.06, depth - 0.2), vec(0.3, 0.28, 0.03), { bevel: 0.03, roll: 0.05 });
}

export function bathroom({ put, style, lamps, plan, seed }: Room) {
  const { depth } = plan;
  const top = plain('e9e7e2', { gloss: 0.07, rough: 0.05, stain: 0.08 });
  cabinets(put, style, 1.7, vec(0.85, 0.44, depth - 0.42), 0.78, 0.55);
  put(top, vec(0.85, 0.86, depth - 0.43), vec(1.76, 0.05, 0.62));
  for (const x of [0.42, 1.28]) {
    put(style.white, vec(x, 0.93, depth - 0.45), vec(0.42, 0.15, 0.34), { shape: 'ball' });
    put(metal('d4d2cc', 0.04), vec(x, 1.02, depth - 0.22), vec(0.03, 0.26, 0.03), {
      shape: 'tube',
    });
    put(style.beam, vec(x, 1.6, depth - 0.14), vec(0.66, 0.92, 0.04), { bevel: 0.01 });
    put(
      plain('c8ccce', { gloss: 0.85, rough: 0, stain: 0 }),
      vec(x, 1.6, depth - 0.165),
      vec(0.58, 0.84, 0.012),
    );
    put(glowing('ffe7c0', 4), vec(x, 2.16, depth - 0.2), vec(0.34, 0.09, 0.09), {
      bevel: 0.04,
      clear: true,
    });
    lamps.push(warm(vec(x, 2.12, depth - 0.32), 0.5));
  }
  put(tiles(0.15, 0.075, 'dfe3e0'), vec(0, 0.6, depth - 0.12), vec(5, 1.2, 0.03));
  put(
    plain('cfccc5', { gloss: 0.05, rough: 0.1, stain: 0.02 }),
    vec(-1.2, 0.29, depth - 1.3),
    vec(0.84, 0.58, 1.7),
    { bevel: 0.2 },
  );
  put(plain('c9cfd0', { stain: 0.02 }), vec(-1.2, 0.584, depth - 1.3), vec(0.64, 0.01, 1.48), {
    bevel: 0.2,
    shape: 'tube',
  });
  put(metal('d4d2cc', 0.04), vec(-1.2, 0.75, depth - 0.4), vec(0.035, 0.5, 0.035), {
    shape: 'tube',
  });
  put(
    cloth('f3f1ec', { folds: 0.3, weave: 0.3 }),
    vec(-0.85, 0.56, depth - 1.75),
    vec(0.14, 0.34, 0.42),
    { bevel: 0.05 },
  );
  for (let n = 0; n < 3; n++)
    put(
      cloth(n === 1 ? '8c9a94' : 'f0ede6', { weave: 0.3 }),
      vec(0.85, 0.92 + n * 0.07, depth - 0.4),
      vec(0.3, 0.068, 0.2),
      { bevel: 0.03 },
    );
  put(cloth('d9d4c8', { weave: 0.4 }), vec(0.3, 0.015, depth - 1.4), vec(1.1, 0.03, 0.7), {
    bevel: 0.015,
  });
  plant(put, style, vec(-2, 0, depth - 0.5), 0.9, seed);
}
