import type { SeedCabin } from './seed-cabin.ts';
import { gatlinburgCabins } from './cabins-gatlinburg.ts';
import { pigeonForgeCabins } from './cabins-pigeon-forge.ts';
import { seviervilleCabins } from './cabins-sevierville.ts';
import { wearsValleyCabins } from './cabins-wears-valley.ts';

const areas = [gatlinburgCabins, pigeonForgeCabins, seviervilleCabins, wearsValleyCabins];

/** In display order: one cabin of each area in turn, so that no list opens with a single town. */
export const cabins: readonly SeedCabin[] = Array.from({ length: 7 }, (_, turn) =>
  areas.flatMap((area) => area.slice(turn, turn + 1)),
).flat();
