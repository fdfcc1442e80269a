import type { SeedCabin } from '../../supabase/seed/seed-cabin.ts';
import type { CabinLook } from './cabin-look-table.ts';
import { buildOf, lookLight } from './cabin-looks.ts';
import { between, chance, pickFor } from './chance.ts';
import { frame, undergrowth } from './foreground.ts';
import { footpath, hill, meadow, rock, splitRail } from './ground.ts';
import { house } from './houses.ts';
import { moved, times } from './ink.ts';
import { laurel } from './laurel.ts';
import type { Time } from './light.ts';
import { fogBand, ridges, type Crest } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stand } from './tree-stand.ts';
import { hardwood } from './trees.ts';
import { fireflies, water } from './water.ts';

type Framing = {
  time: Time;
  seed: string;
  mirrored: boolean;
  reach: number;
  /** Wider than high, for the preview of a shared link; the foreground moves up to its lower edge. */
  isPreview?: boolean;
};

const PREVIEW_HEIGHT = 630;

export function exterior(cabin: SeedCabin, look: CabinLook, framing: Framing): string {
  const { seed, mirrored, time, isPreview = false } = framing;
  const size = CANVAS;
  const light = lookLight(look, time, seed);
  const next = chance(`exterior:${seed}`);
  const high = Math.min(1, Math.max(0, (cabin.elevationFt - 950) / 2000));
  const wet = look.setting === 'creek' || look.setting === 'river';
  const slope = look.setting === 'slope';
  const top = wet ? 0.66 : between(next, 0.69, 0.735);
  const tilt = slope ? 0.0001 : 0;
  const line: Crest = (
    (brow) => (x: number) =>
      brow(x) + (x - 600) ** 2 * tilt
  )(hill(size, seed, top, 0.016));
  const built = house(look.form, buildOf(cabin.slug, look, light));
  const wide = built.left + built.right;
  const scale = Math.min((framing.reach * size.width) / wide, (framing.reach * 620) / built.height);
  const centre = size.width * (mirrored ? between(next, 0.5, 0.58) : between(next, 0.42, 0.5));
  const turn = mirrored ? -1 : 1;
  const x = centre - (turn * (built.right - built.left) * scale) / 2;
  const half = (wide * scale) / 2;
  const foot = Math.max(line(centre - half * 0.8), line(centre), line(centre + half * 0.8)) + 16;
  const chimney = foot - built.height * scale - 60;
  const lowest = Math.max(675, chimney + PREVIEW_HEIGHT);
  const bottom = isPreview ? Math.min(lowest, wet ? 735 : Math.max(675, foot + 105)) : size.height;
  const near = { ...size, height: bottom };
  const bank: Crest = hill(size, `${seed}:bank`, 0.845, 0.02);
  const doorX = x + turn * built.door * scale;
  const firs = look.season === 'autumn' ? 0.4 : pickFor([0.5, 0.7, 0.6], seed);
  const far = (
    from: number,
    to: number,
    id: string,
    low: number,
    tall: number,
    count: number,
    drop = 10,
  ) =>
    stand(light, `${seed}:${id}`, {
      from,
      to,
      foot: top * size.height + drop,
      low,
      high: tall,
      count,
      firs,
    });
  const sideTrees = (edge: number, id: string) =>
    stand(light, `${seed}:${id}`, {
      from: edge - 120,
      to: edge + 120,
      foot: foot + 2,
      low: 190,
      high: 330,
      count: 4,
      firs: cabin.slug === 'pebble' ? 0.1 : firs,
    });
  const art =
    sky(light, size, seed, {
      sunX: mirrored ? between(next, 0.13, 0.24) : between(next, 0.76, 0.87),
      sunY: isPreview ? (bottom - PREVIEW_HEIGHT + 130) / size.height : undefined,
      rippled: cabin.slug === 'buttermilk-sky',
      birds:
        cabin.slug === 'starling-rise'
          ? 90
          : cabin.slug === 'three-ravens-overlook'
            ? 3
            : light.stars
              ? 0
              : 4,
    }) +
    ridges(light, size, seed, {
      top: 0.3 + high * 0.08,
      bottom: 0.6 + (slope ? 0.06 : 0),
      peak: cabin.amenities.includes('mountain_view'),
    }) +
    (slope ? fogBand(light, size, size.height * 0.66, 60, `${seed}:sea`, 0.9) : '') +
    (slope
      ? far(centre - half * 1.1, centre + half * 1.1, 'back', 110, 210, 12, 22)
      : far(
          -30,
          1230,
          'back',
          look.setting === 'meadow' ? 70 : 120,
          look.setting === 'meadow' ? 150 : 230,
          26,
        )) +
    meadow(light, size, line, seed) +
    (look.setting === 'meadow'
      ? far(60, 320, 'left', 120, 190, 3, 26) + far(930, 1180, 'right', 120, 190, 3, 26)
      : sideTrees(centre - half - 70, 'left') + sideTrees(centre + half + 70, 'right')) +
    (wet
      ? ''
      : footpath(
          light,
          doorX,
          foot + 4,
          doorX + turn * between(next, -170, 190),
          size.height - foot + 10,
          24 * scale,
        )) +
    moved(x, foot, built.art, turn * scale, scale) +
    times(5, (index) => {
      const at = centre + (index / 4 - 0.5) * 2 * half * 0.96;
      return Math.abs(at - doorX) < 80 * scale || (look.form === 'stilts' && index !== 4)
        ? ''
        : laurel(light, at, foot + 12, between(next, 62, 100), `${seed}:bush:${index}`);
    }) +
    (look.setting === 'fence'
      ? splitRail(light, line, -20, doorX - 90, 96) + splitRail(light, line, doorX + 150, 1230, 96)
      : '') +
    (wet
      ? water(light, size, bank, seed, look.setting === 'creek' ? 16 : 9)
      : [200, 1000]
          .map((at, index) =>
            rock(
              light,
              at + next() * 90,
              720 + next() * 44,
              between(next, 50, 100),
              `${seed}:r${index}`,
            ),
          )
          .join('')) +
    (look.season === 'winter' || time === 'night'
      ? ''
      : hardwood(
          light,
          mirrored ? 70 : 1130,
          772,
          400,
          `${seed}:near`,
          undefined,
          look.form === 'stilts' || cabin.slug === 'pebble',
        )) +
    (light.stars && look.season === 'summer' && cabin.slug === 'fiddle-and-firefly'
      ? fireflies(size, seed, 0.68)
      : '') +
    undergrowth(light, near, seed) +
    frame(light, near, seed, mirrored ? 'right' : 'left');
  return isPreview ? moved(0, PREVIEW_HEIGHT - bottom, art) : art;
}
