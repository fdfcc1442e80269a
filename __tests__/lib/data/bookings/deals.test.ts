import { readDealCabinId } from '@/lib/data/bookings/deals';
import { invokeFunction } from '@/lib/data/backend/invoke-function';
import { makeDeal } from '@/__tests__/components/deal/make-deal';

jest.mock('@/lib/env/server', () => ({ serverEnv: {} }));
jest.mock('@/lib/data/backend/invoke-function', () => ({ invokeFunction: jest.fn() }));
const answer = jest.mocked(invokeFunction);

const made = makeDeal();
const deal = { ...made, cabin: { ...made.cabin, featured: false, live: true } };
const NOON = new Date('2026-11-20T12:00:00Z');

test.each([
  ['a deal', 200, { deal }, NOON, deal.cabin.id],
  ['a deal of yesterday, still kept', 200, { deal }, new Date(deal.expires_at), null],
  ['no deal', 200, { deal: null }, NOON, null],
  ['no such answer', 200, { offer: 1 }, NOON, null],
  ['nobody there', 503, null, NOON, null],
])('%s', async (_name, status, body, now, cabinId) => {
  answer.mockResolvedValue({ status, body });
  expect(await readDealCabinId(now)).toBe(cabinId);
});

test('it is cached as long as the catalog of the page', async () => {
  answer.mockResolvedValue({ status: 200, body: { deal } });
  await readDealCabinId(NOON);
  expect(answer).toHaveBeenLastCalledWith('get-daily-deal', { tags: ['cabins'] });
});
