import type { MountainFact } from '../../lib/domain/catalog/mountain-facts.ts';
import { estimateDriveMinutes } from '../../lib/domain/catalog/drive-time.ts';
import { at } from '../../lib/domain/values/at.ts';
import { calendarDate } from '../../lib/domain/values/calendar-date.ts';
import { milesBetween } from '../../lib/domain/values/distances.ts';
import { usualSnow } from '../../lib/domain/trip/snow.ts';
import { wayTo } from './arrivals.ts';
import { hashNumber } from './hash.ts';
import type { SeedCabin } from './seed-cabin.ts';

type MoreAmenities = { has: readonly string[]; lacks: readonly string[] };

const EVERYWHERE = [
  'kitchen',
  'refrigerator',
  'stove',
  'oven',
  'microwave',
  'coffee_maker',
  'toaster',
  'cookware',
  'dishes',
  'dining_table',
  'heating',
  'air_conditioning',
  'hair_dryer',
  'towels',
  'linens',
  'soap',
  'hot_water',
  'tv',
  'board_games',
  'books',
  'deck',
  'grill',
  'self_check_in',
  'smoke_alarm',
  'carbon_monoxide_alarm',
  'fire_extinguisher',
  'first_aid_kit',
  'outdoor_camera',
];

/** What guests miss where it is not. */
const WORTH_A_NO = [
  'dishwasher',
  'washer',
  'dryer',
  'crib',
  'fast_wifi',
  'paved_road',
  'trailer_parking',
  'step_free_entrance',
];

const isGravel = ({ ownRules }: SeedCabin) => ownRules.some((rule) => /gravel/i.test(rule));
const isSteep = ({ ownRules, elevationFt }: SeedCabin) =>
  elevationFt > 2000 || ownRules.some((rule) => /steep|switchback/i.test(rule));

/** What an example has of the longer list of amenities, and what it has not. */
export function moreAmenitiesOf(cabin: SeedCabin): MoreAmenities {
  if (cabin.moreAmenities) return cabin.moreAmenities;
  const { amenities, bedrooms, bedTypes, cents, maxGuests } = cabin;
  const isFamily = maxGuests >= 6;
  const told: Record<string, boolean> = {
    dishwasher: bedrooms > 1,
    washer: bedrooms > 1,
    dryer: bedrooms > 1,
    fireplace: hashNumber(`fire:${cabin.slug}`) % 4 > 0,
    rocking_chairs: hashNumber(`chairs:${cabin.slug}`) % 3 > 0,
    high_chair: isFamily,
    crib: isFamily,
    bunk_room: bedTypes.some(({ kind }) => kind === 'bunk'),
    fast_wifi: amenities.includes('wifi'),
    streaming: amenities.includes('wifi'),
    dog_bowls: cents.pet !== null,
    paved_road: !isGravel(cabin),
    bedroom_on_entry_floor: bedrooms > 1,
    trailer_parking: maxGuests >= 18,
    step_free_entrance: hashNumber(`step:${cabin.slug}`) % 5 === 0,
  };
  const keys = Object.keys(told);
  return {
    has: [...EVERYWHERE, ...keys.filter((key) => told[key])],
    lacks: [...WORTH_A_NO.filter((key) => !told[key]), 'elevator'],
  };
}

const ENTRANCES = [
  { name: 'Sugarlands', ...at(35.6856, -83.5366) },
  { name: 'Greenbrier', ...at(35.7359, -83.4167) },
  { name: 'Metcalf Bottoms', ...at(35.6797, -83.6489) },
  { name: 'Townsend', ...at(35.6618, -83.7128) },
];

function toThePark(cabin: SeedCabin): string {
  const nearest = ENTRANCES.toSorted((a, b) => milesBetween(cabin, a) - milesBetween(cabin, b));
  const drives = nearest
    .slice(0, 2)
    .map((place) => `${estimateDriveMinutes(cabin, place)} minutes to the ${place.name} entrance`);
  return `${drives.join(', ')}. Longer on October weekends.`;
}

// Its description or its directions say so.
const LEVEL_ROAD =
  /\b(?:road|lane|drive)\b[^.]{0,40}\b(?:level|flat)\b|\b(?:level|flat) (?:road|lane|drive)\b/i;

const isLevel = (cabin: SeedCabin) =>
  LEVEL_ROAD.test(cabin.longDesc.join(' ')) || LEVEL_ROAD.test(wayTo(cabin.slug));

function road(cabin: SeedCabin): string {
  const surface = isGravel(cabin) ? 'Gravel for the last mile' : 'Paved all the way';
  return isSteep(cabin)
    ? `${surface}, and steep at the end, with grades up to ${14 + (hashNumber(cabin.slug) % 6)} percent.`
    : `${surface}, with easy hills and no grade over ${isLevel(cabin) ? 2 : 5 + (hashNumber(cabin.slug) % 4)} percent.`;
}

function signal({ slug, amenities, elevationFt }: SeedCabin): string {
  const speed = 60 + (hashNumber(`speed:${slug}`) % 9) * 20;
  const wifi = amenities.includes('wifi') ? `Wi-Fi tested at ${speed} Mbps.` : 'No Wi-Fi.';
  const isWeak = elevationFt > 2000 || !amenities.includes('wifi');
  return `${isWeak ? 'One or two bars outside, fewer indoors.' : 'Three bars indoors with the big carriers.'} ${wifi}`;
}

const SINCE = calendarDate('2026-10-01');
const MIDWINTER = calendarDate('2027-01-15');

/** Made up like the cabin itself, which their source says. */
export function exampleMountainFacts(cabin: SeedCabin): MountainFact[] {
  const { elevationFt, area } = cabin;
  const isHigh = elevationFt > 1800;
  const usual = usualSnow(MIDWINTER, elevationFt) ?? '';
  const snow = `Snow ${usual.charAt(0).toLowerCase()}${usual.slice(1)}`;
  const isInTown = area === 'pigeon-forge' || area === 'sevierville';
  const fact = (topic: MountainFact['topic'], text: string): MountainFact => ({
    topic,
    text,
    source: 'Example facts for an example cabin',
    date: SINCE,
  });
  return [
    fact('elevation', `The cabin’s at ${elevationFt.toLocaleString('en-US')} feet.`),
    fact('road', road(cabin)),
    fact(
      'winter',
      isHigh
        ? `${snow}. Bring four-wheel drive or chains, or wait until noon.`
        : `${snow}, rarely past noon. A regular car with good tires is fine.`,
    ),
    fact(
      'spring',
      isHigh
        ? 'Frosty nights into May, and some foggy mornings.'
        : 'Plenty of afternoon rain. Bring shoes you don’t mind getting muddy.',
    ),
    fact(
      'summer',
      isHigh ? 'A few degrees cooler than town.' : 'Warm afternoons, often with a short storm.',
    ),
    fact(
      'fall',
      isHigh
        ? 'The leaves turn in mid-October, right around the first frost.'
        : 'The leaves turn in late October. Expect slow weekends on every road to the park.',
    ),
    fact('park', toThePark(cabin)),
    fact('signal', signal(cabin)),
    fact(
      'noise',
      isInTown
        ? 'A little traffic in the daytime, quiet after ten.'
        : 'Wind, birds, and the occasional neighbor.',
    ),
    fact(
      'bears',
      'We see one a few times a year. Latch the trash bin, and never leave food in the car.',
    ),
  ];
}
