import { GET } from '@/app/(site)/quote/[id]/card.jpg/route';
import { readQuote } from '@/app/(site)/quote/[id]/read-quote';
import { stayCard, withoutDates } from '@/app/(site)/cabins/[slug]/stay-card';
import { makeCabin } from '@/__tests__/support/make-cabin';

jest.mock('@/lib/env/server', () => ({ serverEnv: { READS_PER_MINUTE: 60 } }));
jest.mock('@/app/(site)/quote/[id]/read-quote', () => ({ readQuote: jest.fn() }));
jest.mock('@/app/(site)/cabins/[slug]/stay-card', () => ({
  stayCard: jest.fn(async () => new Response('stay')),
  withoutDates: jest.fn(() => new Response('cabin')),
}));

const ID = '0123456789abcdef0123456789abcdef';
const CABIN = makeCabin();
const STAY = { checkIn: '2027-01-15', checkOut: '2027-01-18' };
const SENT = { stay: STAY, quote: { totalCents: 70_000 } };

async function ask(found: object | null): Promise<Response> {
  jest.mocked(readQuote).mockResolvedValue(found as never);
  return GET(new Request(`http://site.test/quote/${ID}/card.jpg`), {
    params: Promise.resolve({ id: ID }),
  });
}

test.each([
  ['the total of now', { priced: { quote: { totalCents: 80_000 } }, refusalReason: null }, 80_000],
  ['while that is unknown, the quote’s', null, 70_000],
])('it shows %s, and no shared cache keeps it', async (_, answer, totalCents) => {
  const response = await ask({ sent: SENT, cabin: CABIN, answer });
  expect(await response.text()).toBe('stay');
  expect(stayCard).toHaveBeenLastCalledWith(CABIN, STAY, totalCents, 'private, max-age=600');
});

test('a stay that can’t be had is the cabin alone; a link that opens nothing is not found', async () => {
  const refused = { priced: null, refusalReason: 'night-unavailable' };
  const response = await ask({ sent: SENT, cabin: CABIN, answer: refused });
  expect(await response.text()).toBe('cabin');
  expect(withoutDates).toHaveBeenCalledWith(CABIN);
  expect((await ask(null)).status).toBe(404);
  expect((await ask({ sent: SENT, cabin: null, answer: null })).status).toBe(404);
});
