import { darker, mix } from './ink.ts';

export type Time = 'dawn' | 'morning' | 'golden' | 'dusk' | 'night';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

type Hour = {
  sky: readonly [string, string, string];
  sun: string;
  far: string;
  middle: string;
  near: string;
  fog: string;
  air: string;
  strength: number;
  lamps: number;
};

const hours: Record<Time, Hour> = {
  dawn: {
    sky: ['#7f9dbb', '#f1bfa2', '#fdeacb'],
    sun: '#fff4d9',
    far: '#e3c3b3',
    middle: '#a98ba6',
    near: '#3d586c',
    fog: '#fcebd8',
    air: '#c08d8c',
    strength: 0.16,
    lamps: 0.75,
  },
  morning: {
    sky: ['#5c9fbf', '#a5d0d8', '#f4f0dc'],
    sun: '#fffae6',
    far: '#b9d2d6',
    middle: '#78a9b3',
    near: '#2c6069',
    fog: '#f5f4e6',
    air: '#9cc2c6',
    strength: 0.05,
    lamps: 0.35,
  },
  golden: {
    sky: ['#cf7350', '#f0ac68', '#fce6ad'],
    sun: '#fff4c6',
    far: '#e2ae80',
    middle: '#b9746a',
    near: '#5b4558',
    fog: '#fde4b4',
    air: '#c9703a',
    strength: 0.2,
    lamps: 0.7,
  },
  dusk: {
    sky: ['#2c315f', '#84588a', '#f2a583'],
    sun: '#ffdcab',
    far: '#a67c9e',
    middle: '#6f4f86',
    near: '#28305a',
    fog: '#cf9ba5',
    air: '#2a3060',
    strength: 0.42,
    lamps: 1,
  },
  night: {
    sky: ['#0d1634', '#1c2c57', '#41598a'],
    sun: '#f8f0d6',
    far: '#435a8c',
    middle: '#2c3f70',
    near: '#151f40',
    fog: '#6079a8',
    air: '#131d42',
    strength: 0.58,
    lamps: 1,
  },
};

/** Other skies the same hour can have. */
const otherSkies: Record<Time, readonly Hour['sky'][]> = {
  dawn: [
    ['#93afc6', '#f4d2b8', '#fff0d6'],
    ['#66809f', '#dfa3a4', '#fbdcb8'],
  ],
  morning: [
    ['#7fb4be', '#c6ddcf', '#faf0d4'],
    ['#4a8ab5', '#9cc8dc', '#eef2e4'],
  ],
  golden: [
    ['#5d8ba0', '#efc689', '#fdebc2'],
    ['#b4636b', '#f0a87e', '#fde2b9'],
  ],
  dusk: [
    ['#1f3a5e', '#5f7396', '#f4b88e'],
    ['#3b2b5a', '#b0627e', '#f9b680'],
  ],
  night: [['#0b1a33', '#17365a', '#3e6a8c']],
};

type Growth = { grass: string; shade: string; leaves: readonly string[]; firs: readonly string[] };

const growths: Record<Season, Growth> = {
  spring: {
    grass: '#94b35a',
    shade: '#5f8a48',
    leaves: ['#a8c25c', '#86ab4e', '#c3cf74', '#e3aebb'],
    firs: ['#2f5f49', '#3d7350', '#265042'],
  },
  summer: {
    grass: '#7aa351',
    shade: '#4a7a42',
    leaves: ['#5d9046', '#4a7d40', '#79a552', '#3d6c3d'],
    firs: ['#235240', '#2f6349', '#1c4538'],
  },
  autumn: {
    grass: '#b9974d',
    shade: '#866c3e',
    leaves: ['#c9532d', '#e29533', '#a83c2c', '#dcb544'],
    firs: ['#2d4f3e', '#3b5d43', '#254436'],
  },
  winter: {
    grass: '#e9eff2',
    shade: '#bccdd9',
    leaves: ['#77675f', '#8b7a70', '#655750', '#94837a'],
    firs: ['#2b5149', '#386054', '#23443f'],
  },
};

export type Light = Omit<Hour, 'air' | 'strength'> &
  Growth & {
    time: Time;
    season: Season;
    snow: boolean;
    stars: boolean;
    /** The colour as this hour's air shows it. */
    lit: (color: string) => string;
  };

export function lightOf(time: Time, season: Season, variant = 0): Light {
  const { air, strength, ...hour } = hours[time];
  const skies = [hour.sky, ...otherSkies[time]];
  const sky = skies[variant % skies.length] ?? hour.sky;
  const growth = growths[season];
  const lit = (color: string) => mix(color, air, strength);
  const autumnal =
    season === 'autumn' && time !== 'night' ? mix(hour.near, '#8c4a2f', 0.22) : hour.near;
  return {
    ...hour,
    sky,
    far: mix(hour.far, sky[1], variant % skies.length ? 0.45 : 0),
    near: season === 'winter' ? mix(hour.near, '#7d97b3', 0.2) : autumnal,
    time,
    season,
    snow: season === 'winter',
    stars: time === 'night' || time === 'dusk',
    lit,
    grass: lit(growth.grass),
    shade: lit(growth.shade),
    leaves: growth.leaves.map(lit),
    firs: growth.firs.map((color) => lit(time === 'dusk' ? darker(color, 0.1) : color)),
  };
}
