import fc from 'fast-check';
import type { CabinSummary } from '@/lib/domain/catalog/cabin';
import { assignHomeRows } from '@/lib/domain/catalog/home-rows';
import { summaryOf } from '../../support/pricing';

const manyOf = (prefix: string, count: number, changes: Partial<CabinSummary>) =>
  Array.from({ length: count }, (_, index) => summaryOf(`${prefix}${index}`, changes));
const idsByRow = (cabins: CabinSummary[]) =>
  Object.fromEntries(assignHomeRows(cabins).map((row) => [row.id, row.cabins.map(({ id }) => id)]));

test('rows stand in display order with their titles', () => {
  const cabins = [
    ...manyOf('popular', 5, { viewsLast7Days: 100 }),
    summaryOf('pool', { amenities: ['indoor_pool'] }),
    summaryOf('view', { amenities: ['mountain_view'] }),
    summaryOf('pets', { petFeeCents: 0 }),
    summaryOf('family', { maxGuests: 8 }),
  ];
  expect(assignHomeRows(cabins).map((row) => [row.id, row.title])).toEqual([
    ['popular', 'Popular This Week'],
    ['pools', 'Cabins with Indoor Pools'],
    ['mountain-views', 'Best Mountain Views'],
    ['pet-friendly', 'Pet Friendly'],
    ['family', 'Family Favorites'],
  ]);
});

test('a hidden category has no row, and leaves its cabins to the others', () => {
  const cabins = [
    ...manyOf('view', 7, { amenities: ['mountain_view', 'indoor_pool'], viewsLast7Days: 50 }),
  ];
  const rowsWithout = (hidden: Parameters<typeof assignHomeRows>[2]) =>
    assignHomeRows(cabins, null, hidden).map(({ id, cabins: shown }) => [id, shown.length]);
  expect(rowsWithout(['pool'])).toEqual([['mountain-views', 5]]);
  expect(rowsWithout(['mountain-views'])).toEqual([
    ['popular', 5],
    ['pools', 2],
  ]);
  expect(rowsWithout(['mountain-views', 'pool', 'pet-friendly', 'family', 'hot-tub'])).toEqual([
    ['popular', 5],
  ]);
});

test('mountain views come first and leave the rest to later rows', () => {
  const rows = idsByRow(
    manyOf('view', 7, { amenities: ['mountain_view', 'indoor_pool'], viewsLast7Days: 50 }),
  );
  expect(rows).toEqual({
    'mountain-views': ['view0', 'view1', 'view2', 'view3', 'view4'],
    pools: ['view5', 'view6'],
  });
});

test('popular takes the five most viewed, then pools their share', () => {
  const cabins = Array.from({ length: 7 }, (_, index) =>
    summaryOf(`c${index}`, { viewsLast7Days: index % 4, amenities: ['indoor_pool'] }),
  );
  expect(idsByRow(cabins)).toEqual({
    popular: ['c3', 'c2', 'c6', 'c1', 'c5'],
    pools: ['c0', 'c4'],
  });
});

test('the cabin of the deal is in no row, and the next cabin has its slot', () => {
  const cabins = [
    ...manyOf('view', 6, { amenities: ['mountain_view', 'indoor_pool'] }),
    ...manyOf('pool', 8, { amenities: ['indoor_pool'] }),
  ];
  const before = idsByRow(cabins);
  expect(before['mountain-views']).toEqual(['view0', 'view1', 'view2', 'view3', 'view4']);
  const rows = (dealCabinId: string | null) =>
    Object.fromEntries(
      assignHomeRows(cabins, dealCabinId).map((row) => [row.id, row.cabins.map(({ id }) => id)]),
    );
  expect(rows('view2')['mountain-views']).toEqual(['view0', 'view1', 'view3', 'view4', 'view5']);
  expect(rows('view2').pools).not.toContain('view5');
  expect(rows('pool0').popular).toEqual(['pool1', 'pool2', 'pool3', 'pool4', 'pool5']);
  expect(rows(null)).toEqual(before);
  expect(rows('a cabin that is not live')).toEqual(before);
});

