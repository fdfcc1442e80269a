import { hashNumber } from '../../supabase/seed/hash.ts';
import type { CabinLook, Finish } from './cabin-look-table.ts';
import { mix } from './ink.ts';
import type { Light } from './light.ts';
import type { Vista } from './vista.ts';

export type Decor = {
  look: CabinLook;
  light: Light;
  vista: Vista;
  seed: string;
  wall: string;
  floor: string;
  trim: string;
  ceiling: string;
  wood: string;
  cloth: string;
  second: string;
  pale: string;
  board: number;
};

type Tones = readonly [
  wall: string,
  floor: string,
  trim: string,
  ceiling: string,
  wood: string,
  board: number,
];

const finishes: Record<Finish, Tones> = {
  logs: ['#c48c55', '#9a6238', '#5d3a24', '#a8703f', '#75482b', 0.27],
  pine: ['#dcae74', '#a9703f', '#744a2b', '#cb9a60', '#8c5a34', 0.19],
  dark: ['#85583a', '#6a4229', '#38251c', '#6c462f', '#4e3122', 0.24],
  painted: ['#e9dfca', '#b98a5c', '#8a7a66', '#f1e9d8', '#8f6440', 0.16],
  oak: ['#e6d8be', '#c49a69', '#6a5440', '#d8b98a', '#9c744a', 0.21],
  barn: ['#b98e66', '#8d6040', '#4f3a2b', '#8f6847', '#6b462e', 0.23],
};

export function decorOf(look: CabinLook, light: Light, vista: Vista, seed: string): Decor {
  const [wall, floor, trim, ceiling, wood, board] = finishes[look.finish];
  const warm =
    light.time === 'dusk' || light.time === 'night' ? 0.3 : light.time === 'golden' ? 0.12 : 0.04;
  const tone = (color: string) => mix(color, '#4a2c26', warm);
  const tint =
    look.finish === 'painted'
      ? mix(wall, hashNumber(seed) % 2 ? look.cloth : look.second, 0.2)
      : mix(wall, look.second, (hashNumber(seed) % 3) * 0.05);
  return {
    look,
    light,
    vista,
    seed,
    board,
    wall: tone(tint),
    floor: tone(floor),
    trim: tone(trim),
    ceiling: tone(ceiling),
    wood: tone(wood),
    cloth: tone(look.cloth),
    second: tone(look.second),
    pale: tone('#f4ead6'),
  };
}
