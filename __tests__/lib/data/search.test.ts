/** @jest-environment node */
import { forgetBriefReads } from '@/lib/data/brief-reads';
import { countCabins, countSome, searchCabins } from '@/lib/data/search';
import { DEFAULT_CRITERIA } from '@/lib/domain/search/search-criteria';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));

const FOUND = { found: 2, found_exact: 2 };
const asked: string[] = [];
const emptyFor = new Set<number>();
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
    rpc: (name: string, { p_guests: guests }: { p_guests: number }) => {
      asked.push(name);
      return Promise.resolve({ data: emptyFor.has(guests) ? [] : found, error: null });
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
  emptyFor.clear();
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

describe('of several searches', () => {
  const searches = [1, 2, 3, 4, 5].map((guests) => ({
    label: `for ${guests}`,
    criteria: { ...DEFAULT_CRITERIA, guests },
  }));

  const countedFor = async (most: number) =>
    (await countSome(searches, most)).map(({ criteria, count }) => [criteria.guests, count]);

  beforeEach(() => {
    found = [{ cabin_id: 'a', ...FOUND }];
  });

  test('no more are counted than are wanted', async () => {
    expect(await countedFor(2)).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(asked).toHaveLength(2);
  });

  test('those that find nothing make room for the next', async () => {
    emptyFor.add(2).add(3);
    expect(await countedFor(3)).toEqual([
      [1, 2],
      [4, 2],
      [5, 2],
    ]);
    expect(asked).toHaveLength(5);
  });

  test('where few find something, all are counted', async () => {
    for (const guests of [1, 2, 3, 4]) emptyFor.add(guests);
    expect(await countedFor(4)).toEqual([[5, 2]]);
    emptyFor.add(5);
    forgetBriefReads();
    expect(await countedFor(4)).toEqual([]);
  });
});
