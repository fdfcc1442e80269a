import { bandAt, type FallBand } from './fall-color.ts';
import { at } from '../values/at.ts';
import type { Location } from '../values/public-location.ts';

export type FallPlace = Location & {
  slug: string;
  name: string;
  elevationFt: number;
  band: FallBand;
  /** The band of its upper end, for a walk up through several. */
  upperBand?: FallBand;
  access: string;
  /** What may keep visitors from getting there. */
  closure?: string;
};

/** By slug, from the highest down. */
const PLACES: Readonly<Record<string, Omit<FallPlace, 'slug' | 'band'>>> = {
  'kuwohi-tower': {
    name: 'Kuwohi tower',
    ...at(35.5629, -83.4985),
    elevationFt: 6643,
    access: 'The top of the park and of Tennessee. A steep, paved half-mile walk.',
    closure: 'The road usually opens April through November.',
  },
  'mount-guyot': {
    name: 'Mount Guyot',
    ...at(35.705, -83.2575),
    elevationFt: 6621,
    access: 'Second highest and remote. Enjoy it from below.',
  },
  'mount-le-conte': {
    name: 'Mount Le Conte',
    ...at(35.6542, -83.4367),
    elevationFt: 6593,
    access: 'Third highest, with a lodge on top. On foot only, and it takes all day.',
  },
  'kuwohi-lot': {
    name: 'Kuwohi parking lot',
    ...at(35.5567, -83.4949),
    elevationFt: 6300,
    access: 'Views from the curb at about 6,300 feet; the trail to Andrews Bald starts here.',
    closure: 'The road usually opens April through November.',
  },
  'andrews-bald': {
    name: 'Andrews Bald',
    ...at(35.538, -83.494),
    elevationFt: 5920,
    access: 'A grassy bald, 3.6 miles round trip from the Kuwohi lot.',
    closure: 'You get there by Kuwohi Road, which is seasonal.',
  },
  'mount-sterling': {
    name: 'Mount Sterling',
    ...at(35.702, -83.122),
    elevationFt: 5842,
    access: 'A fire tower on the summit. On foot only.',
  },
  'waterrock-knob': {
    name: 'Waterrock Knob',
    ...at(35.46, -83.141),
    elevationFt: 5800,
    access: 'A parking lot on the Blue Ridge Parkway at about 5,800 feet.',
    closure: 'Check the parkway’s road status first. Hurricane Helene did damage.',
  },
  'charlies-bunion': {
    name: 'Charlies Bunion',
    ...at(35.6392, -83.3718),
    elevationFt: 5565,
    access: 'A rocky outcrop, 8 miles round trip on the Appalachian Trail from Newfound Gap.',
  },
  'thunderhead-mountain': {
    name: 'Thunderhead Mountain',
    ...at(35.5685, -83.7063),
    elevationFt: 5527,
    access: 'The high point beside Rocky Top. A long day on foot.',
  },
  'newfound-gap': {
    name: 'Newfound Gap',
    ...at(35.6106, -83.426),
    elevationFt: 5046,
    access: 'Drive US 441 up to the state line and look both ways.',
  },
  'gregory-bald': {
    name: 'Gregory Bald',
    ...at(35.5205, -83.8662),
    elevationFt: 4949,
    access: 'A grassy bald above Cades Cove. On foot only.',
  },
  'mount-cammerer': {
    name: 'Mount Cammerer',
    ...at(35.7633, -83.1614),
    elevationFt: 4928,
    access: 'A stone lookout from the 1930s. On foot only.',
  },
  'spence-field': {
    name: 'Spence Field',
    ...at(35.562, -83.733),
    elevationFt: 4920,
    access: 'An open meadow on the Appalachian Trail. On foot only.',
  },
  'chimney-tops': {
    name: 'Chimney Tops',
    ...at(35.6307, -83.4782),
    elevationFt: 4724,
    access: 'Best from the overlooks on US 441.',
    closure: 'Since the 2016 fire, the trail stops short of the top.',
  },
  'max-patch': {
    name: 'Max Patch',
    ...at(35.7959, -82.9625),
    elevationFt: 4600,
    access:
      'An open bald in North Carolina with a view all around, at about 4,600 feet. No camping.',
  },
  'cove-mountain': {
    name: 'Cove Mountain',
    ...at(35.6967, -83.6097),
    elevationFt: 4078,
    access: 'The ridge between Gatlinburg and Wears Valley. Look up from either side.',
  },
  'alum-cave': {
    name: 'Alum Cave trailhead',
    ...at(35.6296, -83.4516),
    elevationFt: 3830,
    access: 'On US 441 at about 3,830 feet. The bluffs at 4,970 feet are 4.6 miles round trip.',
  },
  'grotto-falls': {
    name: 'Grotto Falls',
    ...at(35.6803, -83.4627),
    elevationFt: 3770,
    access: 'Take one-way Roaring Fork, then walk.',
    closure: 'Roaring Fork is seasonal, so check that it’s open.',
  },
  cataloochee: {
    name: 'Cataloochee Valley',
    ...at(35.64, -83.08),
    elevationFt: 2680,
    access: 'Elk in the meadows, at the end of a rough road.',
    closure: 'Storm repairs can close the road. Check before you drive.',
  },
  'look-rock': {
    name: 'Look Rock tower',
    ...at(35.633, -83.942),
    elevationFt: 2641,
    access: 'A paved half-mile walk from Foothills Parkway West.',
  },
  'little-river-road': {
    name: 'Little River Road',
    ...at(35.6719, -83.5805),
    elevationFt: 2600,
    access: 'Curves, creek and color from the car, west of Sugarlands.',
  },
  'rainbow-falls': {
    name: 'Rainbow Falls trailhead',
    ...at(35.6758, -83.4854),
    elevationFt: 2570,
    upperBand: 'C',
    access:
      'Starts at about 2,570 feet and climbs to 4,326, through three bands of color in a day.',
  },
  'gabes-mountain': {
    name: 'Gabes Mountain trailhead',
    ...at(35.7578, -83.2096),
    elevationFt: 2200,
    access: 'In Cosby at about 2,200 feet, on the way to Hen Wallow Falls.',
  },
  elkmont: {
    name: 'Elkmont',
    ...at(35.657, -83.581),
    elevationFt: 2150,
    access: 'A level riverside walk off Little River Road.',
  },
  'ramsey-cascades': {
    name: 'Ramsey Cascades trailhead',
    ...at(35.7027, -83.3578),
    elevationFt: 2140,
    upperBand: 'C',
    access: 'Starts at about 2,140 feet in Greenbrier. The park’s tallest waterfall is at 4,275.',
  },
  oconaluftee: {
    name: 'Oconaluftee Visitor Center',
    ...at(35.513, -83.306),
    elevationFt: 2040,
    access: 'Elk in the field at dusk, on US 441 in North Carolina.',
  },
  'cades-cove': {
    name: 'Cades Cove',
    ...at(35.585, -83.843),
    elevationFt: 1716,
    access: 'An 11-mile loop by car around an old farming valley.',
  },
  'big-creek': {
    name: 'Big Creek',
    ...at(35.754, -83.108),
    elevationFt: 1700,
    access: 'A creek walk at about 1,700 feet, off I-40 at the state line.',
    closure: 'Access has been limited. Check before you drive.',
  },
  'abrams-falls': {
    name: 'Abrams Falls',
    ...at(35.5911, -83.8516),
    elevationFt: 1473,
    access: '5 miles round trip, from the Cades Cove loop.',
  },
  sugarlands: {
    name: 'Sugarlands Visitor Center',
    ...at(35.685, -83.5362),
    elevationFt: 1462,
    access: 'The park’s front door from Gatlinburg, with level walks.',
  },
  tremont: {
    name: 'Tremont',
    ...at(35.6397, -83.6892),
    elevationFt: 1325,
    access: 'A riverside road where color often lasts into November.',
  },
  'foothills-parkway': {
    name: 'Foothills Parkway, Walland end',
    ...at(35.7189, -83.8243),
    elevationFt: 997,
    access: 'Where the western section starts: overlook after overlook.',
  },
};

export const FALL_PLACES: readonly FallPlace[] = Object.entries(PLACES).map(([slug, place]) => ({
  slug,
  ...place,
  band: bandAt(place.elevationFt),
}));

export const findFallPlace = (slug: unknown): FallPlace | undefined =>
  FALL_PLACES.find((place) => place.slug === slug);
