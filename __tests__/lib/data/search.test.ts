/** @jest-environment node */
import { forgetBriefReads } from '@/lib/data/brief-reads';
import { countCabins, searchCabins } from '@/lib/data/search';
import { DEFAULT_CRITERIA } from '@/lib/domain/search-criteria';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));

const FOUND = { found: 2, found_exact: 2 };
const asked: string[] = [];
const cabinsRead: string[][] = [];
let found: object[] = [];

const toRow = (id: string) => ({
  id,
  slug: id,
  hero_image_url: '/images/x.webp',
  amenities: {},
  tiktok_ids: [],
  cabin_reviews: [],
});

jest.mock('@/lib/supabase/admin-client', () => ({
  adminClient: () => ({
    rpc: (name: string) => {
      asked.push(name);
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
  forgetBriefReads();
  found = [];
  asked.length = 0;
  cabinsRead.length = 0;
});

test('whoever asks the same at once shares one read', async () => {
  const [one, other] = await Promise.all([
    searchCabins(forTwo, FIRST),
    searchCabins({ ...forTwo }, { ...FIRST }),
  ]);
  expect(other).toBe(one);
  await Promise.all([countCabins(forTwo), countCabins(forTwo)]);
  expect(asked).toHaveLength(2);
});

test('another question is another read', async () => {
  await searchCabins(forTwo, FIRST);
  await searchCabins({ ...forTwo, guests: 3 }, FIRST);
  await searchCabins(forTwo, { ...FIRST, sort: 'popular' });
  expect(asked).toHaveLength(3);
});

test('different searches at once share what they read of the cabins they show', async () => {
  found = ['a', 'b'].map((cabin_id) => ({ cabin_id, ...FOUND }));
  const first = await searchCabins(forTwo, FIRST);
  found = ['b', 'c'].map((cabin_id) => ({ cabin_id, ...FOUND }));
  const second = await searchCabins({ ...forTwo, guests: 3 }, FIRST);
  expect(cabinsRead).toEqual([['a', 'b'], ['c']]);
  expect(first.results.map(({ cabin }) => cabin.id)).toEqual(['a', 'b']);
  expect(second.results.map(({ cabin }) => cabin.id)).toEqual(['b', 'c']);
});

test('after a booking the search is read anew', async () => {
  await searchCabins(forTwo, FIRST);
  forgetBriefReads();
  await searchCabins(forTwo, FIRST);
  expect(asked).toHaveLength(2);
});
