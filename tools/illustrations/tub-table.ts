export type TubForm =
  'square' | 'round' | 'barrel' | 'octagon' | 'sunken' | 'trough' | 'stone' | 'corner';

export type TubPlace =
  'deck' | 'porch' | 'pergola' | 'leanto' | 'terrace' | 'wall' | 'screened' | 'platform';

export type TubRail = 'bars' | 'cable' | 'glass' | 'cross' | 'log' | 'planter' | 'none';

export type TubSeat = 'rocker' | 'adirondack' | 'bench' | 'stool' | 'pair' | 'lounger' | 'none';

export type TubLight = 'floor' | 'string' | 'hanging' | 'torches' | 'sconce' | 'candles' | 'posts';

export type TubExtra =
  'towels' | 'robe' | 'tray' | 'pots' | 'basket' | 'umbrella' | 'firewood' | 'ladder' | 'dogbowl';

/** How a cabin's hot tub is set: no two cabins share a row. */
export type TubScene = {
  form: TubForm;
  place: TubPlace;
  rail: TubRail;
  seat: TubSeat;
  light: TubLight;
  extra: TubExtra;
  /** Where its middle is across the deck and how far back, in meters, and how wide it is. */
  x: number;
  z: number;
  w: number;
  /** Where the eye stands, across and up. */
  eye: readonly [across: number, up: number];
};

const row = (
  [form, place, rail]: readonly [TubForm, TubPlace, TubRail],
  [seat, light, extra]: readonly [TubSeat, TubLight, TubExtra],
  [x, z, w]: readonly [number, number, number],
  eye: readonly [number, number],
): TubScene => ({ form, place, rail, seat, light, extra, x, z, w, eye });

export const tubScenes: Record<string, TubScene> = {
  'laurel-lantern': row(
    ['round', 'porch', 'bars'],
    ['rocker', 'hanging', 'towels'],
    [-0.7, 1.3, 2.1],
    [660, 1.55],
  ),
  'splash-and-cedar': row(
    ['square', 'wall', 'glass'],
    ['none', 'sconce', 'robe'],
    [0.7, 1.3, 2.4],
    [520, 1.6],
  ),
  'dumplin-creek-farmhouse': row(
    ['trough', 'deck', 'cross'],
    ['adirondack', 'string', 'pots'],
    [0.3, 1.2, 2.2],
    [600, 1.75],
  ),
  'hayloft-in-the-cove': row(
    ['barrel', 'leanto', 'none'],
    ['bench', 'floor', 'basket'],
    [0.5, 1.4, 1.8],
    [540, 1.45],
  ),
  'woolly-bear-lodge': row(
    ['octagon', 'deck', 'log'],
    ['pair', 'torches', 'firewood'],
    [-0.2, 1.4, 2.6],
    [600, 1.7],
  ),
  'fiddle-and-firefly': row(
    ['barrel', 'deck', 'none'],
    ['adirondack', 'torches', 'towels'],
    [-0.9, 1.2, 1.9],
    [640, 1.6],
  ),
  'heron-house-on-the-french-broad': row(
    ['octagon', 'deck', 'glass'],
    ['lounger', 'candles', 'tray'],
    [0.9, 1.4, 2.1],
    [560, 1.7],
  ),
  'roundtop-assembly': row(
    ['corner', 'porch', 'log'],
    ['rocker', 'hanging', 'firewood'],
    [0.9, 1.3, 2.6],
    [520, 1.6],
  ),
  'sourwood-and-honey': row(
    ['round', 'screened', 'none'],
    ['stool', 'candles', 'tray'],
    [0, 1.4, 2],
    [600, 1.65],
  ),
  'the-millers-daughter': row(
    ['square', 'screened', 'bars'],
    ['bench', 'string', 'pots'],
    [-0.7, 1.4, 2],
    [620, 1.7],
  ),
  'quiet-hour': row(
    ['round', 'deck', 'log'],
    ['none', 'posts', 'firewood'],
    [0.1, 1.5, 2.4],
    [600, 1.8],
  ),
  'three-ravens-overlook': row(
    ['corner', 'wall', 'cable'],
    ['bench', 'sconce', 'towels'],
    [-0.3, 1.5, 2.3],
    [680, 1.6],
  ),
  'bluff-mountain-barn-hall': row(
    ['stone', 'terrace', 'none'],
    ['pair', 'torches', 'basket'],
    [0, 1.6, 3.2],
    [600, 1.9],
  ),
  'starling-rise': row(
    ['square', 'pergola', 'cable'],
    ['lounger', 'string', 'tray'],
    [-0.9, 1.3, 2.3],
    [640, 1.7],
  ),
  'two-dogs-ridge': row(
    ['square', 'deck', 'cross'],
    ['rocker', 'posts', 'dogbowl'],
    [1, 1.2, 2.1],
    [560, 1.5],
  ),
  'trout-lily-cottage': row(
    ['barrel', 'platform', 'none'],
    ['bench', 'floor', 'pots'],
    [0.2, 1.3, 1.8],
    [620, 1.7],
  ),
  'buttermilk-sky': row(
    ['sunken', 'wall', 'glass'],
    ['lounger', 'floor', 'towels'],
    [0.4, 1.7, 2.6],
    [520, 1.8],
  ),
  'tin-roof-duet': row(
    ['trough', 'screened', 'none'],
    ['stool', 'string', 'robe'],
    [0.6, 1.3, 2],
    [570, 1.6],
  ),
  'sycamore-stilts': row(
    ['octagon', 'platform', 'cable'],
    ['none', 'posts', 'ladder'],
    [-0.4, 1.2, 2.1],
    [640, 1.65],
  ),
  'the-moonshiners-ledger': row(
    ['barrel', 'pergola', 'bars'],
    ['stool', 'floor', 'tray'],
    [-0.8, 1.4, 2],
    [650, 1.6],
  ),
  'carousel-hill': row(
    ['round', 'pergola', 'cross'],
    ['pair', 'string', 'umbrella'],
    [-0.1, 1.5, 2.5],
    [600, 1.75],
  ),
  'long-meadow-lights': row(
    ['sunken', 'terrace', 'planter'],
    ['pair', 'floor', 'pots'],
    [-0.3, 1.6, 2.9],
    [620, 1.95],
  ),
  'hickory-switch': row(
    ['square', 'leanto', 'bars'],
    ['adirondack', 'hanging', 'basket'],
    [-0.5, 1.2, 2.2],
    [650, 1.5],
  ),
};

export function tubSceneOf(slug: string): TubScene {
  const found = tubScenes[slug];
  if (!found) throw new Error(`There is no hot tub for "${slug}".`);
  return found;
}
