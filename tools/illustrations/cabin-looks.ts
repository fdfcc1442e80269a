import { hashNumber } from '../../supabase/seed/hash.ts';
import type { Build } from './build.ts';
import { looks, type CabinLook } from './cabin-look-table.ts';
import { lightOf, type Light, type Time } from './light.ts';

export function cabinLook(slug: string): CabinLook {
  const found = looks[slug];
  if (!found) throw new Error(`There is no look for "${slug}".`);
  return found;
}

export function buildOf(slug: string, own: CabinLook, light: Light): Build {
  const { wall, metal } = own;
  const { lit } = light;
  return {
    seed: slug,
    light,
    wall,
    metal,
    wood: lit(own.wood),
    trim: lit(own.trim),
    roof: lit(own.roof),
    door: lit(own.door),
  };
}

export const lookLight = (own: CabinLook, time: Time, seed: string): Light =>
  lightOf(time, own.season, hashNumber(`sky:${seed}`) >>> 3);
