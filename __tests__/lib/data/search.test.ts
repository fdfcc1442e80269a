/** @jest-environment node */
import { forgetBriefReads } from '@/lib/data/brief-reads';
import { countCabins, searchCabins } from '@/lib/data/search';
import { DEFAULT_CRITERIA } from '@/lib/domain/search-criteria';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));

const asked: string[] = [];
jest.mock('@/lib/supabase/admin-client', () => ({
  adminClient: () => ({
    rpc: (name: string) => {
      asked.push(name);
      return Promise.resolve({ data: [], error: null });
    },
  }),
}));

const FIRST = { filter: null, sort: null, page: 1 };
const forTwo = { ...DEFAULT_CRITERIA, guests: 2 };

beforeEach(() => {
  forgetBriefReads();
  asked.length = 0;
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

test('after a booking the search is read anew', async () => {
  await searchCabins(forTwo, FIRST);
  forgetBriefReads();
  await searchCabins(forTwo, FIRST);
  expect(asked).toHaveLength(2);
});
