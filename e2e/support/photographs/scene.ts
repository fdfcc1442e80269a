import type { Landscape } from './landscape.ts';
import type { Lighting } from './light.ts';
import type { Solid, Vec } from './solids.ts';

export type Scene = {
  solids: Solid[];
  land: Landscape;
  lighting: Lighting;
  eye: Vec;
  target: Vec;
  /** Of the picture's width, as a slope. */
  view: number;
  /** How bright what is outside is beside the room. */
  outside: number;
  /** Of the picture's grey: 0.18 is usual. */
  exposure: number;
  /** Where steam or flames rise, and how wide. */
  plume?: { kind: 'steam' | 'fire'; at: Vec; width: number; height: number };
};
