import { bandAt, type FallBand } from './fall-color.ts';
import { at } from '../values/at.ts';
import type { Location } from '../values/public-location.ts';

export type FallPlace = Location & {
  slug: string;
  name: string;
  elevationFt: number;
  band: FallBand;
  /** Of its upper end, where the walk goes up through several. */
  upperBand?: FallBand;
  access: string;
  /** What may keep one from getting there. */
  closure?: string;
};

/** By slug, from the highest down. */
const PLACES: Readonly<Record<string, Omit<FallPlace, 'slug' | 'band'>>> = {
  'kuwohi-tower': {
    name: 'Kuwohi tower',
    ...at(35.5629, -83.4985),
    elevationFt: 6643,
    access: 'Highest point of the park and of Tennessee. Half a mile on foot, paved and steep.',
    closure: 'The road is seasonal: usually open April through November.',
  },
  'mount-guyot': {
    name: 'Mount Guyot',
    ...at(35.705, -83.2575),
    elevationFt: 6621,
    access: 'Second highest and remote: a backdrop to look at from below.',
  },
  'mount-le-conte': {
    name: 'Mount Le Conte',
    ...at(35.6542, -83.4367),
    elevationFt: 6593,
    access: 'Third highest in the park, with a lodge on top. On foot only, a full day.',
  },
  'kuwohi-lot': {
    name: 'Kuwohi parking lot',
    ...at(35.5567, -83.4949),
    elevationFt: 6300,
    access: 'Views from the curb at about 6,300 feet; the trail to Andrews Bald starts here.',
    closure: 'The road is seasonal: usually open April through November.',
  },
  'andrews-bald': {
    name: 'Andrews Bald',
    ...at(35.538, -83.494),
    elevationFt: 5920,
    access: 'A grassy bald, 3.6 miles round trip from the Kuwohi lot.',
    closure: 'Reached by the Kuwohi road, which is seasonal.',
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
    closure: 'Check the road status of the parkway first, since Hurricane Helene.',
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
    access: 'Drive up on US 441 to the state line, and look both ways.',
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
    access: 'Seen best from the overlooks on US 441.',
    closure: 'The path ends short of the pinnacles since the fire of 2016.',
  },
  'max-patch': {
    name: 'Max Patch',
    ...at(35.7959, -82.9625),
    elevationFt: 4600,
    access:
      'An open bald in North Carolina that looks all around, at about 4,600 feet. No camping.',
  },
  'cove-mountain': {
    name: 'Cove Mountain',
    ...at(35.6967, -83.6097),
    elevationFt: 4078,
    access: 'The ridge between Gatlinburg and Wears Valley: look up at it from either.',
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
    access: 'By the one-way Roaring Fork road, then on foot.',
    closure: 'Roaring Fork is a seasonal road: check that it is open.',
  },
  cataloochee: {
    name: 'Cataloochee Valley',
    ...at(35.64, -83.08),
    elevationFt: 2680,
    access: 'Meadows with elk, at the end of a rough road.',
    closure: 'Storm repairs may close the road: check before the drive.',
  },
  'look-rock': {
    name: 'Look Rock tower',
    ...at(35.633, -83.942),
    elevationFt: 2641,
    access: 'Half a mile on foot, paved, from the Foothills Parkway West.',
  },
  'laurel-falls': {
    name: 'Laurel Falls',
    ...at(35.6719, -83.5805),
    elevationFt: 2600,
    access: 'On Little River Road, good to drive past all the same.',
    closure: 'The trail is closed for rebuilding, expected back in 2027.',
  },
  'rainbow-falls': {
    name: 'Rainbow Falls trailhead',
    ...at(35.6758, -83.4854),
    elevationFt: 2570,
    upperBand: 'C',
    access:
      'Starts at about 2,570 feet; the falls are at 4,326. Walk up through three bands of color in a day.',
  },
  'gabes-mountain': {
    name: 'Gabes Mountain trailhead',
    ...at(35.7578, -83.2096),
    elevationFt: 2200,
    access: 'At Cosby, about 2,200 feet: the way to Hen Wallow Falls.',
  },
  elkmont: {
    name: 'Elkmont',
    ...at(35.657, -83.581),
    elevationFt: 2150,
    access: 'A level walk by Little River, off Little River Road.',
  },
  'ramsey-cascades': {
    name: 'Ramsey Cascades trailhead',
    ...at(35.7027, -83.3578),
    elevationFt: 2140,
    upperBand: 'C',
    access:
      'Starts at about 2,140 feet in Greenbrier; the tallest waterfall of the park is at 4,275.',
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
    closure: 'Access has been limited: check before the drive.',
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
    access: 'The gate of the park for Gatlinburg, with level walks.',
  },
  tremont: {
    name: 'Tremont',
    ...at(35.6397, -83.6892),
    elevationFt: 1325,
    access: 'A road along the river, whose color often lasts into November.',
  },
  'foothills-parkway': {
    name: 'Foothills Parkway, Walland end',
    ...at(35.7189, -83.8243),
    elevationFt: 997,
    access: 'The start of the western section: a drive from overlook to overlook.',
  },
};

export const FALL_PLACES: readonly FallPlace[] = Object.entries(PLACES).map(([slug, place]) => ({
  slug,
  ...place,
  band: bandAt(place.elevationFt),
}));

export const findFallPlace = (slug: unknown): FallPlace | undefined =>
  FALL_PLACES.find((place) => place.slug === slug);
