import { AMENITY_LABELS, type Cabin } from './cabin.ts';

type Group = { name: string; labels: Readonly<Record<string, string>> };

/**
 * What a cabin can have, as guests look for it. The ten of AMENITY_LABELS stand first and carry the filters and the
 * cards; the keys are those of `cabins.amenities`, where true is "has" and false is "has not".
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

/** The name of each by its key. */
export const AMENITY_NAMES: ReadonlyMap<string, string> = new Map(
  AMENITY_GROUPS.flatMap(({ labels }) => Object.entries(labels)),
);

export const AMENITY_KEYS: readonly string[] = [...AMENITY_NAMES.keys()];

/** One that the host has made up, as a cabin has it or has it not. */
export type OwnAmenity = { group: string; label: string; has: boolean };

/** The groups that the host's own may stand in: all but the ten. */
export const OWN_AMENITY_GROUPS: readonly string[] = AMENITY_GROUPS.slice(1).map(
  ({ name }) => name,
);

const KNOWN = new Set([...AMENITY_NAMES.values()].map((label) => label.toLowerCase()));

/** Whether the list has an amenity of these words, whatever their case. */
export const isListedAmenity = (label: string): boolean => KNOWN.has(label.toLowerCase());

type Flags = Readonly<Record<string, unknown>>;

const labelsWith = (flags: Flags, value: boolean, keys: readonly string[]): string[] =>
  keys.filter((key) => flags[key] === value).flatMap((key) => AMENITY_NAMES.get(key) ?? []);

const ownLabels = (own: readonly OwnAmenity[], isWanted: (each: OwnAmenity) => boolean) =>
  own.filter(isWanted).map(({ label }) => label);

/** What a cabin has besides the ten that its list shows, by group; groups without any are left out. */
export function listMoreAmenities(
  flags: Flags,
  own: readonly OwnAmenity[] = [],
): Cabin['moreAmenities'] {
  const [, ...groups] = AMENITY_GROUPS;
  return groups
    .map(({ name, labels }) => ({
      name,
      labels: [
        ...labelsWith(flags, true, Object.keys(labels)),
        ...ownLabels(own, ({ group, has }) => has && group === name),
      ],
    }))
    .filter(({ labels }) => labels.length > 0);
}

// Of the ten, which are false wherever they are not true, what guests take for granted.
const EXPECTED: readonly string[] = ['wifi', 'parking'];

/** What a guest is told that a cabin has not: what its host says so of, and of the ten Wi-Fi and parking. */
export const listMissingAmenities = (flags: Flags, own: readonly OwnAmenity[] = []): string[] => [
  ...labelsWith(
    flags,
    false,
    AMENITY_KEYS.filter((key) => !Object.hasOwn(AMENITY_LABELS, key) || EXPECTED.includes(key)),
  ),
  ...ownLabels(own, ({ has }) => !has),
];
