import { hashNumber } from '../../supabase/seed/hash.ts';

export type Mood = {
  name: string;
  sky: readonly [string, string];
  sun: string;
  ridges: readonly [string, string, string, string];
  ground: string;
  trees: readonly [string, string, string];
  stars: boolean;
};

const mood = (
  name: string,
  sky: Mood['sky'],
  sun: string,
  ridges: Mood['ridges'],
  ground: string,
  trees: Mood['trees'],
  stars = false,
): Mood => ({ name, sky, sun, ridges, ground, trees, stars });

export const moods = {
  dawn: mood(
    'dawn',
    ['#eeb199', '#fce9d2'],
    '#fff4dc',
    ['#d3aea6', '#a98d99', '#766d85', '#4b5166'],
    '#415048',
    ['#2d3c38', '#354741', '#26332f'],
  ),
  morning: mood(
    'morning',
    ['#9fcadd', '#edf5f0'],
    '#fffbe8',
    ['#aec8cf', '#85a9b2', '#5c838a', '#3e6361'],
    '#587a55',
    ['#2f4f3d', '#3b5f46', '#284434'],
  ),
  golden: mood(
    'golden',
    ['#eda263', '#fce6b4'],
    '#fff1c4',
    ['#d19a72', '#aa735b', '#7b554f', '#513f43'],
    '#655c3b',
    ['#3f4030', '#4d4a32', '#343527'],
  ),
  autumn: mood(
    'autumn',
    ['#b3d0da', '#f8eedb'],
    '#fff7df',
    ['#b9b7a8', '#bd9260', '#aa6a3e', '#74492f'],
    '#86653a',
    ['#8f4426', '#c07a2e', '#55603a'],
  ),
  dusk: mood(
    'dusk',
    ['#46406e', '#ea9a80'],
    '#ffd9a8',
    ['#8b688e', '#64537c', '#484367', '#31324f'],
    '#2b3840',
    ['#1e2933', '#25323c', '#18222b'],
    true,
  ),
  night: mood(
    'night',
    ['#131a33', '#3d486e'],
    '#f4ecd0',
    ['#37436a', '#2b3657', '#212a46', '#182036'],
    '#18212c',
    ['#0f161f', '#141d28', '#0c1219'],
    true,
  ),
} satisfies Record<string, Mood>;

export type Decor = { wall: string; line: string; floor: string; wood: string; trim: string };
export type Accent = { main: string; second: string; soft: string };
export type Look = { mood: Mood; otherMood: Mood; decor: Decor; accent: Accent; seed: string };

const decors: readonly Decor[] = [
  { wall: '#d9b48a', line: '#c49c70', floor: '#a8754a', wood: '#7a4e2f', trim: '#5c3a22' },
  { wall: '#e9dcc6', line: '#d8c7ab', floor: '#b98a5e', wood: '#8b5e3a', trim: '#6a4529' },
  { wall: '#c98f63', line: '#b57c51', floor: '#8c5a37', wood: '#63402a', trim: '#48301f' },
  { wall: '#dfe3dc', line: '#cdd3ca', floor: '#b59b7a', wood: '#7d6a52', trim: '#574a3a' },
  { wall: '#cfc0a4', line: '#bcab8c', floor: '#94704c', wood: '#6b4a31', trim: '#4d3523' },
];
const accents: readonly Accent[] = [
  { main: '#a8442f', second: '#e0b04f', soft: '#f3e3cf' },
  { main: '#2f6b6a', second: '#d98d54', soft: '#e6efe9' },
  { main: '#3f5d3a', second: '#c9a24a', soft: '#eef0df' },
  { main: '#74405c', second: '#d3a06a', soft: '#f1e4e6' },
  { main: '#33527d', second: '#d8a44c', soft: '#e6ecf3' },
  { main: '#b06a24', second: '#5c7a63', soft: '#f6ead6' },
];
const dayMoods: readonly Mood[] = [moods.morning, moods.golden, moods.dawn, moods.autumn];

const pick = <T>(options: readonly T[], number: number, fallback: T): T =>
  options[number % options.length] ?? fallback;

export function lookOf(seed: string, options: Partial<Look> = {}): Look {
  const number = hashNumber(`look:${seed}`);
  return {
    seed,
    mood: pick(dayMoods, number, moods.morning),
    otherMood: pick(dayMoods, number + 1 + (number % 3), moods.dawn),
    decor: pick(decors, number >>> 4, { wall: '', line: '', floor: '', wood: '', trim: '' }),
    accent: pick(accents, number >>> 8, { main: '', second: '', soft: '' }),
    ...options,
  };
}
