import { hashNumber } from '../../supabase/seed/hash.ts';

export type Chance = () => number;

/** Numbers from 0 to 1 that are always the same for the same seed. */
export function chance(seed: string): Chance {
  let state = hashNumber(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(options: readonly T[], number: number): T {
  const option = options[Math.abs(Math.floor(number)) % options.length];
  if (option === undefined) throw new Error('There is nothing to pick from.');
  return option;
}

export const pickFor = <T>(options: readonly T[], seed: string): T =>
  pick(options, hashNumber(seed));

export const between = (next: Chance, low: number, high: number): number =>
  low + next() * (high - low);

/** Smooth noise along a line, from -1 to 1. */
export function noise(seed: string): (x: number) => number {
  const next = chance(`noise:${seed}`);
  const table = Array.from({ length: 128 }, () => next() * 2 - 1);
  const at = (index: number) => table[((index % 128) + 128) % 128] ?? 0;
  return (x) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const ease = t * t * (3 - 2 * t);
    return at(cell) + (at(cell + 1) - at(cell)) * ease;
  };
}

export function layeredNoise(seed: string, octaves: number): (x: number) => number {
  const wave = noise(seed);
  return (x) => {
    let sum = 0;
    for (let octave = 0; octave < octaves; octave += 1)
      sum += wave(x * 2 ** octave + octave * 17) / 2 ** octave;
    return sum / 1.6;
  };
}
