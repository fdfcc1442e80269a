import type { SeedCabin } from '../../supabase/seed/seed-cabin.ts';
import type { CabinLook } from './cabin-look-table.ts';
import { hill, meadow } from './ground.ts';
import type { Light } from './light.ts';
import { fogBand, ridges } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stand } from './tree-stand.ts';
import { water } from './water.ts';

/** What is seen from this cabin, as one sheet; windows and porches show parts of it. */
export type Vista = { art: string };

export function vista(
  cabin: SeedCabin,
  look: CabinLook,
  light: Light,
  seed: string,
  open = cabin.amenities.includes('mountain_view'),
): Vista {
  const wet = look.setting === 'creek' || look.setting === 'river';
  const size = CANVAS;
  const high = cabin.elevationFt > 2000;
  const line = hill(size, `${seed}:near`, 0.72, 0.02);
  const far =
    sky(light, size, seed, {
      rippled: cabin.slug === 'buttermilk-sky',
      birds: light.stars ? 0 : 3,
    }) +
    ridges(light, size, seed, { top: open ? 0.34 : 0.42, bottom: 0.68, peak: open, wooded: open });
  const trees = (
    foot: number,
    low: number,
    tall: number,
    count: number,
    clear?: readonly [number, number],
  ) =>
    stand(light, `${seed}:trees`, {
      from: -30,
      to: 1230,
      foot,
      low,
      high: tall,
      count,
      firs: look.season === 'autumn' ? 0.35 : 0.55,
      clear,
    });
  if (open)
    return {
      art:
        far +
        (high ? fogBand(light, size, 560, 56, `${seed}:sea`, 0.9) : '') +
        meadow(light, size, hill(size, `${seed}:near`, 0.8, 0.03), seed) +
        trees(690, 90, 190, 16, [300, 900]),
    };
  return {
    art:
      far +
      meadow(light, size, line, seed) +
      trees(600, 190, 380, 18) +
      (wet ? water(light, size, hill(size, `${seed}:bank`, 0.8, 0.02), seed, 7) : ''),
  };
}