test('without a deal to show each row is as on a day without one, the deal’s cabin in its own place', () => {
  const cabins = [
    ...manyOf('view', 6, { amenities: ['mountain_view', 'indoor_pool'] }),
    ...manyOf('pool', 8, { amenities: ['indoor_pool'] }),
  ];
  const before = idsByRow(cabins);
  for (const { id: dealCabinId } of cabins) {
    const rows = assignHomeRows(cabins, dealCabinId);
    const shown = rows.map(({ id, cabins: own, withoutDeal = own }) => [
      id,
      withoutDeal.map((cabin) => cabin.id),
    ]);
    expect(Object.fromEntries(shown)).toEqual(before);
  }
  expect(assignHomeRows(cabins).some((row) => 'withoutDeal' in row)).toBe(false);
});

test('a row that has the deal’s cabin alone stands ready for it', () => {
  const cabins = [summaryOf('view', { amenities: ['mountain_view'] }), summaryOf('other', {})];
  expect(
    assignHomeRows(cabins, 'view').map(({ id, cabins: own, withoutDeal }) => [
      id,
      own.length,
      withoutDeal?.length,
    ]),
  ).toEqual([
    ['popular', 1, undefined],
    ['mountain-views', 0, 1],
  ]);
});

test('Popular This Week stands for the deal alone', () => {
  const only = summaryOf('only', { amenities: ['indoor_pool'] });
  expect(assignHomeRows([only], 'only').map(({ id, cabins }) => [id, cabins])).toEqual([
    ['popular', []],
  ]);
});

test('no cabins, no rows', () => {
  expect(assignHomeRows([])).toEqual([]);
});

