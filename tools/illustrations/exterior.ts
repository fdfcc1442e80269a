import type { SeedCabin } from '../../supabase/seed/seed-cabin.ts';
import { compositionOf, type Composition, type Path } from './cabin-compositions.ts';
import type { CabinLook } from './cabin-look-table.ts';
import { buildOf, lookLight } from './cabin-looks.ts';
import { between, chance, pickFor } from './chance.ts';
import { edgeTrees } from './foreground-edge.ts';
import { undergrowth } from './foreground.ts';
import { footpath, hill, meadow, rock, splitRail, steppingStones } from './ground.ts';
import { house } from './houses.ts';
import { moved, times } from './ink.ts';
import { laurel } from './laurel.ts';
import type { Light, Time } from './light.ts';
import { fogBand, ridges, type Crest } from './ridges.ts';
import { CANVAS, sky } from './sky.ts';
import { stand } from './tree-stand.ts';
import { fireflies, water } from './water.ts';
import { yardThing } from './yard-things.ts';

type Framing = {
  time: Time;
  seed: string;
  mirrored: boolean;
  /** How much larger or smaller than in the cabin's first picture the house stands. */
  reach?: number;
  /** The composition seen from the other side. */
  turned?: boolean;
};

const turnedRound = (own: Composition): Composition => ({
  ...own,
  at: 1 - own.at,
  edgeSide: own.edgeSide === 'left' ? 'right' : 'left',
  nearAt: 1 - own.nearAt,
  sun: [1 - own.sun[0], own.sun[1]],
  ground: own.ground + (own.ground > 0.69 ? -0.04 : 0.04),
});

export function exterior(cabin: SeedCabin, look: CabinLook, framing: Framing): string {
  const { seed, mirrored, time, reach = 1, turned = false } = framing;
  const own = compositionOf(cabin.slug);
  const set = turned ? turnedRound(own) : own;
  const size = CANVAS;
  const light = lookLight(look, time, seed);
  const next = chance(`exterior:${seed}`);
  const high = Math.min(1, Math.max(0, (cabin.elevationFt - 950) / 2000));
  const wet = look.setting === 'creek' || look.setting === 'river';
  const slope = look.setting === 'slope';
  const open = look.setting === 'meadow';
  const top = wet ? Math.min(set.ground, 0.66) : set.ground;
  const tilt = slope ? 0.0001 : 0;
  const brow = hill(size, seed, top, 0.016);
  const line: Crest = (x) => brow(x) + (x - 600) ** 2 * tilt;
  const built = house(look.form, buildOf(cabin.slug, look, light));
  const wide = built.left + built.right;
  const scale = Math.min(
    (set.reach * reach * size.width) / wide,
    (size.height * top - 120) / built.height,
  );
  const half = (wide * scale) / 2;
  const centre = Math.min(size.width - half * 0.8, Math.max(half * 0.8, size.width * set.at));
  const turn = mirrored ? -1 : 1;
  const x = centre - (turn * (built.right - built.left) * scale) / 2;
  const foot = Math.max(line(centre - half * 0.8), line(centre), line(centre + half * 0.8)) + 16;
  const bank: Crest = hill(size, `${seed}:bank`, 0.845, 0.02);
  const doorX = x + turn * built.door * scale;
  const firs = look.season === 'autumn' ? 0.4 : pickFor([0.5, 0.7, 0.6], seed);
  const trees = (
    id: string,
    [from, to]: readonly [number, number],
    [low, tall]: readonly [number, number],
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
      firs: cabin.slug === 'pebble' ? 0.1 : firs,
    });
  const sideTrees = (edge: number, id: string) =>
    trees(id, [edge - 120, edge + 120], [190, 330], 4, foot + 2 - top * size.height);
  const behind = slope
    ? trees('back', [centre - half * 1.1, centre + half * 1.1], [110, 210], 12, 22)
    : trees('back', [-30, 1230], open ? [70, 150] : [120, 230], 26);
  const beside = open
    ? trees('left', [20, 260], [120, 190], 3, 26) + trees('right', [960, 1190], [120, 190], 3, 26)
    : sideTrees(centre - half - 90, 'left') + sideTrees(centre + half + 90, 'right');
  return (
    sky(light, size, seed, {
      sunX: set.sun[0],
      sunY: set.sun[1],
      rippled: cabin.slug === 'buttermilk-sky',
      birds: birdsOver(cabin.slug, light),
    }) +
    ridges(light, size, seed, {
      top: top - 0.41 + high * 0.08,
      bottom: top - 0.1 + (slope ? 0.06 : 0),
      peak: cabin.amenities.includes('mountain_view'),
    }) +
    (slope ? fogBand(light, size, size.height * (top - 0.05), 60, `${seed}:sea`, 0.9) : '') +
    behind +
    meadow(light, size, line, seed) +
    beside +
    (wet
      ? ''
      : pathTo(set.path, light, [doorX, foot + 4], turn * between(next, -170, 190), scale)) +
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
              724 + next() * 44,
              between(next, 44, 84),
              `${seed}:r${index}`,
            ),
          )
          .join('')) +
    yardThing(
      set.near,
      light,
      light.lit(look.cloth),
      size.width * set.nearAt,
      wet && set.near === 'canoe' ? 742 : wet ? bank(0) - 26 : 738,
      set.near === 'swing' ? 0.9 : 1,
    ) +
    (light.stars && cabin.slug === 'fiddle-and-firefly' ? fireflies(size, seed, 0.68) : '') +
    undergrowth(light, size, seed) +
    edgeTrees(light, size, seed, set.edge, set.edgeSide)
  );
}

const birdsOver = (slug: string, light: Light): number => {
  if (slug === 'starling-rise') return 90;
  if (slug === 'three-ravens-overlook') return 3;
  return light.stars ? 0 : 4;
};

function pathTo(
  path: Path,
  light: Light,
  [x, y]: readonly [number, number],
  bend: number,
  scale: number,
): string {
  const height = CANVAS.height - y + 10;
  switch (path) {
    case 'winding':
      return footpath(light, x, y, x + bend, height, 24 * scale);
    case 'straight':
      return footpath(light, x, y, x + bend * 0.12, height, 30 * scale);
    case 'drive':
      return footpath(light, x, y, x + bend * 1.8, height, 58 * scale);
    case 'stones':
      return steppingStones(light, x, y, x + bend * 1.3, height);
    case 'none':
      return '';
  }
}
