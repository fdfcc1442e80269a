import { readFileSync } from 'node:fs';
import {
  AMENITY_GROUPS,
  AMENITY_KEYS,
  isListedAmenity,
  listMissingAmenities,
  listMoreAmenities,
  OWN_AMENITY_GROUPS,
} from '@/lib/domain/catalog/amenities';
import { AMENITIES, listAmenities } from '@/lib/domain/catalog/cabin';

test('the ten of the filters come first, in their order', () => {
  expect(AMENITY_KEYS.slice(0, 10)).toEqual(AMENITIES);
});

test('every key is there once, is one that the database takes, and no second spelling of the ten', () => {
  expect(new Set(AMENITY_KEYS).size).toBe(AMENITY_KEYS.length);
  for (const key of AMENITY_KEYS) expect(key).toMatch(/^[a-z][a-z0-9_]{1,39}$/);
  for (const key of AMENITY_KEYS.slice(10)) expect(listAmenities({ [key]: true })).toEqual([]);
});

test('no two amenities and no two groups have the same name', () => {
  const labels = AMENITY_GROUPS.flatMap((group) => Object.values(group.labels));
  expect(new Set(labels).size).toBe(labels.length);
  expect(new Set(AMENITY_GROUPS.map(({ name }) => name)).size).toBe(AMENITY_GROUPS.length);
});

test.each([
  ['nothing is said', {}, [], []],
  ['of the ten, which the page lists itself', { hot_tub: true, indoor_pool: false }, [], []],
  [
    'of the longer list, by group in its order',
    { washer: true, oven: true, kitchen: true },
    [
      { name: 'Kitchen', labels: ['Full kitchen', 'oven'] },
      { name: 'Bath and laundry', labels: ['Washer'] },
    ],
    [],
  ],
  [
    'what it has not',
    { wifi: false, parking: false, oven: false },
    [],
    ['Wi-Fi', 'parking', 'oven'],
  ],
  [
    'with its own capitals',
    { tv: true, books: true, desk: true, fast_wifi: true, first_aid_kit: false, crib: false },
    [
      { name: 'TV and games', labels: ['TV', 'books'] },
      { name: 'Work and internet', labels: ['Desk', 'Wi-Fi fast enough for video calls'] },
    ],
    ['Crib', 'first-aid kit'],
  ],
  ['what nobody knows', { helipad: true, oven: 'yes' }, [], []],
])('%s', (_, flags, more, missing) => {
  expect(listMoreAmenities(flags)).toEqual(more);
  expect(listMissingAmenities(flags)).toEqual(missing);
});

test('the host’s own stand in their group after the list, or among what it has not', () => {
  const own = [
    { group: 'Outdoors', label: 'Telescope', has: true },
    { group: 'Kitchen', label: 'Waffle iron', has: true },
    { group: 'Pets', label: 'Dog door', has: false },
    { group: 'Attic', label: 'Ghost', has: true },
  ];
  const flags = { oven: true, stove: false };
  expect(listMoreAmenities(flags, own)).toEqual([
    { name: 'Kitchen', labels: ['Oven', 'Waffle iron'] },
    { name: 'Outdoors', labels: ['Telescope'] },
  ]);
  expect(listMissingAmenities(flags, own)).toEqual(['Stove', 'Dog door']);
});

test.each([
  ['Hot Tub', true],
  ['hot tub', true],
  ['WAFFLE IRON', false],
  ['oven', true],
  ['Oven with a view', false],
])('%s is in the list: %s', (label, expected) => expect(isListedAmenity(label)).toBe(expected));

test('the groups of the host’s own are those of the database, without the ten', () => {
  const sql = readFileSync('supabase/migrations/20261126100000_host_cabins.sql', 'utf8');
  const [, groups = ''] = /->> 'group' in \(([^)]*)\)/.exec(sql) ?? [];
  expect(groups.match(/'[^']+'/g)?.map((name) => name.slice(1, -1))).toEqual(OWN_AMENITY_GROUPS);
  expect(OWN_AMENITY_GROUPS).not.toContain(AMENITY_GROUPS[0]?.name);
});
