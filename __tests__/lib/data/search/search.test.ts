import { clearReadCache } from '@/lib/data/backend/read-cache';
import { searchCabins } from '@/lib/data/search/search';
import { suggestSearches } from '@/lib/data/search/search-suggestions';
import { calendarDate } from '@/lib/domain/values/calendar-date';
import { DEFAULT_CRITERIA } from '@/lib/domain/search/search-criteria';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));
jest.mock('@/lib/data/bookings/tax-rates', () => ({ getTaxRates: () => Promise.resolve([]) }));

const FOUND = { found: 2, found_exact: 2 };
const asked: string[] = [];
/** Of each of them: the place, undefined for anywhere. */
const places: unknown[] = [];
const cabinsRead: string[][] = [];
let found: object[] = [];
let offers: object[] = [];

const toRow = (id: string) => ({
  id,
  slug: id,
  title: id,
  hero_image_url: '/images/x.webp',
  amenities: {},
  tiktok_ids: [],
  cabin_reviews: [],
});

jest.mock('@/lib/supabase/admin-client', () => ({
  adminClient: () => ({
    rpc: (name: string, args: { p_area?: string }) => {
      // Read beside every search, and shared.
      if (name === 'automatic_promotions') return Promise.resolve({ data: offers, error: null });
      asked.push(name);
      places.push(args.p_area);
      return Promise.resolve({ data: found, error: null });
    },
    from: () => ({
      select: () => ({
        eq: () => ({
          in: (_column: string, ids: string[]) => {
            cabinsRead.push(ids);
            return Promise.resolve({ data: ids.map(toRow), error: null });
          },
        }),
      }),
    }),
  }),
}));

const FIRST = { filter: null, sort: null, page: 1 };
const forTwo = { ...DEFAULT_CRITERIA, guests: 2 };

beforeEach(() => {
  clearReadCache();
  found = [];
  offers = [];
  asked.length = 0;
  places.length = 0;
  cabinsRead.length = 0;
});

test('equal searches at the same time share one read', async () => {
  const [one, other] = await Promise.all([
    searchCabins(forTwo, FIRST),
    searchCabins({ ...forTwo }, { ...FIRST }),
  ]);
  expect(other).toBe(one);
  expect(asked).toHaveLength(1);
});

test('another question is another read', async () => {
  await searchCabins(forTwo, FIRST);
  await searchCabins({ ...forTwo, guests: 3 }, FIRST);
  await searchCabins(forTwo, { ...FIRST, sort: 'popular' });
  expect(asked).toHaveLength(3);
});

test('different searches at the same time share the cabins they read', async () => {
  found = ['a', 'b'].map((cabin_id) => ({ cabin_id, ...FOUND }));
  const first = await searchCabins(forTwo, FIRST);
  found = ['b', 'c'].map((cabin_id) => ({ cabin_id, ...FOUND }));
  const second = await searchCabins({ ...forTwo, guests: 3 }, FIRST);
  expect(cabinsRead).toEqual([['a', 'b'], ['c']]);
  expect(first.results.map(({ cabin }) => cabin.id)).toEqual(['a', 'b']);
  expect(second.results.map(({ cabin }) => cabin.id)).toEqual(['b', 'c']);
});

test('a booking clears the cached search', async () => {
  await searchCabins(forTwo, FIRST);
  clearReadCache();
  await searchCabins(forTwo, FIRST);
  expect(asked).toHaveLength(2);
});

const dated = {
  ...forTwo,
  checkIn: calendarDate('2026-12-04'),
  checkOut: calendarDate('2026-12-07'),
};

test.each([
  [null, 'list_cabin_page', forTwo],
  ['popular', 'list_cabin_page', forTwo],
  ['rating', 'list_sorted_page', forTwo],
  [null, 'search_cabin_page', dated],
  ['popular', 'search_popular_page', dated],
  ['distance', 'search_sorted_page', dated],
  // On exact dates that is the recommended order.
  ['price', 'search_cabin_page', dated],
  ['price', 'search_sorted_page', { ...dated, flexibleDays: '3' }],
] as const)('the order %s is made by %s', async (sort, name, criteria) => {
  await searchCabins(criteria, { ...FIRST, sort });
  expect(asked).toEqual([name]);
});

test('while a promotion needs no code, every order of a search with dates is made with it', async () => {
  offers = [{ code: 'AUTO', label: 'Auto', percent_off: 10, cabin_ids: null }];
  await searchCabins(dated, FIRST);
  await searchCabins(dated, { ...FIRST, sort: 'popular' });
  await searchCabins(forTwo, FIRST);
  expect(asked).toEqual(['search_offers_page', 'search_offers_page', 'list_cabin_page']);
});

test('what is offered where nothing is found costs a bounded number of reads, shared by equal searches', async () => {
  const criteria = { ...dated, city: 'gatlinburg', guests: 9 } as const;
  await Promise.all([suggestSearches(criteria, 'pool'), suggestSearches(criteria, 'pool')]);
  // Near stays three times, three towns, two sizes for pairs, without the filter, without dates.
  expect(asked).toHaveLength(10);
  expect(cabinsRead).toEqual([]);
});

test('where the place has no cabin for the party, those anywhere are counted and their stays read, and only there', async () => {
  const criteria = { ...dated, city: 'gatlinburg', guests: 19 } as const;
  expect((await suggestSearches(criteria, null)).anywhereCount).toBe(0);
  const anywhere = () => asked.filter((_name, index) => places[index] === undefined);
  expect(anywhere()).toEqual(['list_cabin_page', 'search_cabin_page']);
  // With a filter, the filter may be why.
  expect((await suggestSearches(criteria, 'pool')).anywhereCount).toBeNull();
  expect(
    (await suggestSearches({ ...criteria, checkIn: null, checkOut: null }, null)).anywhereCount,
  ).toBeNull();
  expect(anywhere()).toHaveLength(2);
});
