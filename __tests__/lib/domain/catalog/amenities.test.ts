import {
  AMENITY_GROUPS,
  AMENITY_KEYS,
  listMissingAmenities,
  listMoreAmenities,
} from '@/lib/domain/catalog/amenities';
import { AMENITIES, listAmenities } from '@/lib/domain/catalog/cabin';

test('the ten of the specification stand first, in their order', () => {
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
      { name: 'Kitchen', labels: ['Full kitchen', 'Oven'] },
      { name: 'Bath and laundry', labels: ['Washer'] },
    ],
    [],
  ],
  [
    'what it has not',
    { wifi: false, parking: false, oven: false },
    [],
    ['Wi-Fi', 'Parking', 'Oven'],
  ],
  ['what nobody knows', { helipad: true, oven: 'yes' }, [], []],
])('%s', (_, flags, more, missing) => {
  expect(listMoreAmenities(flags)).toEqual(more);
  expect(listMissingAmenities(flags)).toEqual(missing);
});