const LIMITS = {
  popular: 5,
  pools: 8,
  'mountain-views': 5,
  'pet-friendly': 8,
  family: 8,
  photographed: 0,
};
const FITS: Record<keyof typeof LIMITS, (cabin: CabinSummary) => boolean> = {
  popular: (cabin) => !cabin.amenities.includes('mountain_view'),
  pools: (cabin) => cabin.amenities.includes('indoor_pool'),
  'mountain-views': (cabin) => cabin.amenities.includes('mountain_view'),
  'pet-friendly': (cabin) => cabin.petFeeCents !== null,
  family: (cabin) => cabin.maxGuests >= 8,
  photographed: () => false,
};
const cabinLists = fc
  .array(
    fc.record({
      amenities: fc.subarray<CabinSummary['amenities'][number]>([
        'mountain_view',
        'indoor_pool',
        'hot_tub',
      ]),
      petFeeCents: fc.option(fc.nat(9_000)),
      maxGuests: fc.integer({ min: 1, max: 20 }),
      viewsLast7Days: fc.nat(20),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.map((changes, index) => summaryOf(`cabin${index}`, changes)));

test('each cabin once, every row within its limit, of its kind and never empty', () => {
  fc.assert(
    fc.property(cabinLists, (cabins) => {
      const rows = assignHomeRows(cabins);
      const shown = rows.flatMap((row) => row.cabins.map((cabin) => cabin.id));
      expect(new Set(shown).size).toBe(shown.length);
      for (const row of rows) {
        expect(row.cabins.length).toBeGreaterThan(0);
        expect(row.cabins.length).toBeLessThanOrEqual(LIMITS[row.id]);
        expect(row.cabins.every(FITS[row.id])).toBe(true);
      }
    }),
  );
});

test('with a deal, the rows are those of all other cabins', () => {
  fc.assert(
    fc.property(cabinLists, fc.nat(70), (cabins, n) => {
      const deal = `cabin${n}`;
      const full = (rows: ReturnType<typeof assignHomeRows>) =>
        rows
          .filter((row) => row.cabins.length > 0)
          .map(({ id, title, cabins: own }) => [id, title, own]);
      expect(full(assignHomeRows(cabins, deal))).toEqual(
        full(assignHomeRows(cabins.filter(({ id }) => id !== deal))),
      );
    }),
  );
});

test('a cabin left out fits only rows that are full', () => {
  fc.assert(
    fc.property(cabinLists, (cabins) => {
      const rows = assignHomeRows(cabins);
      const shown = new Set(rows.flatMap((row) => row.cabins));
      const fullRows = new Set(
        rows.filter((row) => row.cabins.length === LIMITS[row.id]).map((row) => row.id),
      );
      for (const cabin of cabins.filter((each) => !shown.has(each))) {
        const fitting = Object.entries(FITS).filter(([, fits]) => fits(cabin));
        expect(fitting.every(([id]) => fullRows.has(id as keyof typeof LIMITS))).toBe(true);
      }
    }),
  );
});

test('no cabin outside the popular row is viewed more than one in it, views rows aside', () => {
  fc.assert(
    fc.property(cabinLists, (cabins) => {
      const popular = assignHomeRows(cabins).find((row) => row.id === 'popular')?.cabins ?? [];
      const views = popular.map((cabin) => cabin.viewsLast7Days);
      expect(views).toEqual([...views].sort((a, b) => b - a));
      const others = cabins.filter((cabin) => FITS.popular(cabin) && !popular.includes(cabin));
      for (const cabin of others) {
        expect(cabin.viewsLast7Days).toBeLessThanOrEqual(Math.min(...views));
      }
    }),
  );
});

describe('photographs beside drawn examples', () => {
  const photo = { heroImageUrl: '/images/uploads/a/porch-1200x800-0f0f0f.webp' };
  const drawn = { heroImageUrl: '/images/cabins/fern-hollow/hero.webp' };
  const rowsOf = (cabins: CabinSummary[], deal: string | null = null) =>
    Object.fromEntries(
      assignHomeRows(cabins, deal)
        .filter((row) => row.cabins.length > 0)
        .map((row) => [row.id, row.cabins.map(({ id }) => id)]),
    );
  const examples = manyOf('drawn', 4, { ...drawn, amenities: ['indoor_pool'] });

  test('the first photographed cabin has a row of its own, and takes no other from the drawn ones', () => {
    const own = summaryOf('own', photo);
    expect(rowsOf([...examples, own])).toEqual({
      popular: ['drawn0', 'drawn1', 'drawn2', 'drawn3'],
      photographed: ['own'],
    });
    expect(rowsOf([...examples, own], 'drawn0')).toEqual({
      popular: ['drawn1', 'drawn2', 'drawn3'],
      photographed: ['own'],
    });
    expect(rowsOf([...examples, own], 'own').popular).toHaveLength(4);
  });

  test('no row mixes them, and each photographed cabin is in one', () => {
    const cabin = fc.record({
      isPhoto: fc.boolean(),
      amenities: fc.subarray(['indoor_pool', 'mountain_view'] as const),
      maxGuests: fc.integer({ min: 2, max: 10 }),
      viewsLast7Days: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(cabin, { maxLength: 14 }), fc.nat(14), (list, place) => {
        const cabins = list.map(({ isPhoto, ...changes }, index) =>
          summaryOf(`c${index}`, { ...changes, ...(isPhoto ? photo : drawn) }),
        );
        const deal = cabins[place];
        const rows = assignHomeRows(cabins, deal?.id ?? null);
        for (const row of rows) {
          for (const cards of [row.cabins, row.withoutDeal ?? []]) {
            expect(new Set(cards.map((card) => card.heroImageUrl)).size).toBeLessThanOrEqual(1);
          }
        }
        const isMixed = new Set(cabins.map((each) => each.heroImageUrl)).size > 1;
        const shown = new Set(rows.flatMap((row) => row.cabins));
        const lost = cabins.filter((each) => each !== deal && !shown.has(each));
        const ofPhotos = lost.filter((each) => each.heroImageUrl === photo.heroImageUrl);
        if (isMixed && cabins.length <= 8) expect(ofPhotos).toEqual([]);
      }),
    );
  });
});
