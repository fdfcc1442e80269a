import {
  filterCabins,
  matchesFilter,
  parseCabinFilter,
  parseCabinSort,
  sortCabins,
} from '@/lib/domain/catalog/cabin-filters';
import { summaryOf } from '../../support/pricing';

const cabins = [
  summaryOf('tub', { amenities: ['hot_tub'], viewsLast7Days: 3 }),
  summaryOf('pool', { amenities: ['indoor_pool', 'hot_tub'], viewsLast7Days: 9 }),
  summaryOf('view', { amenities: ['mountain_view'], viewsLast7Days: 3 }),
  summaryOf('pets', { petFeeCents: 0, viewsLast7Days: 1 }),
  summaryOf('seven', { maxGuests: 7 }),
  summaryOf('eight', { maxGuests: 8, petFeeCents: 5_000 }),
];
const idsOf = (list: { id: string }[]) => list.map((cabin) => cabin.id);

test.each([
  ['hot-tub', ['tub', 'pool']],
  ['pool', ['pool']],
  ['mountain-views', ['view']],
  ['pet-friendly', ['pets', 'eight']],
  ['family', ['eight']],
] as const)('%s', (filter, expected) => {
  expect(idsOf(filterCabins(cabins, filter))).toEqual(expected);
  expect(idsOf(cabins.filter((cabin) => matchesFilter(cabin, filter)))).toEqual(expected);
});

test('no filter keeps all', () => {
  expect(filterCabins(cabins, null)).toEqual(cabins);
});

test('popular sorts by views, ties in the order given, without touching the list', () => {
  const given = [...cabins];
  expect(idsOf(sortCabins(cabins, 'popular'))).toEqual([
    'pool',
    'tub',
    'view',
    'pets',
    'seven',
    'eight',
  ]);
  expect(sortCabins(cabins, 'recommended')).toEqual(given);
  expect(cabins).toEqual(given);
});

test.each(['pool', 'family', 'hot-tub', 'mountain-views', 'pet-friendly'])(
  '%s filters',
  (value) => {
    expect(parseCabinFilter(value)).toBe(value);
  },
);

test.each(['', 'POOL', 'toString', '__proto__', 'sauna', undefined, null, 5, ['pool']])(
  '%p is neither filter nor sort',
  (value) => {
    expect(parseCabinFilter(value)).toBeNull();
    expect(parseCabinSort(value)).toBeNull();
  },
);

test.each(['popular', 'recommended'])('%s sorts', (value) => {
  expect(parseCabinSort(value)).toBe(value);
});
