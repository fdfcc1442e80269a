import { between, chance } from './chance.ts';
import { times } from './ink.ts';
import type { Light } from './light.ts';
import { fir, hardwood } from './trees.ts';

type StandOptions = {
  from: number;
  to: number;
  foot: number;
  low: number;
  high: number;
  count: number;
  firs?: number;
  clear?: readonly [number, number];
};

/** A stand of mixed trees along a line, behind or beside something kept clear. */
export function stand(light: Light, seed: string, options: StandOptions): string {
  const { from, to, foot, low, high, count, firs = 0.6, clear } = options;
  const next = chance(`stand:${seed}`);
  return times(count, (index) => {
    const x = from + ((index + between(next, 0.1, 0.9)) / count) * (to - from);
    const height = between(next, low, high);
    const conifer = next() < firs;
    const y = foot + between(next, -6, 8);
    if (clear && x > clear[0] && x < clear[1]) return '';
    return conifer
      ? fir(light, x, y, height, `${seed}:${index}`)
      : hardwood(light, x, y, height * 0.82, `${seed}:${index}`);
  });
}
