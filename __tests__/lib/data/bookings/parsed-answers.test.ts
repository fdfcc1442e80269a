import { getAutomaticPromotions } from '@/lib/data/bookings/promotions';
import { getTaxRates } from '@/lib/data/bookings/tax-rates';
import { readPromotion } from '@/lib/supabase/read-promotion';

let mockAnswer: unknown;
const mockRead = () => Promise.resolve({ data: mockAnswer, error: null });
const client = { rpc: mockRead };

jest.mock('server-only', () => ({}));
jest.mock('@/lib/data/backend/read-cache', () => ({
  cachedRead: (_: string, read: () => unknown) => read(),
}));
jest.mock('@/lib/supabase/admin-client', () => ({ adminClient: () => ({ rpc: mockRead }) }));
jest.mock('@/lib/supabase/public-client', () => ({
  publicClient: () => ({ from: () => ({ select: () => ({ order: mockRead }) }) }),
}));

const PROMOTION = { code: 'FALL', label: 'Fall stays', percent_off: 10, min_nights: 3 };
const TAX = {
  place: '*',
  from: '2026-01-01',
  label: 'Tennessee',
  lines: [{ name: 'T', rate: 700 }],
};

const read = (answer: unknown, ask: () => Promise<unknown>) => {
  mockAnswer = answer;
  return ask();
};
const promotionOf = () => readPromotion(client as never, 'FALL', 'a cabin');

test('answers that are understood are read under the names of the code', async () => {
  const read1 = await read(PROMOTION, promotionOf);
  expect(read1).toEqual({ code: 'FALL', label: 'Fall stays', percentOff: 10, minNights: 3 });
  expect(await read(null, promotionOf)).toBeNull();
  const offers = await read([{ ...PROMOTION, cabin_ids: null }], getAutomaticPromotions);
  expect(offers).toEqual([{ ...(read1 as object), cabinIds: null }]);
  expect(await read([], getAutomaticPromotions)).toEqual([]);
  expect(await read([TAX], getTaxRates)).toEqual([TAX]);
  expect(await read([], getTaxRates)).toEqual([]);
});

test.each([
  ['a promotion that gives nothing', { code: 'FALL', label: 'Fall stays' }, promotionOf],
  ['a text for a promotion', 'FALL', promotionOf],
  ['a limit of another kind', { ...PROMOTION, min_nights: 'three' }, promotionOf],
  ['an offer without its cabins', [PROMOTION], getAutomaticPromotions],
  [
    'an offer for one cabin, not a list',
    [{ ...PROMOTION, cabin_ids: 'x' }],
    getAutomaticPromotions,
  ],
  ['no list of offers', null, getAutomaticPromotions],
  ['a tax with neither a rate nor an amount', [{ ...TAX, lines: [{ name: 'T' }] }], getTaxRates],
  [
    'one unknown tax among known ones',
    [TAX, { ...TAX, lines: [{ name: 'T', rate: -1 }] }],
    getTaxRates,
  ],
  ['no list of taxes', null, getTaxRates],
])('%s is refused, because the price would be wrong', async (_, answer, ask) => {
  await expect(read(answer, ask)).rejects.toThrow();
});
