import { AMENITY_LABELS, type Cabin } from './cabin.ts';

type Group = { name: string; labels: Readonly<Record<string, string>> };

/**
 * The amenities a cabin can have, grouped for guests. The ten of AMENITY_LABELS come first and feed the filters and
 * cards. Keys are those of `cabins.amenities`, where true means "has it" and false "doesn't have it".
 */
export const AMENITY_GROUPS: readonly Group[] = [
  { name: 'What guests look for first', labels: AMENITY_LABELS },
  {
    name: 'Kitchen',
    labels: {
      kitchen: 'Full kitchen',
      refrigerator: 'Refrigerator',
      stove: 'Stove',
      oven: 'Oven',
      microwave: 'Microwave',
      dishwasher: 'Dishwasher',
      coffee_maker: 'Coffee maker',
      toaster: 'Toaster',
      blender: 'Blender',
      cookware: 'Pots, pans and cooking oil',
      dishes: 'Dishes and silverware',
      dining_table: 'Dining table',
      ice_maker: 'Ice maker',
    },
  },
  {
    name: 'Heating and cooling',
    labels: {
      air_conditioning: 'Air conditioning',
      heating: 'Heating',
      ceiling_fans: 'Ceiling fans',
      fireplace: 'Indoor fireplace',
      wood_stove: 'Wood stove',
    },
  },
  {
    name: 'Bath and laundry',
    labels: {
      washer: 'Washer',
      dryer: 'Dryer',
      iron: 'Iron',
      hair_dryer: 'Hair dryer',
      towels: 'Towels',
      linens: 'Bed linens',
      soap: 'Soap and shampoo',
      bathtub: 'Bathtub',
      walk_in_shower: 'Walk-in shower',
      hot_water: 'Hot water',
    },
  },
  {
    name: 'TV and games',
    labels: {
      tv: 'TV',
      streaming: 'Streaming services',
      pool_table: 'Pool table',
      arcade_machines: 'Arcade machines',
      board_games: 'Board games',
      books: 'Books',
      foosball: 'Foosball',
      air_hockey: 'Air hockey',
      record_player: 'Record player',
    },
  },
  {
    name: 'Outdoors',
    labels: {
      grill: 'Grill',
      deck: 'Deck or porch',
      rocking_chairs: 'Rocking chairs',
      outdoor_dining: 'Outdoor dining',
      hammock: 'Hammock',
      fenced_yard: 'Fenced yard',
      creek: 'Creek or river access',
      lake_access: 'Lake access',
      kayaks: 'Kayaks',
      playground: 'Playground',
      firewood: 'Firewood',
    },
  },
  {
    name: 'Families',
    labels: {
      crib: 'Crib',
      high_chair: 'High chair',
      baby_gates: 'Baby gates',
      childrens_books: 'Children’s books and toys',
      bunk_room: 'Bunk room',
    },
  },
  {
    name: 'Pets',
    labels: {
      dog_bowls: 'Dog bowls',
      dog_shower: 'Dog shower',
      dog_beds: 'Dog beds',
    },
  },
  {
    name: 'Work and internet',
    labels: {
      desk: 'Desk',
      fast_wifi: 'Wi-Fi fast enough for video calls',
      cell_signal: 'Cell signal',
    },
  },
  {
    name: 'Parking and access',
    labels: {
      garage: 'Garage',
      trailer_parking: 'Trailer parking',
      paved_road: 'Paved road to the door',
      self_check_in: 'Self check-in',
      elevator: 'Elevator',
    },
  },
  {
    name: 'Safety',
    labels: {
      smoke_alarm: 'Smoke alarm',
      carbon_monoxide_alarm: 'Carbon monoxide alarm',
      fire_extinguisher: 'Fire extinguisher',
      first_aid_kit: 'First-aid kit',
      outdoor_camera: 'Outdoor camera',
    },
  },
  {
    name: 'Accessibility',
    labels: {
      step_free_entrance: 'Step-free entrance',
      bedroom_on_entry_floor: 'Bedroom on the entry floor',
      bath_on_entry_floor: 'Bathroom on the entry floor',
      wide_doors: 'Doors at least 32 inches wide',
      grab_bars: 'Grab bars in the bathroom',
      level_parking: 'Level path from the parking',
    },
  },
];

/** The labels by key. */
export const AMENITY_NAMES: ReadonlyMap<string, string> = new Map(
  AMENITY_GROUPS.flatMap(({ labels }) => Object.entries(labels)),
);

export const AMENITY_KEYS: readonly string[] = [...AMENITY_NAMES.keys()];

/** An amenity that the host added; `has` is false where the cabin lacks it. */
export type OwnAmenity = { group: string; label: string; has: boolean };

/** The groups open to the host's own amenities: all but the first. */
export const OWN_AMENITY_GROUPS: readonly string[] = AMENITY_GROUPS.slice(1).map(
  ({ name }) => name,
);

const KNOWN = new Set([...AMENITY_NAMES.values()].map((label) => label.toLowerCase()));

/** Whether the list has an amenity with this name, ignoring case. */
export const isListedAmenity = (label: string): boolean => KNOWN.has(label.toLowerCase());

type Flags = Readonly<Record<string, unknown>>;

const labelsWith = (flags: Flags, value: boolean, keys: readonly string[]): string[] =>
  keys.filter((key) => flags[key] === value).flatMap((key) => AMENITY_NAMES.get(key) ?? []);

const ownLabels = (own: readonly OwnAmenity[], isWanted: (each: OwnAmenity) => boolean) =>
  own.filter(isWanted).map(({ label }) => label);

const lowerFirst = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z’]+\b(?!-[A-Z]))/, (letter) => letter.toLowerCase());

/** "Full kitchen", "refrigerator": a running list has one capital. "TV" and "Wi-Fi" keep theirs. */
const asRunningList = (labels: readonly string[]): string[] =>
  labels.map((label, index) => (index === 0 ? label : lowerFirst(label)));

/** A cabin's amenities by group, without the ten of its main list; empty groups are omitted. */
export function listMoreAmenities(
  flags: Flags,
  own: readonly OwnAmenity[] = [],
): Cabin['moreAmenities'] {
  const [, ...groups] = AMENITY_GROUPS;
  return groups
    .map(({ name, labels }) => ({
      name,
      labels: [
        ...asRunningList(labelsWith(flags, true, Object.keys(labels))),
        ...ownLabels(own, ({ group, has }) => has && group === name),
      ],
    }))
    .filter(({ labels }) => labels.length > 0);
}

// Two of the ten that guests take for granted, so that their absence is shown.
const EXPECTED: readonly string[] = ['wifi', 'parking'];

/** The amenities a guest is told are missing: those the host marked so, and Wi-Fi and parking. */
export const listMissingAmenities = (flags: Flags, own: readonly OwnAmenity[] = []): string[] => [
  ...asRunningList(
    labelsWith(
      flags,
      false,
      AMENITY_KEYS.filter((key) => !Object.hasOwn(AMENITY_LABELS, key) || EXPECTED.includes(key)),
    ),
  ),
  ...ownLabels(own, ({ has }) => !has),
];
